// SQL about links as they are reviewed.

import type { LinkSignal } from '@fairtick/wire/admin/link-signals'
import type { Queryable } from '../../../platform/database.ts'
import { type CountedPage, loadPage, type Paging } from '../../../platform/list-page.ts'
import {
  readWaiting,
  WAITING_COLUMNS,
  type WaitingCases,
  type WaitingRow,
} from '../../../platform/review-queue.ts'
import type { LinkRow, LinkStatus } from '../link-row.ts'

type StoredLink = {
  readonly id: string
  readonly later_user_id: string
  readonly earlier_user_id: string
  readonly signals: readonly LinkSignal[]
  readonly found_time: bigint
  readonly status: LinkStatus
  readonly first_lifted_by: string | null
  readonly decided_by: string | null
  readonly decided_time: bigint | null
}

/** Of one status, of all or one of the two: oldest first while they wait, else newest first. */
export function listLinks(
  database: Queryable,
  { status, userId, ...paging }: Paging & { readonly status: LinkStatus; readonly userId?: string },
): Promise<CountedPage<LinkRow>> {
  const from = `FROM account_link WHERE status = $1
    AND ($2::text IS NULL OR $2 IN (later_user_id, earlier_user_id))`
  const order = { by: 'found_time', id: 'id', oldestFirst: status === 'open' }
  return loadPage(
    database,
    { from, parameters: [status, userId ?? null], order, read: readLink },
    paging,
  )
}

export async function loadLink(database: Queryable, id: string): Promise<LinkRow | undefined> {
  const rows = await database.query<StoredLink>('SELECT * FROM account_link WHERE id = $1', [id])
  return rows.map(readLink)[0]
}

/** Until the end of the transaction nobody else decides about it. */
export async function lockLink(tx: Queryable, id: string): Promise<LinkRow | undefined> {
  const sql = 'SELECT * FROM account_link WHERE id = $1 FOR UPDATE'
  return (await tx.query<StoredLink>(sql, [id])).map(readLink)[0]
}

/** Who decided it, and when. */
export type LinkReview = { readonly staffId: string; readonly nowMs: number }

/** A lift that one of two began before is void. */
export async function updateConfirmed(
  tx: Queryable,
  id: string,
  { staffId, nowMs }: LinkReview,
): Promise<void> {
  await tx.query(
    `UPDATE account_link SET status = 'confirmed', decided_by = $2, decided_time = $3::bigint,
       first_lifted_by = NULL, first_lifted_time = NULL, notified_time = NULL
     WHERE id = $1`,
    [id, staffId, String(nowMs)],
  )
}

export async function updateFirstLift(
  tx: Queryable,
  id: string,
  { staffId, nowMs }: LinkReview,
): Promise<void> {
  await tx.query(
    'UPDATE account_link SET first_lifted_by = $2, first_lifted_time = $3::bigint WHERE id = $1',
    [id, staffId, String(nowMs)],
  )
}

export async function updateLifted(
  tx: Queryable,
  id: string,
  { staffId, nowMs }: LinkReview,
): Promise<void> {
  await tx.query(
    `UPDATE account_link SET status = 'lifted', decided_by = $2, decided_time = $3::bigint,
       notified_time = NULL
     WHERE id = $1`,
    [id, staffId, String(nowMs)],
  )
}

export type Evidence = {
  readonly signal: LinkSignal
  readonly laterMs: number
  readonly earlierMs: number
}

/** What both have brought, each kind by the first that they share; more than what links them. */
export async function listEvidence(
  database: Queryable,
  { laterUserId, earlierUserId }: Pick<LinkRow, 'laterUserId' | 'earlierUserId'>,
): Promise<readonly Evidence[]> {
  const rows = await database.query<{ kind: LinkSignal; later: bigint; earlier: bigint }>(
    `SELECT DISTINCT ON (l.kind) l.kind, l.first_time AS later, e.first_time AS earlier
     FROM link_signal l JOIN link_signal e ON e.kind = l.kind AND e.key_hash = l.key_hash
     WHERE l.user_id = $1 AND e.user_id = $2
     ORDER BY l.kind, greatest(l.first_time, e.first_time)`,
    [laterUserId, earlierUserId],
  )
  return rows.map(({ kind, later, earlier }) => ({
    ...{ signal: kind, laterMs: Number(later), earlierMs: Number(earlier) },
  }))
}

export type Invited = { readonly inviter: 'later' | 'earlier'; readonly level: number }

/** Which of them invited the other, at some level. */
export async function loadInvited(
  database: Queryable,
  { laterUserId, earlierUserId }: Pick<LinkRow, 'laterUserId' | 'earlierUserId'>,
): Promise<Invited | undefined> {
  const [row] = await database.query<Invited>(
    `SELECT CASE m.id WHEN $1 THEN 'earlier' ELSE 'later' END AS inviter, c.level::integer AS level
     FROM app_user m
     CROSS JOIN LATERAL unnest(ARRAY[m.inviter_id, m.second_inviter_id, m.third_inviter_id])
       WITH ORDINALITY AS c (user_id, level)
     WHERE m.id = $1 AND c.user_id = $2 OR m.id = $2 AND c.user_id = $1`,
    [laterUserId, earlierUserId],
  )
  return row
}

/** For whom breaks and limits of the other hold. */
export async function loadBound(
  database: Queryable,
  { laterUserId, earlierUserId }: Pick<LinkRow, 'laterUserId' | 'earlierUserId'>,
): Promise<'both' | 'later' | 'nobody'> {
  const [row] = await database.query<{ later: boolean; earlier: boolean }>(
    `SELECT $2 IN (SELECT linked_users($1)) AS later,
       $1 IN (SELECT linked_users($2)) AS earlier`,
    [laterUserId, earlierUserId],
  )
  if (row?.later !== true) return 'nobody'
  return row.earlier ? 'both' : 'later'
}

/** Those of the users on whose own break nothing is opened now. */
export async function listOnBreak(
  database: Queryable,
  userIds: readonly string[],
  nowMs: number,
): Promise<ReadonlySet<string>> {
  const rows = await database.query<{ user_id: string }>(
    `SELECT user_id FROM own_limit WHERE user_id = ANY ($1::text[])
       AND field IN ('timeOutUntil', 'selfExcludedUntil') AND value::bigint > $2::bigint`,
    [userIds, String(nowMs)],
  )
  return new Set(rows.map(({ user_id }) => user_id))
}

/** `approved`: one of two has lifted it. */
const WAITING = `(SELECT id, first_lifted_time AS approved_time, found_time AS waiting_since
  FROM account_link
  WHERE status = 'open') AS waiting`

export async function loadWaitingLinks(database: Queryable): Promise<WaitingCases> {
  const sql = `SELECT ${WAITING_COLUMNS} FROM ${WAITING}`
  return readWaiting(await database.query<WaitingRow>(sql))
}

function readLink(row: StoredLink): LinkRow {
  return {
    ...{ id: row.id, laterUserId: row.later_user_id, earlierUserId: row.earlier_user_id },
    ...{ signals: row.signals, foundMs: Number(row.found_time), status: row.status },
    ...{ firstLiftedBy: row.first_lifted_by, decidedBy: row.decided_by },
    decidedMs: row.decided_time === null ? null : Number(row.decided_time),
  }
}
