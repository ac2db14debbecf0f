// The customer takes back an order that waits; always possible (TR-12.4).

import { cancelOrder } from '../cancel-order.ts'
import type { CancelOrder } from '../command.ts'
import type { OrderCancelled } from '../event.ts'
import { type Refusal, refuse } from '../refusal.ts'
import { type EngineState, residentAccount } from '../state.ts'

export function cancelWaitingOrder(
  state: EngineState,
  command: CancelOrder,
): OrderCancelled | Refusal {
  const order = residentAccount(state, command.accountId).orders.get(command.orderId)
  return order ? cancelOrder(order, 'manual') : refuse('not_found')
}
