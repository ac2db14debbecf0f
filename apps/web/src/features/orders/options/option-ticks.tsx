// The recorded ticks around strike and settlement, those that decided marked.

import { Card } from '@fairtick/ui/card'
import { SectionHeader } from '@fairtick/ui/section-header'
import type { WireOption } from '@fairtick/wire/socket/frames'
import { type Say, type TextKey, useText } from '../../../platform/i18n.ts'
import { TickTable } from '../../../shell/tick-table.tsx'
import type { OptionDetail } from '../shared/order-detail.ts'
import { groupTicks } from '../shared/tick-groups.ts'

export type OptionTicksProps = {
  order: WireOption
  ticks: OptionDetail['ticks']
  decimals: number
}

export function OptionTicks({ order, ticks, decimals }: OptionTicksProps) {
  const t = useText()
  const marks = marksOf(order, t)
  return groupTicks(ticks).map((group) => {
    const title = t(
      titleOf(
        group.map(([seq]) => seq),
        order,
      ),
    )
    return (
      <Card key={group[0]?.[0]}>
        <SectionHeader title={title} className="-mt-2" />
        <TickTable ticks={group} decimals={decimals} label={title} marks={marks} />
      </Card>
    )
  })
}

function marksOf({ strikeSeq, settleSeq }: WireOption, t: Say): ReadonlyMap<number, string> {
  if (strikeSeq === settleSeq) return new Map([[strikeSeq, t('orders.markBoth')]])
  const strike = [strikeSeq, t('orders.markStrike')] as const
  return settleSeq === null
    ? new Map([strike])
    : new Map([strike, [settleSeq, t('orders.markSettlement')]])
}

function titleOf(seqs: readonly number[], { strikeSeq, settleSeq }: WireOption): TextKey {
  const hasStrike = seqs.includes(strikeSeq)
  const hasSettlement = settleSeq !== null && seqs.includes(settleSeq)
  if (hasStrike && hasSettlement) return 'orders.ticksAtBoth'
  return hasSettlement ? 'orders.ticksAtSettlement' : 'orders.ticksAtStrike'
}
