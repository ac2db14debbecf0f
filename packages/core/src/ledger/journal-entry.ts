// A journal entry: postings that sum to zero, for one unique cause (TR-11).

import { invariant } from '../numbers/invariant.ts'
import { addMoney, type Money, negateMoney, ZERO_MONEY } from '../numbers/money.ts'
import type { HouseLedger, LedgerAccount } from './ledger-account.ts'

/** One signed leg: positive raises the balance of `ledger`. */
export type Posting = { readonly ledger: LedgerAccount; readonly amount: Money }

export type AccountKind = 'practice' | 'real'

/** Why money moved: the kind of business act. `cause` adds the id that makes it unique. */
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

/** What an entry is for. `part` tells apart what happens to one id several times. */
export type EntryCause = {
  readonly reason: EntryReason
  readonly id: string
  readonly part?: number
}

export type JournalEntry = {
  /** Unique: `reason:id` or `reason:id:part`. The same cause posts once, however often handled. */
  readonly cause: string
  readonly reason: EntryReason
  /** The id inside `cause`: an order, an account … */
  readonly causeId: string
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
  const cause = part === undefined ? `${reason}:${id}` : `${reason}:${id}:${part}`
  const sum = addMoney(...postings.map(({ amount }) => amount))
  invariant(sum === ZERO_MONEY, `entry ${cause} does not balance`)
  return {
    ...{ cause, reason, causeId: id, accountId: owner.id, accountKind: owner.kind },
    postings: postings.filter(({ amount }) => amount !== ZERO_MONEY),
  }
}

/** The two legs by which an account's cash gains `amount` from the house, or loses it to it. */
export function gainFrom(house: HouseLedger, amount: Money): readonly Posting[] {
  return [
    { ledger: 'cash', amount },
    { ledger: house, amount: negateMoney(amount) },
  ]
}
