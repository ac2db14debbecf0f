// One option: result, timeline, every figure, and the ticks of strike and settlement.

import { Card } from '@fairtick/ui/card'
import { useInstrument } from '../../../live/instruments.ts'
import type { OptionDetail } from '../shared/order-detail.ts'
import { OptionFigures } from './option-figures.tsx'
import { OptionHead } from './option-head.tsx'
import { OptionRecompute } from './option-recompute.tsx'
import { OptionTicks } from './option-ticks.tsx'
import { OptionTimeline } from './option-timeline.tsx'

export function OptionDetailView({ detail }: { detail: OptionDetail }) {
  const { order, timeline, ticks } = detail
  const instrument = useInstrument(order.symbol)
  const decimals = instrument?.priceDecimals ?? decimalsOf(order.strike)
  return (
    <>
      <OptionHead order={order} instrument={instrument} />
      <Card>
        <OptionTimeline order={order} timeline={timeline} decimals={decimals} />
      </Card>
      <Card>
        <OptionFigures order={order} decimals={decimals} />
      </Card>
      <OptionTicks order={order} ticks={ticks} decimals={decimals} />
      {order.status === 'closed' && <OptionRecompute option={order} decimals={decimals} />}
    </>
  )
}

/** Until the instrument is known, as many decimals as the strike has. */
function decimalsOf(price: string): number {
  return price.split('.')[1]?.length ?? 0
}
