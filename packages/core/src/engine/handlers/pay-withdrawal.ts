// Paying out an approved withdrawal, inside the window of its kind only (TR-6.5).

import type { PayWithdrawal } from '../command.ts'
import { withdrawalPayoutEntry } from '../entries/withdrawal-entries.ts'
import type { WithdrawalPaid } from '../event.ts'
import { type Refusal, refuse } from '../refusal.ts'
import { residentAccount } from '../state/resident-account.ts'
import type { EngineState } from '../state/state.ts'
import { checkCashAccount } from './check-cash-account.ts'

export function payWithdrawal(
  state: EngineState,
  { accountId, withdrawalId }: PayWithdrawal,
): WithdrawalPaid | Refusal {
  const account = residentAccount(state, accountId)
  const withdrawal = account.withdrawals.get(withdrawalId)
  if (withdrawal?.approvedTime === undefined) return refuse('not_found')
  // Practice money that waited when the installation went live is never paid out.
  const closed = checkCashAccount(state, account, 'money-out')
  if (closed) return closed
  if (!state.openWindows.has(withdrawal.from)) return refuse('outside_window')
  const entries = [withdrawalPayoutEntry(account, withdrawal)]
  return { kind: 'withdrawal-paid', accountId, withdrawal, entries }
}
