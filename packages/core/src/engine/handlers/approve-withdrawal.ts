// Approving a withdrawal: it stays pending, but the customer can no longer cancel it (TR-6.4).

import type { ApproveWithdrawal } from '../command.ts'
import type { WithdrawalApproved } from '../event.ts'
import { type Refusal, refuse } from '../refusal.ts'
import { residentAccount } from '../state/resident-account.ts'
import type { EngineState } from '../state/state.ts'
import { checkCashAccount } from './check-cash-account.ts'

export function approveWithdrawal(
  state: EngineState,
  { accountId, withdrawalId }: ApproveWithdrawal,
): WithdrawalApproved | Refusal {
  const account = residentAccount(state, accountId)
  const waiting = account.withdrawals.get(withdrawalId)
  if (waiting === undefined || waiting.approvedTime !== undefined) return refuse('not_found')
  const closed = checkCashAccount(state, account, 'money-out')
  if (closed) return closed
  const withdrawal = { ...waiting, approvedTime: state.time }
  return { kind: 'withdrawal-approved', accountId, withdrawal, entries: [] }
}
