// All SQL of `recovery_code`.

import type { Queryable } from '../../../platform/database.ts'

export async function replaceRecoveryCodes(
  tx: Queryable,
  userId: string,
  hashes: readonly string[],
): Promise<void> {
  await tx.query('DELETE FROM recovery_code WHERE user_id = $1', [userId])
  await tx.query('INSERT INTO recovery_code (user_id, code_hash) SELECT $1, unnest($2::text[])', [
    userId,
    hashes,
  ])
}

/** Those that were not used yet. */
export async function countRecoveryCodes(database: Queryable, userId: string): Promise<number> {
  const [row] = await database.query<{ count: bigint }>(
    'SELECT count(*) AS count FROM recovery_code WHERE user_id = $1 AND used_time IS NULL',
    [userId],
  )
  return Number(row?.count ?? 0)
}

export async function isOpenRecoveryCode(
  database: Queryable,
  userId: string,
  hash: string,
): Promise<boolean> {
  const rows = await database.query(
    'SELECT 1 FROM recovery_code WHERE user_id = $1 AND code_hash = $2 AND used_time IS NULL',
    [userId, hash],
  )
  return rows.length === 1
}

/** True for one caller alone. */
export async function consumeRecoveryCode(
  tx: Queryable,
  userId: string,
  hash: string,
  nowMs: number,
): Promise<boolean> {
  const rows = await tx.query(
    `UPDATE recovery_code SET used_time = $3
     WHERE user_id = $1 AND code_hash = $2 AND used_time IS NULL RETURNING user_id`,
    [userId, hash, nowMs],
  )
  return rows.length === 1
}
