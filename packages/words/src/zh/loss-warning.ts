// Chinese words of the area `lossWarning`.

import type { lossWarning as en } from '../en/loss-warning.ts'
import type { SameKeys } from '../same-keys.ts'

export const lossWarning: SameKeys<typeof en> = {
  real: '在本平台交易合约的散户账户中，{{share}}出现亏损。',
  practice: '在本平台交易合约的模拟账户中，{{share}}出现亏损。',
  unmeasured: '交易此类合约的散户账户绝大多数出现亏损。',
  advice:
    '合约属于复杂产品，杠杆可能使您在短时间内亏损资金。请确认您了解其运作方式，并且能够承受亏损资金的高风险。',
  counted: '统计范围：{{date}}之前 12 个月内有交易的{{accounts}}个账户，已计入全部费用和浮动亏损。',
}
