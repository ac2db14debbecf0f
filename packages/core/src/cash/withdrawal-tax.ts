// The part of a withdrawal that is taxable, and the gains that taxes count (TR-6.3).

import type { EntryReason, JournalEntry } from '../ledger/journal-entry.ts'
import type { LedgerAccount } from '../ledger/ledger-account.ts'
import {
  addMoney,
  type Money,
  maxMoney,
  minMoney,
  subtractMoney,
  ZERO_MONEY,
} from '../numbers/money.ts'
import type { TaxBase } from './withdrawal-terms.ts'
import type { WithdrawalSource } from './withdrawal-window.ts'

/** What the house loses here an account gains by trading, and the other way round. */
const RESULTS: ReadonlySet<LedgerAccount> = new Set([
  'trading_pnl',
  'fees',
  'overnight',
  'option_pnl',
  'protection',
])

/** Salary becomes a gain when it is settled (TR-8.3); a share of profit leaves it (TR-10.6). */
const CASH_COUNTS: ReadonlySet<EntryReason> = new Set(['salary-settlement', 'profit-share-paid'])

/** Of cash the gains not taxed yet, at most `amount`; all of what comes from salary (TR-8.3). */
export function calculateTaxable(
  { amount, from }: { readonly amount: Money; readonly from: WithdrawalSource },
  taxBase: TaxBase,
  untaxedGains: Money,
): Money {
  if (from === 'salary' || taxBase === 'amount') return amount
  return maxMoney(ZERO_MONEY, minMoney(amount, untaxedGains))
}

/** What an entry adds to the realised net gains of its account; a loss is negative. */
export function calculateRealisedGain({ reason, postings }: JournalEntry): Money {
  let gain = ZERO_MONEY
  for (const { ledger, amount } of postings) {
    if (RESULTS.has(ledger)) gain = subtractMoney(gain, amount)
    if (CASH_COUNTS.has(reason) && ledger === 'cash') gain = addMoney(gain, amount)
  }
  return gain
}
