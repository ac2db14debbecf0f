// The order ticket at the side of a wide window, always open.

import type { OpenContractFlow } from '../use-open-contract-flow.ts'
import { TicketFooter } from './order-sheet.tsx'
import { OrderTicket } from './order-ticket.tsx'

export type DockedTicketProps = {
  flow: OpenContractFlow
  onSetLevels: () => void
  onDone: () => void
}

export function DockedTicket(props: DockedTicketProps) {
  return (
    <div className="flex max-h-[calc(100dvh-7rem)] flex-col gap-3">
      <div className="-mx-2 min-h-0 overflow-y-auto px-2">
        <OrderTicket flow={props.flow} />
      </div>
      <TicketFooter {...props} />
    </div>
  )
}
