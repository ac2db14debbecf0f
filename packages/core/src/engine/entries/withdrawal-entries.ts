// What a withdrawal posts: on hold at once, then paid out with its deductions, or back (TR-6.4).

import type { OpenWithdrawal } from '../../cash/withdrawal.ts'
import { createEntry, type EntryOwner, type JournalEntry } from '../../ledger/journal-entry.ts'
import { negateMoney } from '../../numbers/money.ts'

export function withdrawalSubmitEntry(
  owner: EntryOwner,
  { id, from, amount }: OpenWithdrawal,
): JournalEntry {
  return createEntry(owner, { reason: 'withdrawal-submit', id }, [
    { ledger: from, amount: negateMoney(amount) },
    { ledger: 'withdrawal_hold', amount },
  ])
}

/** Into the house's account of the class that it goes out of (H14). */
export function withdrawalPayoutEntry(
  owner: EntryOwner,
  { id, method, amount, received, fee, tax }: OpenWithdrawal,
): JournalEntry {
  return createEntry(owner, { reason: 'withdrawal-payout', id }, [
    { ledger: 'withdrawal_hold', amount: negateMoney(amount) },
    { ledger: method === 'bank' ? 'payouts_bank' : 'payouts_wallet', amount: received },
    { ledger: 'withdrawal_fees', amount: fee },
    { ledger: 'tax', amount: tax },
  ])
}

/** All of it comes back, to where it was taken from. */
export function withdrawalReturnEntry(
  owner: EntryOwner,
  { id, from, amount }: OpenWithdrawal,
): JournalEntry {
  return createEntry(owner, { reason: 'withdrawal-return', id }, [
    { ledger: 'withdrawal_hold', amount: negateMoney(amount) },
    { ledger: from, amount },
  ])
}
