// Japanese words of the area `orderTicket`.

import type { orderTicket as en } from '../en/order-ticket.ts'
import type { SameKeys } from '../same-keys.ts'

export const orderTicket: SameKeys<typeof en> = {
  long: 'ロング（買い）',
  short: 'ショート（売り）',
  buyLong: '買い（ロング）',
  sellShort: '売り（ショート）',
  buy: '買い',
  sell: '売り',
  blockedStale: '価格の更新が止まっています。次の価格が届くと注文できます。',
  wayDeposit: '入金',
  wayReset: 'デモ口座をリセット',
  wayOrders: '建玉を見る',
  wayLimits: '制限を確認する',
  wayVerify: '本人確認へ',
  waySupport: 'サポートに問い合わせる',
  atOnceNote: 'タップするとすぐに {{lots}}ロット（×{{leverage}}）を注文します。',
  close: '決済',
  closePosition: '{{pair}} の建玉を決済',
  explain: 'この数値の根拠',
}
