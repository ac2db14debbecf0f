// Japanese words of the area `wallet`.

import type { wallet as en } from '../en/wallet.ts'
import type { SameKeys } from '../same-keys.ts'

export const wallet: SameKeys<typeof en> = {
  title: 'ウォレット',
  offline: 'オフラインです。入力した内容は残ります。',
  seeLimits: '制限を確認する',
  askSupport: 'サポートに問い合わせる',
  bindBank: '銀行口座を登録',
  addWallet: 'ウォレットを登録',
  setFundPassword: '出金パスワードを設定',
  status: '状態',
  statusPending: '審査中',
  statusSuccess: '承認',
  statusFailed: '否認',
  statusCancelled: '取消済',
  records: '履歴',
  cashRecords: '入出金履歴',
  kind: '履歴の種類',
  deposits: '入金',
  withdrawals: '出金',
  noDeposits: '入金の履歴はまだありません。',
  noWithdrawals: '出金の履歴はまだありません。',
  targets: '出金先',
  bank: '銀行口座',
  coins: '暗号資産ウォレット',
  noBank: '銀行口座は登録されていません。',
  noWallet: 'ウォレットは登録されていません。',
  changeUnderReview: '変更を審査中です。',
  heldUntil: '{{time}}から出金できます',
  recordGone: 'この履歴は見つかりません。',
}
