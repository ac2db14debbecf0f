// A customer as staff read them.

import type { AdminCallResult } from '@fairtick/wire/admin/api-contract'

export type Customer = AdminCallResult<'user'>
