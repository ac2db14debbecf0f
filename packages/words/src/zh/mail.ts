// Chinese words of the area `mail`.

import type { mail as en } from '../en/mail.ts'
import type { SameKeys } from '../same-keys.ts'

export const mail: SameKeys<typeof en> = {
  codeSubject: '您的 Fairtick 验证码',
  codeForRegistration: '您正在注册 Fairtick 账户。',
  codeForPassword: '您正在重置 Fairtick 登录密码。',
  codeForRecovery: '您正在申请找回 Fairtick 账户。',
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
  recoveryStop: '非本人操作？无需登录即可在此终止：\n{{link}}',
  recoveryLinkSubject: 'Fairtick：重新设置您账户的登录资料',
  recoveryLinkText:
    '等待期已结束。请通过以下链接重新设置，链接在 {{until}}（{{zone}}）前有效，仅可使用一次：\n{{link}}\n\n我们不会向您索要此链接，请勿告知任何人。',
  payoutAddedSubject: 'Fairtick：已添加提现收款方式',
  payoutAddedText:
    '您的账户已添加提现收款方式 {{shown}}。自 {{until}}（{{zone}}）起可提现至该收款方式。',
  bankAskedSubject: 'Fairtick：已收到更换银行账户的申请',
  bankAskedFor: '申请内容：由 {{before}} 更换为 {{shown}}。',
  bankAskedText:
    '我们收到将银行账户由 {{before}} 更换为 {{shown}} 的申请。工作人员将进行审核，审核通过前不会有任何变更；通过后，提现至新账户还需等待 24 小时。',
  bankChangedSubject: 'Fairtick：您的银行账户已更换',
  bankChangedText:
    '您的银行账户已由 {{before}} 更换为 {{shown}}。自 {{until}}（{{zone}}）起可提现至该账户。',
  payoutReminderSubject: 'Fairtick：提现等待期即将结束',
  payoutReminderText:
    '自 {{until}}（{{zone}}）起可提现至 {{shown}}，在此之前无法提现至该账户或地址。',
  payoutNotYou:
    '如非本人操作：\n1. 请立即更改登录密码。其他设备将全部退出登录，此后 24 小时内无法发起新的提现。\n2. 请在应用内取消并非由您发起的提现。\n3. 请联系客服，客服可以锁定您的提现。',
}
