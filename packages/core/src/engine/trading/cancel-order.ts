// Taking back an order that waits; what it held back is free again.

import type { CancelReason, PendingOrder } from '../../contracts/order.ts'
import type { OrderCancelled } from '../event.ts'

export function cancelOrder(order: PendingOrder, reason: CancelReason): OrderCancelled {
  const { accountId } = order
  return { kind: 'order-cancelled', accountId, order, reason, entries: [] }
}
