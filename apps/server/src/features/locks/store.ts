// All SQL of `user_lock`.

import type { LockFlag, LockReason } from '@fairtick/wire/admin/lock-flags'
import type { Queryable } from '../../platform/database.ts'
import type { RowSeal } from '../../platform/row-seal.ts'

export type UserLock = {
  readonly flag: LockFlag
  readonly reason: LockReason
  readonly lockedBy: string
  readonly timeMs: number
}

type StoredLock = {
  readonly user_id: string
  readonly flag: LockFlag
  readonly reason: LockReason
  readonly locked_by: string
  readonly time: bigint
  readonly unlocked_time: bigint | null
  readonly seal: string
}

/** Somebody else than the server wrote the row: what it says is not believed, so it locks. */
export const ALTERED = 'altered'

/** Why that is locked for the user; undefined: it is not. */
export async function loadLock(
  database: Queryable,
  rowSeal: RowSeal,
  userId: string,
  flag: LockFlag,
): Promise<LockReason | typeof ALTERED | undefined> {
  const [row] = await database.query<StoredLock>(
    'SELECT * FROM user_lock WHERE user_id = $1 AND flag = $2',
    [userId, flag],
  )
  if (row === undefined) return undefined
  if (!isSealed(rowSeal, row)) return ALTERED
  return row.unlocked_time === null ? row.reason : undefined
}

/** The locks of several users, by user; who has none is not in it. */
export async function listLocks(
  database: Queryable,
  userIds: readonly string[],
): Promise<ReadonlyMap<string, readonly UserLock[]>> {
  const rows = await database.query<StoredLock>(
    `SELECT * FROM user_lock WHERE user_id = ANY ($1::text[]) AND unlocked_time IS NULL
     ORDER BY user_id, flag`,
    [userIds],
  )
  const byUser = Map.groupBy(rows, ({ user_id }) => user_id)
  return new Map([...byUser].map(([userId, locks]) => [userId, locks.map(readLock)]))
}

/** False when it is locked already: the reason that the customer was told stands. */
export async function insertLock(
  tx: Queryable,
  rowSeal: RowSeal,
  userId: string,
  { flag, reason, lockedBy, timeMs }: UserLock,
): Promise<boolean> {
  const fields = [userId, flag, reason, lockedBy, timeMs]
  const rows = await tx.query(
    `INSERT INTO user_lock (user_id, flag, reason, locked_by, time, seal)
     VALUES ($1, $2, $3, $4, $5, $6)
     ON CONFLICT (user_id, flag) DO UPDATE SET reason = excluded.reason,
       locked_by = excluded.locked_by, time = excluded.time, unlocked_time = NULL,
       seal = excluded.seal
       WHERE user_lock.unlocked_time IS NOT NULL RETURNING flag`,
    [...fields, rowSeal.seal('user-lock', [...fields, null])],
  )
  return rows.length === 1
}

/** False when it was not locked. */
export async function updateUnlocked(
  tx: Queryable,
  rowSeal: RowSeal,
  { userId, flag, nowMs }: { readonly userId: string; readonly flag: LockFlag; nowMs: number },
): Promise<boolean> {
  const [row] = await tx.query<StoredLock>(
    `SELECT * FROM user_lock WHERE user_id = $1 AND flag = $2 AND unlocked_time IS NULL
     FOR UPDATE`,
    [userId, flag],
  )
  if (row === undefined) return false
  const fields = [userId, flag, row.reason, row.locked_by, Number(row.time), nowMs]
  await tx.query(
    'UPDATE user_lock SET unlocked_time = $3, seal = $4 WHERE user_id = $1 AND flag = $2',
    [userId, flag, nowMs, rowSeal.seal('user-lock', fields)],
  )
  return true
}

function isSealed(rowSeal: RowSeal, row: StoredLock): boolean {
  const unlockedMs = row.unlocked_time === null ? null : Number(row.unlocked_time)
  const fields = [row.user_id, row.flag, row.reason, row.locked_by, Number(row.time), unlockedMs]
  return rowSeal.isSealed('user-lock', fields, row.seal)
}

function readLock({ flag, reason, locked_by, time }: StoredLock): UserLock {
  return { flag, reason, lockedBy: locked_by, timeMs: Number(time) }
}
