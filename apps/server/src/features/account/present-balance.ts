// The balances of an account on the wire.

import type { AccountKind } from '@fairtick/core/ledger/journal-entry'
import { formatMoney } from '@fairtick/core/numbers/money'
import type { AccountBalance } from '@fairtick/wire/socket/frames'
import type { AccountBalances } from '../../engine/engine-port.ts'

export function presentBalance(account: AccountKind, balances: AccountBalances): AccountBalance {
  return {
    account,
    cash: formatMoney(balances.cash),
    stake: formatMoney(balances.stake),
    hold: formatMoney(balances.hold),
    salary: formatMoney(balances.salary),
    usedMargin: formatMoney(balances.usedMargin),
    reserved: formatMoney(balances.reserved),
  }
}
