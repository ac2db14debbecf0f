// The balances of one trading account as the sum of its postings (TR-11).

import { InvariantBroken } from '../numbers/invariant.ts'
import { addMoney, type Money, ZERO_MONEY } from '../numbers/money.ts'
import { causeOf, type JournalEntry } from './journal-entry.ts'
import { type CustomerLedger, isCustomerLedger } from './ledger-account.ts'

export type Balances = { [Ledger in CustomerLedger]: Money }

export function emptyBalances(): Balances {
  return { cash: ZERO_MONEY, stake: ZERO_MONEY, withdrawal_hold: ZERO_MONEY, salary: ZERO_MONEY }
}

/**
 * Folds an entry's postings into `balances`, in place.
 * Faults when stake, withdrawal hold or salary would become negative.
 */
export function applyEntry(balances: Balances, entry: JournalEntry): void {
  for (const { ledger, amount } of entry.postings) {
    if (isCustomerLedger(ledger)) balances[ledger] = addMoney(balances[ledger], amount)
  }
  // The text is made only when it is needed: this runs with every order.
  if (balances.stake < 0n || balances.withdrawal_hold < 0n || balances.salary < 0n) {
    throw new InvariantBroken(`entry ${causeOf(entry)} overdraws account ${entry.accountId}`)
  }
}
