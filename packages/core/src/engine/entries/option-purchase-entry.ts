// The stake moves from cash to stake at once (TR-5.1).

import { createEntry, type EntryOwner, type JournalEntry } from '../../ledger/journal-entry.ts'
import { negateMoney } from '../../numbers/money.ts'
import type { OpenOption } from '../../options/option.ts'

export function optionPurchaseEntry(owner: EntryOwner, { id, stake }: OpenOption): JournalEntry {
  return createEntry(owner, { reason: 'option-purchase', id }, [
    { ledger: 'cash', amount: negateMoney(stake) },
    { ledger: 'stake', amount: stake },
  ])
}
