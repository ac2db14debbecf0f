// Asking for a withdrawal: the rungs of TR-6.6 that are about money, then the hold (TR-6.4).

import { calculateAccountFigures, canSpend } from '../../account/account-figures.ts'
import { type DeductionBasis, isAsShown } from '../../cash/shown-deductions.ts'
import {
  calculateWithdrawal,
  type OpenWithdrawal,
  type WithdrawalAmounts,
} from '../../cash/withdrawal.ts'
import { formatMoney, ZERO_MONEY } from '../../numbers/money.ts'
import type { Account } from '../account.ts'
import type { SubmitWithdrawal } from '../command.ts'
import { withdrawalSubmitEntry } from '../entries/withdrawal-entries.ts'
import type { WithdrawalSubmitted } from '../event.ts'
import { exposureOf } from '../exposure.ts'
import { type Refusal, refuse } from '../refusal.ts'
import { type EngineState, residentAccount } from '../state.ts'
import { passCashGate } from './cash-gate.ts'

/** The gates of secrets and identity stand before the engine is asked. */
export function submitWithdrawal(
  state: EngineState,
  command: SubmitWithdrawal,
): WithdrawalSubmitted | Refusal {
  const { accountId, withdrawalId: id, amount, from } = command
  const account = residentAccount(state, accountId)
  const terms = state.moneyTerms.withdrawals
  const method = terms.methods.get(command.method)
  if (!method) return refuse('invalid', { field: 'method' })
  if (amount <= ZERO_MONEY) return refuse('invalid', { field: 'amount' })
  if (account.withdrawals.has(id)) return refuse('invalid', { field: 'withdrawalId' })
  const closed = passCashGate(state, account)
  if (closed) return closed
  const isOutside = !state.openWindows.has(from)
  if (isOutside && terms.windowMode === 'refuse') return refuse('outside_window')
  if (amount < method.min) return refuse('below_minimum', { minimum: formatMoney(method.min) })
  if (amount > method.max) return refuse('above_maximum', { maximum: formatMoney(method.max) })
  const tooLittle = lacksMoney(state, account, command)
  if (tooLittle) return tooLittle
  const amounts = calculateWithdrawal(command, method, terms, account.untaxedGains)
  const changed = findChange(command, { ...method, ...terms }, amounts)
  if (changed) return changed
  if (amounts.received <= ZERO_MONEY) return refuse('invalid', { field: 'amount' })
  const withdrawal: OpenWithdrawal = {
    ...{ id, accountId, method: command.method, from, amount, ...amounts },
    ...{ submittedTime: state.time, approvedTime: undefined },
  }
  const entries = [withdrawalSubmitEntry(account, withdrawal)]
  return { kind: 'withdrawal-submitted', accountId, withdrawal, entries }
}

/** With what would be charged, to be shown anew. */
function findChange(
  { shown }: SubmitWithdrawal,
  now: DeductionBasis,
  { fee, tax, received }: WithdrawalAmounts,
): Refusal | undefined {
  if (shown === undefined || isAsShown(shown, now, { fee, tax })) return undefined
  const [feeText, taxText] = [formatMoney(fee), formatMoney(tax)]
  return refuse('terms_changed', { fee: feeText, tax: taxText, received: formatMoney(received) })
}

/** Of cash what is spendable can be withdrawn, of salary all (TR-4 Account, TR-8.3). */
function lacksMoney(
  state: EngineState,
  account: Account,
  { amount, from }: SubmitWithdrawal,
): Refusal | undefined {
  if (from === 'salary') {
    const { salary } = account.balances
    if (salary >= amount) return undefined
    return refuse('insufficient_balance', { salary: formatMoney(salary) })
  }
  const exposure = exposureOf(state, account)
  if (canSpend(exposure, amount)) return undefined
  const { spendable } = calculateAccountFigures(exposure)
  return refuse('insufficient_balance', { spendable: formatMoney(spendable) })
}
