// Japanese words of the area `copying`.

import type { copying as en } from '../en/copying.ts'
import type { SameKeys } from '../same-keys.ts'

export const copying: SameKeys<typeof en> = {
  offHere:
    '{{place}}の規則により、ここではコピートレードはできません。コピー中のポジションは決済できます。',
}
