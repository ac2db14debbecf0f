// Chinese words of the area `problems`.

import type { problems as en } from '../en/problems.ts'
import type { SameKeys } from '../same-keys.ts'

export const problems: SameKeys<typeof en> = {
  checkForm: '请检查标出的项目。',
  required: '请填写此项。',
  invalid: '输入内容无效。',
  decimal: '请输入数字，例如 12.50。',
  tooManyDecimals: '小数最多 {{maximum}} 位。',
  belowMinimum: '不得小于 {{minimum}}。',
  aboveMaximum: '不得大于 {{maximum}}。',
  phone: '请输入手机号，例如 139 1234 5678。',
  email: '请输入邮箱地址，例如 name@example.com。',
  emailPlain: '请用普通半角字符填写，不能含有隐藏字符、全角字符、括号或注释。',
  code: '验证码为 6 位数字。',
  passwordShort: '密码至少 {{minimum}} 个字符。',
  passwordLong: '密码最多 {{maximum}} 个字符。',
  passwordCommon: '该密码过于常见，容易被猜到，请换一个。',
  passwordMismatch: '两次输入的密码不一致。',
  nickname: '请使用 {{minimum}} 至 {{maximum}} 个文字或数字。',
  agree: '请先同意用户协议。',
  wholeNumber: '请输入整数。',
  withdrawalsFrozen: '我们正在核实账目差异，提现暂缓。您的资金和交易不受影响。',
  fundPassword: '资金密码为六位数字。',
  fundPasswordCommon: '这组数字容易被猜到，请换一组。',
  addressLink: '这是一个链接。请只输入地址，去掉前后的其他内容。',
  bankDetail: '内容不符合所选的银行转账方式。',
}
