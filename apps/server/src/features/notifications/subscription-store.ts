// All SQL of `push_subscription`.

import type { Queryable } from '../../platform/database.ts'

export type Subscription = {
  readonly id: string
  readonly sessionId: string
  readonly userId: string
  readonly endpoint: string
  readonly p256dh: string
  readonly auth: string
}

type NewSubscription = Subscription & {
  readonly endpointHash: string
  readonly createdMs: number
  readonly seal: string
}

/**
 * Until the end of the transaction the session does not end, and nobody else changes who has the
 * browser. Undefined: it has ended. `hasBrowser`: pushes to the user go there already.
 */
export async function lockSession(
  tx: Queryable,
  one: Pick<NewSubscription, 'sessionId' | 'userId' | 'endpointHash'>,
): Promise<{ readonly hasBrowser: boolean } | undefined> {
  const { sessionId, userId, endpointHash } = one
  await lockEndpoint(tx, endpointHash)
  const sessions = await tx.query(
    'SELECT id FROM session WHERE id = $1 AND user_id = $2 FOR KEY SHARE',
    [sessionId, userId],
  )
  if (sessions.length === 0) return undefined
  const rows = await tx.query(
    'SELECT id FROM push_subscription WHERE endpoint_hash = $1 AND user_id = $2',
    [endpointHash, userId],
  )
  return { hasBrowser: rows.length > 0 }
}

/** In place of what the session had and of who had the browser; under the lock of `lockSession`. */
export async function replaceSubscription(tx: Queryable, one: NewSubscription): Promise<void> {
  await tx.query('DELETE FROM push_subscription WHERE endpoint_hash = $1 OR session_id = $2', [
    one.endpointHash,
    one.sessionId,
  ])
  await tx.query(
    `INSERT INTO push_subscription (id, session_id, user_id, endpoint, endpoint_hash, p256dh, auth,
       created_time, seal)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
    [
      ...[one.id, one.sessionId, one.userId, one.endpoint, one.endpointHash],
      ...[one.p256dh, one.auth, one.createdMs, one.seal],
    ],
  )
}

/** Those added last stay. */
export async function deleteSurplusSubscriptions(
  tx: Queryable,
  userId: string,
  count: number,
): Promise<void> {
  await tx.query(
    `DELETE FROM push_subscription WHERE id IN (
       SELECT id FROM push_subscription WHERE user_id = $1
       ORDER BY created_time DESC, id OFFSET $2)`,
    [userId, count],
  )
}

export async function deleteSubscriptionOf(database: Queryable, sessionId: string): Promise<void> {
  await database.query('DELETE FROM push_subscription WHERE session_id = $1', [sessionId])
}

export async function deleteSubscription(database: Queryable, id: string): Promise<void> {
  await database.query('DELETE FROM push_subscription WHERE id = $1', [id])
}

export async function hasSubscription(database: Queryable, sessionId: string): Promise<boolean> {
  const sql = 'SELECT 1 FROM push_subscription WHERE session_id = $1 LIMIT 1'
  return (await database.query(sql, [sessionId])).length === 1
}

export async function loadSubscription(
  database: Queryable,
  id: string,
): Promise<(Subscription & { readonly seal: string }) | undefined> {
  const [row] = await database.query<{
    session_id: string
    user_id: string
    endpoint: string
    p256dh: string
    auth: string
    seal: string
  }>(
    `SELECT session_id, user_id, endpoint, p256dh, auth, seal FROM push_subscription
     WHERE id = $1`,
    [id],
  )
  if (row === undefined) return undefined
  const { session_id: sessionId, user_id: userId, ...rest } = row
  return { id, sessionId, userId, ...rest }
}

async function lockEndpoint(tx: Queryable, endpointHash: string): Promise<void> {
  await tx.query('SELECT pg_advisory_xact_lock(hashtextextended($1, 0))', [endpointHash])
}
