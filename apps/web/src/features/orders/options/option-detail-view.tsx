// One option: result, timeline, every figure, and the ticks of strike and settlement.

import { Card } from '@fairtick/ui/card'
import { useInstrument } from '../../../live/instruments.ts'
import { useText } from '../../../platform/i18n.ts'
import type { OptionDetail } from '../shared/order-detail.ts'
import { ProofFold } from '../shared/proof-fold.tsx'
import { groupTicks } from '../shared/tick-groups.ts'
import { TickStrip } from '../shared/tick-strip.tsx'
import { VerdictCard } from '../shared/verdict-card.tsx'
import { explainOption } from './explain-option.ts'
import { OptionFigures } from './option-figures.tsx'
import { OptionHead } from './option-head.tsx'
import { OptionRecompute } from './option-recompute.tsx'
import { OptionTicks } from './option-ticks.tsx'
import { OptionTimeline } from './option-timeline.tsx'
import { verifyOption } from './verify-option.ts'

export function OptionDetailView({ detail }: { detail: OptionDetail }) {
  const { order, timeline, ticks } = detail
  const instrument = useInstrument(order.symbol)
  const decimals = instrument?.priceDecimals ?? decimalsOf(order.strike)
  return (
    <>
      <OptionHead order={order} instrument={instrument} />
      <VerdictCard verdict={verifyOption(detail)}>
        <DecidingTick detail={detail} decimals={decimals} />
      </VerdictCard>
      <Card>
        <OptionTimeline order={order} timeline={timeline} decimals={decimals} />
      </Card>
      <Card>
        <OptionFigures
          order={order}
          decimals={decimals}
          explanations={explainOption(detail, decimals)}
        />
      </Card>
      <ProofFold>
        {order.status === 'closed' && <OptionRecompute option={order} decimals={decimals} />}
        <OptionTicks order={order} ticks={ticks} decimals={decimals} />
      </ProofFold>
    </>
  )
}

type DecidingTickProps = { detail: OptionDetail; decimals: number }

function DecidingTick({ detail: { order, ticks }, decimals }: DecidingTickProps) {
  const t = useText()
  const { settleSeq, strike } = order
  const group = groupTicks(ticks).find((seqs) => seqs.some(([seq]) => seq === settleSeq))
  if (group === undefined || settleSeq === null) return null
  return (
    <TickStrip
      ticks={group}
      decidingSeq={settleSeq}
      word={t('orders.markSettlement')}
      decimals={decimals}
      line={{ word: t('orders.markStrike'), price: strike }}
    />
  )
}

/** Until the instrument is known, as many decimals as the strike has. */
function decimalsOf(price: string): number {
  return price.split('.')[1]?.length ?? 0
}
