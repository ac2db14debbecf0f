// All SQL of `passkey`.

import type { Queryable } from '../../platform/database.ts'
import type { PasskeyKey, Transport } from '../../platform/webauthn.ts'

export type PasskeyRow = PasskeyKey & {
  readonly id: string
  readonly userId: string
  readonly transports: readonly Transport[]
  readonly name: string
  readonly createdMs: number
  readonly lastUsedMs: number | null
}

type StoredPasskey = {
  readonly id: string
  readonly user_id: string
  readonly credential_id: string
  readonly public_key: string
  readonly counter: bigint
  readonly transports: readonly Transport[]
  readonly name: string
  readonly is_synced: boolean
  readonly created_time: bigint
  readonly last_used_time: bigint | null
}

/** Oldest first. */
export async function listPasskeys(
  database: Queryable,
  userId: string,
): Promise<readonly PasskeyRow[]> {
  const sql = 'SELECT * FROM passkey WHERE user_id = $1 ORDER BY created_time, id'
  return (await database.query<StoredPasskey>(sql, [userId])).map(readPasskey)
}

export async function loadPasskey(
  database: Queryable,
  credentialId: string,
): Promise<PasskeyRow | undefined> {
  const sql = 'SELECT * FROM passkey WHERE credential_id = $1'
  return (await database.query<StoredPasskey>(sql, [credentialId])).map(readPasskey)[0]
}

export async function hasPasskey(database: Queryable, userId: string): Promise<boolean> {
  const sql = 'SELECT 1 FROM passkey WHERE user_id = $1 LIMIT 1'
  return (await database.query(sql, [userId])).length === 1
}

/** False when it is somebody's already. */
export async function insertPasskey(
  tx: Queryable,
  { id, userId, name, createdMs, transports, ...key }: Omit<PasskeyRow, 'lastUsedMs'>,
): Promise<boolean> {
  const rows = await tx.query(
    `INSERT INTO passkey (id, user_id, credential_id, public_key, counter, transports, name,
       is_synced, created_time)
     VALUES ($1, $2, $3, $4, $5::bigint, $6::text[], $7, $8, $9)
     ON CONFLICT (credential_id) DO NOTHING RETURNING id`,
    [
      ...[id, userId, key.credentialId, key.publicKey, String(key.counter)],
      ...[transports, name, key.isSynced, createdMs],
    ],
  )
  return rows.length === 1
}

/** False when its count did not rise since it was looked at: one of two is a copy. */
export async function countUse(
  tx: Queryable,
  id: string,
  used: { readonly counter: number; readonly isSynced: boolean; readonly nowMs: number },
): Promise<boolean> {
  const rows = await tx.query(
    `UPDATE passkey SET counter = $2::bigint, is_synced = $3, last_used_time = $4
     WHERE id = $1 AND (counter < $2::bigint OR (counter = 0 AND $2::bigint = 0)) RETURNING id`,
    [id, String(used.counter), used.isSynced, used.nowMs],
  )
  return rows.length === 1
}

/** False when the user has no such passkey. */
export async function updateName(
  database: Queryable,
  userId: string,
  { id, name }: { readonly id: string; readonly name: string },
): Promise<boolean> {
  const sql = 'UPDATE passkey SET name = $3 WHERE id = $1 AND user_id = $2 RETURNING id'
  return (await database.query(sql, [id, userId, name])).length === 1
}

/** False when the user has no such passkey. */
export async function deletePasskey(tx: Queryable, userId: string, id: string): Promise<boolean> {
  const sql = 'DELETE FROM passkey WHERE id = $1 AND user_id = $2 RETURNING id'
  return (await tx.query(sql, [id, userId])).length === 1
}

function readPasskey(row: StoredPasskey): PasskeyRow {
  return {
    id: row.id,
    userId: row.user_id,
    credentialId: row.credential_id,
    publicKey: row.public_key,
    counter: Number(row.counter),
    transports: row.transports,
    name: row.name,
    isSynced: row.is_synced,
    createdMs: Number(row.created_time),
    lastUsedMs: row.last_used_time === null ? null : Number(row.last_used_time),
  }
}
