// SQL of `staff_session`.

import type { StaffCaller } from '@fairtick/wire/admin/handler'
import type { Queryable } from '../../platform/database.ts'
import { GRANTS, type StoredGrants } from './role-grants.ts'

export type StaffSession = {
  readonly id: string
  readonly device: string
  readonly address: string
  readonly lastSeenMs: number
}

/** Sessions that began or were seen before these times have ended. */
export type SessionHorizon = { readonly seenAfterMs: number; readonly createdAfterMs: number }

export async function insertSession(
  tx: Queryable,
  session: StaffSession & Pick<SealedSession, 'staffId' | 'tokenHash' | 'seal'>,
): Promise<void> {
  const { id, staffId, tokenHash, device, address, lastSeenMs, seal } = session
  await tx.query(
    `INSERT INTO staff_session
       (id, staff_id, token_hash, device, address, created_time, last_seen_time, seal)
     VALUES ($1, $2, $3, $4, $5, $6, $6, $7)`,
    [id, staffId, tokenHash, device, address, lastSeenMs, seal],
  )
}

/** What the seal of a session is made of, and the seal. */
export type SealedSession = {
  readonly id: string
  readonly staffId: string
  readonly tokenHash: string
  readonly createdMs: number
  readonly seal: string
}

/** With the roles of this moment, as rows have them. */
export type OpenSession = StoredGrants & SealedSession

type StoredOpen = StoredGrants & {
  readonly id: string
  readonly staff_id: string
  readonly token_hash: string
  readonly created_time: bigint
  readonly seal: string
}

function readOpen({ id, staff_id, token_hash, created_time, ...rest }: StoredOpen): OpenSession {
  const { grants, basis, seal } = rest
  const createdMs = Number(created_time)
  return { ...{ id, staffId: staff_id, tokenHash: token_hash, createdMs }, grants, basis, seal }
}

/** Whose session this token is, with the roles of this moment; notes that it was seen. */
export async function touchSession(
  database: Queryable,
  tokenHash: string,
  { seenAfterMs, createdAfterMs }: SessionHorizon,
  nowMs: number,
): Promise<OpenSession | undefined> {
  const [row] = await database.query<StoredOpen>(
    `WITH seen AS (
       UPDATE staff_session SET last_seen_time = greatest(last_seen_time, $4)
       WHERE token_hash = $1 AND last_seen_time > $2 AND created_time > $3
       RETURNING id, staff_id, token_hash, created_time, seal
     )
     SELECT seen.*, ${GRANTS}
     FROM seen JOIN staff s ON s.id = seen.staff_id AND s.deactivated_time IS NULL`,
    [tokenHash, seenAfterMs, createdAfterMs, nowMs],
  )
  return row && readOpen(row)
}

/** The roles behind each of these sessions that is open now; looking is no sign of life. */
export async function listOpenSessions(
  database: Queryable,
  ids: readonly string[],
  { seenAfterMs, createdAfterMs }: SessionHorizon,
): Promise<readonly OpenSession[]> {
  const rows = await database.query<StoredOpen>(
    `SELECT o.id, o.staff_id, o.token_hash, o.created_time, o.seal, ${GRANTS}
     FROM staff_session o JOIN staff s ON s.id = o.staff_id AND s.deactivated_time IS NULL
     WHERE o.id = ANY($1::text[]) AND o.last_seen_time > $2 AND o.created_time > $3`,
    [ids, seenAfterMs, createdAfterMs],
  )
  return rows.map(readOpen)
}

/** The open sessions, last seen first. */
export async function listSessions(
  database: Queryable,
  staffId: string,
  { seenAfterMs, createdAfterMs }: SessionHorizon,
): Promise<readonly StaffSession[]> {
  const rows = await database.query<{
    id: string
    device: string
    address: string
    last_seen_time: bigint
  }>(
    `SELECT id, device, address, last_seen_time FROM staff_session
     WHERE staff_id = $1 AND last_seen_time > $2 AND created_time > $3
     ORDER BY last_seen_time DESC, id`,
    [staffId, seenAfterMs, createdAfterMs],
  )
  return rows.map(({ id, device, address, last_seen_time }) => ({
    ...{ id, device, address },
    lastSeenMs: Number(last_seen_time),
  }))
}

/** Whether it was not ended. */
export async function hasSession(
  tx: Queryable,
  { staffId, sessionId }: StaffCaller,
): Promise<boolean> {
  const sql = 'SELECT 1 FROM staff_session WHERE staff_id = $1 AND id = $2'
  return (await tx.query(sql, [staffId, sessionId])).length === 1
}

/** Counts one before the code is looked at: how many there are with it; undefined: it has ended. */
export async function countMiss(
  database: Queryable,
  { staffId, sessionId }: StaffCaller,
): Promise<number | undefined> {
  const [row] = await database.query<{ misses: number }>(
    `UPDATE staff_session SET factor_misses = factor_misses + 1
     WHERE staff_id = $1 AND id = $2 RETURNING factor_misses AS misses`,
    [staffId, sessionId],
  )
  return row?.misses
}

/** The code was right. */
export async function returnMiss(
  database: Queryable,
  { staffId, sessionId }: StaffCaller,
): Promise<void> {
  await database.query(
    `UPDATE staff_session SET factor_misses = factor_misses - 1
     WHERE staff_id = $1 AND id = $2`,
    [staffId, sessionId],
  )
}

/** True when they had such a session. */
export async function deleteSession(tx: Queryable, staffId: string, id: string): Promise<boolean> {
  const sql = 'DELETE FROM staff_session WHERE staff_id = $1 AND id = $2 RETURNING id'
  return (await tx.query(sql, [staffId, id])).length === 1
}

/** Ends all but the one to keep (`''`: all of them); answers how many. */
const NO_SESSION = ''

export async function deleteSessions(tx: Queryable, staffId: string): Promise<void> {
  await deleteOtherSessions(tx, staffId, NO_SESSION)
}

export async function deleteOtherSessions(
  tx: Queryable,
  staffId: string,
  keptId: string,
): Promise<number> {
  const sql = 'DELETE FROM staff_session WHERE staff_id = $1 AND id <> $2 RETURNING id'
  return (await tx.query(sql, [staffId, keptId])).length
}

/** Ends the sessions that were seen longest ago, so that `count` are left. */
export async function deleteSurplusSessions(
  tx: Queryable,
  staffId: string,
  count: number,
): Promise<void> {
  await tx.query(
    `DELETE FROM staff_session WHERE id IN (
       SELECT id FROM staff_session WHERE staff_id = $1
       ORDER BY last_seen_time DESC, id OFFSET $2)`,
    [staffId, count],
  )
}

export async function deleteEndedSessions(
  database: Queryable,
  { seenAfterMs, createdAfterMs }: SessionHorizon,
): Promise<void> {
  await database.query(
    'DELETE FROM staff_session WHERE last_seen_time <= $1 OR created_time <= $2',
    [seenAfterMs, createdAfterMs],
  )
}
