// Reads of the engine's tables of copying, for its followers.

import type { FollowEndReason } from '@fairtick/core/copy/follow'
import type { FollowTermsText } from '@fairtick/core/engine/codec/copy-command-text'
import { formatLots, type Lots } from '@fairtick/core/numbers/lots'
import { formatMoney, type Money, moneyFromMicros } from '@fairtick/core/numbers/money'
import type { Rational } from '@fairtick/core/numbers/rational'
import { readRational } from '../../engine/codec/follow-text.ts'
import type { AccountOwner, CopyText } from '../../engine/engine-port.ts'
import type { Queryable } from '../../platform/database.ts'
import { type CountedPage, loadPage, type Paging } from '../../platform/list-page.ts'

/** At most `limit` of those who were ever followed. */
export async function listFollowedLeaders(
  database: Queryable,
  limit: number,
): Promise<readonly string[]> {
  const rows = await database.query<{ leader_id: string }>(
    'SELECT DISTINCT leader_id FROM copy_follow LIMIT $1::bigint',
    [String(limit)],
  )
  return rows.map(({ leader_id }) => leader_id)
}

/** The accounts that one has ever followed. */
export async function listFollowedBy(
  database: Queryable,
  accountId: string,
): Promise<readonly string[]> {
  const rows = await database.query<{ leader_id: string }>(
    'SELECT DISTINCT leader_id FROM copy_follow WHERE account_id = $1',
    [accountId],
  )
  return rows.map(({ leader_id }) => leader_id)
}

export type FollowRow = {
  readonly leaderId: string
  readonly begun: number
  readonly begunTime: number
  readonly endedTime: number | null
  readonly endReason: FollowEndReason | null
  readonly isPaused: boolean
  readonly terms: FollowTermsText
  readonly profitShare: string
  /** Of all copies of the leader when it began, and when the next began or by now. */
  readonly resultAtBegin: Money
  readonly resultAtEnd: Money
  /** No other follow of this leader began since: what is open is counted to it. */
  readonly isNewest: boolean
  readonly highWater: Rational
  readonly sharesPaid: Money
  readonly skips: number
}

type StoredFollow = {
  readonly leader_id: string
  readonly begun: bigint
  readonly begun_time: bigint
  readonly ended_time: bigint | null
  readonly end_reason: FollowEndReason | null
  readonly is_paused: boolean
  readonly terms: string
  readonly profit_share: string
  readonly result_at_begin: bigint
  readonly result_at_end: bigint
  readonly is_newest: boolean
  readonly high_water: string
  readonly shares_paid: string
  readonly skips: bigint
}

const FOLLOW_COLUMNS = `
  f.leader_id, f.begun, f.begun_time, f.ended_time, f.end_reason, f.is_paused, f.terms,
  trim_scale(f.profit_share)::text AS profit_share, f.result_at_begin,
  coalesce(next.result_at_begin, r.result) AS result_at_end, next.begun IS NULL AS is_newest,
  r.high_water,
  (SELECT coalesce(sum(s.amount), 0)::text FROM copy_share s
   WHERE s.account_id = f.account_id AND s.leader_id = f.leader_id AND s.begun = f.begun)
    AS shares_paid,
  (SELECT count(*) FROM copy_skip s
   WHERE s.account_id = f.account_id AND s.leader_id = f.leader_id AND s.begun = f.begun)
    AS skips`

const FOLLOWS_OF_ACCOUNT = `
  FROM copy_follow f
  JOIN copy_result r ON r.account_id = f.account_id AND r.leader_id = f.leader_id
  LEFT JOIN LATERAL (
    SELECT n.begun, n.result_at_begin FROM copy_follow n
    WHERE n.account_id = f.account_id AND n.leader_id = f.leader_id AND n.begun > f.begun
    ORDER BY n.begun LIMIT 1) next ON true
  WHERE f.account_id = $1`

/** One page, the last begun first, and how many there are. */
export function listFollows(
  database: Queryable,
  accountId: string,
  { status, ...paging }: Paging & { readonly status: 'running' | 'ended' | undefined },
): Promise<CountedPage<FollowRow>> {
  return loadPage(
    database,
    {
      columns: FOLLOW_COLUMNS,
      from: `${FOLLOWS_OF_ACCOUNT}
        AND ($2::text IS NULL OR (f.ended_time IS NULL) = ($2::text = 'running'))`,
      parameters: [accountId, status ?? null],
      order: { by: 'f.begun' },
      read: readFollow,
    },
    paging,
  )
}

/** The newest follow of a leader. */
export async function loadFollow(
  database: Queryable,
  accountId: string,
  leaderId: string,
): Promise<FollowRow | undefined> {
  const rows = await database.query<StoredFollow>(
    `SELECT ${FOLLOW_COLUMNS} ${FOLLOWS_OF_ACCOUNT} AND f.leader_id = $2
     ORDER BY f.begun DESC LIMIT 1`,
    [accountId, leaderId],
  )
  return rows.map(readFollow)[0]
}

function readFollow(row: StoredFollow): FollowRow {
  return {
    leaderId: row.leader_id,
    begun: Number(row.begun),
    begunTime: Number(row.begun_time),
    endedTime: row.ended_time === null ? null : Number(row.ended_time),
    endReason: row.end_reason,
    isPaused: row.is_paused,
    terms: JSON.parse(row.terms) as FollowTermsText,
    profitShare: row.profit_share,
    resultAtBegin: moneyFromMicros(row.result_at_begin),
    resultAtEnd: moneyFromMicros(row.result_at_end),
    isNewest: row.is_newest,
    highWater: readRational(row.high_water),
    sharesPaid: moneyFromMicros(BigInt(row.shares_paid)),
    skips: Number(row.skips),
  }
}

type StoredLine = {
  readonly kind: CopyText['kind']
  readonly time: bigint
  readonly placed: bigint
  readonly ordinal: number
  readonly leader_id: string
  readonly order_id: string
  readonly symbol: string
  readonly direction: 'long' | 'short'
  readonly lots: bigint | null
  readonly price: string | null
  readonly seq: bigint | null
  readonly fee: bigint | null
  readonly leverage: number | null
  /** Margin of an opening, P/L of a close, share of a share. */
  readonly amount: bigint | null
  readonly reason: string | null
  readonly mark: string | null
  readonly base: string | null
  readonly rate: string | null
}

/** Each kind of line by itself; the union gives them one row type. */
const LINES = `
  SELECT 'opened' AS kind, o.open_time AS time, o.placed, 0 AS ordinal, o.copy_leader AS leader_id,
    o.id AS order_id, o.symbol, o.direction, o.lots, o.open_price::text AS price, o.open_seq AS seq,
    o.open_fee AS fee, o.leverage, o.open_margin AS amount, NULL::text AS reason,
    NULL::text AS mark, NULL::text AS base, NULL::text AS rate
  FROM contract_order o WHERE o.account_id = $1 AND o.copy_leader IS NOT NULL
  UNION ALL
  SELECT 'closed', c.time, o.placed, c.ordinal, o.copy_leader, o.id, o.symbol, o.direction, c.lots,
    c.price::text, c.seq, c.fee, NULL, c.profit, c.reason, NULL, NULL, NULL
  FROM contract_order o JOIN contract_close c ON c.order_id = o.id
  WHERE o.account_id = $1 AND o.copy_leader IS NOT NULL
  UNION ALL
  SELECT 'skipped', s.time, l.placed, 0, s.leader_id, s.order_id, l.symbol, l.direction, NULL,
    NULL, NULL, NULL, NULL, NULL, s.reason, NULL, NULL, NULL
  FROM copy_skip s JOIN contract_order l ON l.id = s.order_id WHERE s.account_id = $1
  UNION ALL
  SELECT 'shared', s.time, o.placed, s.ordinal, s.leader_id, s.order_id, o.symbol, o.direction,
    NULL, NULL, NULL, NULL, NULL, s.amount, NULL, s.mark, s.base,
    trim_scale(s.profit_share)::text
  FROM copy_share s JOIN contract_order o ON o.id = s.order_id WHERE s.account_id = $1`

/** Of one moment as it happened: an order after another, its lines as they follow. */
const LINE_PLACE = `concat(lpad(line.placed::text, 16, '0'), lpad(line.ordinal::text, 6, '0'),
  CASE line.kind WHEN 'skipped' THEN 0 WHEN 'opened' THEN 1 WHEN 'closed' THEN 2 ELSE 3 END)`

export type CopyFilter = Paging & {
  readonly leaderId: string | undefined
  readonly kind: CopyText['kind'] | undefined
}

/** One page of what copying did, newest first, and how many lines there are. */
export function listCopyLines(
  database: Queryable,
  accountId: string,
  { leaderId, kind, ...paging }: CopyFilter,
): Promise<CountedPage<CopyText>> {
  return loadPage(
    database,
    {
      columns: 'line.*',
      from: `FROM (${LINES}) line
        WHERE ($2::text IS NULL OR line.leader_id = $2) AND ($3::text IS NULL OR line.kind = $3)`,
      parameters: [accountId, leaderId ?? null, kind ?? null],
      order: { by: 'line.time', id: LINE_PLACE },
      read: readLine,
    },
    paging,
  )
}

function readLine(row: StoredLine): CopyText {
  const { symbol, direction, leader_id: leaderId, order_id: orderId, ordinal } = row
  const [time, placed] = [Number(row.time), Number(row.placed)]
  const line = { time, placed, leaderId, symbol, direction }
  const amount = formatMoney(moneyFromMicros(row.amount ?? 0n))
  const fill = {
    ...{ orderId, price: row.price ?? '', seq: Number(row.seq) },
    lots: formatLots((row.lots ?? 0n) as Lots),
    fee: formatMoney(moneyFromMicros(row.fee ?? 0n)),
  }
  switch (row.kind) {
    case 'opened':
      return { kind: row.kind, ...line, ...fill, leverage: row.leverage ?? 0, margin: amount }
    case 'closed': {
      const reason = row.reason as Extract<CopyText, { kind: 'closed' }>['reason']
      return { kind: row.kind, ...line, ...fill, ordinal, profit: amount, reason }
    }
    case 'skipped': {
      const reason = row.reason as Extract<CopyText, { kind: 'skipped' }>['reason']
      return { kind: row.kind, ...line, reason }
    }
    case 'shared': {
      const figures = { base: readRational(row.base ?? ''), mark: readRational(row.mark ?? '') }
      const rate = row.rate ?? '0'
      return { kind: row.kind, ...line, orderId, ordinal, ...figures, rate, share: amount }
    }
    default:
      return row.kind satisfies never
  }
}

/**
 * How many orders of the leader in a row this follow had not copied with this one, as far as one of
 * `most` before; those of a pause do not count, and break no row.
 */
export async function countSkipsInRow(
  database: Queryable,
  accountId: string,
  orderId: string,
  most: number,
): Promise<number> {
  const [row] = await database.query<{ count: bigint }>(
    `SELECT count(*) AS count FROM (
       SELECT FROM copy_skip last
       JOIN copy_skip s ON s.account_id = last.account_id AND s.leader_id = last.leader_id
         AND s.begun = last.begun AND s.number <= last.number AND s.reason <> 'paused'
       WHERE last.account_id = $1 AND last.order_id = $2
         AND NOT EXISTS (
           SELECT FROM contract_order o
           WHERE o.account_id = $1 AND o.copy_leader = last.leader_id
             AND o.open_time >= s.time AND o.open_time <= last.time)
       LIMIT $3::bigint) AS in_row`,
    [accountId, orderId, String(most)],
  )
  return Number(row?.count ?? 0)
}

/** Who followed the leader at a moment. */
export async function listFollowers(
  database: Queryable,
  leaderId: string,
  timeMs: number,
): Promise<readonly (AccountOwner & { readonly accountId: string })[]> {
  return await database.query(
    `SELECT f.account_id AS "accountId", a.user_id AS "userId", a.kind AS "accountKind"
     FROM copy_follow f JOIN account a ON a.id = f.account_id
     WHERE f.leader_id = $1 AND f.begun_time <= $2::bigint
       AND (f.ended_time IS NULL OR f.ended_time >= $2::bigint)
     ORDER BY f.begun`,
    [leaderId, String(timeMs)],
  )
}
