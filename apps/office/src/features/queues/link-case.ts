// A link between two accounts as its page reads it.

import type { AdminCallResult } from '@fairtick/wire/admin/api-contract'

export type LinkCase = AdminCallResult<'accountLinkCase'>
