// One option: result, course, every figure, and the ticks of strike and settlement.

import { Card } from '@fairtick/ui/card'
import { useInstrument } from '../../../live/instruments.ts'
import type { OptionDetail } from '../order-detail.ts'
import { OptionRecompute } from './option-recompute.tsx'
import { OrderCourse } from './order-course.tsx'
import { OrderFigures } from './order-figures.tsx'
import { OrderHead } from './order-head.tsx'
import { OrderTicks } from './order-ticks.tsx'

export function OptionDetailView({ detail }: { detail: OptionDetail }) {
  const { order, timeline, ticks } = detail
  const instrument = useInstrument(order.symbol)
  const decimals = instrument?.priceDecimals ?? decimalsOf(order.strike)
  return (
    <>
      <OrderHead order={order} instrument={instrument} />
      <Card>
        <OrderCourse order={order} timeline={timeline} decimals={decimals} />
      </Card>
      <Card>
        <OrderFigures order={order} decimals={decimals} />
      </Card>
      <OrderTicks order={order} ticks={ticks} decimals={decimals} />
      {order.status === 'closed' && <OptionRecompute option={order} decimals={decimals} />}
    </>
  )
}

/** Until the instrument is known, as many decimals as the strike has. */
function decimalsOf(price: string): number {
  return price.split('.')[1]?.length ?? 0
}
