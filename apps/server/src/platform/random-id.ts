// Unguessable values from the system's random source (ASVS 11.5.1).

import { createHash, randomBytes, randomFillSync, randomInt } from 'node:crypto'

/** 128 random bits as 22 letters: the id of a row or a request. */
export function randomId(): string {
  return takeRandom(16)
}

/**
 * 9 letters of the time, then 80 random bits as 14: the id of what is written all day long. Ids of
 * one time stand side by side in an index, so that its newest page takes them all.
 */
export function orderedId(nowMs: number): string {
  return nowMs.toString(36).padStart(9, '0') + takeRandom(10)
}

const POOL_BYTES = 4_096
const pool = Buffer.alloc(POOL_BYTES)
let taken = POOL_BYTES

/** From a pool: to ask the system each time costs more than all the rest of an id. */
function takeRandom(bytes: number): string {
  if (taken + bytes > POOL_BYTES) {
    randomFillSync(pool)
    taken = 0
  }
  taken += bytes
  return pool.toString('base64url', taken - bytes, taken)
}

/** 256 random bits as 43 letters: opens a session. */
export function randomToken(): string {
  return randomBytes(32).toString('base64url')
}

/** Letters and digits that nobody takes for one another. */
const READABLE = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'

export function randomReadable(length: number): string {
  return Array.from({ length }, () => READABLE[randomInt(READABLE.length)]).join('')
}

export function randomDigits(length: number): string {
  return Array.from({ length }, () => randomInt(10)).join('')
}

/** SHA-256 of the parts, each with an end of its own, in hex. */
export function hashOf(...parts: readonly (string | Uint8Array)[]): string {
  const hash = createHash('sha256')
  for (const part of parts) hash.update(part).update('\0')
  return hash.digest('hex')
}
