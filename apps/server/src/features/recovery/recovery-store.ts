// All SQL of `recovery_request`.

import {
  LOST_THINGS,
  type RecoveryReason,
  type RecoveryStatus,
} from '@fairtick/wire/recovery-rules'
import type { Queryable } from '../../platform/database.ts'
import { type CountedPage, loadPage, type Paging } from '../../platform/list-page.ts'
import {
  readWaiting,
  WAITING_COLUMNS,
  type WaitingCases,
  type WaitingRow,
} from '../../platform/review-queue.ts'
import type { HeldRecovery, SealedRecovery } from './sealed-recovery.ts'

export type RecoveryRow = HeldRecovery & {
  readonly status: RecoveryStatus
  readonly reason: RecoveryReason | null
  readonly isTold: boolean
}

type StoredRecovery = {
  readonly id: string
  readonly user_id: string
  readonly contact: string
  readonly lost: string
  readonly note: string
  readonly is_password_right: boolean
  readonly is_own_address: boolean
  readonly is_known_browser: boolean
  readonly asked_time: bigint
  readonly seal: string
  readonly status: RecoveryStatus
  readonly told_time: bigint | null
  readonly reason: RecoveryReason | null
  readonly hold_until: bigint | null
  readonly hold_seal: string | null
}

/** Of strangers, who proved nothing of the account: more of them are not kept at a time. */
const MOST_UNPROVEN = 5

/**
 * In place of one that waits from the same address. Nothing is kept for nobody, and it takes as
 * many statements as for somebody (REL-49).
 */
export async function insertRecovery(tx: Queryable, request: SealedRecovery): Promise<void> {
  const { id, userId, contact, lost, note, askedMs, seal } = request
  const { isPasswordRight, isOwnAddress, isKnownBrowser } = request
  await tx.query(
    `UPDATE recovery_request SET status = 'replaced', ended_time = $3::bigint
     WHERE user_id = $1 AND contact = $2 AND status = 'pending'`,
    [userId, contact, askedMs],
  )
  await tx.query(
    `INSERT INTO recovery_request (id, user_id, contact, lost, note, is_password_right,
       is_own_address, is_known_browser, asked_time, seal, status)
     SELECT $1, u.id, $3, $4, $5, $6, $7, $8, $9::bigint, $10, 'pending' FROM app_user u
     WHERE u.id = $2 AND ($6 OR $7 OR $11::bigint > (
       SELECT count(*) FROM recovery_request r WHERE r.user_id = $2 AND r.status = 'pending'
         AND NOT r.is_password_right AND NOT r.is_own_address))`,
    [
      ...[id, userId, contact, lost.join(' '), note, isPasswordRight, isOwnAddress],
      ...[isKnownBrowser, askedMs, seal, MOST_UNPROVEN],
    ],
  )
}

export async function loadRecovery(
  database: Queryable,
  id: string,
): Promise<RecoveryRow | undefined> {
  const rows = await database.query<StoredRecovery>(
    'SELECT * FROM recovery_request WHERE id = $1',
    [id],
  )
  return rows.map(readRow)[0]
}

/** Until the end of the transaction it does not change. */
export async function lockRecovery(tx: Queryable, id: string): Promise<RecoveryRow | undefined> {
  const sql = 'SELECT * FROM recovery_request WHERE id = $1 FOR NO KEY UPDATE'
  return (await tx.query<StoredRecovery>(sql, [id])).map(readRow)[0]
}

/** Those under way, newest first. */
export async function listOpen(
  database: Queryable,
  userId: string,
): Promise<readonly RecoveryRow[]> {
  const rows = await database.query<StoredRecovery>(
    `SELECT * FROM recovery_request
     WHERE user_id = $1 AND status IN ('pending', 'approved') AND told_time IS NOT NULL
     ORDER BY asked_time DESC, id LIMIT 20`,
    [userId],
  )
  return rows.map(readRow)
}

/** Others of the same account, newest first. */
export async function listEarlier(
  database: Queryable,
  { id, userId }: Pick<RecoveryRow, 'id' | 'userId'>,
): Promise<readonly RecoveryRow[]> {
  const rows = await database.query<StoredRecovery>(
    `SELECT * FROM recovery_request WHERE user_id = $1 AND id <> $2
     ORDER BY asked_time DESC, id LIMIT 20`,
    [userId, id],
  )
  return rows.map(readRow)
}

export type RecoveryQueue = Paging & { readonly status: RecoveryStatus }

/** A page of all of one status: oldest first while they wait, else newest first. */
export function listRecoveries(
  database: Queryable,
  { status, ...paging }: RecoveryQueue,
): Promise<CountedPage<RecoveryRow>> {
  const from = 'FROM recovery_request WHERE status = $1 AND told_time IS NOT NULL'
  const order = { by: 'asked_time', id: 'id', oldestFirst: status === 'pending' }
  return loadPage(database, { from, parameters: [status], order, read: readRow }, paging)
}

/** What waits for the office; the screens hear of holds as well. */
export async function loadWaitingRecoveries(database: Queryable): Promise<WaitingCases> {
  const sql = `SELECT ${WAITING_COLUMNS} FROM (SELECT id, hold_until AS approved_time,
    asked_time AS waiting_since FROM recovery_request
    WHERE status IN ('pending', 'approved') AND told_time IS NOT NULL) AS w`
  return readWaiting(await database.query<WaitingRow>(sql))
}

/** Asked for and not told of yet, with something that speaks for them; the oldest first. */
export async function listUntold(
  database: Queryable,
  limit: number,
): Promise<readonly RecoveryRow[]> {
  const rows = await database.query<StoredRecovery>(
    `SELECT * FROM recovery_request r WHERE told_time IS NULL AND status = 'pending'
       AND (is_password_right OR is_own_address
         OR EXISTS (SELECT FROM recovery_picture p WHERE p.request_id = r.id))
     ORDER BY asked_time, id LIMIT $1::bigint`,
    [limit],
  )
  return rows.map(readRow)
}

/** True for one caller alone. */
export async function markTold(tx: Queryable, id: string, nowMs: number): Promise<boolean> {
  const rows = await tx.query(
    `UPDATE recovery_request SET told_time = $2
     WHERE id = $1 AND told_time IS NULL AND status = 'pending' RETURNING id`,
    [id, nowMs],
  )
  return rows.length === 1
}

/** Whether one of the account was approved and has not ended. */
export async function hasHold(tx: Queryable, userId: string): Promise<boolean> {
  const sql = "SELECT 1 FROM recovery_request WHERE user_id = $1 AND status = 'approved'"
  return (await tx.query(sql, [userId])).length > 0
}

export type Begun = {
  readonly staffId: string
  readonly nowMs: number
  readonly untilMs: number
  readonly seal: string
}

/** False when it does not wait any more. Throws a unique violation when another hold runs. */
export async function beginHold(
  tx: Queryable,
  id: string,
  { staffId, nowMs, untilMs, seal }: Begun,
): Promise<boolean> {
  const rows = await tx.query(
    `UPDATE recovery_request SET status = 'approved', decided_by = $2, decided_time = $3,
       hold_until = $4, hold_seal = $5
     WHERE id = $1 AND status = 'pending' RETURNING id`,
    [id, staffId, nowMs, untilMs, seal],
  )
  return rows.length === 1
}

/** False when it has ended before. */
export async function declineRow(
  tx: Queryable,
  id: string,
  decided: {
    readonly staffId: string
    readonly reason: RecoveryReason
    readonly nowMs: number
  },
): Promise<boolean> {
  const rows = await tx.query(
    `UPDATE recovery_request SET status = 'declined', reason = $2, decided_by = $3,
       decided_time = $4, ended_time = $4
     WHERE id = $1 AND status IN ('pending', 'approved') RETURNING id`,
    [id, decided.reason, decided.staffId, decided.nowMs],
  )
  return rows.length === 1
}

/** False when it has ended before: of `stop`, the end of the hold and a decision one wins. */
export async function endRow(
  tx: Queryable,
  id: string,
  status: 'stopped' | 'done',
  nowMs: number,
): Promise<boolean> {
  const rows = await tx.query(
    `UPDATE recovery_request SET status = $2, ended_time = $3
     WHERE id = $1 AND (status = 'approved' OR $2 = 'stopped' AND status = 'pending') RETURNING id`,
    [id, status, nowMs],
  )
  return rows.length === 1
}

/** What else is under way for the account that was got back. */
export async function replaceOthers(
  tx: Queryable,
  { id, userId }: Pick<RecoveryRow, 'id' | 'userId'>,
  nowMs: number,
): Promise<readonly string[]> {
  const rows = await tx.query<{ id: string }>(
    `UPDATE recovery_request SET status = 'replaced', ended_time = $3
     WHERE user_id = $1 AND id <> $2 AND status IN ('pending', 'approved') RETURNING id`,
    [userId, id, nowMs],
  )
  return rows.map(({ id: other }) => other)
}

/** What nobody decided, and links that nobody used. */
export async function expireRows(
  database: Queryable,
  limits: {
    readonly askedBeforeMs: number
    readonly holdBeforeMs: number
    readonly nowMs: number
  },
): Promise<number> {
  const rows = await database.query(
    `UPDATE recovery_request SET status = 'expired', ended_time = $3
     WHERE status = 'pending' AND asked_time < $1 OR status = 'approved' AND hold_until < $2
     RETURNING id`,
    [limits.askedBeforeMs, limits.holdBeforeMs, limits.nowMs],
  )
  return rows.length
}

function readRow(row: StoredRecovery): RecoveryRow {
  return {
    ...{ id: row.id, userId: row.user_id, contact: row.contact, note: row.note },
    lost: LOST_THINGS.filter((thing) => row.lost.split(' ').includes(thing)),
    isPasswordRight: row.is_password_right,
    isOwnAddress: row.is_own_address,
    isKnownBrowser: row.is_known_browser,
    askedMs: Number(row.asked_time),
    seal: row.seal,
    status: row.status,
    reason: row.reason,
    isTold: row.told_time !== null,
    holdUntilMs: row.hold_until === null ? null : Number(row.hold_until),
    holdSeal: row.hold_seal,
  }
}
