// Practice money comes from, or goes back to, the house's practice funds (TR-12.1).

import { createEntry, type JournalEntry } from '../../ledger/journal-entry.ts'
import { type Money, negateMoney } from '../../numbers/money.ts'
import type { Account } from '../state.ts'

/** `amount` is signed: what the account's cash rises by. */
export function practiceFundsEntry(
  account: Pick<Account, 'id' | 'kind'>,
  reason: 'practice-grant' | 'practice-reset',
  causeId: string,
  amount: Money,
): JournalEntry {
  return createEntry({ accountId: account.id, accountKind: account.kind }, reason, causeId, [
    { ledger: 'practice_funds', amount: negateMoney(amount) },
    { ledger: 'cash', amount },
  ])
}
