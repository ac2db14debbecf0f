// The stake moves from cash to stake at once (TR-5.1).

import { createEntry, type JournalEntry } from '../../ledger/journal-entry.ts'
import { negateMoney } from '../../numbers/money.ts'
import type { OpenOption } from '../../options/option.ts'
import type { Account } from '../state.ts'

export function optionPurchaseEntry(account: Account, option: OpenOption): JournalEntry {
  return createEntry(
    { accountId: account.id, accountKind: account.kind },
    'option-purchase',
    option.id,
    [
      { ledger: 'cash', amount: negateMoney(option.stake) },
      { ledger: 'stake', amount: option.stake },
    ],
  )
}
