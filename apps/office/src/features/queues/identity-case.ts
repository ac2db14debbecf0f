// An identity as its page reads it.

import type { AdminCallResult } from '@fairtick/wire/admin/api-contract'

export type IdentityCase = AdminCallResult<'identityCase'>
