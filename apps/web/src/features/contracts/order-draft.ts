// An order that the ticket begins with: one that was cancelled to be placed anew.

import type { WireContract } from '@fairtick/wire/socket/frames'
import { NO_LEVEL } from './level-form.ts'
import type { TicketForm } from './ticket-form.ts'

type Draft = { readonly symbol: string; readonly form: Partial<TicketForm> }

let waiting: Draft | undefined

/** The next ticket of this instrument begins as this order was. */
export function draftAnew(order: WireContract): void {
  const { takeProfit, stopLoss } = NO_LEVEL
  waiting = {
    symbol: order.symbol,
    form: {
      direction: order.direction,
      orderType: 'limit',
      limit: order.delegatedPrice ?? '',
      leverage: order.leverage,
      size: { by: 'lots', text: order.lots },
      takeProfit: { ...takeProfit, text: order.takeProfit ?? '' },
      stopLoss: { ...stopLoss, text: order.stopLoss ?? '' },
    },
  }
}

/** Once: a ticket that is opened later begins as usual. */
export function takeDraft(symbol: string): Partial<TicketForm> | undefined {
  const draft = waiting
  waiting = undefined
  return draft?.symbol === symbol ? draft.form : undefined
}
