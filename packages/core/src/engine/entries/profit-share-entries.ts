// A leader's part of a follower's profit: two entries, through the house's clearing (TR-10.6).

import {
  createEntry,
  type EntryOwner,
  gainFrom,
  type JournalEntry,
} from '../../ledger/journal-entry.ts'
import { type Money, negateMoney } from '../../numbers/money.ts'

/** The close of a copy at which a share is taken: its n-th. */
export type SharedClose = { readonly orderId: string; readonly closes: number }

/** From the follower's cash. */
export function sharePaidEntry(
  follower: EntryOwner,
  { orderId, closes }: SharedClose,
  amount: Money,
): JournalEntry {
  const cause = { reason: 'profit-share-paid', id: orderId, part: closes } as const
  return createEntry(follower, cause, gainFrom('clearing', negateMoney(amount)))
}

/** To the leader's salary. */
export function shareReceivedEntry(
  leader: EntryOwner,
  { orderId, closes }: SharedClose,
  amount: Money,
): JournalEntry {
  return createEntry(leader, { reason: 'profit-share-received', id: orderId, part: closes }, [
    { ledger: 'clearing', amount: negateMoney(amount) },
    { ledger: 'salary', amount },
  ])
}
