// How anyone can arrive at the same result from the recorded ticks.

import { parsePrice } from '@fairtick/core/numbers/price'
import type { WireOption } from '@fairtick/wire/socket/frames'
import { useFormats } from '../../../platform/formats.ts'
import { useText } from '../../../platform/i18n.ts'
import { RecomputeCard } from '../shared/recompute-card.tsx'

export type OptionRecomputeProps = { option: WireOption; decimals: number }

export function OptionRecompute({ option, decimals }: OptionRecomputeProps) {
  const t = useText()
  const { price, count, money, exactMoney, percent } = useFormats()
  const { settlePrice, settleSeq, strike, strikeSeq, result } = option
  const lines = [t('orders.recomputeStrike', { seq: count(strikeSeq) })]
  if (settlePrice !== null && settleSeq !== null && result !== 'void') {
    const values = { settle: price(settlePrice, decimals), strike: price(strike, decimals) }
    lines.push(
      t('orders.recomputeSettlement', { seq: count(settleSeq) }),
      t(comparisonOf(settlePrice, strike), values),
    )
  }
  if (option.outage === 'own') lines.push(t('orders.recomputeOwnOutage'))
  if (option.outage === 'source') lines.push(t('orders.recomputeSourceOutage'))
  if (result === 'void') lines.push(t('orders.recomputeVoid'))
  if (result === 'win') {
    lines.push(
      t('orders.recomputeWin', {
        stake: money(option.amount),
        rate: percent(option.payoutRate),
        profit: exactMoney(option.profit ?? '0'),
      }),
    )
  }
  return <RecomputeCard steps={lines} />
}

function comparisonOf(settlePrice: string, strike: string) {
  const settled = parsePrice(settlePrice) ?? 0n
  const struck = parsePrice(strike) ?? 0n
  if (settled === struck) return 'orders.recomputeEqual'
  return settled > struck ? 'orders.recomputeAbove' : 'orders.recomputeBelow'
}
