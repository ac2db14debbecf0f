// All SQL of `change_request`, and the rows of the engine that a change begins from.

import type { JurisdictionText } from '@fairtick/core/engine/jurisdiction'
import type { MoneyTermsText } from '@fairtick/core/engine/money-terms'
import type { InstrumentText } from '@fairtick/core/market/instrument'
import type { SourceKind } from '@fairtick/core/market/source-kind'
import type { ChangeKind, ChangeStatus } from '@fairtick/wire/admin/change-kinds'
import type { Queryable } from '../../platform/database.ts'
import { type CountedPage, loadPage, type Paging } from '../../platform/list-page.ts'
import {
  readWaiting,
  WAITING_COLUMNS,
  type WaitingCases,
  type WaitingRow,
} from '../../platform/review-queue.ts'
import { noticeMsOf, readPayload } from './change-payload.ts'

export type ChangeRequest = {
  readonly id: string
  readonly kind: ChangeKind
  readonly subject: string
  /** JSON of what is asked for, as it was hashed. */
  readonly payload: string
  readonly hash: string
  readonly note: string
  readonly status: ChangeStatus
  readonly refusal: string | null
  readonly requestedBy: string
  readonly requestedMs: number
  readonly expiresMs: number
  readonly decidedBy: string | null
  readonly decidedMs: number | null
  /** Not before the whole notice has passed since the last customer was told. */
  readonly actsMs: number | null
  readonly announcedMs: number | null
  readonly doneMs: number | null
}

type StoredChange = {
  readonly id: string
  readonly kind: ChangeKind
  readonly subject: string
  readonly payload: string
  readonly payload_hash: string
  readonly note: string
  readonly status: 'pending' | 'approved' | 'rejected' | 'withdrawn' | 'expired'
  readonly refusal: string | null
  readonly requested_by: string
  readonly requested_time: bigint
  readonly expires_time: bigint
  readonly decided_by: string | null
  readonly decided_time: bigint | null
  readonly acts_time: bigint | null
  readonly announced_time: bigint | null
  readonly done_time: bigint | null
}

export type NewChange = Pick<
  ChangeRequest,
  | 'id'
  | 'kind'
  | 'subject'
  | 'payload'
  | 'hash'
  | 'note'
  | 'requestedBy'
  | 'requestedMs'
  | 'expiresMs'
>

/** False while another change of the same is under way. */
export async function insertChange(tx: Queryable, change: NewChange): Promise<boolean> {
  await tx.query(
    `UPDATE change_request SET status = 'expired'
     WHERE kind = $1 AND subject = $2 AND status = 'pending' AND expires_time <= $3::bigint`,
    [change.kind, change.subject, String(change.requestedMs)],
  )
  const rows = await tx.query(
    `INSERT INTO change_request (id, kind, subject, payload, payload_hash, note, requested_by,
       requested_time, expires_time, status)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8::bigint, $9::bigint, 'pending')
     ON CONFLICT DO NOTHING RETURNING id`,
    [
      ...[change.id, change.kind, change.subject, change.payload, change.hash, change.note],
      ...[change.requestedBy, String(change.requestedMs), String(change.expiresMs)],
    ],
  )
  return rows.length === 1
}

export async function loadChange(
  database: Queryable,
  id: string,
): Promise<ChangeRequest | undefined> {
  const sql = 'SELECT * FROM change_request WHERE id = $1'
  return (await database.query<StoredChange>(sql, [id])).map(readChange)[0]
}

/** Until the end of the transaction nobody else decides it. */
export async function lockChange(tx: Queryable, id: string): Promise<ChangeRequest | undefined> {
  const sql = 'SELECT * FROM change_request WHERE id = $1 FOR UPDATE'
  return (await tx.query<StoredChange>(sql, [id])).map(readChange)[0]
}

/** The request as it is afterwards; undefined when it was decided before. */
export async function updateDecision(
  tx: Queryable,
  id: string,
  decision: {
    readonly status: 'approved' | 'rejected' | 'withdrawn'
    readonly by: string
    readonly atMs: number
    /** Of an approval. */
    readonly actsMs: number | null
  },
): Promise<ChangeRequest | undefined> {
  const { status, by, atMs, actsMs } = decision
  const rows = await tx.query<StoredChange>(
    `UPDATE change_request
     SET status = $2, decided_by = $3, decided_time = $4::bigint, acts_time = $5::bigint
     WHERE id = $1 AND status = 'pending' RETURNING *`,
    [id, status, by, String(atMs), actsMs === null ? null : String(actsMs)],
  )
  return rows.map(readChange)[0]
}

/** The first time counts. */
export async function updateDone(
  tx: Queryable,
  id: string,
  doneMs: number,
): Promise<ChangeRequest | undefined> {
  const rows = await tx.query<StoredChange>(
    `UPDATE change_request SET done_time = $2::bigint
     WHERE id = $1 AND status = 'approved' AND done_time IS NULL AND refusal IS NULL RETURNING *`,
    [id, String(doneMs)],
  )
  return rows.map(readChange)[0]
}

/** The engine said no to what was approved. */
export async function updateRefused(tx: Queryable, id: string, refusal: string): Promise<void> {
  await tx.query(
    `UPDATE change_request SET refusal = $2
     WHERE id = $1 AND status = 'approved' AND done_time IS NULL AND refusal IS NULL`,
    [id, refusal],
  )
}

export async function updateAnnounced(tx: Queryable, id: string, atMs: number): Promise<void> {
  await tx.query(
    `UPDATE change_request SET announced_time = $2::bigint
     WHERE id = $1 AND announced_time IS NULL`,
    [id, String(atMs)],
  )
}

/** As rows say: approved, and neither done nor refused, oldest first. */
export async function listUnderWay(
  database: Queryable,
  kinds: readonly ChangeKind[],
): Promise<readonly ChangeRequest[]> {
  const rows = await database.query<StoredChange>(
    `SELECT * FROM change_request
     WHERE status = 'approved' AND done_time IS NULL AND refusal IS NULL
       AND kind = ANY ($1::text[]) ORDER BY number`,
    [kinds],
  )
  return rows.map(readChange)
}

/** The newest of each subject whose row says that it was done, without these. */
export async function listNewestDone(
  database: Queryable,
  withoutIds: readonly string[],
): Promise<readonly ChangeRequest[]> {
  const rows = await database.query<StoredChange>(
    `SELECT DISTINCT ON (kind, subject) * FROM change_request
     WHERE done_time IS NOT NULL AND kind <> 'adjustment' AND id <> ALL ($1::text[])
     ORDER BY kind, subject, number DESC`,
    [withoutIds],
  )
  return rows.map(readChange)
}

/** The last that was done of a subject up to an instant, else the first after it. */
export async function loadDoneAt(
  database: Queryable,
  { kind, subject }: Pick<ChangeRequest, 'kind' | 'subject'>,
  atMs: number,
): Promise<ChangeRequest | undefined> {
  const rows = await database.query<StoredChange>(
    `SELECT * FROM change_request
     WHERE kind = $1 AND subject = $2 AND done_time IS NOT NULL
     ORDER BY done_time <= $3::bigint DESC,
       CASE WHEN done_time <= $3::bigint THEN -number ELSE number END
     LIMIT 1`,
    [kind, subject, String(atMs)],
  )
  return rows.map(readChange)[0]
}

export type ChangeFilter = Paging & {
  readonly status: ChangeStatus | undefined
  readonly kind: ChangeKind | undefined
  readonly subject: string | undefined
  readonly nowMs: number
}

/** One page, newest first, and how many there are. */
export function listChanges(
  database: Queryable,
  { status, kind, subject, nowMs, ...paging }: ChangeFilter,
): Promise<CountedPage<ChangeRequest>> {
  const parameters = [status ?? null, kind ?? null, subject ?? null, String(nowMs)]
  const order = { by: 'number' }
  return loadPage(database, { from: FILTERED, parameters, order, read: readChange }, paging)
}

/** As `statusOf` has it, but by the clock. */
const FILTERED = `FROM (
    SELECT *, CASE
      WHEN status = 'pending' AND expires_time <= $4::bigint THEN 'expired'
      WHEN status = 'approved' AND done_time IS NOT NULL THEN 'done'
      WHEN status = 'approved' AND refusal IS NOT NULL THEN 'failed'
      ELSE status END AS shown
    FROM change_request) AS c
  WHERE ($1::text IS NULL OR shown = $1) AND ($2::text IS NULL OR kind = $2)
    AND ($3::text IS NULL OR subject = $3)`

/** The constants of an instrument as they stand on the tape. */
export async function loadConstants(
  database: Queryable,
  symbol: string,
): Promise<InstrumentText | undefined> {
  const sql = 'SELECT constants FROM instrument WHERE symbol = $1'
  return (await database.query<{ constants: InstrumentText }>(sql, [symbol]))[0]?.constants
}

/** The terms of withdrawals and rewards as they stand on the tape. */
export async function loadTapeTerms(database: Queryable): Promise<MoneyTermsText | undefined> {
  const sql = 'SELECT money_terms FROM installation'
  const [row] = await database.query<{ money_terms: MoneyTermsText | null }>(sql)
  return row?.money_terms ?? undefined
}

export type DoneTerms = {
  /** On the tape between these two. */
  readonly actsMs: number
  readonly doneMs: number
} & (
  | { readonly kind: 'money_terms'; readonly terms: MoneyTermsText }
  | { readonly kind: 'jurisdiction'; readonly rules: JurisdictionText }
)

/** Money terms and rules of a country that were done, in the order of the tape; the newest 100. */
export async function listDoneTerms(database: Queryable): Promise<readonly DoneTerms[]> {
  const rows = await database.query<{
    kind: DoneTerms['kind']
    payload: string
    acts_time: bigint
    done_time: bigint
  }>(
    `SELECT kind, payload, acts_time, done_time FROM change_request
     WHERE kind IN ('money_terms', 'jurisdiction') AND done_time IS NOT NULL
     ORDER BY done_time DESC, number DESC LIMIT 100`,
  )
  return rows.toReversed().map(({ kind, payload, acts_time, done_time }) => {
    const { after } = readPayload(payload)
    const span = { actsMs: Number(acts_time), doneMs: Number(done_time) }
    return kind === 'jurisdiction'
      ? { ...span, kind, rules: after as JurisdictionText }
      : { ...span, kind, terms: after as MoneyTermsText }
  })
}

/** The rules of the country as they stand on the tape. */
export async function loadTapeRules(database: Queryable): Promise<JurisdictionText | undefined> {
  const sql = 'SELECT jurisdiction FROM installation'
  const [row] = await database.query<{ jurisdiction: JurisdictionText }>(sql)
  return row?.jurisdiction
}

/** The kind of market source that the data belongs to; undefined before the first start. */
export async function loadSource(database: Queryable): Promise<SourceKind | undefined> {
  const rows = await database.query<{ source: SourceKind }>('SELECT source FROM installation')
  return rows[0]?.source
}

function readChange(row: StoredChange): ChangeRequest {
  return {
    ...{ id: row.id, kind: row.kind, subject: row.subject, payload: row.payload },
    ...{ hash: row.payload_hash, note: row.note, refusal: row.refusal },
    status: statusOf(row),
    ...{ requestedBy: row.requested_by, requestedMs: Number(row.requested_time) },
    ...{ expiresMs: Number(row.expires_time), decidedBy: row.decided_by },
    ...{ decidedMs: numberOf(row.decided_time), actsMs: actsMsOf(row) },
    ...{ announcedMs: numberOf(row.announced_time), doneMs: numberOf(row.done_time) },
  }
}

function actsMsOf({ acts_time, announced_time, payload }: StoredChange): number | null {
  if (acts_time === null || announced_time === null) return numberOf(acts_time)
  return Math.max(Number(acts_time), Number(announced_time) + noticeMsOf(payload))
}

function statusOf({ status, done_time, refusal }: StoredChange): ChangeStatus {
  if (status !== 'approved') return status
  if (done_time !== null) return 'done'
  return refusal === null ? 'approved' : 'failed'
}

function numberOf(value: bigint | null): number | null {
  return value === null ? null : Number(value)
}

/** `approved`: announced, or about to be done. */
const WAITING = `(SELECT id, requested_time AS waiting_since, decided_time AS approved_time
  FROM change_request
  WHERE status = 'pending' OR status = 'approved' AND done_time IS NULL AND refusal IS NULL) AS w`

export async function loadWaitingChanges(database: Queryable): Promise<WaitingCases> {
  const sql = `SELECT ${WAITING_COLUMNS} FROM ${WAITING}`
  return readWaiting(await database.query<WaitingRow>(sql))
}
