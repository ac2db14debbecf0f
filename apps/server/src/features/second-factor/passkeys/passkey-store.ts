// All SQL of passkeys: customers and staff have theirs in tables of the same kind.

import type { Queryable } from '../../../platform/database.ts'
import type { RowSeal } from '../../../platform/row-seal.ts'
import type { PasskeyKey, Transport } from './webauthn.ts'

export type PasskeyRow = PasskeyKey & {
  readonly id: string
  readonly ownerId: string
  readonly transports: readonly Transport[]
  readonly name: string
  readonly createdMs: number
  readonly lastUsedMs: number | null
}

type StoredPasskey = {
  readonly id: string
  readonly owner_id: string
  readonly credential_id: string
  readonly public_key: string
  readonly counter: bigint
  readonly transports: readonly Transport[]
  readonly name: string
  readonly is_synced: boolean
  readonly created_time: bigint
  readonly last_used_time: bigint | null
  readonly seal: string
}

type SealedFields = Pick<PasskeyRow, 'id' | 'ownerId' | 'credentialId' | 'publicKey'>

type PasskeyTable =
  | { readonly table: 'passkey'; readonly owner: 'user_id' }
  | { readonly table: 'staff_passkey'; readonly owner: 'staff_id' }

export type PasskeyStore = ReturnType<typeof createPasskeyStore>

export function createPasskeyStore({ table, owner }: PasskeyTable) {
  /** Of customers and of staff apart: one of the ones is none of the others. */
  const fieldsOf = ({ id, ownerId, credentialId, publicKey }: SealedFields) => [
    ...[table, id, ownerId, credentialId, publicKey],
  ]
  const row = `SELECT *, ${owner} AS owner_id FROM ${table}`
  return {
    /** Oldest first. */
    list: async (database: Queryable, ownerId: string): Promise<readonly PasskeyRow[]> => {
      const sql = `${row} WHERE ${owner} = $1 ORDER BY created_time, id`
      return (await database.query<StoredPasskey>(sql, [ownerId])).map(readPasskey)
    },
    /** Undefined also where the server did not write it for this owner. */
    load: async (
      database: Queryable,
      rowSeal: RowSeal,
      credentialId: string,
    ): Promise<PasskeyRow | undefined> => {
      const sql = `${row} WHERE credential_id = $1`
      const [found] = await database.query<StoredPasskey>(sql, [credentialId])
      const passkey = found && readPasskey(found)
      if (found === undefined || passkey === undefined) return undefined
      return rowSeal.isSealed('passkey', fieldsOf(passkey), found.seal) ? passkey : undefined
    },
    hasAny: async (database: Queryable, ownerId: string): Promise<boolean> => {
      const sql = `SELECT 1 FROM ${table} WHERE ${owner} = $1 LIMIT 1`
      return (await database.query(sql, [ownerId])).length === 1
    },
    /** False when it is somebody's already. */
    insert: async (
      tx: Queryable,
      rowSeal: RowSeal,
      { id, ownerId, name, createdMs, transports, ...key }: Omit<PasskeyRow, 'lastUsedMs'>,
    ): Promise<boolean> => {
      const seal = rowSeal.seal('passkey', fieldsOf({ id, ownerId, ...key }))
      const sql = `INSERT INTO ${table} (id, ${owner}, credential_id, public_key, counter,
          transports, name, is_synced, created_time, seal)
        VALUES ($1, $2, $3, $4, $5::bigint, $6::text[], $7, $8, $9, $10)
        ON CONFLICT (credential_id) DO NOTHING RETURNING id`
      const values = [
        ...[id, ownerId, key.credentialId, key.publicKey, String(key.counter)],
        ...[transports, name, key.isSynced, createdMs, seal],
      ]
      return (await tx.query(sql, values)).length === 1
    },
    /** False when its count did not rise since it was looked at: one of two is a copy. */
    countUse: async (tx: Queryable, id: string, used: PasskeyUse): Promise<boolean> => {
      const sql = `UPDATE ${table} SET counter = $2::bigint, is_synced = $3, last_used_time = $4
        WHERE id = $1 AND (counter < $2::bigint OR (counter = 0 AND $2::bigint = 0)) RETURNING id`
      const values = [id, String(used.counter), used.isSynced, used.nowMs]
      return (await tx.query(sql, values)).length === 1
    },
    /** Until the end of the transaction nobody removes it; false: somebody has. */
    lock: async (tx: Queryable, ownerId: string, id: string): Promise<boolean> => {
      const sql = `SELECT 1 FROM ${table} WHERE id = $1 AND ${owner} = $2 FOR UPDATE`
      return (await tx.query(sql, [id, ownerId])).length === 1
    },
    /** False when the owner has no such passkey. */
    rename: async (
      database: Queryable,
      ownerId: string,
      { id, name }: { readonly id: string; readonly name: string },
    ): Promise<boolean> => {
      const sql = `UPDATE ${table} SET name = $3 WHERE id = $1 AND ${owner} = $2 RETURNING id`
      return (await database.query(sql, [id, ownerId, name])).length === 1
    },
    /** False when the owner has no such passkey. */
    remove: async (tx: Queryable, ownerId: string, id: string): Promise<boolean> => {
      const sql = `DELETE FROM ${table} WHERE id = $1 AND ${owner} = $2 RETURNING id`
      return (await tx.query(sql, [id, ownerId])).length === 1
    },
    removeAll: async (tx: Queryable, ownerId: string): Promise<void> => {
      const sql = `DELETE FROM ${table} WHERE ${owner} = $1`
      await tx.query(sql, [ownerId])
    },
  }
}

export type PasskeyUse = {
  readonly counter: number
  readonly isSynced: boolean
  readonly nowMs: number
}

function readPasskey(row: StoredPasskey): PasskeyRow {
  return {
    id: row.id,
    ownerId: row.owner_id,
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
