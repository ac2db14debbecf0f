// All SQL of `fund_password`.

import type { Queryable } from '../../../platform/database.ts'
import { partOf, pieceOf } from '../../../platform/statement-piece.ts'

export type FundPasswordRow = { readonly isSet: boolean; readonly lockedUntilMs: number }

export async function loadFundPassword(
  database: Queryable,
  userId: string,
): Promise<FundPasswordRow> {
  const [row] = await database.query<{ locked_until: bigint }>(
    'SELECT locked_until FROM fund_password WHERE user_id = $1',
    [userId],
  )
  return { isSet: row !== undefined, lockedUntilMs: Number(row?.locked_until ?? 0) }
}

export const hasFundPasswordPart = partOf(
  () => pieceOf('EXISTS (SELECT FROM fund_password WHERE user_id = $1) AS has_fund_password'),
  ({ has_fund_password: has }: { readonly has_fund_password: boolean }) => has,
)

export type CountedTry = { readonly passwordHash: string; readonly misses: number }

/**
 * Counts a try before it is looked at, so that tries at once all count; the last one that is free
 * locks. Undefined: not set, or locked.
 */
export async function countTry(
  database: Queryable,
  userId: string,
  nowMs: number,
  rule: { readonly maxMisses: number; readonly lockMs: number },
): Promise<CountedTry | undefined> {
  const [row] = await database.query<{ password_hash: string; misses: number }>(
    `UPDATE fund_password AS f SET
       misses = CASE WHEN f.misses >= $3::integer THEN 1 ELSE f.misses + 1 END,
       locked_until = CASE WHEN f.misses + 1 = $3::integer THEN $2::bigint + $4::bigint
                      ELSE 0 END
     WHERE user_id = $1 AND locked_until <= $2::bigint RETURNING password_hash, misses`,
    [userId, nowMs, rule.maxMisses, rule.lockMs],
  )
  return row && { passwordHash: row.password_hash, misses: row.misses }
}

/** The try was right. */
export async function forgetTries(database: Queryable, userId: string): Promise<void> {
  const sql = 'UPDATE fund_password SET misses = 0, locked_until = 0 WHERE user_id = $1'
  await database.query(sql, [userId])
}

/** The try was never looked at. */
export async function takeBackTry(database: Queryable, userId: string): Promise<void> {
  await database.query(
    `UPDATE fund_password SET misses = greatest(misses - 1, 0), locked_until = 0
     WHERE user_id = $1`,
    [userId],
  )
}

/** With a new password the misses of the old one are forgotten. */
export async function writeFundPassword(
  tx: Queryable,
  userId: string,
  passwordHash: string,
): Promise<void> {
  await tx.query(
    `INSERT INTO fund_password (user_id, password_hash) VALUES ($1, $2)
     ON CONFLICT (user_id) DO UPDATE SET password_hash = $2, misses = 0, locked_until = 0`,
    [userId, passwordHash],
  )
}
