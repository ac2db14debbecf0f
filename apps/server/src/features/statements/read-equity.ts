// The worth of an account over the last days, from the snapshots that were taken.

import { formatMoney } from '@fairtick/core/numbers/money'
import { DAY_MS } from '@fairtick/core/time/duration'
import type { Instant } from '@fairtick/core/time/instant'
import type { CallResult } from '@fairtick/wire/api-contract'
import type { Queryable } from '../../platform/database.ts'
import { hasEquitySnapshotBefore, listEquitySnapshots } from './store.ts'

/** Of seven days those of each hour, of thirty the first of each day; and the newest one. */
const WANTED = {
  '7': { days: 7, each: 'hour', limit: 7 * 24 + 1 },
  '30': { days: 30, each: 'day', limit: 32 },
} as const

export async function readEquity(
  database: Queryable,
  accountId: string,
  days: keyof typeof WANTED,
  now: Instant,
): Promise<CallResult<'equityHistory'>> {
  const { days: count, each, limit } = WANTED[days]
  const sinceMs = now - count * DAY_MS
  const [snapshots, hasEarlier] = await Promise.all([
    listEquitySnapshots(database, accountId, { sinceMs, each, limit }),
    hasEquitySnapshotBefore(database, accountId, sinceMs),
  ])
  return { points: snapshots.map(({ time, equity }) => [time, formatMoney(equity)]), hasEarlier }
}
