// All SQL of `leader_application`, and what of somebody's trades an application asks for.

import { formatRate, parseRate, type Rate } from '@fairtick/core/numbers/rate'
import type { LeaderRejectReason, LeaderStatus } from '@fairtick/wire/leader-rules'
import type { Queryable } from '../../platform/database.ts'
import { type CountedPage, loadPage, type Paging } from '../../platform/list-page.ts'
import {
  readWaiting,
  WAITING_COLUMNS,
  type WaitingCases,
  type WaitingRow,
} from '../../platform/review-queue.ts'
import type { NewApplication } from './sealed-leader.ts'

export type LeaderApplication = NewApplication & {
  readonly seal: string
  readonly status: LeaderStatus
  readonly reason: LeaderRejectReason | null
  readonly decidedBy: string | null
  readonly decidedMs: number | null
}

type StoredApplication = {
  readonly id: string
  readonly account_id: string
  readonly user_id: string
  readonly name: string
  readonly intro: string
  readonly profit_share: string
  readonly max_followers: number
  readonly max_copied: bigint
  readonly applied_time: bigint
  readonly seal: string
  readonly status: LeaderStatus
  readonly reason: LeaderRejectReason | null
  readonly decided_by: string | null
  readonly decided_time: bigint | null
}

const COLUMNS = `id, account_id, user_id, name, intro, profit_share::text AS profit_share,
  max_followers, max_copied, applied_time, seal, status, reason, decided_by, decided_time`

/** In place of one of the same user that waits. */
export async function insertApplication(
  tx: Queryable,
  application: NewApplication & { readonly seal: string },
): Promise<void> {
  const { id, accountId, userId, name, intro, profitShare, maxFollowers } = application
  const { maxCopied, appliedMs, seal } = application
  await tx.query(
    `UPDATE leader_application SET status = 'replaced', decided_time = $2::bigint
     WHERE user_id = $1 AND status = 'pending'`,
    [userId, String(appliedMs)],
  )
  await tx.query(
    `INSERT INTO leader_application (id, account_id, user_id, name, intro, profit_share,
       max_followers, max_copied, applied_time, seal, status)
     VALUES ($1, $2, $3, $4, $5, $6::numeric, $7::integer, $8::bigint, $9::bigint,
       $10, 'pending')`,
    [
      ...[id, accountId, userId, name, intro, formatRate(profitShare), maxFollowers],
      ...[String(maxCopied), String(appliedMs), seal],
    ],
  )
}

export async function loadApplication(
  database: Queryable,
  id: string,
): Promise<LeaderApplication | undefined> {
  const sql = `SELECT ${COLUMNS} FROM leader_application WHERE id = $1`
  return (await database.query<StoredApplication>(sql, [id])).map(readApplication)[0]
}

/** Until the end of the transaction nobody else decides about it. */
export async function lockApplication(
  tx: Queryable,
  id: string,
): Promise<LeaderApplication | undefined> {
  const sql = `SELECT ${COLUMNS} FROM leader_application WHERE id = $1 FOR NO KEY UPDATE`
  return (await tx.query<StoredApplication>(sql, [id])).map(readApplication)[0]
}

export async function listApplicationsById(
  database: Queryable,
  ids: readonly string[],
): Promise<ReadonlyMap<string, LeaderApplication>> {
  const sql = `SELECT ${COLUMNS} FROM leader_application WHERE id = ANY ($1::text[])`
  const rows = await database.query<StoredApplication>(sql, [ids])
  return new Map(rows.map((row) => [row.id, readApplication(row)]))
}

const NEWEST = 20

/** Of one account, newest first. */
export async function listApplicationsOf(
  database: Queryable,
  accountId: string,
): Promise<readonly LeaderApplication[]> {
  const rows = await database.query<StoredApplication>(
    `SELECT ${COLUMNS} FROM leader_application WHERE account_id = $1
     ORDER BY applied_time DESC, id LIMIT ${NEWEST}`,
    [accountId],
  )
  return rows.map(readApplication)
}

/** How many of the user, of whichever account, came since then. */
export async function countApplications(
  database: Queryable,
  userId: string,
  sinceMs: number,
): Promise<number> {
  const [row] = await database.query<{ count: bigint }>(
    `SELECT count(*) AS count FROM leader_application
     WHERE user_id = $1 AND applied_time > $2::bigint`,
    [userId, String(sinceMs)],
  )
  return Number(row?.count ?? 0)
}

/** Whether one of any of these users waits. */
export async function hasPendingOf(
  database: Queryable,
  userIds: readonly string[],
): Promise<boolean> {
  const rows = await database.query(
    `SELECT 1 FROM leader_application WHERE user_id = ANY ($1::text[]) AND status = 'pending'
     LIMIT 1`,
    [userIds],
  )
  return rows.length > 0
}

/** A page of all of one status: oldest first while they wait, else newest first. */
export function listApplications(
  database: Queryable,
  { status, ...paging }: Paging & { readonly status: LeaderStatus },
): Promise<CountedPage<LeaderApplication>> {
  return loadPage(
    database,
    {
      columns: COLUMNS,
      from: 'FROM leader_application WHERE status = $1',
      parameters: [status],
      order: { by: 'applied_time', id: 'id', oldestFirst: status === 'pending' },
      read: readApplication,
    },
    paging,
  )
}

export async function loadWaitingApplications(database: Queryable): Promise<WaitingCases> {
  const sql = `SELECT ${WAITING_COLUMNS} FROM (SELECT id, decided_time AS approved_time,
    applied_time AS waiting_since FROM leader_application WHERE status = 'pending') AS w`
  return readWaiting(await database.query<WaitingRow>(sql))
}

export type Decision = {
  readonly status: 'approved' | 'rejected'
  readonly reason: LeaderRejectReason | null
  readonly staffId: string
  readonly nowMs: number
}

/** False when it does not wait any more. */
export async function updateDecided(
  tx: Queryable,
  id: string,
  { status, reason, staffId, nowMs }: Decision,
): Promise<boolean> {
  const rows = await tx.query(
    `UPDATE leader_application SET status = $2, reason = $3, decided_by = $4,
       decided_time = $5::bigint
     WHERE id = $1 AND status = 'pending' RETURNING id`,
    [id, status, reason, staffId, String(nowMs)],
  )
  return rows.length === 1
}

/** Any number: it keeps this lock apart from other advisory locks. */
const LOCK_SPACE = 77_410

/** Whoever applies for the same user waits until the end of the transaction. */
export async function lockApplicant(tx: Queryable, userId: string): Promise<void> {
  await tx.query('SELECT pg_advisory_xact_lock(hashtextextended($1, $2))', [userId, LOCK_SPACE])
}

export type OwnTrades = {
  readonly closedTrades: number
  readonly firstFillMs: number | undefined
}

/** Orders of their own that are closed as a whole; looked at are the newest alone. */
export async function loadOwnTrades(
  database: Queryable,
  accountId: string,
  enough: number,
): Promise<OwnTrades> {
  const [row] = await database.query<{ closed: bigint; first: bigint | null }>(
    `SELECT (SELECT count(*) FROM (
         SELECT 1 FROM contract_order o WHERE o.account_id = $1 AND o.copy_leader IS NULL
           AND EXISTS (SELECT FROM contract_close c WHERE c.order_id = o.id AND c.lots_open = 0)
         ORDER BY o.placed DESC LIMIT $2::bigint) AS newest) AS closed,
       (SELECT o.open_time FROM contract_order o WHERE o.account_id = $1
          AND o.copy_leader IS NULL AND o.open_time IS NOT NULL
        ORDER BY o.placed LIMIT 1) AS first`,
    [accountId, String(enough)],
  )
  const first = row?.first ?? null
  return {
    closedTrades: Number(row?.closed ?? 0),
    firstFillMs: first === null ? undefined : Number(first),
  }
}

function readApplication(row: StoredApplication): LeaderApplication {
  return {
    ...{ id: row.id, accountId: row.account_id, userId: row.user_id },
    ...{ name: row.name, intro: row.intro, seal: row.seal },
    profitShare: readRate(row.profit_share),
    ...{ maxFollowers: row.max_followers, maxCopied: row.max_copied },
    appliedMs: Number(row.applied_time),
    ...{ status: row.status, reason: row.reason, decidedBy: row.decided_by },
    decidedMs: row.decided_time === null ? null : Number(row.decided_time),
  }
}

function readRate(text: string): Rate {
  const rate = parseRate(text)
  if (rate === undefined) throw new Error(`no rate: ${text}`)
  return rate
}
