// The stake leaves play: to the house when lost, else back, a win with its payout (TR-5.4).

import { createEntry, type JournalEntry } from '../../ledger/journal-entry.ts'
import { addMoney, negateMoney } from '../../numbers/money.ts'
import type { OpenOption, OptionSettlement } from '../../options/option.ts'
import type { Account } from '../state.ts'

export function optionSettlementEntry(
  account: Account,
  option: OpenOption,
  settlement: OptionSettlement,
): JournalEntry {
  return createEntry(
    { accountId: account.id, accountKind: account.kind },
    'option-settlement',
    option.id,
    [
      { ledger: 'stake', amount: negateMoney(option.stake) },
      { ledger: 'cash', amount: addMoney(option.stake, settlement.profit) },
      { ledger: 'option_pnl', amount: negateMoney(settlement.profit) },
    ],
  )
}
