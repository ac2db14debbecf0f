// Chinese words of the area `recovery`.

import type { recovery as en } from '../en/recovery.ts'
import type { SameKeys } from '../same-keys.ts'

export const recovery: SameKeys<typeof en> = {
  title: '找回账户',
  intro:
    '适用于无法再使用账户邮箱、双重验证或密码的用户。由两名工作人员审核，并通知所有可联系的方式；等待数日后，只有您本人能通过链接重新设置。',
  reachable: '您现在能接收的邮箱',
  reachableHint: '链接将发送至此邮箱。若与账户邮箱不同，将改为此邮箱。',
  whatLost: '哪些已无法使用？',
  lostEmail: '账户邮箱',
  lostPassword: '登录密码',
  lostPhone: '手机号',
  lostFactor: '验证器应用或通行密钥',
  lostFundPassword: '资金密码',
  chooseOne: '请至少选择一项。',
  note: '情况说明（选填）',
  ask: '提交申请',
  askedTitle: '申请已收到',
  askedText: '如果账户存在且资料充分，我们会通过 {{email}} 与您联系。在此之前不会有任何变更。',
  photosTitle: '证件照片',
  photosText:
    '若没有密码也无法使用账户邮箱，则必须提供：正面、背面和本人手持照片。请在一小时内添加，最多 {{count}} 张，仅审核人员可见。',
  photosSent: '已发送照片：{{count}} 张',
  haveLink: '我有邮件中的代码',
  linkField: '邮件中的代码',
  setTitle: '重新设置',
  setText: '仅可设置一次。完成后所有设备将退出登录，24 小时内不能提现。',
  emailBecomes: '此后账户邮箱为：{{email}}',
  newPhone: '新手机号',
  set: '立即设置',
  doneTitle: '重新设置完成',
  doneText: '请使用新资料登录，24 小时内不能提现。',
  stopTitle: '非本人操作',
  stopText: '将终止找回您账户的申请，账户不会有任何变更。',
  stop: '终止',
  stoppedTitle: '已终止',
  stoppedText: '没有任何变更。如果他人可能知道您的登录密码，请立即更改。',
  ownTitle: '有人申请找回您的账户',
  ownPending: '{{contact}} 于 {{time}} 提出申请，正在审核。',
  ownApproved: '已批准。{{time}} 将向 {{contact}} 发送重新设置的链接。',
}
