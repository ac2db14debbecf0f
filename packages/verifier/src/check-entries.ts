// The entries of a receipt: each balances, was posted when the tape says, and is one that the act
// has (TR-11).

import { CUSTOMER_LEDGERS } from '@fairtick/core/ledger/ledger-account'
import type { EntryFacts, Receipt } from '@fairtick/proof/receipt'
import { type Check, compare, leaveOut } from './checks.ts'
import { sumLegs } from './entry-sums.ts'
import type { TapeSource } from './tape-source.ts'

/** Of an account; what the house has with itself changes nothing that a customer has. */
const OF_ACCOUNTS = Object.keys(CUSTOMER_LEDGERS)

export async function checkEntries(source: TapeSource, receipt: Receipt): Promise<Check[]> {
  const { entries } = receipt
  const checks = entries.map((entry) =>
    compare('ledger', nameOf(entry), '0', String(sumLegs(entry))),
  )
  for (const entry of entries) checks.push(...(await checkTime(source, entry)))
  return [...checks, ...checkNeeded(receipt)]
}

const nameOf = ({ reason, number }: EntryFacts) => `${reason} ${number}`

/**
 * Not before the record that it stands behind, and not after the next one: else another tick was in
 * force than its position says.
 */
async function checkTime(source: TapeSource, entry: EntryFacts): Promise<Check[]> {
  const { position, time } = entry
  // Behind the newest head nothing is known yet.
  const behind = await source.moment(position)
  if (behind === undefined) return []
  const next = await source.moment(position + 1)
  const isThen = behind.time <= time && (next === undefined || time <= next.time)
  const known = isThen ? time : behind.time
  return [compare('time', nameOf(entry), String(known), String(time))]
}

/** An act has one entry for each of its steps, and no other that moves what a customer has. */
function checkNeeded({ order, entries }: Receipt): Check[] {
  if (order === null) return []
  const closes = order.kind === 'contract' ? order.closes.length : 0
  const steps = new Set(
    order.kind === 'option'
      ? ['option-purchase', 'option-settlement']
      : ['contract-open', ...Array.from({ length: closes }, (_, at) => `contract-close ${at + 1}`)],
  )
  return entries.flatMap((entry) => {
    const { reason, part } = entry
    // The nights are held against the rollovers of the tape.
    if (order.kind === 'contract' && reason === 'overnight') return []
    if (steps.delete(reason === 'contract-close' ? `${reason} ${part}` : reason)) return []
    if (OF_ACCOUNTS.every((ledger) => sumLegs(entry, ledger) === 0n)) return []
    // By the results of all copies of one leader, of which a receipt has one.
    const isShare = order.kind === 'contract' && order.isCopy && reason === 'profit-share-paid'
    if (isShare) return [leaveOut('ledger', nameOf(entry), 'private')]
    return [compare('ledger', nameOf(entry), 'not posted', 'posted')]
  })
}
