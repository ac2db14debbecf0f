// All SQL of sessions, known devices, mailed codes and throttles.

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
  session: SessionRow & { readonly tokenHash: string },
): Promise<void> {
  await tx.query(
    `INSERT INTO session (id, user_id, token_hash, device, address, created_time, last_seen_time)
     VALUES ($1, $2, $3, $4, $5, $6, $7)`,
    [
      session.id,
      session.userId,
      session.tokenHash,
      session.device,
      session.address,
      session.createdMs,
      session.lastSeenMs,
    ],
  )
}

/** Finds the open session of a token and notes that it was seen now. */
export async function touchSession(
  database: Queryable,
  tokenHash: string,
  horizon: SessionHorizon,
  nowMs: number,
): Promise<SessionRow | undefined> {
  const rows = await database.query<StoredSession>(
    `UPDATE session SET last_seen_time = greatest(last_seen_time, $4)
     WHERE token_hash = $1 AND last_seen_time > $2 AND created_time > $3 RETURNING *`,
    [tokenHash, horizon.seenAfterMs, horizon.createdAfterMs, nowMs],
  )
  return rows.map(readSession)[0]
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

export async function noteDevice(
  tx: Queryable,
  userId: string,
  deviceKey: string,
  nowMs: number,
): Promise<void> {
  await tx.query(
    `INSERT INTO known_device VALUES ($1, $2, $3)
     ON CONFLICT (user_id, device_key) DO UPDATE SET last_time = excluded.last_time`,
    [userId, deviceKey, nowMs],
  )
}

/** Asked for nobody too (`''`), so that an unknown phone takes as long as a known one. */
export async function isKnownDevice(
  database: Queryable,
  userId: string,
  deviceKey: string,
): Promise<boolean> {
  const sql = 'SELECT 1 FROM known_device WHERE user_id = $1 AND device_key = $2'
  return (await database.query(sql, [userId, deviceKey])).length === 1
}

export type NewCode = {
  readonly purpose: string
  readonly target: string
  readonly salt: string
  readonly codeHash: string
  readonly sentMs: number
  readonly expiresMs: number
}

/** At most one send since `pauseMs` ago and five since `hourMs` ago. */
export type SendLimits = { readonly pauseMs: number; readonly hourMs: number }

/** Replaces the code of that purpose and target; false when too many were sent lately. */
export async function replaceCode(
  database: Queryable,
  code: NewCode,
  { pauseMs, hourMs }: SendLimits,
): Promise<boolean> {
  const rows = await database.query(
    `INSERT INTO mail_code AS c
       (purpose, target, salt, code_hash, expires_time, tries, used_time, sent_times)
     VALUES ($1, $2, $3, $4, $5, 0, NULL, ARRAY[$6::bigint])
     ON CONFLICT (purpose, target) DO UPDATE SET salt = excluded.salt,
       code_hash = excluded.code_hash, expires_time = excluded.expires_time, tries = 0,
       used_time = NULL, sent_times = ($6::bigint || c.sent_times)[1:5]
     WHERE c.sent_times[1] <= $7::bigint AND coalesce(c.sent_times[5], 0) <= $8::bigint
     RETURNING purpose`,
    [
      code.purpose,
      code.target,
      code.salt,
      code.codeHash,
      code.expiresMs,
      code.sentMs,
      pauseMs,
      hourMs,
    ],
  )
  return rows.length === 1
}

export async function loadSendTimes(
  database: Queryable,
  purpose: string,
  target: string,
): Promise<{ readonly last: number; readonly fifth: number }> {
  const [row] = await database.query<{ last: bigint; fifth: bigint }>(
    `SELECT sent_times[1] AS last, coalesce(sent_times[5], 0) AS fifth FROM mail_code
     WHERE purpose = $1 AND target = $2`,
    [purpose, target],
  )
  return { last: Number(row?.last ?? 0), fifth: Number(row?.fifth ?? 0) }
}

export type CodeRow = {
  readonly salt: string
  readonly codeHash: string
  readonly isUsed: boolean
}

/** Counts a try before anything is compared, so that tries at once all count. */
export async function countCodeTry(
  database: Queryable,
  key: { readonly purpose: string; readonly target: string },
  maxTries: number,
  nowMs: number,
): Promise<CodeRow | undefined> {
  const [row] = await database.query<{ salt: string; code_hash: string; used_time: unknown }>(
    `UPDATE mail_code SET tries = tries + 1
     WHERE purpose = $1 AND target = $2 AND tries < $3 AND expires_time > $4
     RETURNING salt, code_hash, used_time`,
    [key.purpose, key.target, maxTries, nowMs],
  )
  return row && { salt: row.salt, codeHash: row.code_hash, isUsed: row.used_time !== null }
}

/** True for the one who uses it; the same code is never used again. */
export async function useCode(
  tx: Queryable,
  key: { readonly purpose: string; readonly target: string; readonly codeHash: string },
  nowMs: number,
): Promise<boolean> {
  const rows = await tx.query(
    `UPDATE mail_code SET used_time = $4
     WHERE purpose = $1 AND target = $2 AND code_hash = $3 AND used_time IS NULL RETURNING purpose`,
    [key.purpose, key.target, key.codeHash, nowMs],
  )
  return rows.length === 1
}

/** Counts one try of `key`; false while it has to wait. The first five are free of waiting. */
export async function countTry(
  database: Queryable,
  key: string,
  nowMs: number,
  rule: {
    readonly freeTries: number
    readonly firstWaitMs: number
    readonly longestWaitMs: number
    readonly forgetAfterMs: number
  },
): Promise<boolean> {
  const rows = await database.query(
    `INSERT INTO throttle AS t VALUES ($1, 1, $2, $2)
     ON CONFLICT (key) DO UPDATE SET last_time = $2,
       tries = CASE WHEN t.last_time <= $2 - $6::bigint THEN 1 ELSE t.tries + 1 END,
       next_time = CASE
         WHEN t.last_time <= $2 - $6::bigint OR t.tries + 1 < $3 THEN $2
         ELSE $2 + least($4::bigint << least(t.tries + 1 - $3, 20), $5::bigint)
       END
     WHERE t.next_time <= $2 RETURNING key`,
    [key, nowMs, rule.freeTries, rule.firstWaitMs, rule.longestWaitMs, rule.forgetAfterMs],
  )
  return rows.length === 1
}

/** Spends one of `budget` tries that come back one every `everyMs`; false when none is left. */
export async function spendTry(
  database: Queryable,
  key: string,
  nowMs: number,
  rule: { readonly budget: number; readonly everyMs: number },
): Promise<boolean> {
  const rows = await database.query(
    `INSERT INTO throttle AS t VALUES ($1, 1, $2, $2 + $3::bigint)
     ON CONFLICT (key) DO UPDATE SET last_time = $2, tries = t.tries + 1,
       next_time = greatest(t.next_time, $2) + $3::bigint
     WHERE greatest(t.next_time, $2) + $3::bigint - $2 <= $4::bigint RETURNING key`,
    [key, nowMs, rule.everyMs, rule.budget * rule.everyMs],
  )
  return rows.length === 1
}

export async function loadNextTime(database: Queryable, key: string): Promise<number> {
  const [row] = await database.query<{ next_time: bigint }>(
    'SELECT next_time FROM throttle WHERE key = $1',
    [key],
  )
  return Number(row?.next_time ?? 0)
}

export async function deleteThrottle(database: Queryable, key: string): Promise<void> {
  await database.query('DELETE FROM throttle WHERE key = $1', [key])
}

/** What no decision can depend on any more. */
export async function deleteStale(
  database: Queryable,
  horizon: SessionHorizon & { readonly codesBeforeMs: number; readonly throttlesBeforeMs: number },
  devicesBeforeMs: number,
): Promise<void> {
  await database.query('DELETE FROM session WHERE last_seen_time <= $1 OR created_time <= $2', [
    horizon.seenAfterMs,
    horizon.createdAfterMs,
  ])
  await database.query('DELETE FROM mail_code WHERE expires_time <= $1', [horizon.codesBeforeMs])
  await database.query('DELETE FROM throttle WHERE last_time <= $1', [horizon.throttlesBeforeMs])
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
