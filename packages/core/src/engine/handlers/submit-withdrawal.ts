// Asking for a withdrawal: the rungs of TR-6.6 that are about money, then the hold (TR-6.4).

import { calculateAccountFigures, canSpend } from '../../account/account-figures.ts'
import { betterTerms } from '../../cash/kept-terms.ts'
import { type DeductionBasis, matchesQuote } from '../../cash/quoted-deductions.ts'
import {
  calculateWithdrawal,
  type OpenWithdrawal,
  type WithdrawalAmounts,
} from '../../cash/withdrawal.ts'
import { formatMoney, ZERO_MONEY } from '../../numbers/money.ts'
import type { SubmitWithdrawal } from '../command.ts'
import { withdrawalSubmitEntry } from '../entries/withdrawal-entries.ts'
import type { WithdrawalSubmitted } from '../event.ts'
import { taxAllowed } from '../jurisdiction.ts'
import { type Refusal, refuse, refuseField, UNUSABLE } from '../refusal.ts'
import { exposureOf } from '../state/exposure.ts'
import { residentAccount } from '../state/resident-account.ts'
import type { Account, EngineState } from '../state/state.ts'
import { checkCashAccount } from './check-cash-account.ts'
import { NO_AMOUNT } from './field-faults.ts'

/** Secrets and identity are checked before the engine is asked. */
export function submitWithdrawal(
  state: EngineState,
  command: SubmitWithdrawal,
): WithdrawalSubmitted | Refusal {
  const { accountId, withdrawalId: id, amount, from } = command
  const account = residentAccount(state, accountId)
  const named = betterTerms(account.keptTerms, state.moneyTerms.withdrawals)
  const terms = { ...named, ...taxAllowed(state.jurisdiction, state.mode, named) }
  const method = terms.methods.get(command.method)
  if (!method) return refuseField('method', { problem: 'choice' })
  if (amount <= ZERO_MONEY) return refuseField('amount', NO_AMOUNT)
  if (account.withdrawals.has(id)) return refuseField('withdrawalId', UNUSABLE)
  const closed = checkCashAccount(state, account, 'money-out')
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
  if (amounts.received <= ZERO_MONEY) return refuseField('amount', { problem: 'nothing_left' })
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
  if (shown === undefined || matchesQuote(shown, now, { fee, tax })) return undefined
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
