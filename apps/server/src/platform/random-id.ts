// Unguessable values from the system's random source (ASVS 11.5.1).

import { createHash, hash, randomBytes, randomFillSync, randomInt } from 'node:crypto'

/** 128 random bits as 22 letters: the id of a row or a request. */
export function randomId(): string {
  return takeRandom(16)
}

/**
 * 9 letters of the time, then 132 random bits as 22: the id of what is written all day long. Ids of
 * one time stand side by side in an index, so that its newest page takes them all.
 */
export function orderedId(nowMs: number): string {
  if (nowMs !== writtenMs) {
    orderedLetters.write(nowMs.toString(36).padStart(TIME_LETTERS, '0'), 'latin1')
    writtenMs = nowMs
  }
  const start = takeBytes(RANDOM_LETTERS)
  for (let place = 0; place < RANDOM_LETTERS; place += 1) {
    const bits = (pool[start + place] as number) % BASE64URL.length
    orderedLetters[TIME_LETTERS + place] = BASE64URL.charCodeAt(bits)
  }
  // In one piece: an id that is put together of two stays two, and is looked up and kept as such.
  return orderedLetters.toString('latin1')
}

const BASE64URL = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'
const TIME_LETTERS = 9
const RANDOM_LETTERS = 22
const orderedLetters = Buffer.alloc(TIME_LETTERS + RANDOM_LETTERS)
let writtenMs: number | undefined

const POOL_BYTES = 4_096
const pool = Buffer.alloc(POOL_BYTES)
let taken = POOL_BYTES

function takeRandom(bytes: number): string {
  const start = takeBytes(bytes)
  return pool.toString('base64url', start, start + bytes)
}

/** From a pool: to ask the system each time costs more than all the rest of an id. */
function takeBytes(count: number): number {
  if (taken + count > POOL_BYTES) {
    randomFillSync(pool)
    taken = 0
  }
  taken += count
  return taken - count
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
  // In one go where it can be: every call hashes its token, an order also its form.
  if (parts.every((part) => typeof part === 'string')) {
    return hash('sha256', `${parts.join('\0')}\0`)
  }
  const sum = createHash('sha256')
  for (const part of parts) sum.update(part).update('\0')
  return sum.digest('hex')
}
