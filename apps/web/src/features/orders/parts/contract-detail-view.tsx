// One contract: result, course, every figure, and the ticks of its opening and its closes.

import { Card } from '@fairtick/ui/card'
import { useInstrument } from '../../../live/instruments.ts'
import type { ContractDetail } from '../order-detail.ts'
import { ContractCourse } from './contract-course.tsx'
import { ContractDetailHead } from './contract-detail-head.tsx'
import { ContractFigures } from './contract-figures.tsx'
import { ContractRecompute } from './contract-recompute.tsx'
import { ContractTicks } from './contract-ticks.tsx'

export function ContractDetailView({ detail }: { detail: ContractDetail }) {
  const { order, timeline, ticks } = detail
  const instrument = useInstrument(order.symbol)
  const decimals = instrument?.priceDecimals ?? 2
  return (
    <>
      <ContractDetailHead order={order} />
      <Card>
        <ContractCourse timeline={timeline} decimals={decimals} />
      </Card>
      <Card>
        <ContractFigures order={order} decimals={decimals} />
      </Card>
      <ContractTicks order={order} ticks={ticks} decimals={decimals} />
      {instrument && order.openPrice !== null && (
        <ContractRecompute order={order} instrument={instrument} />
      )}
    </>
  )
}
