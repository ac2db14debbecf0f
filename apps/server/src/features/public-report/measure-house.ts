// What the house earned in a span and from what, from the journal: page by page, by numbers.

import { addMoney, formatMoney, type Money, ZERO_MONEY } from '@fairtick/core/numbers/money'
import type { Queryable } from '../../platform/database.ts'
import {
  FEWEST_SHOWN,
  type Figures,
  REPORTED_LEDGERS,
  type ReportedLedger,
  type Span,
} from './figures.ts'
import type { MeasuredReport } from './sealed-report.ts'
import { findEntry, loadNewestEntry, sumPostings } from './store.ts'

/** Numbers of one statement: some tens of milliseconds on either database. */
const ENTRIES_AT_ONCE = 5_000n

export async function measureHouse(
  database: Queryable,
  kind: MeasuredReport['accountKind'],
  { fromMs, untilMs }: Span,
): Promise<Figures['house']> {
  const newest = await loadNewestEntry(database)
  const first = await findFirstSince(database, fromMs, newest)
  const end = await findFirstSince(database, untilMs, newest)
  const sums = new Map<ReportedLedger, { amount: Money; accountIds: Set<string> }>()
  for (let from = first; from < end; from += ENTRIES_AT_ONCE) {
    const to = from + ENTRIES_AT_ONCE < end ? from + ENTRIES_AT_ONCE : end
    for (const page of await sumPostings(database, kind, { first: from, end: to })) {
      const sum = sums.get(page.ledger) ?? { amount: ZERO_MONEY, accountIds: new Set() }
      sum.amount = addMoney(sum.amount, page.amount)
      // So many are told apart as decide whether the sum is shown.
      for (const id of page.accountIds)
        if (sum.accountIds.size < FEWEST_SHOWN) sum.accountIds.add(id)
      sums.set(page.ledger, sum)
    }
  }
  const lines = REPORTED_LEDGERS.flatMap((ledger) => {
    const sum = sums.get(ledger)
    if (sum === undefined) return []
    return [[ledger, { amount: formatMoney(sum.amount), accounts: sum.accountIds.size }] as const]
  })
  return Object.fromEntries(lines)
}

/** The number of the first entry with that time or a later one; times rise with the numbers. */
async function findFirstSince(
  database: Queryable,
  sinceMs: number,
  newest: bigint,
): Promise<bigint> {
  let [low, high] = [1n, newest + 1n]
  while (low < high) {
    const middle = (low + high) / 2n
    const entry = await findEntry(database, middle)
    if (entry === undefined || entry.time >= sinceMs) high = middle
    else low = entry.number + 1n
  }
  return low
}
