// What the server tells about one order.

import type { CallResult } from '@fairtick/wire/contract'

export type OrderDetail = CallResult<'orderDetail'>
