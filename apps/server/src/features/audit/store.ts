// All SQL of `audit_entry`.

import type { Queryable } from '../../platform/database.ts'
import { type CountedPage, loadPage, type Paging } from '../../platform/list-page.ts'

export type AuditEntry = {
  readonly number: number
  readonly time: number
  readonly staffId: string | null
  readonly address: string
  readonly action: string
  readonly subjectKind: string
  readonly subjectId: string
  /** JSON, as it was hashed. */
  readonly detail: string
  readonly previousHash: string
  readonly hash: string
}

/** With what shows that the server wrote it. */
export type SealedEntry = AuditEntry & { readonly seal: string }

type StoredEntry = {
  readonly number: bigint
  readonly time: bigint
  readonly staff_id: string | null
  readonly address: string
  readonly action: string
  readonly subject_kind: string
  readonly subject_id: string
  readonly detail: string
  readonly previous_hash: string
  readonly hash: string
  readonly seal: string
}

/** One writer at a time until the end of the transaction: the chain has one end. */
export async function lockChain(tx: Queryable): Promise<void> {
  await tx.query('SELECT pg_advisory_xact_lock($1::bigint)', [AUDIT_LOCK])
}

/** The letters of `audit` as a number, so that no other lock is taken for it. */
const AUDIT_LOCK = '418581604724'

export type AuditHead = Pick<AuditEntry, 'number' | 'hash'>

/** The newest entry; undefined: there is none yet. */
export async function loadHead(database: Queryable): Promise<AuditHead | undefined> {
  const [row] = await database.query<{ number: bigint; hash: string }>(
    'SELECT number, hash FROM audit_entry ORDER BY number DESC LIMIT 1',
  )
  return row && { number: Number(row.number), hash: row.hash }
}

/** At most `limit` heads from `number` on, ascending. */
export async function listHeadsFrom(
  database: Queryable,
  number: number,
  limit: number,
): Promise<readonly AuditHead[]> {
  const rows = await database.query<{ number: bigint; hash: string }>(
    `SELECT number, hash FROM audit_entry WHERE number >= $1::bigint
     ORDER BY number LIMIT $2::bigint`,
    [String(number), String(limit)],
  )
  return rows.map((row) => ({ number: Number(row.number), hash: row.hash }))
}

export async function insertEntry(tx: Queryable, entry: SealedEntry): Promise<void> {
  await tx.query(
    `INSERT INTO audit_entry (number, time, staff_id, address, action, subject_kind, subject_id,
       detail, previous_hash, hash, seal)
     VALUES ($1::bigint, $2::bigint, $3, $4, $5, $6, $7, $8, $9, $10, $11)`,
    [
      String(entry.number),
      String(entry.time),
      entry.staffId,
      entry.address,
      entry.action,
      entry.subjectKind,
      entry.subjectId,
      entry.detail,
      entry.previousHash,
      entry.hash,
      entry.seal,
    ],
  )
}

/** At most `limit` entries above `after`, ascending. */
export async function listEntriesAfter(
  database: Queryable,
  after: number,
  limit: number,
): Promise<readonly AuditEntry[]> {
  const rows = await database.query<StoredEntry>(
    'SELECT * FROM audit_entry WHERE number > $1::bigint ORDER BY number LIMIT $2::bigint',
    [String(after), String(limit)],
  )
  return rows.map(readEntry)
}

/** At most `limit` entries above `after`, ascending, with their seals. */
export async function listSealedAfter(
  database: Queryable,
  after: number,
  limit: number,
): Promise<readonly SealedEntry[]> {
  const rows = await database.query<StoredEntry>(
    'SELECT * FROM audit_entry WHERE number > $1::bigint ORDER BY number LIMIT $2::bigint',
    [String(after), String(limit)],
  )
  return rows.map((row) => ({ ...readEntry(row), seal: row.seal }))
}

/** All entries about any of these whose action is one of `actions`, with their seals. */
export async function listSealedAbout(
  database: Queryable,
  subjectIds: readonly string[],
  actions: readonly string[],
): Promise<readonly SealedEntry[]> {
  const rows = await database.query<StoredEntry>(
    `SELECT * FROM audit_entry
     WHERE subject_id = ANY ($1::text[]) AND action = ANY ($2::text[]) ORDER BY number`,
    [subjectIds, actions],
  )
  return rows.map((row) => ({ ...readEntry(row), seal: row.seal }))
}

export type AuditFilter = Paging & {
  readonly staffId: string | undefined
  readonly subjectId: string | undefined
  readonly action: string | undefined
}

/** One page, newest first, and how many there are. */
export function listEntries(
  database: Queryable,
  { staffId, subjectId, action, ...paging }: AuditFilter,
): Promise<CountedPage<AuditEntry>> {
  const parameters = [staffId ?? null, subjectId ?? null, action ?? null]
  const order = { by: 'number' }
  return loadPage(database, { from: FILTERED, parameters, order, read: readEntry }, paging)
}

const FILTERED = `FROM audit_entry
  WHERE ($1::text IS NULL OR staff_id = $1)
    AND ($2::text IS NULL OR subject_id = $2)
    AND ($3::text IS NULL OR action = $3)`

function readEntry(row: StoredEntry): AuditEntry {
  return {
    number: Number(row.number),
    time: Number(row.time),
    staffId: row.staff_id,
    address: row.address,
    action: row.action,
    subjectKind: row.subject_kind,
    subjectId: row.subject_id,
    detail: row.detail,
    previousHash: row.previous_hash,
    hash: row.hash,
  }
}
