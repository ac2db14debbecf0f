// The back office carries out a change of a bank account, or fails it with a reason. Whoever calls
// has looked at rights and writes the audit log, in the same transaction.

import type { AccountEvent } from '../../../platform/bus-topics.ts'
import type { Queryable } from '../../../platform/database.ts'
import { addMessages } from '../../messages/public.ts'
import { recordHold } from '../../security-holds/public.ts'
import { type BankChangeRow, type BankVerdict, updateBank, updateDecided } from '../bank-store.ts'

export type BankReview = {
  readonly changeId: string
  readonly reviewerId: string
  readonly verdict: BankVerdict
  readonly nowMs: number
}

export type ReviewedBankChange = {
  readonly change: BankChangeRow
  /** For the account feed, after the commit. */
  readonly events: readonly AccountEvent[]
}

/** Undefined: it does not wait (any more). Withdrawals to a new account wait for 24 h (TR-6.6). */
export async function reviewBankChange(
  tx: Queryable,
  { changeId, reviewerId, verdict, nowMs }: BankReview,
): Promise<ReviewedBankChange | undefined> {
  const change = await updateDecided(tx, changeId, verdict, { reviewerId, nowMs })
  if (change === undefined) return undefined
  const { userId } = change
  if (verdict.status === 'failed') {
    const cause = `bank-change:${changeId}`
    const values = { reason: verdict.reason }
    const message = { userId, cause, template: 'bank-change-failed', values, about: null } as const
    return { change, events: await addMessages(tx, [message], nowMs) }
  }
  await updateBank(tx, userId, change, nowMs)
  return { change, events: await recordHold(tx, userId, 'bank', nowMs) }
}
