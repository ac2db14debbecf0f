// All SQL of `identity_key`.

import type { Queryable } from '../../platform/database.ts'

/** Any number: it keeps this lock apart from other advisory locks. */
const LOCK_SPACE = 71

/** Until the end of the transaction nobody destroys the key of this person. */
export async function holdKeyOf(tx: Queryable, userId: string): Promise<void> {
  await tx.query('SELECT pg_advisory_xact_lock_shared(hashtextextended($1, $2))', [
    userId,
    LOCK_SPACE,
  ])
}

/** Waits for all who seal with it; from now on nobody does until the end of the transaction. */
export async function lockKeyOf(tx: Queryable, userId: string): Promise<void> {
  await tx.query('SELECT pg_advisory_xact_lock(hashtextextended($1, $2))', [userId, LOCK_SPACE])
}

export async function loadKey(database: Queryable, userId: string): Promise<string | undefined> {
  const sql = 'SELECT sealed_key FROM identity_key WHERE user_id = $1'
  return (await database.query<{ sealed_key: string }>(sql, [userId]))[0]?.sealed_key
}

/** The one that stands then: of two at once the first. */
export async function insertKey(tx: Queryable, userId: string, sealedKey: string): Promise<string> {
  await tx.query(
    'INSERT INTO identity_key (user_id, sealed_key) VALUES ($1, $2) ON CONFLICT DO NOTHING',
    [userId, sealedKey],
  )
  const stands = await loadKey(tx, userId)
  if (stands === undefined) throw new Error('a key has gone')
  return stands
}

export async function deleteKey(tx: Queryable, userId: string): Promise<void> {
  await tx.query('DELETE FROM identity_key WHERE user_id = $1', [userId])
}
