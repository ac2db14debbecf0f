// Japanese words of the area `home`.

import type { home as en } from '../en/home.ts'
import type { SameKeys } from '../same-keys.ts'

export const home: SameKeys<typeof en> = {}
