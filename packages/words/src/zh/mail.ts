// Chinese words of the area `mail`.

import type { mail as en } from '../en/mail.ts'
import type { SameKeys } from '../same-keys.ts'

export const mail: SameKeys<typeof en> = {
  codeSubject: '您的 Fairtick 验证码',
  codeForRegistration: '您正在注册 Fairtick 账户。',
  codeForPassword: '您正在重置 Fairtick 登录密码。',
  codeForSecurity: '您正在更改 Fairtick 账户的安全设置。',
  codeForBank: '您正在添加或更改 Fairtick 的提现账户。',
  codeForWithdrawal: '您正在申请从 Fairtick 账户提现。',
  codeText: '验证码：{{code}}\n{{minutes}} 分钟内有效，仅可使用一次。',
  codeWarning: '如非本人操作，请忽略此邮件。我们不会向您索要验证码，请勿告知任何人。',
  passwordChangedSubject: '您的 Fairtick 登录密码已更改',
  passwordChangedText: '您的登录密码已更改，其他设备均已退出登录。',
  passwordChangedNotYou: '如非本人操作，请立即在登录页通过“忘记密码？”重置密码，并联系客服。',
  emailChangedSubject: '您的 Fairtick 邮箱已更改',
  emailChangedText: '您账户的邮箱已更改为 {{value}}，其他设备均已退出登录。',
  phoneChangedSubject: '您的 Fairtick 手机号已更改',
  phoneChangedText: '您的登录手机号已更改为 {{value}}，其他设备均已退出登录。',
  contactChangedNotYou: '如非本人操作，请立即联系客服，此时只有客服可以帮助您。',
  securitySubject: '{{title}} – Fairtick',
  securityNotYou: '如非本人操作，请立即更改登录密码并联系客服。',
}
