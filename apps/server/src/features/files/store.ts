// All SQL of `file`, `file_content` and `file_key`.

import type { Queryable } from '../../platform/database.ts'
import { randomToken } from '../../platform/random-id.ts'
import { type FilePurpose, PICTURE_SIZES, type PictureSize, type Pictures } from './picture-job.ts'

export type FileRow = {
  readonly id: string
  readonly userId: string
  readonly purpose: FilePurpose
}

export type NewFile = FileRow & {
  readonly contentHash: string
  readonly likeness: string | null
  readonly bytes: number
  readonly createdMs: number
}

/** What one user has: uploads since `sinceMs`, the oldest of them, bytes in all. */
export type Holdings = {
  readonly recent: number
  readonly oldestRecentMs: number
  readonly bytes: number
}

/** Any number: it keeps this lock apart from other advisory locks. */
const LOCK_SPACE = 30

/** Until the end of the transaction no other upload of this user is counted. */
export async function lockHoldings(
  tx: Queryable,
  userId: string,
  sinceMs: number,
): Promise<Holdings> {
  await tx.query('SELECT pg_advisory_xact_lock(hashtextextended($1, $2))', [userId, LOCK_SPACE])
  const [row] = await tx.query<{ recent: bigint; oldest: bigint | null; bytes: bigint }>(
    `SELECT count(*) FILTER (WHERE created_time > $2) AS recent,
            min(created_time) FILTER (WHERE created_time > $2) AS oldest,
            coalesce(sum(bytes), 0)::bigint AS bytes
     FROM file WHERE user_id = $1`,
    [userId, sinceMs],
  )
  return {
    recent: Number(row?.recent ?? 0),
    oldestRecentMs: Number(row?.oldest ?? sinceMs),
    bytes: Number(row?.bytes ?? 0),
  }
}

export async function insertFile(tx: Queryable, file: NewFile, pictures: Pictures): Promise<void> {
  await tx.query(
    `INSERT INTO file (id, user_id, purpose, content_hash, likeness, bytes, created_time)
     VALUES ($1, $2, $3, $4, $5, $6, $7)`,
    [
      ...[file.id, file.userId, file.purpose, file.contentHash],
      ...[file.likeness, file.bytes, file.createdMs],
    ],
  )
  for (const size of PICTURE_SIZES) {
    const bytes = pictures[size]
    if (bytes === undefined) continue
    const sql = 'INSERT INTO file_content (file_id, size, bytes) VALUES ($1, $2, $3)'
    await tx.query(sql, [file.id, size, bytes])
  }
}

export async function loadFile(database: Queryable, id: string): Promise<FileRow | undefined> {
  const [row] = await database.query<{ id: string; user_id: string; purpose: FilePurpose }>(
    'SELECT id, user_id, purpose FROM file WHERE id = $1',
    [id],
  )
  return row && { id: row.id, userId: row.user_id, purpose: row.purpose }
}

/** As it was kept: that of a document is sealed. Undefined when there is none of that size. */
export async function loadPicture(
  database: Queryable,
  id: string,
  size: PictureSize,
): Promise<Uint8Array | undefined> {
  const sql = 'SELECT bytes FROM file_content WHERE file_id = $1 AND size = $2'
  const [row] = await database.query<{ bytes: Uint8Array }>(sql, [id, size])
  return row?.bytes
}

/** False when there is none of that user and purpose. A second time changes nothing. */
export async function markUsed(tx: Queryable, file: FileRow, nowMs: number): Promise<boolean> {
  const rows = await tx.query(
    `UPDATE file SET used_time = coalesce(used_time, $4)
     WHERE id = $1 AND user_id = $2 AND purpose = $3 RETURNING id`,
    [file.id, file.userId, file.purpose, nowMs],
  )
  return rows.length === 1
}

/** SHA-256 of the picture as encoded anew; undefined when there is no such file. */
export async function loadContentHash(tx: Queryable, id: string): Promise<string | undefined> {
  const sql = 'SELECT content_hash FROM file WHERE id = $1'
  const [row] = await tx.query<{ content_hash: string }>(sql, [id])
  return row?.content_hash
}

export type UnusedDocument = { readonly contentHash: string; readonly likeness: string }

/** Until the end of the transaction it is not removed; undefined: there is none, or it is used. */
export async function lockUnusedDocument(
  tx: Queryable,
  { id, userId }: Pick<FileRow, 'id' | 'userId'>,
): Promise<UnusedDocument | undefined> {
  const [row] = await tx.query<{ content_hash: string; likeness: string }>(
    `SELECT content_hash, likeness FROM file WHERE id = $1 AND user_id = $2 AND purpose = 'kyc'
       AND used_time IS NULL AND likeness IS NOT NULL FOR UPDATE`,
    [id, userId],
  )
  return row && { contentHash: row.content_hash, likeness: row.likeness }
}

/** Whether anything of a person is kept that was sealed for them. */
export async function hasDocuments(tx: Queryable, userId: string): Promise<boolean> {
  const sql = "SELECT 1 FROM file WHERE user_id = $1 AND purpose = 'kyc' LIMIT 1"
  return (await tx.query(sql, [userId])).length > 0
}

export async function markUnused(tx: Queryable, id: string): Promise<void> {
  await tx.query('UPDATE file SET used_time = NULL WHERE id = $1', [id])
}

/** At most `limit` files that nothing shows any more, with their pictures; answers how many. */
export async function deleteOrphans(
  database: Queryable,
  beforeMs: number,
  limit: number,
): Promise<number> {
  const rows = await database.query(
    `DELETE FROM file
     WHERE id IN (SELECT id FROM file WHERE used_time IS NULL AND created_time < $1
                  ORDER BY created_time LIMIT $2 FOR UPDATE SKIP LOCKED)
     RETURNING id`,
    [beforeMs, limit],
  )
  return rows.length
}

/** The key that signs addresses, made when it is first needed. */
export async function loadSigningKey(database: Queryable): Promise<string> {
  const sql = 'SELECT key FROM file_key'
  const [known] = await database.query<{ key: string }>(sql)
  if (known) return known.key
  await database.query('INSERT INTO file_key (key) VALUES ($1) ON CONFLICT DO NOTHING', [
    randomToken(),
  ])
  const [made] = await database.query<{ key: string }>(sql)
  if (made === undefined) throw new Error('no key for addresses')
  return made.key
}
