// Chinese words of the area `pushes`.

import type { pushes as en } from '../en/pushes.ts'

import type { SameKeys } from '../same-keys.ts'

export const pushes: SameKeys<typeof en> = {
  security: '保护账户的设置已更改。',
  identity: '您的实名认证有新进展。',
  linked: '您的账户核查有新进展。',
  deposit: '您的充值有新进展。',
  withdrawal: '您的提现有新进展。',
  adjusted: '您的余额已调整。',
  bankRefused: '您的银行账户未被更改。',
  marginCall: '追加保证金通知。',
  stopOut: '一笔持仓已被强平。',
  levelReached: '已触及止盈或止损价。',
  orderFilled: '一笔挂单已成交。',
  copy: '您的跟单有新动态。',
  copyClosed: '一笔跟单持仓已平仓。',
  orderCancelled: '一笔挂单已撤销。',
  option: '一笔期权已结算。',
  overnight: '已收取隔夜费。',
  salary: '您的薪酬已发放。',
  leading: '您的带单有新消息。',
  practice: '您的模拟账户有新消息。',
  alert: '价格提醒已触发。',
  chat: '客服已回复。',
  terms: '交易条件有变更。',
  ofAccount: '{{account}}：{{text}}',
  open: '{{text}}请打开应用查看。',
  mailSubject: 'Fairtick：{{text}}',
  mailWhy:
    '具体金额只在应用内显示。哪些消息同时发送邮件，可在应用的“我的 › 安全与设置 › 通知”中选择。',
}
