// The back office carries out a change of a bank account, or fails it with a reason. Whoever calls
// has looked at rights and writes the audit log, in the same transaction.

import type { AccountEvent } from '../../../platform/bus-topics.ts'
import type { Queryable } from '../../../platform/database.ts'
import type { RowSeal } from '../../../platform/row-seal.ts'
import { bankSignal, type LinkedAccounts } from '../../linked-accounts/public.ts'
import { addMessages } from '../../messages/public.ts'
import { loadContact } from '../../profile/public.ts'
import { recordHold } from '../../security-holds/public.ts'
import {
  type BankChangeRow,
  type BankVerdict,
  loadBank,
  updateBank,
  updateDecided,
} from '../bank-store.ts'
import {
  addDecidedChangeMails,
  type PayoutMailParts,
  type Telling,
} from '../mails/add-payout-mails.ts'
import { shownBank } from '../present-target.ts'

export type BankReview = {
  readonly changeId: string
  readonly reviewerId: string
  readonly verdict: BankVerdict
  readonly links: Pick<LinkedAccounts, 'note'>
  readonly nowMs: number
}

export type ReviewedBankChange = {
  readonly change: BankChangeRow
  /** For the account feed, after the commit. */
  readonly events: readonly AccountEvent[]
}

/** Undefined: it does not wait (any more). Withdrawals to a new account wait for 24 h (TR-6.6). */
export async function reviewBankChange(
  parts: PayoutMailParts & { readonly rowSeal: RowSeal },
  tx: Queryable,
  { changeId, reviewerId, verdict, links, nowMs }: BankReview,
): Promise<ReviewedBankChange | undefined> {
  const change = await updateDecided(tx, changeId, verdict, { reviewerId, nowMs })
  if (change === undefined) return undefined
  const { userId } = change
  await addMails(parts, { tx, nowMs }, change, verdict)
  if (verdict.status === 'failed') {
    const cause = `bank-change:${changeId}`
    const values = { reason: verdict.reason }
    const message = { userId, cause, template: 'bank-change-failed', values, about: null } as const
    return { change, events: await addMessages(tx, [message], nowMs) }
  }
  await updateBank(tx, parts.rowSeal, { ...change, changedMs: nowMs })
  await links.note(tx, userId, [bankSignal(change)])
  return { change, events: await recordHold(tx, userId, 'bank', nowMs) }
}

/** Before the account is another one. */
async function addMails(
  parts: PayoutMailParts,
  { tx, nowMs }: Pick<Telling, 'tx' | 'nowMs'>,
  change: BankChangeRow,
  verdict: BankVerdict,
): Promise<void> {
  const { id, userId } = change
  const [contact, before] = [await loadContact(tx, userId), await loadBank(tx, userId)]
  if (contact === undefined || before === undefined) throw new Error('a change of no bank account')
  const shown = { before: shownBank(before), shown: shownBank(change) }
  const telling = { tx, owner: { id: userId, ...contact }, nowMs }
  await addDecidedChangeMails(parts, telling, { id, verdict, ...shown })
}
