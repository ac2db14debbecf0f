// Practice money comes from, or goes back to, the house's practice funds (TR-12.1).

import {
  createEntry,
  type EntryCause,
  type EntryOwner,
  type JournalEntry,
} from '../../ledger/journal-entry.ts'
import { type Money, negateMoney } from '../../numbers/money.ts'

/** `amount` is signed: what the account's cash rises by. */
export function practiceFundsEntry(
  owner: EntryOwner,
  cause: EntryCause,
  amount: Money,
): JournalEntry {
  return createEntry(owner, cause, [
    { ledger: 'practice_funds', amount: negateMoney(amount) },
    { ledger: 'cash', amount },
  ])
}
