// A manual adjustment: cash against the house's adjustments, for one approved cause (TR-11).

import { calculateAccountFigures, canSpend } from '../../account/account-figures.ts'
import { addMoney, formatMoney, isSayable, negateMoney, ZERO_MONEY } from '../../numbers/money.ts'
import type { AdjustBalance } from '../command.ts'
import { adjustmentEntry } from '../entries/adjustment-entry.ts'
import type { BalanceAdjusted } from '../event.ts'
import { exposureOf } from '../exposure.ts'
import { type Refusal, refuse } from '../refusal.ts'
import { type EngineState, residentAccount } from '../state.ts'
import { passCashGate } from './cash-gate.ts'

/** Nothing is taken that the customer could not withdraw: he never owes. */
export function adjustBalance(
  state: EngineState,
  { accountId, adjustmentId, amount }: AdjustBalance,
): BalanceAdjusted | Refusal {
  const account = residentAccount(state, accountId)
  if (amount === ZERO_MONEY) return refuse('invalid', { field: 'amount' })
  const closed = passCashGate(state, account)
  if (closed) return closed
  const after = addMoney(account.balances.cash, amount)
  if (!isSayable(after)) return refuse('invalid', { field: 'amount' })
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
