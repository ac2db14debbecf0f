// A journal entry: postings that sum to zero, for one unique cause (TR-11).

import { invariant } from '../numbers/invariant.ts'
import { addMoney, type Money, ZERO_MONEY } from '../numbers/money.ts'
import type { LedgerAccount } from './ledger-account.ts'

/** One signed leg: positive raises the balance of `ledger`. */
export type Posting = { readonly ledger: LedgerAccount; readonly amount: Money }

export type AccountKind = 'practice' | 'real'

/** Why money moved: the kind of business act. `cause` adds the id that makes it unique. */
export type EntryReason =
  | 'practice-grant'
  | 'practice-reset'
  | 'option-purchase'
  | 'option-settlement'

export type JournalEntry = {
  /** Unique: `reason:id`. The same cause posts once, however often it is handled. */
  readonly cause: string
  readonly reason: EntryReason
  /** The id inside `cause`: an order, an account … */
  readonly causeId: string
  readonly accountId: string
  readonly accountKind: AccountKind
  readonly postings: readonly Posting[]
}

/** Makes an entry, dropping empty legs; faults unless its postings sum to zero. */
export function createEntry(
  owner: { readonly accountId: string; readonly accountKind: AccountKind },
  reason: EntryReason,
  causeId: string,
  postings: readonly Posting[],
): JournalEntry {
  const sum = addMoney(...postings.map(({ amount }) => amount))
  invariant(sum === ZERO_MONEY, `entry ${reason}:${causeId} does not balance`)
  return {
    cause: `${reason}:${causeId}`,
    reason,
    causeId,
    accountId: owner.accountId,
    accountKind: owner.accountKind,
    postings: postings.filter(({ amount }) => amount !== ZERO_MONEY),
  }
}
