// Chinese words of the area `orderTicket`.

import type { orderTicket as en } from '../en/order-ticket.ts'
import type { SameKeys } from '../same-keys.ts'

export const orderTicket: SameKeys<typeof en> = {
  long: '做多',
  short: '做空',
  buyLong: '买入 / 做多',
  sellShort: '卖出 / 做空',
  buy: '买入',
  sell: '卖出',
  blockedStale: '价格未更新，收到新价格后即可下单。',
  wayDeposit: '充值',
  wayReset: '重置模拟账户',
  wayOrders: '查看持仓',
  wayLimits: '查看我的限额',
  wayVerify: '去实名认证',
  waySupport: '联系客服',
  atOnceNote: '点击即下单 {{lots}} 手（×{{leverage}}）。',
  close: '平仓',
  closePosition: '平仓 {{pair}}',
  explain: '这些数字怎么来的',
}
