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
 * In place of what the session had and of who had the browser; false where the session has ended.
 * Two at once for one browser: the later one stands.
 */
export async function replaceSubscription(tx: Queryable, one: NewSubscription): Promise<boolean> {
  await lockEndpoint(tx, one.endpointHash)
  await tx.query('DELETE FROM push_subscription WHERE endpoint_hash = $1 OR session_id = $2', [
    one.endpointHash,
    one.sessionId,
  ])
  const rows = await tx.query(
    `INSERT INTO push_subscription (id, session_id, user_id, endpoint, endpoint_hash, p256dh, auth,
       created_time, seal)
     SELECT $1, s.id, s.user_id, $4, $5, $6, $7, $8, $9 FROM session s
     WHERE s.id = $2 AND s.user_id = $3 FOR KEY SHARE RETURNING id`,
    [
      ...[one.id, one.sessionId, one.userId, one.endpoint, one.endpointHash],
      ...[one.p256dh, one.auth, one.createdMs, one.seal],
    ],
  )
  return rows.length === 1
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
