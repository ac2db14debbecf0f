// Reads of the engine's table of options.

import type { OutageCause } from '@fairtick/core/market/source-health'
import { formatMoney, moneyFromMicros } from '@fairtick/core/numbers/money'
import type { OptionDirection, OptionResult } from '@fairtick/core/options/option'
import type { OptionText } from '../../engine/engine-port.ts'
import type { Queryable } from '../../platform/database.ts'
import { type CountedPage, loadCounted, type Paging } from '../../platform/list-page.ts'
import {
  type DayResult,
  orderParameters,
  type Recap,
  recapOf,
  resultsByDay,
  SUM_BY_DAY,
} from '../../platform/results-by-day.ts'
import { type Piece, pieceOf } from '../../platform/statement-piece.ts'

export type OptionFilter = Paging & {
  readonly symbol: string | undefined
  readonly status: 'trading' | 'closed' | undefined
  readonly direction: OptionDirection | undefined
  readonly result: OptionResult | undefined
  /** Ended, or where it runs bought, at or after, at or before. */
  readonly from: number | undefined
  readonly to: number | undefined
  /** In which days are counted. */
  readonly zone: string | undefined
}

export type OptionList = CountedPage<OptionText> & {
  readonly counts: { readonly trading: number; readonly closed: number }
  /** What the days of the page brought, whole days, where a zone is given. */
  readonly days: DayResult[]
}

type StoredOption = {
  readonly id: string
  readonly account_id: string
  readonly symbol: string
  readonly direction: OptionDirection
  readonly stake: bigint
  readonly duration_seconds: number
  readonly payout_rate: string
  readonly strike: string
  readonly strike_seq: bigint
  readonly order_time: bigint
  readonly expiry_time: bigint
  readonly result: OptionResult | null
  readonly settle_price: string | null
  readonly settle_seq: bigint | null
  readonly close_time: bigint | null
  readonly profit: bigint | null
  readonly outage: OutageCause | null
}

/** When it ended: at its expiry, or before that where a change of the source made it void. */
const END = 'least(expiry_time, close_time)'
const BY_PLACE = { by: 'placed' }
const BY_END = { by: END, id: 'id' }
const TIME = `CASE WHEN result IS NULL THEN order_time ELSE ${END} END`

const MATCHING = `
  FROM option_order
  WHERE account_id = $1
    AND ($2::text IS NULL OR symbol = $2)
    AND ($3::text IS NULL OR direction = $3)
    AND ($4::text IS NULL OR result = $4)
    AND ($5::bigint IS NULL OR ${TIME} >= $5)
    AND ($6::bigint IS NULL OR ${TIME} <= $6)`

const DAY_RESULTS = `
  WITH ended AS MATERIALIZED (
    SELECT ${END} AS time, profit AS result ${MATCHING} AND result IS NOT NULL
  ) ${SUM_BY_DAY}`

const IN_STATUS = `AND ($7::text IS NULL OR (result IS NULL) = ($7 = 'trading'))`

const COUNTS = `count(*) FILTER (WHERE result IS NULL) AS trading,
  count(*) FILTER (WHERE result IS NOT NULL) AS ended`

type StoredCounts = { readonly trading: bigint; readonly ended: bigint }

/** What all that ended in a span of days brought, under the filter of the list. */
export function recapOptions(
  database: Queryable,
  accountId: string,
  filter: OptionFilter,
): Promise<Recap | undefined> {
  const question = { sql: DAY_RESULTS, parameters: matchingOf(accountId, filter) }
  return recapOf(database, { ...question, timeZone: filter.zone }, filter)
}

const matchingOf = (accountId: string, filter: OptionFilter) =>
  orderParameters(accountId, { ...filter, outcome: filter.result })

/**
 * One page, newest first, settled ones with the last to end first; the counts are those of both
 * statuses under the same filter.
 */
export async function listOptions(
  database: Queryable,
  accountId: string,
  filter: OptionFilter,
): Promise<OptionList> {
  const { status, zone, ...paging } = filter
  const matching = matchingOf(accountId, filter)
  const { counts: counted, ...found } = await loadCounted<StoredOption, OptionText, StoredCounts>(
    database,
    {
      ...{ from: `${MATCHING} ${IN_STATUS}`, parameters: [...matching, status ?? null] },
      ...{ order: status === 'closed' ? BY_END : BY_PLACE, read: readOptionText },
    },
    { columns: COUNTS, from: MATCHING },
    paging,
  )
  const counts = { trading: Number(counted?.trading ?? 0), closed: Number(counted?.ended ?? 0) }
  const total = status ? counts[status] : counts.trading + counts.closed
  const days = await resultsByDay(
    database,
    { sql: DAY_RESULTS, parameters: matching, timeZone: zone },
    found.rows.flatMap(endsOf),
  )
  return { ...found, total, counts, days }
}

function endsOf({ settlement, expiryTime }: OptionText): readonly number[] {
  return settlement === null ? [] : [Math.min(expiryTime, settlement.closeTime)]
}

/** At most `limit` of the options bought in a span, oldest first; `last`: where to go on behind. */
export async function listOptionsBehind(
  database: Queryable,
  accountId: string,
  { from, to, behind, limit }: OptionSpan,
): Promise<{ readonly options: readonly OptionText[]; readonly last: bigint | undefined }> {
  const rows = await database.query<StoredOption & { readonly placed: bigint }>(
    `SELECT * FROM option_order
     WHERE account_id = $1 AND order_time >= $2::bigint AND order_time <= $3::bigint
       AND placed > $4::bigint
     ORDER BY placed LIMIT $5::bigint`,
    [accountId, ...[from, to, behind, limit].map(String)],
  )
  return { options: rows.map(readOptionText), last: rows.at(-1)?.placed }
}

export type OptionSpan = {
  /** Both included. */
  readonly from: number
  readonly to: number
  /** Behind the one with this place in the order of all. */
  readonly behind: bigint
  readonly limit: number
}

/** The option if it is there and of one of these accounts. */
export async function loadOption(
  database: Queryable,
  id: string,
  accountId: string,
): Promise<OptionText | undefined> {
  const [row] = await database.query<StoredOption>(
    'SELECT * FROM option_order WHERE id = $1 AND account_id = $2',
    [id, accountId],
  )
  return row && readOptionText(row)
}

export type OpenStake = { readonly open_stake: string }

/** Stakes in play of an account on one instrument, in micro-units. */
export function openStakeOn(symbol: string): Piece {
  return pieceOf(
    `(SELECT coalesce(sum(stake), 0)::text FROM option_order
      WHERE account_id = $1 AND symbol = $2 AND result IS NULL) AS open_stake`,
    [symbol],
  )
}

function readOptionText(row: StoredOption): OptionText {
  const money = (micros: bigint) => formatMoney(moneyFromMicros(micros))
  const { result, settle_price: settlePrice, settle_seq, close_time, profit } = row
  const isSettled =
    result !== null && settlePrice !== null && settle_seq !== null && profit !== null
  return {
    id: row.id,
    accountId: row.account_id,
    symbol: row.symbol,
    direction: row.direction,
    stake: money(row.stake),
    durationSeconds: row.duration_seconds,
    payoutRate: row.payout_rate,
    strike: row.strike,
    strikeSeq: Number(row.strike_seq),
    orderTime: Number(row.order_time),
    expiryTime: Number(row.expiry_time),
    settlement: isSettled
      ? {
          result,
          settlePrice,
          settleSeq: Number(settle_seq),
          closeTime: Number(close_time),
          profit: money(profit),
          outage: row.outage,
        }
      : null,
  }
}
