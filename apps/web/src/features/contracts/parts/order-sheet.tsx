// The order ticket as a sheet from below; chart and price stay in sight above it.

import { Sheet } from '@fairtick/ui/sheet'
import { useMemo } from 'react'
import { currentLanguage, useText } from '../../../platform/i18n.ts'
import { useChartInSight } from '../use-chart-in-sight.ts'
import type { OpenContractFlow } from '../use-open-contract-flow.ts'
import { ConfirmBar } from './confirm-bar.tsx'
import { ResultActions } from './order-result.tsx'
import { OrderTicket } from './order-ticket.tsx'
import { SheetPrice } from './sheet-price.tsx'

export type OrderSheetProps = {
  open: boolean
  onClose: () => void
  flow: OpenContractFlow
  onSetLevels: () => void
}

/** In rem: what is needed while nothing is unfolded. Thai letters are higher. */
const TICKET_HEIGHT = 31.25
const THAI_HEIGHT = 32.25
/** Of the window, so that the chart above stays large enough to read. */
const SMALLEST_SHARE = 0.5

export function OrderSheet({ open, onClose, flow, onSetLevels }: OrderSheetProps) {
  const t = useText()
  const { instrument } = flow.ticket
  const isDone = flow.opening.submission.state === 'done'
  useChartInSight(open ? 'open' : 'closed')
  const snapPoints = useMemo(() => [ticketShare(), 1], [])
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={<span translate="no">{instrument.pair}</span>}
      titleEnd={<SheetPrice instrument={instrument} />}
      closeLabel={t('shell.close')}
      // What came of it is as high as it is.
      snapPoints={isDone ? undefined : snapPoints}
      spacing={isDone ? 'roomy' : 'tight'}
      backdrop="clear"
      footer={<TicketFooter flow={flow} onSetLevels={onSetLevels} onDone={onClose} />}
    >
      <OrderTicket flow={flow} />
    </Sheet>
  )
}

function ticketShare(): number {
  const height = currentLanguage() === 'th' ? THAI_HEIGHT : TICKET_HEIGHT
  const letterPx = Number.parseFloat(getComputedStyle(document.documentElement).fontSize)
  return Math.min(1, Math.max(SMALLEST_SHARE, (height * letterPx) / window.innerHeight))
}

export type TicketFooterProps = {
  flow: OpenContractFlow
  onSetLevels: () => void
  onDone: () => void
}

export function TicketFooter({ flow, onSetLevels, onDone }: TicketFooterProps) {
  const { submission } = flow.opening
  if (submission.state !== 'done') return <ConfirmBar flow={flow} />
  return <ResultActions order={submission.order} onSetLevels={onSetLevels} onDone={onDone} />
}
