// Japanese words of the area `problems`.

import type { problems as en } from '../en/problems.ts'
import type { SameKeys } from '../same-keys.ts'

export const problems: SameKeys<typeof en> = {}
