// Japanese words of the area `withdraw`.

import type { withdraw as en } from '../en/withdraw.ts'
import type { SameKeys } from '../same-keys.ts'

export const withdraw: SameKeys<typeof en> = {
  title: '出金',
}
