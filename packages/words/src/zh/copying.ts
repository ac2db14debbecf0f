// Chinese words of the area `copying`.

import type { copying as en } from '../en/copying.ts'
import type { SameKeys } from '../same-keys.ts'

export const copying: SameKeys<typeof en> = {
  offHere: '因{{place}}的规则，此处不提供跟单。已跟单的持仓仍可平仓。',
}
