// A journal entry: postings that sum to zero, for one unique cause (TR-11).

import { InvariantBroken } from '../numbers/invariant.ts'
import { type Money, negateMoney, ZERO_MONEY } from '../numbers/money.ts'
import type { HouseLedger, LedgerAccount } from './ledger-account.ts'

/** One signed leg: positive raises the balance of `ledger`. */
export type Posting = { readonly ledger: LedgerAccount; readonly amount: Money }

export type AccountKind = 'practice' | 'real'

/** Why money moved: the kind of business act. The cause's id and part make it unique. */
export type EntryReason =
  | 'practice-grant'
  | 'practice-reset'
  | 'option-purchase'
  | 'option-settlement'
  | 'contract-open'
  | 'contract-close'
  | 'overnight'
  | 'deposit'
  | 'withdrawal-submit'
  | 'withdrawal-payout'
  | 'withdrawal-return'
  | 'team-reward'
  | 'payroll'
  | 'salary-settlement'
  | 'adjustment'
  | 'profit-share-paid'
  | 'profit-share-received'

/** What an entry is for. `part` tells apart what happens to one id several times. */
export type EntryCause = {
  readonly reason: EntryReason
  readonly id: string
  readonly part?: number
}

/** Reason, id and part together are unique: the same cause posts once, however often handled. */
export type JournalEntry = {
  readonly reason: EntryReason
  /** What it is for: an order, an account … */
  readonly causeId: string
  readonly part: number | undefined
  readonly accountId: string
  readonly accountKind: AccountKind
  readonly postings: readonly Posting[]
}

/** Whose entry it is. */
export type EntryOwner = { readonly id: string; readonly kind: AccountKind }

/** Makes an entry, dropping empty legs; faults unless its postings sum to zero. */
export function createEntry(
  owner: EntryOwner,
  { reason, id, part }: EntryCause,
  postings: readonly Posting[],
): JournalEntry {
  let sum = 0n
  let hasEmpty = false
  for (const { amount } of postings) {
    sum += amount
    hasEmpty ||= amount === ZERO_MONEY
  }
  // One literal: this runs with every order.
  const entry: JournalEntry = {
    reason,
    causeId: id,
    part,
    accountId: owner.id,
    accountKind: owner.kind,
    postings: hasEmpty ? postings.filter(({ amount }) => amount !== ZERO_MONEY) : postings,
  }
  if (sum !== ZERO_MONEY) throw new InvariantBroken(`entry ${causeOf(entry)} does not balance`)
  return entry
}

/** The cause as one text, `reason:id` or `reason:id:part`: to name an entry, never to keep it. */
export function causeOf({
  reason,
  causeId,
  part,
}: Pick<JournalEntry, 'reason' | 'causeId' | 'part'>): string {
  return part === undefined ? `${reason}:${causeId}` : `${reason}:${causeId}:${part}`
}

/** The two legs by which an account's cash gains `amount` from the house, or loses it to it. */
export function gainFrom(house: HouseLedger, amount: Money): readonly Posting[] {
  return [
    { ledger: 'cash', amount },
    { ledger: house, amount: negateMoney(amount) },
  ]
}
