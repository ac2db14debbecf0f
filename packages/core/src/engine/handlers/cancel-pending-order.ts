// The customer takes back an order that waits; always possible (TR-12.4).

import type { CancelOrder } from '../command.ts'
import type { OrderCancelled } from '../event.ts'
import { type Refusal, refuse } from '../refusal.ts'
import { residentAccount } from '../state/resident-account.ts'
import type { EngineState } from '../state/state.ts'
import { cancelOrder } from '../trading/cancel-order.ts'

export function cancelPendingOrder(
  state: EngineState,
  command: CancelOrder,
): OrderCancelled | Refusal {
  const order = residentAccount(state, command.accountId).orders.get(command.orderId)
  return order ? cancelOrder(order, 'manual') : refuse('not_found')
}
