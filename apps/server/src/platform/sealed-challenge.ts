// Challenges that carry their own seal: a question costs no row, so asking for many fills nothing.

import type { Queryable } from './database.ts'
import { hashOf, randomId } from './random-id.ts'
import type { Seal } from './sealed-text.ts'

/** `about` says what for and of whom: a challenge opens nothing else. */
export function makeChallenge(seal: Seal, about: string, expiresMs: number): string {
  return seal.close(`${expiresMs} ${randomId()}`, `challenge ${about}`)
}

/** Until when it counts; undefined: not of ours, about something else, or too old. */
export function readChallenge(
  seal: Seal,
  about: string,
  challenge: string,
  nowMs: number,
): number | undefined {
  try {
    const [expires] = seal.open(challenge, `challenge ${about}`).split(' ')
    return Number(expires) > nowMs ? Number(expires) : undefined
  } catch {
    return undefined
  }
}

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
export async function forgetChallenges(database: Queryable, nowMs: number): Promise<void> {
  await database.query('DELETE FROM spent_challenge WHERE expires_time < $1', [nowMs])
}
