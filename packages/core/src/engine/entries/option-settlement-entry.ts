// The stake leaves play: to the house when lost, else back, a win with its payout (TR-5.4).

import { createEntry, type EntryOwner, type JournalEntry } from '../../ledger/journal-entry.ts'
import { addMoney, negateMoney } from '../../numbers/money.ts'
import type { OpenOption, OptionSettlement } from '../../options/option.ts'

export function optionSettlementEntry(
  owner: EntryOwner,
  { id, stake }: OpenOption,
  { profit }: OptionSettlement,
): JournalEntry {
  return createEntry(owner, { reason: 'option-settlement', id }, [
    { ledger: 'stake', amount: negateMoney(stake) },
    { ledger: 'cash', amount: addMoney(stake, profit) },
    { ledger: 'option_pnl', amount: negateMoney(profit) },
  ])
}
