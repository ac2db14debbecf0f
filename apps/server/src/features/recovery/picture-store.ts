// All SQL of `recovery_picture`.

import type { Queryable } from '../../platform/database.ts'

export type RecoveryPicture = {
  readonly fileId: string
  readonly addedMs: number
  readonly isErased: boolean
}

export async function insertPicture(
  tx: Queryable,
  picture: { readonly fileId: string; readonly requestId: string; readonly addedMs: number },
): Promise<void> {
  await tx.query(
    'INSERT INTO recovery_picture (file_id, request_id, added_time) VALUES ($1, $2, $3)',
    [picture.fileId, picture.requestId, picture.addedMs],
  )
}

/** By request, in the order in which they came. */
export async function listPictures(
  database: Queryable,
  requestIds: readonly string[],
): Promise<ReadonlyMap<string, readonly RecoveryPicture[]>> {
  const rows = await database.query<{
    file_id: string
    request_id: string
    added_time: bigint
    erased_time: bigint | null
  }>(
    `SELECT * FROM recovery_picture WHERE request_id = ANY($1::text[])
     ORDER BY added_time, file_id`,
    [requestIds],
  )
  const byRequest = Map.groupBy(rows, ({ request_id }) => request_id)
  return new Map(
    [...byRequest].map(([id, pictures]) => [
      id,
      pictures.map((one) => ({
        ...{ fileId: one.file_id, addedMs: Number(one.added_time) },
        isErased: one.erased_time !== null,
      })),
    ]),
  )
}

/** Of requests that ended before then, at most `limit`. */
export async function listOldPictures(
  database: Queryable,
  endedBeforeMs: number,
  limit: number,
): Promise<readonly string[]> {
  const rows = await database.query<{ file_id: string }>(
    `SELECT p.file_id FROM recovery_picture p JOIN recovery_request r ON r.id = p.request_id
     WHERE p.erased_time IS NULL AND r.ended_time < $1 ORDER BY p.file_id LIMIT $2::bigint`,
    [endedBeforeMs, limit],
  )
  return rows.map(({ file_id }) => file_id)
}

export async function markErased(tx: Queryable, fileId: string, nowMs: number): Promise<void> {
  await tx.query('UPDATE recovery_picture SET erased_time = $2 WHERE file_id = $1', [fileId, nowMs])
}

/** Of all requests about one account, added since then. */
export async function countPicturesOf(
  database: Queryable,
  userId: string,
  sinceMs: number,
): Promise<number> {
  const [row] = await database.query<{ count: bigint }>(
    `SELECT count(*) AS count FROM recovery_picture p
     JOIN recovery_request r ON r.id = p.request_id WHERE r.user_id = $1 AND p.added_time > $2`,
    [userId, sinceMs],
  )
  return Number(row?.count ?? 0)
}
