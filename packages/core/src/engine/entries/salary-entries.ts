// What moves salary: the payroll pays it, account settlement takes it to the balance (TR-8).

import { createEntry, type EntryOwner, type JournalEntry } from '../../ledger/journal-entry.ts'
import { type Money, negateMoney } from '../../numbers/money.ts'

/** One entry per member and day, however often the payroll runs. */
export function payrollEntry(owner: EntryOwner, day: number, amount: Money): JournalEntry {
  return createEntry(owner, { reason: 'payroll', id: owner.id, part: day }, [
    { ledger: 'rewards_payable', amount: negateMoney(amount) },
    { ledger: 'salary', amount },
  ])
}

export function salarySettlementEntry(owner: EntryOwner, id: string, amount: Money): JournalEntry {
  return createEntry(owner, { reason: 'salary-settlement', id }, [
    { ledger: 'salary', amount: negateMoney(amount) },
    { ledger: 'cash', amount },
  ])
}
