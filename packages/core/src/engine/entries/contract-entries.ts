// What contracts post: the opening fee, a close with its fee and protection, the overnight charge.

import type { Close, Position } from '../../contracts/position.ts'
import {
  createEntry,
  type EntryOwner,
  gainFrom,
  type JournalEntry,
  type Posting,
} from '../../ledger/journal-entry.ts'
import { type Money, negateMoney, ZERO_MONEY } from '../../numbers/money.ts'
import type { Instant } from '../../time/instant.ts'

export function openingFeeEntry(owner: EntryOwner, { id, openFee }: Position): JournalEntry {
  return createEntry(owner, { reason: 'contract-open', id }, gainFrom('fees', negateMoney(openFee)))
}

/** P/L, closing fee and what negative balance protection gives, in one entry batch (TR-4.8). */
export function closeEntry(
  owner: EntryOwner,
  { id, closes }: Position,
  { profit, fee }: Close,
  protection: Money,
): JournalEntry {
  // Written out: this runs with every close.
  const legs: Posting[] = [
    { ledger: 'cash', amount: profit },
    { ledger: 'trading_pnl', amount: negateMoney(profit) },
    { ledger: 'cash', amount: negateMoney(fee) },
    { ledger: 'fees', amount: fee },
  ]
  if (protection !== ZERO_MONEY) legs.push(...gainFrom('protection', protection))
  return createEntry(owner, { reason: 'contract-close', id, part: closes.length }, legs)
}

/** One charge per position and rollover instant (TR-4.4); a negative one is a credit. */
export function overnightEntry(
  owner: EntryOwner,
  { id }: Position,
  charge: Money,
  instant: Instant,
): JournalEntry {
  return createEntry(
    owner,
    { reason: 'overnight', id, part: instant },
    gainFrom('overnight', negateMoney(charge)),
  )
}
