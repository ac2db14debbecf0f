// All SQL of `user_lock`.

import type { LockFlag, LockReason } from '@fairtick/wire/admin/lock-flags'
import type { Queryable } from '../../platform/database.ts'

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
}

/** Why that is locked for the user; undefined: it is not. */
export async function loadLock(
  database: Queryable,
  userId: string,
  flag: LockFlag,
): Promise<LockReason | undefined> {
  const [row] = await database.query<{ reason: LockReason }>(
    'SELECT reason FROM user_lock WHERE user_id = $1 AND flag = $2',
    [userId, flag],
  )
  return row?.reason
}

/** The locks of several users, by user; who has none is not in it. */
export async function listLocks(
  database: Queryable,
  userIds: readonly string[],
): Promise<ReadonlyMap<string, readonly UserLock[]>> {
  const rows = await database.query<StoredLock>(
    'SELECT * FROM user_lock WHERE user_id = ANY ($1::text[]) ORDER BY user_id, flag',
    [userIds],
  )
  const byUser = Map.groupBy(rows, ({ user_id }) => user_id)
  return new Map([...byUser].map(([userId, locks]) => [userId, locks.map(readLock)]))
}

/** False when it is locked already: the reason that the customer was told stands. */
export async function insertLock(tx: Queryable, userId: string, lock: UserLock): Promise<boolean> {
  const rows = await tx.query(
    `INSERT INTO user_lock (user_id, flag, reason, locked_by, time) VALUES ($1, $2, $3, $4, $5)
     ON CONFLICT DO NOTHING RETURNING flag`,
    [userId, lock.flag, lock.reason, lock.lockedBy, lock.timeMs],
  )
  return rows.length === 1
}

/** False when it was not locked. */
export async function deleteLock(tx: Queryable, userId: string, flag: LockFlag): Promise<boolean> {
  const sql = 'DELETE FROM user_lock WHERE user_id = $1 AND flag = $2 RETURNING flag'
  return (await tx.query(sql, [userId, flag])).length === 1
}

function readLock({ flag, reason, locked_by, time }: StoredLock): UserLock {
  return { flag, reason, lockedBy: locked_by, timeMs: Number(time) }
}
