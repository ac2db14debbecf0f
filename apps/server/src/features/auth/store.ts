// All SQL of `session` and `known_device`.

import type { Language } from '@fairtick/wire/languages'
import type { Queryable } from '../../platform/database.ts'

export type SessionRow = {
  readonly id: string
  readonly userId: string
  readonly device: string
  readonly address: string
  readonly createdMs: number
  readonly lastSeenMs: number
}

type StoredSession = {
  readonly id: string
  readonly user_id: string
  readonly device: string
  readonly address: string
  readonly created_time: bigint
  readonly last_seen_time: bigint
}

/** Sessions that began or were seen before these times have ended. */
export type SessionHorizon = {
  readonly seenAfterMs: number
  readonly createdAfterMs: number
}

export async function insertSession(
  tx: Queryable,
  session: SessionRow & { readonly tokenHash: string; readonly seal: string },
): Promise<void> {
  await tx.query(
    `INSERT INTO session (id, user_id, token_hash, device, address, created_time, last_seen_time,
       seal)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8)`,
    [
      session.id,
      session.userId,
      session.tokenHash,
      session.device,
      session.address,
      session.createdMs,
      session.lastSeenMs,
      session.seal,
    ],
  )
}

/** Finds the open session of a token and notes that it was seen now. */
export async function touchSession(
  database: Queryable,
  tokenHash: string,
  horizon: SessionHorizon,
  nowMs: number,
): Promise<(SessionRow & { readonly seal: string }) | undefined> {
  const rows = await database.query<StoredSession & { readonly seal: string }>(
    `UPDATE session SET last_seen_time = greatest(last_seen_time, $4)
     WHERE token_hash = $1 AND last_seen_time > $2 AND created_time > $3 RETURNING *`,
    [tokenHash, horizon.seenAfterMs, horizon.createdAfterMs, nowMs],
  )
  return rows.map((row) => ({ ...readSession(row), seal: row.seal }))[0]
}

/** Also one that has ended and was not forgotten yet. */
export async function loadSession(
  database: Queryable,
  id: string,
): Promise<(SessionRow & { readonly tokenHash: string; readonly seal: string }) | undefined> {
  const rows = await database.query<
    StoredSession & { readonly token_hash: string; readonly seal: string }
  >('SELECT * FROM session WHERE id = $1', [id])
  return rows.map((row) => ({
    ...{ ...readSession(row), tokenHash: row.token_hash, seal: row.seal },
  }))[0]
}

/** Those of `ids` that were not ended. */
export async function findSessions(
  database: Queryable,
  ids: readonly string[],
): Promise<ReadonlySet<string>> {
  const rows = await database.query<{ id: string }>(
    'SELECT id FROM session WHERE id = ANY ($1::text[])',
    [ids],
  )
  return new Set(rows.map(({ id }) => id))
}

/** The user's open sessions, last seen first. */
export async function listSessions(
  database: Queryable,
  userId: string,
  horizon: SessionHorizon,
): Promise<readonly SessionRow[]> {
  const rows = await database.query<StoredSession>(
    `SELECT * FROM session WHERE user_id = $1 AND last_seen_time > $2 AND created_time > $3
     ORDER BY last_seen_time DESC, id`,
    [userId, horizon.seenAfterMs, horizon.createdAfterMs],
  )
  return rows.map(readSession)
}

/** Users with a session, by id behind `afterId`, each with the language of their account. */
export async function listSignedIn(
  database: Queryable,
  afterId: string,
  limit: number,
): Promise<readonly { readonly userId: string; readonly language: Language }[]> {
  const rows = await database.query<{ id: string; language: Language }>(
    `SELECT u.id, u.language FROM app_user u
     WHERE u.id > $1 AND EXISTS (SELECT FROM session s WHERE s.user_id = u.id)
     ORDER BY u.id LIMIT $2::integer`,
    [afterId, limit],
  )
  return rows.map(({ id, language }) => ({ userId: id, language }))
}

/** True when the user had such a session. */
export async function deleteSession(
  tx: Queryable,
  userId: string,
  sessionId: string,
): Promise<boolean> {
  const sql = 'DELETE FROM session WHERE user_id = $1 AND id = $2 RETURNING id'
  return (await tx.query(sql, [userId, sessionId])).length === 1
}

/** Ends every session of the user but the one to keep; returns the ids of the ended ones. */
export async function deleteOtherSessions(
  tx: Queryable,
  userId: string,
  keptId: string,
): Promise<readonly string[]> {
  const sql = 'DELETE FROM session WHERE user_id = $1 AND id <> $2 RETURNING id'
  return (await tx.query<{ id: string }>(sql, [userId, keptId])).map(({ id }) => id)
}

/** Ends the sessions that were seen longest ago, so that `count` are left. */
export async function deleteSurplusSessions(
  tx: Queryable,
  userId: string,
  count: number,
): Promise<readonly string[]> {
  const rows = await tx.query<{ id: string }>(
    `DELETE FROM session WHERE id IN (
       SELECT id FROM session WHERE user_id = $1 ORDER BY last_seen_time DESC, id OFFSET $2
     ) RETURNING id`,
    [userId, count],
  )
  return rows.map(({ id }) => id)
}

export async function noteDevices(
  database: Queryable,
  userId: string,
  deviceKeys: readonly string[],
  nowMs: number,
): Promise<void> {
  await database.query(
    `INSERT INTO known_device SELECT $1, key, $3 FROM unnest($2::text[]) AS key
     ON CONFLICT (user_id, device_key) DO UPDATE SET last_time = excluded.last_time`,
    [userId, deviceKeys, nowMs],
  )
}

/** Those of the given keys that are devices of the user. */
export async function findDevices(
  database: Queryable,
  userId: string,
  deviceKeys: readonly string[],
): Promise<readonly string[]> {
  const rows = await database.query<{ device_key: string }>(
    'SELECT device_key FROM known_device WHERE user_id = $1 AND device_key = ANY($2::text[])',
    [userId, deviceKeys],
  )
  return rows.map(({ device_key }) => device_key)
}

/** Whether it is a device of anybody. */
export async function isIssued(database: Queryable, deviceKey: string): Promise<boolean> {
  const sql = 'SELECT 1 FROM known_device WHERE device_key = $1 LIMIT 1'
  return (await database.query(sql, [deviceKey])).length === 1
}

/** Forgets those that were seen longest ago, so that `count` are left. */
export async function forgetSurplusDevices(
  database: Queryable,
  userId: string,
  count: number,
): Promise<void> {
  await database.query(
    `DELETE FROM known_device WHERE user_id = $1 AND device_key IN (
       SELECT device_key FROM known_device WHERE user_id = $1
       ORDER BY last_time DESC, device_key OFFSET $2)`,
    [userId, count],
  )
}

/** Whoever else holds a device of the user is a stranger from now on. */
export async function forgetOtherDevices(
  tx: Queryable,
  userId: string,
  keptKeys: readonly string[],
): Promise<void> {
  const sql = 'DELETE FROM known_device WHERE user_id = $1 AND device_key <> ALL($2::text[])'
  await tx.query(sql, [userId, keptKeys])
}

/** Sessions that have ended, and devices that were not seen for long. */
export async function deleteExpired(
  database: Queryable,
  horizon: SessionHorizon,
  devicesBeforeMs: number,
): Promise<void> {
  await database.query('DELETE FROM session WHERE last_seen_time <= $1 OR created_time <= $2', [
    horizon.seenAfterMs,
    horizon.createdAfterMs,
  ])
  await database.query('DELETE FROM known_device WHERE last_time <= $1', [devicesBeforeMs])
}

function readSession(row: StoredSession): SessionRow {
  return {
    id: row.id,
    userId: row.user_id,
    device: row.device,
    address: row.address,
    createdMs: Number(row.created_time),
    lastSeenMs: Number(row.last_seen_time),
  }
}
