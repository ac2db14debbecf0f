// Korean words of the area `notices`.

import type { notices as en } from '../en/notices.ts'
import type { SameKeys } from '../same-keys.ts'

export const notices: SameKeys<typeof en> = {}
