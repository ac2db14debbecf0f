// Challenges that carry their own seal: a question costs no row, so asking for many fills nothing.

import { randomId } from '../../../platform/random-id.ts'
import type { Seal } from '../../../platform/sealed-text.ts'

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
