// What contracts post: the opening fee, a close with its fee and protection, the overnight charge.

import type { Close, Position } from '../../contracts/position.ts'
import {
  createEntry,
  type EntryOwner,
  gainFrom,
  type JournalEntry,
} from '../../ledger/journal-entry.ts'
import { type Money, negateMoney } from '../../numbers/money.ts'
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
  return createEntry(owner, { reason: 'contract-close', id, part: closes.length }, [
    ...gainFrom('trading_pnl', profit),
    ...gainFrom('fees', negateMoney(fee)),
    ...gainFrom('protection', protection),
  ])
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
