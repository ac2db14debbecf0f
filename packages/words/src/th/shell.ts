// Thai words of the area `shell`.

import type { shell as en } from '../en/shell.ts'
import type { SameKeys } from '../same-keys.ts'

export const shell: SameKeys<typeof en> = {}
