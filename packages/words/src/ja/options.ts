// Japanese words of the area `options`.

import type { options as en } from '../en/options.ts'
import type { SameKeys } from '../same-keys.ts'

export const options: SameKeys<typeof en> = {}
