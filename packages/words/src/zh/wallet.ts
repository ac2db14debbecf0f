// Chinese words of the area `wallet`.

import type { wallet as en } from '../en/wallet.ts'
import type { SameKeys } from '../same-keys.ts'

export const wallet: SameKeys<typeof en> = {
  title: '钱包',
  offline: '当前离线，已填写的内容会保留。',
  seeLimits: '查看我的限额',
  askSupport: '联系客服',
  bindBank: '绑定银行账户',
  addWallet: '绑定钱包',
  setFundPassword: '设置资金密码',
  status: '状态',
  statusPending: '审核中',
  statusSuccess: '已通过',
  statusFailed: '未通过',
  statusCancelled: '已撤销',
  records: '记录',
  cashRecords: '充值与提现记录',
  kind: '记录类型',
  deposits: '充值',
  withdrawals: '提现',
  noDeposits: '还没有充值记录。',
  noWithdrawals: '还没有提现记录。',
  targets: '提现到',
  bank: '银行账户',
  coins: '数字货币钱包',
  noBank: '尚未绑定银行账户。',
  noWallet: '尚未绑定钱包。',
  changeUnderReview: '变更正在审核中。',
  heldUntil: '{{time}} 起可提现至此',
  recordGone: '未找到该记录。',
}
