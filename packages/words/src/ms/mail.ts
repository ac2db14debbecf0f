// Malay words of the area `mail`.

import type { mail as en } from '../en/mail.ts'
import type { SameKeys } from '../same-keys.ts'

export const mail: SameKeys<typeof en> = {}
