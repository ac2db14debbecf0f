// All SQL of `content_version`.

import type { ContentKind, ContentStatus, Placement } from '@fairtick/wire/content-kinds'
import type { Queryable } from '../../platform/database.ts'
import { type CountedPage, loadPage, type Paging } from '../../platform/list-page.ts'
import {
  readWaiting,
  WAITING_COLUMNS,
  type WaitingCases,
  type WaitingRow,
} from '../../platform/review-queue.ts'

export type ContentVersion = {
  readonly number: bigint
  readonly id: string
  readonly item: string
  readonly version: number
  readonly kind: ContentKind
  /** JSON of what it says, as it was hashed. */
  readonly payload: string
  readonly hash: string
  readonly placements: readonly Placement[]
  readonly status: ContentStatus
  readonly authors: readonly string[]
  readonly draftedMs: number
  readonly approvedBy: string | null
  readonly approvedMs: number | null
  readonly publishedBy: string | null
  readonly publishedMs: number | null
  readonly withdrawnBy: string | null
  readonly withdrawnMs: number | null
  readonly startMs: number | null
  readonly endMs: number | null
  readonly seal: string
}

export type StoredVersion = {
  readonly number: bigint
  readonly id: string
  readonly item: string
  readonly version: number
  readonly kind: ContentKind
  readonly payload: string
  readonly payload_hash: string
  readonly placements: readonly Placement[]
  readonly status: ContentStatus
  readonly authors: readonly string[]
  readonly drafted_time: bigint
  readonly approved_by: string | null
  readonly approved_time: bigint | null
  readonly published_by: string | null
  readonly published_time: bigint | null
  readonly withdrawn_by: string | null
  readonly withdrawn_time: bigint | null
  readonly start_time: bigint | null
  readonly end_time: bigint | null
  readonly seal: string
}

export type NewDraft = Pick<
  ContentVersion,
  'id' | 'item' | 'version' | 'kind' | 'payload' | 'hash' | 'placements' | 'authors' | 'draftedMs'
>

/** False while another next version of the same is under way. */
export async function insertDraft(tx: Queryable, draft: NewDraft): Promise<boolean> {
  const rows = await tx.query(
    `INSERT INTO content_version (id, item, version, kind, payload, payload_hash, placements,
       authors, drafted_time, status)
     VALUES ($1, $2, $3, $4, $5, $6, $7::text[], $8::text[], $9::bigint, 'draft')
     ON CONFLICT DO NOTHING RETURNING id`,
    [
      ...[draft.id, draft.item, draft.version, draft.kind, draft.payload, draft.hash],
      ...[draft.placements, draft.authors, String(draft.draftedMs)],
    ],
  )
  return rows.length === 1
}

/** The version as it is afterwards; undefined when it is no draft any more. */
export async function updateDraft(
  tx: Queryable,
  id: string,
  draft: Pick<NewDraft, 'payload' | 'hash' | 'placements' | 'authors'>,
): Promise<ContentVersion | undefined> {
  const rows = await tx.query<StoredVersion>(
    `UPDATE content_version
     SET payload = $2, payload_hash = $3, placements = $4::text[], authors = $5::text[]
     WHERE id = $1 AND status = 'draft' RETURNING *`,
    [id, draft.payload, draft.hash, draft.placements, draft.authors],
  )
  return rows.map(readVersion)[0]
}

export async function updateApproved(
  tx: Queryable,
  id: string,
  approval: { readonly by: string | null; readonly atMs: number; readonly seal: string },
): Promise<ContentVersion | undefined> {
  const rows = await tx.query<StoredVersion>(
    `UPDATE content_version
     SET status = 'approved', approved_by = $2, approved_time = $3::bigint, seal = $4
     WHERE id = $1 AND status = 'draft' RETURNING *`,
    [id, approval.by, String(approval.atMs), approval.seal],
  )
  return rows.map(readVersion)[0]
}

export type Publication = {
  readonly by: string | null
  readonly atMs: number
  readonly startMs: number
  readonly endMs: number | null
  readonly seal: string
}

export async function updatePublished(
  tx: Queryable,
  id: string,
  { by, atMs, startMs, endMs, seal }: Publication,
): Promise<ContentVersion | undefined> {
  const rows = await tx.query<StoredVersion>(
    `UPDATE content_version
     SET status = 'published', published_by = $2, published_time = $3::bigint,
       start_time = $4::bigint, end_time = $5::bigint, seal = $6
     WHERE id = $1 AND status = 'approved' RETURNING *`,
    [id, by, String(atMs), String(startMs), endMs === null ? null : String(endMs), seal],
  )
  return rows.map(readVersion)[0]
}

export async function updateWithdrawn(
  tx: Queryable,
  id: string,
  by: string | null,
  atMs: number,
): Promise<ContentVersion | undefined> {
  const rows = await tx.query<StoredVersion>(
    `UPDATE content_version SET status = 'withdrawn', withdrawn_by = $2, withdrawn_time = $3::bigint
     WHERE id = $1 AND status <> 'withdrawn' RETURNING *`,
    [id, by, String(atMs)],
  )
  return rows.map(readVersion)[0]
}

export async function loadVersion(
  database: Queryable,
  id: string,
): Promise<ContentVersion | undefined> {
  const sql = 'SELECT * FROM content_version WHERE id = $1'
  return (await database.query<StoredVersion>(sql, [id])).map(readVersion)[0]
}

/** Until the end of the transaction nobody else decides it. */
export async function lockVersion(tx: Queryable, id: string): Promise<ContentVersion | undefined> {
  const sql = 'SELECT * FROM content_version WHERE id = $1 FOR UPDATE'
  return (await tx.query<StoredVersion>(sql, [id])).map(readVersion)[0]
}

export async function loadPublished(
  database: Queryable,
  item: string,
): Promise<ContentVersion | undefined> {
  const sql = `SELECT * FROM content_version WHERE item = $1 AND status = 'published'`
  return (await database.query<StoredVersion>(sql, [item])).map(readVersion)[0]
}

/** The newest of each, whatever became of it. */
export async function listNewest(
  database: Queryable,
  items: readonly string[],
): Promise<readonly ContentVersion[]> {
  const rows = await database.query<StoredVersion>(
    `SELECT DISTINCT ON (item) * FROM content_version WHERE item = ANY ($1::text[])
     ORDER BY item, version DESC`,
    [items],
  )
  return rows.map(readVersion)
}

/** More than anybody reads. */
const SHOWN_MAX = 200

/** Published of one kind, newest first, also what is still to begin and what has ended. */
export async function listPublished(
  database: Queryable,
  kind: ContentKind,
): Promise<readonly ContentVersion[]> {
  const rows = await database.query<StoredVersion>(
    `SELECT * FROM content_version WHERE kind = $1 AND status = 'published'
     ORDER BY start_time DESC, number DESC LIMIT ${SHOWN_MAX}`,
    [kind],
  )
  return rows.map(readVersion)
}

/** Announcements that have begun and of which no screen was told, oldest first. */
export async function listUntold(
  database: Queryable,
  nowMs: number,
): Promise<readonly ContentVersion[]> {
  const rows = await database.query<StoredVersion>(
    `SELECT * FROM content_version
     WHERE kind = 'announcement' AND status = 'published' AND told_time IS NULL
       AND start_time <= $1::bigint
     ORDER BY start_time LIMIT ${SHOWN_MAX}`,
    [String(nowMs)],
  )
  return rows.map(readVersion)
}

export async function updateTold(database: Queryable, id: string, atMs: number): Promise<void> {
  await database.query(
    `UPDATE content_version SET told_time = $2::bigint
     WHERE id = $1 AND status = 'published' AND told_time IS NULL`,
    [id, String(atMs)],
  )
}

export type ContentFilter = Paging & {
  readonly kind: ContentKind | undefined
  readonly status: ContentStatus | undefined
}

/** One page, newest first, and how many there are. */
export function listVersions(
  database: Queryable,
  { kind, status, ...paging }: ContentFilter,
): Promise<CountedPage<ContentVersion>> {
  const from = `FROM content_version
    WHERE ($1::text IS NULL OR kind = $1) AND ($2::text IS NULL OR status = $2)`
  const parameters = [kind ?? null, status ?? null]
  return loadPage(
    database,
    { from, parameters, order: { by: 'number' }, read: readVersion },
    paging,
  )
}

export function readVersion(row: StoredVersion): ContentVersion {
  return {
    ...{ number: row.number, id: row.id, item: row.item, version: row.version, kind: row.kind },
    ...{ payload: row.payload, hash: row.payload_hash, placements: row.placements },
    ...{ status: row.status, authors: row.authors, draftedMs: Number(row.drafted_time) },
    ...{ approvedBy: row.approved_by, approvedMs: numberOf(row.approved_time) },
    ...{ publishedBy: row.published_by, publishedMs: numberOf(row.published_time) },
    ...{ withdrawnBy: row.withdrawn_by, withdrawnMs: numberOf(row.withdrawn_time) },
    ...{ startMs: numberOf(row.start_time), endMs: numberOf(row.end_time), seal: row.seal },
  }
}

function numberOf(value: bigint | null): number | null {
  return value === null ? null : Number(value)
}

/** Drafts that nobody else has approved; `approved`: to be published. */
export async function loadWaitingContents(database: Queryable): Promise<WaitingCases> {
  const sql = `SELECT ${WAITING_COLUMNS} FROM (SELECT id, drafted_time AS waiting_since,
    approved_time FROM content_version WHERE status IN ('draft', 'approved')) AS w`
  return readWaiting(await database.query<WaitingRow>(sql))
}
