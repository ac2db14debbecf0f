// The entry of a manual adjustment; neither a gain that taxes count nor a deposit.

import {
  createEntry,
  type EntryOwner,
  gainFrom,
  type JournalEntry,
} from '../../ledger/journal-entry.ts'
import type { Money } from '../../numbers/money.ts'

/** `amount` is negative when cash is taken. */
export function adjustmentEntry(owner: EntryOwner, id: string, amount: Money): JournalEntry {
  return createEntry(owner, { reason: 'adjustment', id }, gainFrom('adjustments', amount))
}
