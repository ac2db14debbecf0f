// The recorded ticks around the opening and the closes, those that were used marked.

import { Card } from '@fairtick/ui/card'
import { SectionHeader } from '@fairtick/ui/section-header'
import type { WireContract } from '@fairtick/wire/socket/frames'
import { type Say, useText } from '../../../platform/i18n.ts'
import { TickTable } from '../../../shell/tick-table.tsx'
import type { ContractDetail } from '../shared/order-detail.ts'
import { groupTicks } from '../shared/tick-groups.ts'

export type ContractTicksProps = {
  order: WireContract
  ticks: ContractDetail['ticks']
  decimals: number
}

export function ContractTicks({ order, ticks, decimals }: ContractTicksProps) {
  const t = useText()
  const marks = marksOf(order, t)
  return groupTicks(ticks).map((group) => {
    const seqs = new Set(group.map(([seq]) => seq))
    const used = [...new Set([...marks].flatMap(([seq, mark]) => (seqs.has(seq) ? mark : [])))]
    const title =
      used.length === 0
        ? t('positions.ticksRecorded')
        : t('positions.ticksAround', { what: used.join(', ') })
    return (
      <Card key={group[0]?.[0]}>
        <SectionHeader title={title} className="-mt-2" />
        <TickTable ticks={group} decimals={decimals} label={title} marks={marks} />
      </Card>
    )
  })
}

/** By the number of the tick; one that served for both is named so. */
function marksOf({ openSeq, closes }: WireContract, t: Say): ReadonlyMap<number, string> {
  const marks = new Map<number, string>()
  if (openSeq !== null) marks.set(openSeq, t('positions.markOpening'))
  for (const { seq } of closes) {
    const both = seq === openSeq ? `${t('positions.markOpening')}, ` : ''
    marks.set(seq, `${both}${t('positions.markClosing')}`)
  }
  return marks
}
