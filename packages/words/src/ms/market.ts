// Malay words of the area `market`.

import type { market as en } from '../en/market.ts'
import type { SameKeys } from '../same-keys.ts'

export const market: SameKeys<typeof en> = {}
