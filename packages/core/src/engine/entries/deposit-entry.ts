// An approved deposit becomes cash; the cause keeps it from being credited twice (TR-7).

import type { DepositChannel } from '../../cash/deposit.ts'
import {
  createEntry,
  type EntryOwner,
  gainFrom,
  type JournalEntry,
} from '../../ledger/journal-entry.ts'
import type { Money } from '../../numbers/money.ts'

/** Out of the house's account of the class that it came into (H14). */
export function depositEntry(
  owner: EntryOwner,
  { id, channel }: { readonly id: string; readonly channel: DepositChannel },
  credited: Money,
): JournalEntry {
  const ledger = channel === 'bank' ? 'deposits_bank' : 'deposits_wallet'
  return createEntry(owner, { reason: 'deposit', id }, gainFrom(ledger, credited))
}
