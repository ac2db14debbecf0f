// SQL of what figures are worked out from: a leader's own trades, the follows of 90 days with what
// they got, and the end of the tape.

import type { Direction } from '@fairtick/core/contracts/direction'
import type { Lots } from '@fairtick/core/numbers/lots'
import { parseMoney } from '@fairtick/core/numbers/money'
import type { Price } from '@fairtick/core/numbers/price'
import { readPrice } from '../../../engine/codec/column-text.ts'
import { readConstantsColumn } from '../../../engine/codec/order-constants-text.ts'
import type { Queryable } from '../../../platform/database.ts'
import type { LeaderRow } from '../leader-store.ts'
import { listLeadersById } from '../leader-store.ts'

/** Newest orders that are looked at: years of anybody's. */
const MOST_TRADES = 5_000
/** Twice as many as may run at a time. */
const MOST_FOLLOWS = 2_000

export type StoredTrade = {
  readonly symbol: string
  readonly direction: Direction
  readonly lots: Lots
  readonly lotsOpen: Lots
  readonly leverage: number
  readonly openMs: number
  readonly openPrice: Price
  readonly constants: ReturnType<typeof readConstantsColumn>
  readonly fees: bigint
  readonly closes: readonly {
    readonly timeMs: number
    readonly lots: bigint
    readonly profit: bigint
    readonly fee: bigint
  }[]
}

type TradeRow = {
  readonly symbol: string
  readonly direction: Direction
  readonly lots: bigint
  readonly leverage: number
  readonly open_time: bigint
  readonly open_price: string
  readonly constants: string
  readonly fees: bigint
  readonly closes: readonly (readonly [string, string, string, string])[] | null
}

/** Of their own orders that were filled, oldest opening first; copies are not theirs. */
export async function listTrades(
  database: Queryable,
  accountId: string,
): Promise<readonly StoredTrade[]> {
  const rows = await database.query<TradeRow>(
    `SELECT * FROM (
       SELECT o.symbol, o.direction, o.lots, o.leverage, o.open_time, o.open_seq, o.placed,
         o.open_price::text AS open_price, o.constants, o.open_fee + o.overnight_fee AS fees,
         (SELECT json_agg(json_build_array(c.time::text, c.lots::text, c.profit::text, c.fee::text)
                          ORDER BY c.ordinal)
          FROM contract_close c WHERE c.order_id = o.id) AS closes
       FROM contract_order o
       WHERE o.account_id = $1 AND o.copy_leader IS NULL AND o.open_time IS NOT NULL
       ORDER BY o.placed DESC LIMIT ${MOST_TRADES}) AS newest
     ORDER BY open_time, open_seq, placed`,
    [accountId],
  )
  return rows.map(readTrade)
}

function readTrade(row: TradeRow): StoredTrade {
  const closes = (row.closes ?? []).map(([time, lots, profit, fee]) => ({
    ...{ timeMs: Number(time), lots: BigInt(lots), profit: BigInt(profit), fee: BigInt(fee) },
  }))
  const closed = closes.reduce((sum, { lots }) => sum + lots, 0n)
  return {
    ...{ symbol: row.symbol, direction: row.direction, leverage: row.leverage, fees: row.fees },
    ...{ lots: row.lots as Lots, lotsOpen: (row.lots - closed) as Lots, closes },
    openMs: Number(row.open_time),
    openPrice: readPrice(row.open_price),
    constants: readConstantsColumn(row.constants),
  }
}

export type StoredFollow = {
  readonly accountId: string
  /** What is open now belongs to it. */
  readonly isNewest: boolean
  readonly allocation: bigint
  /** After fees and shares, of what is closed. */
  readonly result: bigint
}

/**
 * Those that ran within the time and copied something, but not of `oneself`: users who are the
 * leader. What ended since they were found to be tells nothing of what others got either.
 */
export async function listFollowsSince(
  database: Queryable,
  leaderAccountId: string,
  { sinceMs, oneself }: { readonly sinceMs: number; readonly oneself: ReadonlySet<string> },
): Promise<readonly StoredFollow[]> {
  const rows = await database.query<{
    account_id: string
    is_newest: boolean
    allocation: string
    result: bigint
  }>(
    `SELECT f.account_id, n.begun IS NULL AS is_newest, f.terms::json ->> 1 AS allocation,
       coalesce(n.result_at_begin, r.result) - f.result_at_begin
         - (SELECT coalesce(sum(s.amount), 0)::bigint FROM copy_share s
            WHERE s.account_id = f.account_id AND s.leader_id = f.leader_id
              AND s.begun = f.begun) AS result
     FROM copy_follow f
     JOIN account a ON a.id = f.account_id
     JOIN copy_result r ON r.account_id = f.account_id AND r.leader_id = f.leader_id
     LEFT JOIN LATERAL (
       SELECT o.begun, o.begun_time, o.result_at_begin FROM copy_follow o
       WHERE o.account_id = f.account_id AND o.leader_id = f.leader_id AND o.begun > f.begun
       ORDER BY o.begun LIMIT 1) n ON true
     WHERE f.leader_id = $1
       AND f.end_reason IS DISTINCT FROM 'linked' AND a.user_id <> ALL ($3::text[])
       AND (f.ended_time IS NULL OR f.ended_time >= $2::bigint)
       AND EXISTS (
         SELECT FROM contract_order c WHERE c.copy_leader = $1 AND c.account_id = f.account_id
           AND c.open_time >= f.begun_time
           AND (f.ended_time IS NULL OR c.open_time <= f.ended_time))
     ORDER BY f.begun DESC LIMIT ${MOST_FOLLOWS}`,
    [leaderAccountId, String(sinceMs), [...oneself]],
  )
  return rows.map(({ account_id, is_newest, allocation, result }) => ({
    ...{ accountId: account_id, isNewest: is_newest, result },
    allocation: parseMoney(allocation) ?? 0n,
  }))
}

export type OpenCopy = {
  readonly accountId: string
  readonly symbol: string
  readonly direction: Direction
  readonly lotsOpen: Lots
  readonly openPrice: Price
  readonly constants: StoredTrade['constants']
}

/** Of these followers, what is open of the leader's. */
export async function listOpenCopies(
  database: Queryable,
  leaderAccountId: string,
  accountIds: readonly string[],
): Promise<readonly OpenCopy[]> {
  const rows = await database.query<{
    account_id: string
    symbol: string
    direction: Direction
    lots_open: bigint
    open_price: string
    constants: string
  }>(
    `SELECT o.account_id, o.symbol, o.direction, o.lots_open, o.open_price::text AS open_price,
       o.constants
     FROM account a
     JOIN contract o ON o.account_id = a.id AND o.placed >= a.oldest_open AND o.status = 'trading'
     WHERE a.id = ANY ($2::text[]) AND o.copy_leader = $1`,
    [leaderAccountId, accountIds],
  )
  return rows.map((row) => ({
    ...{ accountId: row.account_id, symbol: row.symbol, direction: row.direction },
    ...{ lotsOpen: row.lots_open as Lots, openPrice: readPrice(row.open_price) },
    constants: readConstantsColumn(row.constants),
  }))
}

/** Position of the newest record; 0: there is none yet. */
export async function loadTapeEnd(database: Queryable): Promise<number> {
  const [row] = await database.query<{ last_position: bigint }>(
    'SELECT last_position FROM tape_block ORDER BY first_position DESC LIMIT 1',
  )
  return Number(row?.last_position ?? 0)
}

/**
 * Leaders behind an id whose figures are older than that, by their ids. Who has stopped is looked
 * at once more after it, and then keeps the figures of then.
 */
export async function listDue(
  database: Queryable,
  {
    beforeMs,
    afterId,
    limit,
  }: Readonly<Record<'beforeMs' | 'limit', number>> & {
    readonly afterId: string
  },
): Promise<readonly LeaderRow[]> {
  const rows = await database.query<{ id: string }>(
    `SELECT l.id FROM leader l JOIN leader_figures f ON f.leader_id = l.id
     WHERE l.id > $3 AND (f.time IS NULL OR f.time < $1::bigint)
       AND (l.stopped_time IS NULL OR f.time IS NULL OR f.time <= l.stopped_time)
     ORDER BY l.id LIMIT $2::bigint`,
    [String(beforeMs), String(limit), afterId],
  )
  const found = await listLeadersById(
    database,
    rows.map(({ id }) => id),
  )
  return rows.flatMap(({ id }) => found.get(id) ?? [])
}
