// Chinese words of the area `agreement`.

import type { agreement as en } from '../en/agreement.ts'
import type { SameKeys } from '../same-keys.ts'

export const agreement: SameKeys<typeof en> = {}
