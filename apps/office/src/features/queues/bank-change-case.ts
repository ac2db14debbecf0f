// A change of a bank account as its page reads it.

import type { AdminCallResult } from '@fairtick/wire/admin/api-contract'

export type BankChangeCase = AdminCallResult<'bankChangeCase'>
