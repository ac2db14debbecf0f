// Chinese words of the area `depositReasons`.

import type { depositReasons as en } from '../en/deposit-reasons.ts'
import type { SameKeys } from '../same-keys.ts'

export const depositReasons: SameKeys<typeof en> = {
  notReceived: '尚未收到款项。',
  amountDiffers: '凭证或款项的金额与申请不符。',
  senderDiffers: '付款人不是本账户的持有人。',
  voucherUnreadable: '凭证无法辨认。',
  voucherUsed: '该凭证属于之前已处理的充值。',
  accountClosed: '该账户不接受充值。',
  practiceEnded: '这是模拟资金的申请。本服务已转为真实资金，模拟资金不再入账或提取。',
}
