// What the back office does to withdrawals: approves, fails with a reason, has paid out (TR-6.4).

import type { CommandOutcome } from '../../../engine/engine-port.ts'
import type { WithdrawalOffice } from '../dependencies.ts'
import { isTargetSealed } from '../sealed-target.ts'
import {
  type Decision,
  loadWithdrawal,
  updateDecider,
  updateReason,
  type Withdrawal,
  type WithdrawalFailure,
} from '../store.ts'

type Wish = { readonly id: string; readonly staffId: string }

/**
 * `outside_window` when it was to be paid out of its hours (TR-6.5), `withdrawals_frozen` while the
 * books are not in order (REL-2), `target_altered` when the server did not write where it goes,
 * `real_only` of practice money that waited when the installation went live (TR-12.2); nothing has
 * changed then.
 */
export type Decided =
  | { readonly kind: 'done'; readonly withdrawal: Withdrawal }
  | { readonly kind: 'not_found' | 'outside_window' | 'real_only' }
  | { readonly kind: 'withdrawals_frozen' | 'target_altered' }

export async function approveWithdrawal(office: WithdrawalOffice, wish: Wish): Promise<Decided> {
  return await decide(office, wish, 'approve')
}

export async function payWithdrawal(office: WithdrawalOffice, wish: Wish): Promise<Decided> {
  return await decide(office, wish, 'pay')
}

/** Also one that was approved, until it is paid; all of it comes back to the customer. */
export async function failWithdrawal(
  office: WithdrawalOffice,
  wish: Wish & { readonly reason: WithdrawalFailure },
): Promise<Decided> {
  // Before the engine is asked: it is told with the event. Of one that goes on it means nothing.
  await updateReason(office.database, wish.id, wish.reason)
  return await decide(office, wish, 'fail')
}

const COMMANDS = {
  approve: 'approve-withdrawal',
  pay: 'pay-withdrawal',
  fail: 'fail-withdrawal',
} as const

/** The engine decides: of several at once each finds what the one before left. */
async function decide(
  { database, ask, areBooksClean, rowSeal }: WithdrawalOffice,
  { id, staffId }: Wish,
  decision: Decision,
): Promise<Decided> {
  const found = await loadWithdrawal(database, id)
  if (found === undefined) return { kind: 'not_found' }
  if (decision !== 'fail') {
    if (!areBooksClean()) return { kind: 'withdrawals_frozen' }
    if (!isTargetSealed(rowSeal, found)) return { kind: 'target_altered' }
  }
  const { accountId } = found
  const outcome = await ask({ kind: COMMANDS[decision], accountId, withdrawalId: id })
  if (outcome.kind === 'refused') return refusalOf(outcome)
  await updateDecider(database, id, { decision, staffId })
  const withdrawal = await loadWithdrawal(database, id)
  if (withdrawal === undefined) throw new Error('a withdrawal has gone')
  return { kind: 'done', withdrawal }
}

function refusalOf({ code }: Extract<CommandOutcome, { kind: 'refused' }>): Decided {
  if (code === 'not_found' || code === 'outside_window' || code === 'real_only') {
    return { kind: code }
  }
  throw new Error(`unexpected refusal ${code}`)
}
