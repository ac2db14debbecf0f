// Chinese words of the area `liabilities`.

import type { liabilities as en } from '../en/liabilities.ts'
import type { SameKeys } from '../same-keys.ts'

export const liabilities: SameKeys<typeof en> = {
  title: '余额证明',
  checking: '正在此浏览器中核对…',
  proved: '已在此浏览器中核对：我们应付给您的全部金额都已计入公布的总额。',
  notCounted:
    '截至 {{time}} 的统计中没有此账户。它是之后开立的，或者这里统计的是真实资金，而它是模拟账户。',
  none: '尚未公布。第一份证明将于 {{time}} 公布。',
  practice: '这里是模拟环境，金额均为模拟资金。',
  ownTitle: '我们应付给您的金额',
  ownTime: '截至 {{time}}',
  rewards: '尚未发放的奖励',
  profit: '未实现盈利',
  profitText: '按当时价格计算的持仓盈利。未实现亏损在此计为 0，绝不会减少我们应付的金额。',
  sum: '合计',
  houseTitle: '我们应付给所有人的金额',
  accounts: '计入的账户数',
  total: '应付总额',
  deficits: '客户欠款（未从中扣除）',
  deficitOf: '{{amount}} USD（{{count}} 个账户）',
  checked: '已核对的人数',
  next: '下一份证明',
  provesTitle: '它能证明什么',
  provesOwn: '您的余额、期权占用、处理中的提现、薪酬、奖励和未实现盈利都在总额之中。',
  provesOthers: '没有从总额中扣除任何人的欠款，您的记录也不会充当其他客户的记录。',
  provesNotTitle: '它不能证明什么',
  notAssets: '不能证明资金确实存在：应付多少并不说明我们拥有多少。',
  notAll: '不能证明所有人都已计入：被遗漏的记录只有本人才能发现，不核对就得不到保护。',
  notSame: '不能证明其他人看到的是同一个根值：请与他人比对。',
  rootTitle: '根值',
  rootText: '一个数值代表整份名单，所有人看到的必须相同。',
  copyRoot: '复制根值',
  faultTitle: '此证明不成立。请保存此页面的截图并告知他人。',
  faultLeaf: '您的记录格式不正确。',
  faultSalt: '您的记录没有自己的密值。',
  faultMember: '此记录不属于您的账户。',
  faultDay: '此记录属于另一天。',
  faultTree: '由此记录无法推出公布的总额。',
  faultRoot: '向您显示的内容与公布的不一致。',
}
