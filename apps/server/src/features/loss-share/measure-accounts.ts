// How many accounts traded contracts in a span of time, and how many of them lost by it (TR-13).

import type { Instrument } from '@fairtick/core/market/instrument'
import { addMoney, type Money, roundToMoney, subtractMoney } from '@fairtick/core/numbers/money'
import { type Rational, sumRationals } from '@fairtick/core/numbers/rational'
import type { Queryable } from '../../platform/database.ts'
import { profitOf } from '../statements/public.ts'
import type { MeasuredShare } from './sealed-share.ts'
import {
  type Holding,
  listAccountIds,
  listBooked,
  listHeldAt,
  loadMarkBefore,
  type Span,
} from './store.ts'

export type MeasureParts = {
  readonly database: Queryable
  readonly instruments: ReadonlyMap<string, Instrument>
}

/** Few enough that no order waits for long on the one connection of the embedded database. */
const ACCOUNTS_A_PAGE = 100

/**
 * An account counts when a contract of its was open in the span. Its result is what the ledger
 * booked in it, after all costs, and what its open contracts gained or lost in it. The rows of a
 * span that
 * is over do not change any more: whenever it is measured, it is the same.
 */
export async function measureAccounts(
  parts: MeasureParts,
  kind: MeasuredShare['accountKind'],
  span: Span,
): Promise<Pick<MeasuredShare, 'accounts' | 'losing'>> {
  let [accounts, losing, afterId] = [0, 0, '']
  for (;;) {
    const page = { afterId, limit: ACCOUNTS_A_PAGE }
    const ids = await listAccountIds(parts.database, kind, page)
    for (const result of await listResults(parts, ids, span)) {
      accounts += 1
      if (result < 0n) losing += 1
    }
    if (ids.length < ACCOUNTS_A_PAGE) return { accounts, losing }
    afterId = ids.at(-1) ?? ''
  }
}

async function listResults(
  parts: MeasureParts,
  ids: readonly string[],
  span: Span,
): Promise<readonly Money[]> {
  const booked = await listBooked(parts.database, ids, span)
  const before = await openProfits(parts, ids, span.fromMs)
  const after = await openProfits(parts, ids, span.untilMs)
  return booked.map((one) => {
    const gained = subtractMoney(
      roundToMoney(sumRationals(after.get(one.accountId) ?? [])),
      roundToMoney(sumRationals(before.get(one.accountId) ?? [])),
    )
    return addMoney(one.booked, gained)
  })
}

/** By account, at the last price before the instant. */
async function openProfits(
  { database, instruments }: MeasureParts,
  ids: readonly string[],
  atMs: number,
): Promise<ReadonlyMap<string, readonly Rational[]>> {
  const held = await listHeldAt(database, ids, atMs)
  const marks = new Map<string, Awaited<ReturnType<typeof loadMarkBefore>>>()
  for (const symbol of new Set(held.map((one) => one.symbol))) {
    marks.set(symbol, await loadMarkBefore(database, symbol, atMs))
  }
  const profits = held.map((one) => {
    const [instrument, mark] = [instruments.get(one.symbol), marks.get(one.symbol)]
    // Nothing is made up: without a price nothing is measured, and the job says so.
    if (!instrument || mark === undefined) throw new Error(`no price of ${one.symbol} at ${atMs}`)
    return [one.accountId, profitOf(one, instrument, mark)] as const
  })
  return groupProfits(profits)
}

function groupProfits(
  profits: readonly (readonly [accountId: Holding['accountId'], profit: Rational])[],
): ReadonlyMap<string, readonly Rational[]> {
  const groups = Map.groupBy(profits, ([accountId]) => accountId)
  return new Map([...groups].map(([id, own]) => [id, own.map(([, profit]) => profit)]))
}
