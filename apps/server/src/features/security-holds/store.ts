// All SQL of `security_change`.

import { DAY_MS } from '@fairtick/core/time/duration'
import type { SecurityChange } from '@fairtick/wire/calls/security'
import type { Queryable } from '../../platform/database.ts'

/** How long withdrawals wait after a change (TR-6.6). */
export const HOLD_MS = DAY_MS

export type Hold = { readonly change: SecurityChange; readonly untilMs: number }

export async function insertChange(
  tx: Queryable,
  userId: string,
  change: SecurityChange,
  nowMs: number,
): Promise<bigint> {
  const [row] = await tx.query<{ number: bigint }>(
    'INSERT INTO security_change (user_id, change, time) VALUES ($1, $2, $3) RETURNING number',
    [userId, change, nowMs],
  )
  if (row === undefined) throw new Error('a change without a number')
  return row.number
}

/** Which of these users have a hold that still runs. */
export async function listHeldUsers(
  database: Queryable,
  userIds: readonly string[],
  nowMs: number,
): Promise<ReadonlySet<string>> {
  const rows = await database.query<{ user_id: string }>(
    `SELECT DISTINCT user_id FROM security_change WHERE user_id = ANY($1::text[]) AND time > $2`,
    [userIds, nowMs - HOLD_MS],
  )
  return new Set(rows.map(({ user_id }) => user_id))
}

/** The holds that still run, one a kind, the longest first. */
export async function listHolds(
  database: Queryable,
  userId: string,
  nowMs: number,
): Promise<readonly Hold[]> {
  const rows = await database.query<{ change: SecurityChange; newest: bigint }>(
    `SELECT change, max(time) AS newest FROM security_change WHERE user_id = $1 AND time > $2
     GROUP BY change ORDER BY newest DESC, change`,
    [userId, nowMs - HOLD_MS],
  )
  return rows.map(({ change, newest }) => ({ change, untilMs: Number(newest) + HOLD_MS }))
}
