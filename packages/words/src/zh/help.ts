// Chinese words of the area `help`.

import type { help as en } from '../en/help.ts'
import type { SameKeys } from '../same-keys.ts'

export const help: SameKeys<typeof en> = {}
