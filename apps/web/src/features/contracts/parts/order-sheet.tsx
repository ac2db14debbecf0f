// The order ticket as a sheet from below; chart and price stay in sight above it.

import { Sheet } from '@fairtick/ui/sheet'
import { useText } from '../../../platform/i18n.ts'
import type { OpenContractFlow } from '../use-open-contract-flow.ts'
import { ConfirmBar } from './confirm-bar.tsx'
import { ResultActions } from './order-result.tsx'
import { OrderTicket } from './order-ticket.tsx'

export type OrderSheetProps = {
  open: boolean
  onClose: () => void
  flow: OpenContractFlow
  onSetLevels: () => void
}

const SNAP_POINTS = [0.72, 1]

export function OrderSheet({ open, onClose, flow, onSetLevels }: OrderSheetProps) {
  const t = useText()
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={<span translate="no">{flow.ticket.instrument.pair}</span>}
      closeLabel={t('shell.close')}
      snapPoints={SNAP_POINTS}
      backdrop="clear"
      footer={<TicketFooter flow={flow} onSetLevels={onSetLevels} onDone={onClose} />}
    >
      <OrderTicket flow={flow} />
    </Sheet>
  )
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
