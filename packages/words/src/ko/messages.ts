// Korean words of the area `messages`.

import type { messages as en } from '../en/messages.ts'
import type { SameKeys } from '../same-keys.ts'

export const messages: SameKeys<typeof en> = {}
