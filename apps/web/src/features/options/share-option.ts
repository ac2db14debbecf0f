// What a card says of an option that was won or lost.

import type { WireOption } from '@fairtick/wire/socket/frames'
import type { WireInstrument } from '../../platform/client-state.ts'
import { durationText } from '../../platform/duration-text.ts'
import type { Formats } from '../../platform/formats.ts'
import type { Say } from '../../platform/i18n.ts'
import { readMoney } from '../../platform/read-money.ts'
import { resultRatio, type ShareContent } from '../share-card/public.ts'

/** Undefined where nothing was won or lost, or no tick decided. */
export function shareOption(
  option: WireOption,
  instrument: Pick<WireInstrument, 'pair' | 'priceDecimals'>,
  { t, price }: { readonly t: Say; readonly price: Formats['price'] },
): ShareContent | undefined {
  const { result, profit, settlePrice, settleSeq, direction, amount } = option
  if (result !== 'win' && result !== 'lose') return undefined
  if (profit === null || settlePrice === null || settleSeq === null) return undefined
  const ratio = resultRatio(readMoney(profit), readMoney(amount))
  if (ratio === undefined) return undefined
  const shown = (text: string) => price(text, instrument.priceDecimals)
  const word = t(direction === 'up' ? 'options.up' : 'options.down')
  return {
    ...{ symbol: option.symbol, pair: instrument.pair, direction, ratio, profit },
    held: `${word} · ${durationText(option.duration, t)}`,
    basis: { label: t('options.stake'), amount },
    opened: {
      label: t('options.resultStrike'),
      price: shown(option.strike),
      seq: option.strikeSeq,
      timeMs: option.orderTime,
    },
    ended: {
      label: t('options.resultSettlement'),
      price: shown(settlePrice),
      seq: settleSeq,
      timeMs: option.expiryTime,
    },
  }
}
