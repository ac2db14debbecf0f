// An approved deposit becomes cash; the cause keeps it from being credited twice (TR-7).

import {
  createEntry,
  type EntryOwner,
  gainFrom,
  type JournalEntry,
} from '../../ledger/journal-entry.ts'
import type { Money } from '../../numbers/money.ts'

export function depositEntry(owner: EntryOwner, id: string, credited: Money): JournalEntry {
  return createEntry(owner, { reason: 'deposit', id }, gainFrom('deposits', credited))
}
