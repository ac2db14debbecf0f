// One contract: result, timeline, every figure, and the ticks of its opening and its closes.

import { Card } from '@fairtick/ui/card'
import { useInstrument } from '../../../live/instruments.ts'
import type { ContractDetail } from '../shared/order-detail.ts'
import { ContractDetailHead } from './contract-detail-head.tsx'
import { ContractFigures } from './contract-figures.tsx'
import { ContractRecompute } from './contract-recompute.tsx'
import { ContractTicks } from './contract-ticks.tsx'
import { ContractTimeline } from './contract-timeline.tsx'

export function ContractDetailView({ detail }: { detail: ContractDetail }) {
  const { order, timeline, ticks } = detail
  const instrument = useInstrument(order.symbol)
  const decimals = instrument?.priceDecimals ?? 2
  return (
    <>
      <ContractDetailHead order={order} />
      <Card>
        <ContractTimeline orderType={order.orderType} timeline={timeline} decimals={decimals} />
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
