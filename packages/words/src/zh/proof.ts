// Chinese words of the area `proof`.

import type { proof as en } from '../en/proof.ts'
import type { SameKeys } from '../same-keys.ts'

export const proof: SameKeys<typeof en> = {
  mailHint: '六位验证码将发送至 {{email}}。',
  appCode: '验证器应用中的验证码',
  usePasskey: '用通行密钥确认',
  passkeyDone: '已用通行密钥确认',
  useRecovery: '使用恢复代码',
  useApp: '使用验证器应用',
  notRecovery: '返回通行密钥',
  recoveryCode: '恢复代码',
  recoveryHint: '共 12 位字母和数字，每个只能用一次；使用后 24 小时内不能提现。',
  cancelled: '未使用通行密钥，可以重试。',
  failed: '无法在此设备上使用通行密钥。',
  known: '此设备上已有该账户的通行密钥。',
  impossible: '此网址或浏览器无法使用通行密钥。',
  loginTitle: '确认是您本人',
  loginText: '此账户已开启双重验证，仅凭密码无法登录。',
  otherAccount: '换一种方式登录',
  confirmFirst: '请先确认，再继续。',
}
