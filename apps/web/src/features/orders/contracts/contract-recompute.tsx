// How anyone arrives at the same prices, P/L and fees from the recorded ticks.

import type { WireContract } from '@fairtick/wire/socket/frames'
import type { WireInstrument } from '../../../platform/client-state.ts'
import { useFormats } from '../../../platform/formats.ts'
import { useText } from '../../../platform/i18n.ts'
import { trimLots } from '../../contracts/public.ts'
import { RecomputeCard } from '../shared/recompute-card.tsx'

export type ContractRecomputeProps = { order: WireContract; instrument: WireInstrument }

export function ContractRecompute({ order, instrument }: ContractRecomputeProps) {
  const t = useText()
  const { price, count, exactSignedMoney } = useFormats()
  const { direction, openPrice, openSeq, closes, constants } = order
  const { spread } = constants
  const { contractSize, priceDecimals } = instrument
  const isLong = direction === 'long'
  const isInverse = instrument.pair.startsWith('USD/')
  const profitWord = isInverse ? 'positions.recomputeProfitInverse' : 'positions.recomputeProfit'
  const opened = price(openPrice ?? '0', priceDecimals)
  const prices = (closed: string) => ({
    from: isLong ? closed : opened,
    to: isLong ? opened : closed,
    close: closed,
  })
  const lines = [
    t(isLong ? 'positions.recomputeAsk' : 'positions.recomputeBid', {
      what: t('positions.markOpening'),
      seq: count(openSeq ?? 0),
      spread,
    }),
    ...closes.flatMap((close) => [
      t(isLong ? 'positions.recomputeBid' : 'positions.recomputeAsk', {
        what: t('positions.markClosing'),
        seq: count(close.seq),
        spread,
      }),
      t(profitWord, {
        lots: trimLots(close.lots),
        size: contractSize,
        ...prices(price(close.price, priceDecimals)),
        profit: exactSignedMoney(close.profit),
      }),
    ]),
    t('positions.recomputeFee'),
  ]
  return <RecomputeCard steps={lines} />
}
