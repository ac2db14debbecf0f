// A withdrawal as its page reads it.

import type { AdminCallResult } from '@fairtick/wire/admin/api-contract'

export type WithdrawalCase = AdminCallResult<'withdrawalCase'>
