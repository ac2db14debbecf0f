// The registry of query keys: the compiler refuses a key that does not begin with one of these.

import type {} from '@tanstack/react-query'

/** What is invalidated together. In a key the name of a part and what was asked for follow it. */
type QueryFamily =
  | AccountFamily
  | MoneyFamily
  | TradeFamily
  | 'activities'
  | 'agreement'
  | 'banners'
  | 'costSheet'
  | 'currencies'
  | 'customerService'
  | 'dictionary'
  | 'home'
  | 'popup'
  | 'qr'
  | 'report'

type AccountFamily =
  | 'announcements'
  | 'chat'
  | 'identity'
  | 'limits'
  | 'mailedCode'
  | 'messages'
  | 'notifications'
  | 'openedRecovery'
  | 'recoveries'
  | 'security'
  | 'sessions'
  | 'user'

type MoneyFamily =
  | 'bankWays'
  | 'depositMethods'
  | 'deposits'
  | 'equityHistory'
  | 'liabilities'
  | 'moneyChanges'
  | 'receipts'
  | 'salary'
  | 'summary'
  | 'targets'
  | 'vip'
  | 'walletWays'
  | 'withdrawals'

type TradeFamily =
  | 'bars'
  | 'candleTable'
  | 'contracts'
  | 'copying'
  | 'instruments'
  | 'leaders'
  | 'options'
  | 'orderDetail'
  | 'priceAlerts'
  | 'signals'
  | 'ticks'
  | 'watchlist'

declare module '@tanstack/react-query' {
  interface Register {
    queryKey: readonly [family: QueryFamily, ...parts: unknown[]]
  }
}
