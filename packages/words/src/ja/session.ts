// Japanese words of the area `session`.

import type { session as en } from '../en/session.ts'
import type { SameKeys } from '../same-keys.ts'

export const session: SameKeys<typeof en> = {}
