// Behind a gate nothing may fill any more: what waits is cancelled when the gate closes (TR-12.4).

import type { CancelReason } from '../contracts/order.ts'
import { type Account, ordersByAge } from './account.ts'
import { cancelOrder } from './cancel-order.ts'
import type { OrderCancelled } from './event.ts'

/** One event an order, oldest first. */
export function cancelWaiting(account: Account, reason: CancelReason): readonly OrderCancelled[] {
  return ordersByAge(account).map((order) => cancelOrder(order, reason))
}
