// Chinese words of the area `office`: what the back office is told when it refuses.

import type { office as en } from '../en/office.ts'
import type { SameKeys } from '../same-keys.ts'

export const office: SameKeys<typeof en> = {
  notPermitted: '您的角色均不允许此操作。',
  loginFailed: '邮箱、密码或验证码有误。',
  passwordWrong: '密码有误。',
  secretWrong: '此一次性密钥不存在、已使用或已过期。',
  factorNeeded: '此操作需要身份验证器应用的验证码或通行密钥。',
  factorWrong: '验证码或通行密钥有误，或已被使用。',
  passkeysUsedUp: '通行密钥最多 10 个，请先移除不再使用的。',
  emailTaken: '已有员工使用此邮箱。',
  notEnrolled: '此人尚未完成注册。请在其完成注册后再申请角色。',
  ownRequest: '此操作须由其他人完成。',
  ownDecision: '此前由您作出决定：申诉须由另一位审核员处理。',
  tooEarly: '本人有一小时可以拒绝此申请。请在此之后再批准。',
  lastAdmin: '这是最后一位能登录的管理员。请先添加另一位管理员。',
  changedMeanwhile: '相关内容已有变化，请重新查看。',
  alwaysShown: '此文档必须始终展示：请发布新版本来替换它。',
  outsideWindow: '现在不在提现付款时段内，未作任何更改。',
  withdrawalsFrozen: '账目存在差异，查明之前不予付款。',
  realOnly: '这是模拟资金，不能入账或支付，只能驳回。',
  targetAltered: '收款信息并非由服务器写入，不予批准，也不予付款。',
  notClaimed: '只有正在处理此会话的人可以这样做。请先认领。',
  foreignAddress: '其中含有不属于开放充值方式的地址。请移除。',
}
