// A manual adjustment: cash against the house's adjustments, for one approved cause (TR-11).

import { calculateAccountFigures, canSpend } from '../../account/account-figures.ts'
import {
  addMoney,
  formatMoney,
  isRepresentable,
  negateMoney,
  ZERO_MONEY,
} from '../../numbers/money.ts'
import type { AdjustBalance } from '../command.ts'
import { adjustmentEntry } from '../entries/adjustment-entry.ts'
import type { BalanceAdjusted } from '../event.ts'
import { type Refusal, refuse, refuseField, UNUSABLE } from '../refusal.ts'
import { exposureOf } from '../state/exposure.ts'
import { residentAccount } from '../state/resident-account.ts'
import type { EngineState } from '../state/state.ts'
import { checkCashAccount } from './check-cash-account.ts'
import { NO_AMOUNT } from './field-faults.ts'

/** Nothing is taken that the customer could not withdraw: customers never owe. */
export function adjustBalance(
  state: EngineState,
  { accountId, adjustmentId, amount }: AdjustBalance,
): BalanceAdjusted | Refusal {
  const account = residentAccount(state, accountId)
  if (amount === ZERO_MONEY) return refuseField('amount', NO_AMOUNT)
  const closed = checkCashAccount(state, account, amount > ZERO_MONEY ? 'money-in' : 'money-out')
  if (closed) return closed
  const after = addMoney(account.balances.cash, amount)
  if (!isRepresentable(after)) return refuseField('amount', UNUSABLE)
  if (amount < ZERO_MONEY) {
    const exposure = exposureOf(state, account)
    if (!canSpend(exposure, negateMoney(amount))) {
      const { spendable } = calculateAccountFigures(exposure)
      return refuse('insufficient_balance', { spendable: formatMoney(spendable) })
    }
  }
  const entries = [adjustmentEntry(account, adjustmentId, amount)]
  return { kind: 'balance-adjusted', accountId, adjustmentId, amount, entries }
}
