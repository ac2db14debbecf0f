// All SQL of `identity_picture`.

import type { PictureSide } from '@fairtick/wire/identity-rules'
import type { Queryable } from '../../platform/database.ts'
import type { CaseStatus } from './case-store.ts'

export type NewPicture = {
  readonly fileId: string
  readonly caseId: string
  readonly userId: string
  readonly side: PictureSide
  readonly contentHash: string
  /** 256 bits as hexadecimal text. */
  readonly likeness: string
}

export type ShownPicture = {
  readonly fileId: string
  readonly side: PictureSide
  readonly contentHash: string
  readonly isErased: boolean
}

/** In place of what showed that side. */
export async function putPicture(tx: Queryable, picture: NewPicture, nowMs: number): Promise<void> {
  const { fileId, caseId, userId, side, contentHash, likeness } = picture
  await tx.query(
    `UPDATE identity_picture SET replaced_time = $3
     WHERE case_id = $1 AND side = $2 AND replaced_time IS NULL`,
    [caseId, side, nowMs],
  )
  await tx.query(
    `INSERT INTO identity_picture (file_id, case_id, user_id, side, content_hash, likeness,
       added_time)
     VALUES ($1, $2, $3, $4, $5, ('x' || $6::text)::bit(256), $7)`,
    [fileId, caseId, userId, side, contentHash, likeness, nowMs],
  )
}

/** What shows a case now: at most one a side, the front first. */
export async function listShown(
  database: Queryable,
  caseId: string,
): Promise<readonly ShownPicture[]> {
  const rows = await database.query<{
    file_id: string
    side: PictureSide
    content_hash: string
    erased_time: bigint | null
  }>(
    `SELECT file_id, side, content_hash, erased_time FROM identity_picture
     WHERE case_id = $1 AND replaced_time IS NULL ORDER BY side DESC`,
    [caseId],
  )
  return rows.map((row) => ({
    fileId: row.file_id,
    side: row.side,
    contentHash: row.content_hash,
    isErased: row.erased_time !== null,
  }))
}

export type AlikePicture = {
  readonly caseId: string
  readonly userId: string
  readonly status: CaseStatus
  readonly side: PictureSide
  /** Of the case that was asked about. */
  readonly ownSide: PictureSide
  readonly distance: number
}

/** Of 256 bits: the same photograph, however it was made smaller, brighter or encoded anew. */
const ALIKE_BITS = 20
const ALIKE_MAX = 20

/** Pictures of others that look like what shows a case now, also erased ones, the likest first. */
export async function listAlike(
  database: Queryable,
  caseId: string,
): Promise<readonly AlikePicture[]> {
  const rows = await database.query<{
    case_id: string
    user_id: string
    status: CaseStatus
    side: PictureSide
    own_side: PictureSide
    distance: bigint
  }>(
    `SELECT o.case_id, o.user_id, c.status, o.side, m.side AS own_side,
            bit_count(o.likeness # m.likeness) AS distance
     FROM identity_picture m
       JOIN identity_picture o ON o.user_id <> m.user_id
         AND bit_count(o.likeness # m.likeness) <= ${ALIKE_BITS}
       JOIN identity_case c ON c.id = o.case_id
     WHERE m.case_id = $1 AND m.replaced_time IS NULL
     ORDER BY distance, o.file_id LIMIT ${ALIKE_MAX}`,
    [caseId],
  )
  return rows.map((row) => ({
    ...{ caseId: row.case_id, userId: row.user_id, status: row.status },
    ...{ side: row.side, ownSide: row.own_side, distance: Number(row.distance) },
  }))
}

export type OldPicture = { readonly fileId: string; readonly userId: string }

/** At most `limit` that are to go: replaced before then, or of a case that ended badly. */
export async function listOldPictures(
  database: Queryable,
  beforeMs: number,
  limit: number,
): Promise<readonly OldPicture[]> {
  const rows = await database.query<{ file_id: string; user_id: string }>(
    `SELECT p.file_id, p.user_id FROM identity_picture p JOIN identity_case c ON c.id = p.case_id
     WHERE p.erased_time IS NULL AND (p.replaced_time < $1
       OR c.status IN ('needs_fix', 'failed') AND c.reviewed_time < $1)
     ORDER BY p.file_id LIMIT $2`,
    [beforeMs, limit],
  )
  return rows.map((row) => ({ fileId: row.file_id, userId: row.user_id }))
}

/** Its hashes stay. */
export async function markErased(tx: Queryable, fileId: string, nowMs: number): Promise<void> {
  await tx.query('UPDATE identity_picture SET erased_time = $2 WHERE file_id = $1', [fileId, nowMs])
}
