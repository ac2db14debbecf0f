// All SQL of `equity_snapshot`, and the rows of the engine that a snapshot is made from.

import type { Direction } from '@fairtick/core/contracts/direction'
import type { OrderConstants } from '@fairtick/core/contracts/order'
import type { Lots } from '@fairtick/core/numbers/lots'
import { type Money, moneyFromMicros } from '@fairtick/core/numbers/money'
import { type Price, parsePrice } from '@fairtick/core/numbers/price'
import { HOUR_MS } from '@fairtick/core/time/duration'
import { readConstantsColumn } from '../../engine/codec/order-constants-text.ts'
import type { Queryable } from '../../platform/database.ts'

export type Holding = {
  readonly symbol: string
  readonly direction: Direction
  readonly lotsOpen: Lots
  readonly openPrice: Price
  readonly constants: OrderConstants
}

export type AccountHoldings = {
  readonly id: string
  readonly cash: Money
  /** Newest entry of the ledger that the cash has in it. */
  readonly newestEntry: bigint
  readonly holdings: readonly Holding[]
}

type StoredHolding = {
  readonly id: string
  readonly cash: bigint
  readonly newest_entry: bigint
  readonly symbol: string | null
  readonly direction: Direction | null
  readonly lots_open: bigint | null
  readonly open_price: string | null
  readonly constants: string | null
}

/**
 * At most `limit` accounts above `afterId` without a snapshot in this hour, by id: those that
 * changed since `activeSinceMs` or hold a position. One statement, so that cash and positions are
 * of one commit.
 */
export async function listHoldings(
  database: Queryable,
  wanted: {
    readonly hour: number
    readonly activeSinceMs: number
    readonly afterId: string
    readonly limit: number
  },
): Promise<readonly AccountHoldings[]> {
  const { hour, activeSinceMs, afterId, limit } = wanted
  const rows = await database.query<StoredHolding>(
    `SELECT a.id, a.cash, coalesce((SELECT max(number) FROM journal_entry), 0) AS newest_entry,
       o.symbol, o.direction, o.lots_open, o.open_price,
       o.constants
     FROM (
       SELECT id, cash, oldest_open FROM account c
       WHERE id > $1
         AND NOT EXISTS (SELECT FROM equity_snapshot WHERE account_id = c.id AND hour = $2::bigint)
         AND (changed >= $3::bigint OR oldest_open IS NOT NULL)
       ORDER BY id LIMIT $4::bigint) a
     LEFT JOIN contract o
       ON o.account_id = a.id AND o.placed >= a.oldest_open AND o.status = 'trading'
     ORDER BY a.id`,
    [afterId, ...[hour, activeSinceMs, limit].map(String)],
  )
  return [...Map.groupBy(rows, ({ id }) => id)].map(([id, ofAccount]) => ({
    id,
    cash: moneyFromMicros(ofAccount[0]?.cash ?? 0n),
    newestEntry: ofAccount[0]?.newest_entry ?? 0n,
    holdings: ofAccount.flatMap(readHolding),
  }))
}

function readHolding(row: StoredHolding): Holding[] {
  const { symbol, direction, lots_open, open_price } = row
  const openPrice = open_price === null ? undefined : parsePrice(open_price)
  if (symbol === null || direction === null || openPrice === undefined) return []
  const constants = readConstantsColumn(row.constants ?? '')
  return [{ symbol, direction, lotsOpen: (lots_open ?? 0n) as Lots, openPrice, constants }]
}

export type EquitySnapshot = {
  readonly accountId: string
  readonly equity: Money
  readonly newestEntry: bigint
}

/** One of a whole hour that was there before stays. */
export async function insertEquitySnapshots(
  database: Queryable,
  snapshots: readonly EquitySnapshot[],
  at: { readonly timeMs: number; readonly dayStartMs: number },
): Promise<void> {
  const { timeMs, dayStartMs } = at
  await database.query(
    `INSERT INTO equity_snapshot
     SELECT id, $3::bigint, $4::bigint, equity, NOT EXISTS (
       SELECT FROM equity_snapshot s
       WHERE s.account_id = id AND s.hour >= $5::bigint AND s.time >= $6::bigint), entry
     FROM unnest($1::text[], $2::bigint[], $7::bigint[]) AS given (id, equity, entry)
     ON CONFLICT DO NOTHING`,
    [
      snapshots.map(({ accountId }) => accountId),
      snapshots.map(({ equity }) => String(equity)),
      ...[hourOf(timeMs), timeMs, hourOf(dayStartMs), dayStartMs].map(String),
      snapshots.map(({ newestEntry }) => String(newestEntry)),
    ],
  )
}

export type EquityPoint = { readonly time: number; readonly equity: Money }

/** Since a time, oldest first: each hour's, or the first of each day and the newest. */
export async function listEquitySnapshots(
  database: Queryable,
  accountId: string,
  wanted: { readonly sinceMs: number; readonly each: 'hour' | 'day'; readonly limit: number },
): Promise<readonly EquityPoint[]> {
  const { sinceMs, each, limit } = wanted
  const rows = await database.query<{ time: bigint; equity: bigint }>(
    `SELECT time, equity FROM (
       SELECT * FROM equity_snapshot
       WHERE account_id = $1 AND hour >= $2::bigint AND time >= $3::bigint
         AND ($4 = 'hour' OR of_day OR hour = (
           SELECT max(hour) FROM equity_snapshot WHERE account_id = $1))
       ORDER BY hour DESC LIMIT $5::bigint) newest
     ORDER BY hour`,
    [accountId, String(hourOf(sinceMs)), String(sinceMs), each, String(limit)],
  )
  return rows.map(({ time, equity }) => ({ time: Number(time), equity: moneyFromMicros(equity) }))
}

export async function hasEquitySnapshotBefore(
  database: Queryable,
  accountId: string,
  timeMs: number,
): Promise<boolean> {
  const [row] = await database.query<{ exists: boolean }>(
    `SELECT EXISTS (SELECT FROM equity_snapshot
       WHERE account_id = $1 AND hour <= $2::bigint AND time < $3::bigint) AS exists`,
    [accountId, String(hourOf(timeMs)), String(timeMs)],
  )
  return row?.exists === true
}

/**
 * Forgets at most `limit` of the days before `daysFromMs`, and as many of the other hours before
 * `hoursFromMs`; false while there may be more.
 */
export async function deleteEquitySnapshots(
  database: Queryable,
  wanted: { readonly hoursFromMs: number; readonly daysFromMs: number; readonly limit: number },
): Promise<boolean> {
  const { hoursFromMs, daysFromMs, limit } = wanted
  const forget = async (which: 'of_day' | 'NOT of_day', fromMs: number) => {
    const gone = await database.query(
      `DELETE FROM equity_snapshot WHERE ctid = ANY (ARRAY(
         SELECT ctid FROM equity_snapshot WHERE ${which} AND hour < $1::bigint
         ORDER BY hour LIMIT $2::bigint))
       RETURNING hour`,
      [String(hourOf(fromMs)), String(limit)],
    )
    return gone.length < limit
  }
  const areHoursGone = await forget('NOT of_day', hoursFromMs)
  return (await forget('of_day', daysFromMs)) && areHoursGone
}

export function hourOf(timeMs: number): number {
  return Math.floor(timeMs / HOUR_MS)
}
