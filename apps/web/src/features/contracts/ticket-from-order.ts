// The form of a ticket that places a cancelled order anew.

import type { WireContract } from '@fairtick/wire/socket/frames'
import { NO_LEVEL } from './level-form.ts'
import type { TicketForm } from './ticket-form.ts'

/** A limit order like this one, its levels as prices. */
export function ticketFromOrder(order: WireContract): TicketForm {
  const { takeProfit, stopLoss } = NO_LEVEL
  return {
    direction: order.direction,
    orderType: 'limit',
    limit: order.delegatedPrice ?? '',
    leverage: order.leverage,
    size: { by: 'lots', text: order.lots },
    takeProfit: { ...takeProfit, text: order.takeProfit ?? '' },
    stopLoss: { ...stopLoss, text: order.stopLoss ?? '' },
  }
}
