// SQL of `staff_recovery`: the recovery secrets of admins, kept as hashes.

import type { Queryable } from '../../platform/database.ts'

export type RecoverySecret = {
  readonly staffId: string
  readonly secretHash: string
  readonly madeMs: number
  /** Of all of the above. */
  readonly seal: string
}

type StoredSecret = {
  readonly staff_id: string
  readonly secret_hash: string
  readonly made_time: bigint
  readonly seal: string
}

/** In place of the one that they had. */
export async function replaceRecovery(tx: Queryable, secret: RecoverySecret): Promise<void> {
  const { staffId, secretHash, madeMs, seal } = secret
  await tx.query(
    `INSERT INTO staff_recovery (staff_id, secret_hash, made_time, seal) VALUES ($1, $2, $3, $4)
     ON CONFLICT (staff_id) DO UPDATE SET secret_hash = excluded.secret_hash,
       made_time = excluded.made_time, seal = excluded.seal`,
    [staffId, secretHash, madeMs, seal],
  )
}

export async function loadRecovery(
  database: Queryable,
  secretHash: string,
): Promise<RecoverySecret | undefined> {
  const sql = 'SELECT * FROM staff_recovery WHERE secret_hash = $1'
  return (await database.query<StoredSecret>(sql, [secretHash])).map(readSecret)[0]
}

export async function loadRecoveryOf(
  database: Queryable,
  staffId: string,
): Promise<RecoverySecret | undefined> {
  const sql = 'SELECT * FROM staff_recovery WHERE staff_id = $1'
  return (await database.query<StoredSecret>(sql, [staffId])).map(readSecret)[0]
}

export async function deleteRecoveryOf(tx: Queryable, staffId: string): Promise<void> {
  await tx.query('DELETE FROM staff_recovery WHERE staff_id = $1', [staffId])
}

export async function deleteAllRecovery(tx: Queryable): Promise<void> {
  await tx.query('DELETE FROM staff_recovery')
}

function readSecret({ staff_id, secret_hash, made_time, seal }: StoredSecret): RecoverySecret {
  return { staffId: staff_id, secretHash: secret_hash, madeMs: Number(made_time), seal }
}
