// Argon2id in a bounded pool (REL-48): a flood of logins can take neither the machine's memory nor
// the place of customers on devices that are known.

import { hash, type Options, verify } from '@node-rs/argon2'
import { networkOf } from './caller-network.ts'
import { createFairLanes, type LaneTurn } from './fair-lanes.ts'
import type { RowSeal } from './row-seal.ts'
import {
  openPassword,
  type PasswordOwner,
  type StoredPassword,
  sealPassword,
} from './sealed-password.ts'

/** OWASP's minimum for Argon2id: 19 MiB, two passes, one lane. */
const ARGON2ID = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } satisfies Options
const HASHES_AT_ONCE = 2
/** In each of the two lanes. */
const MAX_WAITING = 50
const MAX_WAITING_OF_OWNER = 20
const RETRY_AFTER_MS = 2_000

export type PasswordHasher = {
  /** Sealed for its owner. Throws TooBusy when the queue is full. */
  readonly hash: (password: string, owner: PasswordOwner, turn: LaneTurn) => Promise<string>
  /** Takes as long for nobody's password (`undefined`) as for somebody's (REL-49). */
  readonly isRight: (
    password: string,
    stored: StoredPassword | undefined,
    turn: LaneTurn,
  ) => Promise<boolean>
}

/** Of whoever has a session, or comes on a device from which they have logged in before. */
export function knownTurn(ownerId: string): LaneTurn {
  return { lane: 'known', owner: ownerId }
}

/** Of anybody else: the addresses of one network take turns as one. */
export function strangersTurn(address: string): LaneTurn {
  return { lane: 'open', owner: networkOf(address) }
}

/** Every installation has the cost that is usual; tests of other matters hash quicker. */
export function createPasswordHasher(
  rowSeal: RowSeal,
  onWaiting: (count: number) => void,
  cost: Options = ARGON2ID,
): PasswordHasher {
  const lanes = createFairLanes({
    what: 'password hashing',
    atOnce: HASHES_AT_ONCE,
    maxWaiting: MAX_WAITING,
    maxWaitingOfOwner: MAX_WAITING_OF_OWNER,
    retryAfterMs: RETRY_AFTER_MS,
    onWaiting,
  })
  const hashNow = (password: string) => hash(password.normalize('NFC'), cost)
  const nobodys = hashNow('nobody has this password')
  return {
    hash: async (password, owner, turn) =>
      sealPassword(rowSeal, owner, await lanes.run(turn, () => hashNow(password))),
    isRight: (password, stored, turn) =>
      lanes.run(turn, async () => {
        const hashed = stored && openPassword(rowSeal, stored)
        const isMatch = await verify(hashed ?? (await nobodys), password.normalize('NFC'))
        return isMatch && hashed !== undefined
      }),
  }
}
