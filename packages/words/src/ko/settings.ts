// Korean words of the area `settings`.

import type { settings as en } from '../en/settings.ts'
import type { SameKeys } from '../same-keys.ts'

export const settings: SameKeys<typeof en> = {}
