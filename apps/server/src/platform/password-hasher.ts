// Argon2id in a bounded pool (REL-48): a flood of logins cannot take the machine's memory.

import { hash, type Options, verify } from '@node-rs/argon2'
import { createBoundedQueue } from './bounded-queue.ts'

/** OWASP's minimum for Argon2id: 19 MiB, two passes, one lane. */
const ARGON2ID = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } satisfies Options
const HASHES_AT_ONCE = 2
const MAX_WAITING = 50
const RETRY_AFTER_MS = 2_000

export type PasswordHasher = {
  /** Throws TooBusy when the queue is full. */
  readonly hash: (password: string) => Promise<string>
  /** Takes as long for nobody's password (`undefined`) as for somebody's (REL-49). */
  readonly isRight: (password: string, storedHash: string | undefined) => Promise<boolean>
}

export function createPasswordHasher(onWaiting: (count: number) => void): PasswordHasher {
  const queue = createBoundedQueue({
    what: 'password hashing',
    atOnce: HASHES_AT_ONCE,
    maxWaiting: MAX_WAITING,
    retryAfterMs: RETRY_AFTER_MS,
    onWaiting,
  })
  const hashNow = (password: string) => hash(password.normalize('NFC'), ARGON2ID)
  const nobodys = hashNow('nobody has this password')
  return {
    hash: (password) => queue.run(() => hashNow(password)),
    isRight: (password, storedHash) =>
      queue.run(async () => {
        const isMatch = await verify(storedHash ?? (await nobodys), password.normalize('NFC'))
        return isMatch && storedHash !== undefined
      }),
  }
}
