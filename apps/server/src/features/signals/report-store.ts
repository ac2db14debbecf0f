// All SQL of `signal_report` and `signal_case`.

import type { SignalCaseStatus, SignalReason } from '@fairtick/wire/signal-rules'
import type { Queryable } from '../../platform/database.ts'
import { type CountedPage, loadPage, type Paging } from '../../platform/list-page.ts'
import {
  readWaiting,
  WAITING_COLUMNS,
  type WaitingCases,
  type WaitingRow,
} from '../../platform/review-queue.ts'

export type SignalCase = {
  readonly postId: string
  /** As it was reported. */
  readonly text: string
  readonly openedMs: number
  readonly status: SignalCaseStatus
  readonly decidedBy: string | null
  readonly decidedMs: number | null
}

export type NewReport = {
  readonly postId: string
  readonly userId: string
  readonly reason: SignalReason
  readonly timeMs: number
}

/** False: they have reported it already. The first of a post, with its text, opens the case. */
export async function insertReport(
  tx: Queryable,
  { postId, userId, reason, timeMs }: NewReport,
  text: string,
): Promise<boolean> {
  const rows = await tx.query(
    `INSERT INTO signal_report (post_id, user_id, reason, time) VALUES ($1, $2, $3, $4::bigint)
     ON CONFLICT (post_id, user_id) DO NOTHING RETURNING post_id`,
    [postId, userId, reason, String(timeMs)],
  )
  if (rows.length === 0) return false
  await tx.query(
    `INSERT INTO signal_case (post_id, text, opened_time, status)
     VALUES ($1, $2, $3::bigint, 'pending') ON CONFLICT (post_id) DO NOTHING`,
    [postId, text, String(timeMs)],
  )
  return true
}

/** Any number: it keeps this lock apart from other advisory locks. */
const LOCK_SPACE = 77_411

/** Whoever reports for the same user waits until the end of the transaction. */
export async function lockReporter(tx: Queryable, userId: string): Promise<void> {
  await tx.query('SELECT pg_advisory_xact_lock(hashtextextended($1, $2))', [userId, LOCK_SPACE])
}

export async function countReportsOf(
  database: Queryable,
  userId: string,
  sinceMs: number,
): Promise<number> {
  const [row] = await database.query<{ count: bigint }>(
    'SELECT count(*) AS count FROM signal_report WHERE user_id = $1 AND time > $2::bigint',
    [userId, String(sinceMs)],
  )
  return Number(row?.count ?? 0)
}

/** Those of these posts that somebody has reported. */
export async function listReportedBy(
  database: Queryable,
  userId: string,
  postIds: readonly string[],
): Promise<ReadonlySet<string>> {
  const rows = await database.query<{ post_id: string }>(
    'SELECT post_id FROM signal_report WHERE user_id = $1 AND post_id = ANY ($2::text[])',
    [userId, postIds],
  )
  return new Set(rows.map(({ post_id }) => post_id))
}

export type ReportCount = { readonly reason: SignalReason; readonly count: number }

/** By post; the most frequent reason first. */
export async function listReportCounts(
  database: Queryable,
  postIds: readonly string[],
): Promise<ReadonlyMap<string, readonly ReportCount[]>> {
  const rows = await database.query<{ post_id: string; reason: SignalReason; count: bigint }>(
    `SELECT post_id, reason, count(*) AS count FROM signal_report
     WHERE post_id = ANY ($1::text[]) GROUP BY post_id, reason
     ORDER BY count DESC, reason`,
    [postIds],
  )
  const counts = new Map<string, ReportCount[]>()
  for (const { post_id, reason, count } of rows) {
    counts.set(post_id, [...(counts.get(post_id) ?? []), { reason, count: Number(count) }])
  }
  return counts
}

type StoredCase = {
  readonly post_id: string
  readonly text: string
  readonly opened_time: bigint
  readonly status: SignalCaseStatus
  readonly decided_by: string | null
  readonly decided_time: bigint | null
}

export async function loadSignalCase(
  database: Queryable,
  postId: string,
): Promise<SignalCase | undefined> {
  const sql = 'SELECT * FROM signal_case WHERE post_id = $1'
  return (await database.query<StoredCase>(sql, [postId])).map(readCase)[0]
}

/** Until the end of the transaction nobody else decides it. */
export async function lockSignalCase(
  tx: Queryable,
  postId: string,
): Promise<SignalCase | undefined> {
  const sql = 'SELECT * FROM signal_case WHERE post_id = $1 FOR NO KEY UPDATE'
  return (await tx.query<StoredCase>(sql, [postId])).map(readCase)[0]
}

/** A page of all of one status: oldest first while they wait, else newest first. */
export function listSignalCases(
  database: Queryable,
  { status, ...paging }: Paging & { readonly status: SignalCaseStatus },
): Promise<CountedPage<SignalCase>> {
  return loadPage(
    database,
    {
      from: 'FROM signal_case WHERE status = $1',
      parameters: [status],
      order: { by: 'opened_time', id: 'post_id', oldestFirst: status === 'pending' },
      read: readCase,
    },
    paging,
  )
}

export async function loadWaitingSignals(database: Queryable): Promise<WaitingCases> {
  const sql = `SELECT ${WAITING_COLUMNS} FROM (SELECT post_id AS id, decided_time AS approved_time,
    opened_time AS waiting_since FROM signal_case WHERE status = 'pending') AS w`
  return readWaiting(await database.query<WaitingRow>(sql))
}

/** Of one that the caller has locked. */
export async function updateDecided(
  tx: Queryable,
  postId: string,
  decision: {
    readonly status: 'hidden' | 'dismissed'
    readonly staffId: string
    readonly nowMs: number
  },
): Promise<void> {
  const { status, staffId, nowMs } = decision
  await tx.query(
    `UPDATE signal_case SET status = $2, decided_by = $3, decided_time = $4::bigint
     WHERE post_id = $1`,
    [postId, status, staffId, String(nowMs)],
  )
}

function readCase(row: StoredCase): SignalCase {
  return {
    ...{ postId: row.post_id, text: row.text, openedMs: Number(row.opened_time) },
    ...{ status: row.status, decidedBy: row.decided_by },
    decidedMs: row.decided_time === null ? null : Number(row.decided_time),
  }
}
