// Malay words of the area `account`.

import type { account as en } from '../en/account.ts'
import type { SameKeys } from '../same-keys.ts'

export const account: SameKeys<typeof en> = {}
