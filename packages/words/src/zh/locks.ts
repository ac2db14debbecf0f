// Chinese words of the area `locks`: why something is locked for a customer.

import type { locks as en } from '../en/locks.ts'
import type { SameKeys } from '../same-keys.ts'

export const locks: SameKeys<typeof en> = {
  customerRequest: '应您本人的要求已锁定。如需解锁，请联系客服。',
  securityReview: '您的账户出现异常活动，核查期间已锁定。详情请咨询客服。',
  termsBreach: '因违反用户协议已锁定。详情请咨询客服。',
  legalOrder: '应主管机关命令已锁定。详情请咨询客服。',
  linkedAccount:
    '与您的账户相关联的账户设置了冷静期或限额，因此已锁定。如果账户属于不同的人，请联系客服解锁。',
}
