// An account that is locked fills nothing any more: what waits is cancelled (TR-12.4).

import type { CancelReason } from '../../contracts/order.ts'
import type { OrderCancelled } from '../event.ts'
import { ordersByAge } from '../state/account.ts'
import type { Account } from '../state/state.ts'
import { cancelOrder } from './cancel-order.ts'

/** One event an order, oldest first. */
export function cancelPendingOrders(
  account: Account,
  reason: CancelReason,
): readonly OrderCancelled[] {
  return ordersByAge(account).map((order) => cancelOrder(order, reason))
}
