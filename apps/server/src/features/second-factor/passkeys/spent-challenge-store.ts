// All SQL of `spent_challenge`: what was answered once opens nothing again.

import type { Queryable } from '../../../platform/database.ts'
import { hashOf } from '../../../platform/random-id.ts'

/** True for one caller alone: the same challenge is never used again. */
export async function spendChallenge(
  tx: Queryable,
  challenge: string,
  expiresMs: number,
): Promise<boolean> {
  const rows = await tx.query(
    `INSERT INTO spent_challenge VALUES ($1, $2) ON CONFLICT DO NOTHING RETURNING hash`,
    [hashOf('challenge', challenge), expiresMs],
  )
  return rows.length === 1
}

/** Those that nobody could use any more anyway. */
export async function purgeChallenges(database: Queryable, nowMs: number): Promise<void> {
  await database.query('DELETE FROM spent_challenge WHERE expires_time < $1', [nowMs])
}
