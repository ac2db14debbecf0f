// Where a refused order is helped: by its code, the account, and whether anything is open.

import type { RefusalCode } from '@fairtick/wire/refusal-codes'

export type TradeAction = 'deposit' | 'reset' | 'orders' | 'limits' | 'verify' | 'support'

export type TradeSituation = {
  readonly account: 'practice' | 'real'
  /** A practice account can be filled up again only while nothing is open (TR-12.1). */
  readonly exposure: 'flat' | 'open'
}

export function decideTradeAction(
  code: RefusalCode | undefined,
  { account, exposure }: TradeSituation,
): TradeAction | undefined {
  switch (code) {
    case 'insufficient_balance':
      if (account === 'real') return 'deposit'
      return exposure === 'flat' ? 'reset' : 'orders'
    case 'exposure_limit':
    case 'open_positions_limit':
      return 'orders'
    case 'daily_loss_limit':
    case 'self_excluded':
      return 'limits'
    case 'identity_needed':
      return 'verify'
    case 'locked':
      return 'support'
    default:
      return undefined
  }
}
