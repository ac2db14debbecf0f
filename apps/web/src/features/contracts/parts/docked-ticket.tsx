// The order ticket at the side of a wide window, always open.

import type { OpeningFlow } from '../use-opening-flow.ts'
import { TicketFooter } from './order-sheet.tsx'
import { OrderTicket } from './order-ticket.tsx'

export type DockedTicketProps = {
  flow: OpeningFlow
  onSetLevels: () => void
  onDone: () => void
}

export function DockedTicket(props: DockedTicketProps) {
  return (
    <div className="flex flex-col gap-3">
      <OrderTicket flow={props.flow} />
      <TicketFooter {...props} />
    </div>
  )
}
