// Ending a withdrawal unpaid: the customer cancels it, or the office fails it (TR-6.4).

import type { OpenWithdrawal } from '../../cash/withdrawal.ts'
import type { CancelWithdrawal, FailWithdrawal } from '../command.ts'
import { withdrawalReturnEntry } from '../entries/withdrawal-entries.ts'
import type { WithdrawalReturned } from '../event.ts'
import { type Refusal, refuse } from '../refusal.ts'
import { residentAccount } from '../state/resident-account.ts'
import type { Account, EngineState } from '../state/state.ts'

/** Until approval only; never stopped by a lock (TR-12.4). */
export function cancelWithdrawal(
  state: EngineState,
  { accountId, withdrawalId }: CancelWithdrawal,
): WithdrawalReturned | Refusal {
  const account = residentAccount(state, accountId)
  const withdrawal = account.withdrawals.get(withdrawalId)
  if (withdrawal === undefined || withdrawal.approvedTime !== undefined) return refuse('not_found')
  return returnWithdrawal(account, withdrawal, 'cancelled')
}

/** Before and after approval, until it is paid. */
export function failWithdrawal(
  state: EngineState,
  { accountId, withdrawalId }: FailWithdrawal,
): WithdrawalReturned | Refusal {
  const account = residentAccount(state, accountId)
  const withdrawal = account.withdrawals.get(withdrawalId)
  return withdrawal ? returnWithdrawal(account, withdrawal, 'failed') : refuse('not_found')
}

function returnWithdrawal(
  account: Account,
  withdrawal: OpenWithdrawal,
  status: WithdrawalReturned['status'],
): WithdrawalReturned {
  const entries = [withdrawalReturnEntry(account, withdrawal)]
  return { kind: 'withdrawal-returned', accountId: account.id, withdrawal, status, entries }
}
