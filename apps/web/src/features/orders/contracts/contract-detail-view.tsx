// One contract: result, timeline, every figure, and the ticks of its opening and its closes.

import { Card } from '@fairtick/ui/card'
import { useInstrument } from '../../../live/instruments.ts'
import { useText } from '../../../platform/i18n.ts'
import type { ContractDetail } from '../shared/order-detail.ts'
import { ProofFold } from '../shared/proof-fold.tsx'
import { groupTicks } from '../shared/tick-groups.ts'
import { TickStrip } from '../shared/tick-strip.tsx'
import { VerdictCard } from '../shared/verdict-card.tsx'
import { ContractDetailHead } from './contract-detail-head.tsx'
import { ContractFigures } from './contract-figures.tsx'
import { ContractRecompute } from './contract-recompute.tsx'
import { ContractTicks } from './contract-ticks.tsx'
import { ContractTimeline } from './contract-timeline.tsx'
import { explainContract } from './explain-contract.ts'
import { verifyContract } from './verify-contract.ts'

export function ContractDetailView({ detail }: { detail: ContractDetail }) {
  const { order, timeline, ticks } = detail
  const instrument = useInstrument(order.symbol)
  const decimals = instrument?.priceDecimals ?? 2
  return (
    <>
      <ContractDetailHead order={order} />
      {instrument && (
        <VerdictCard verdict={verifyContract(detail, instrument)}>
          <LastTick detail={detail} decimals={decimals} />
        </VerdictCard>
      )}
      <Card>
        <ContractTimeline orderType={order.orderType} timeline={timeline} decimals={decimals} />
      </Card>
      <Card>
        <ContractFigures
          order={order}
          decimals={decimals}
          explanations={instrument ? explainContract(detail, instrument) : {}}
        />
      </Card>
      <ProofFold>
        {instrument && order.openPrice !== null && (
          <ContractRecompute order={order} instrument={instrument} />
        )}
        <ContractTicks order={order} ticks={ticks} decimals={decimals} />
      </ProofFold>
    </>
  )
}

type LastTickProps = { detail: ContractDetail; decimals: number }

/** Of the last close. */
function LastTick({ detail: { order, ticks }, decimals }: LastTickProps) {
  const t = useText()
  const { closeSeq } = order
  const group = groupTicks(ticks).find((seqs) => seqs.some(([seq]) => seq === closeSeq))
  if (group === undefined || closeSeq === null) return null
  return (
    <TickStrip
      ticks={group}
      decidingSeq={closeSeq}
      word={t('positions.markClosing')}
      decimals={decimals}
    />
  )
}
