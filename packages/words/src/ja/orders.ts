// Japanese words of the area `orders`.

import type { orders as en } from '../en/orders.ts'
import type { SameKeys } from '../same-keys.ts'

export const orders: SameKeys<typeof en> = {}
