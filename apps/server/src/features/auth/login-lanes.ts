// Where log-ins wait their turn, so that a flood of strangers takes neither the reads nor the
// writes of the database from customers on devices that are known (REL-48).

import type { VisitorContext } from '@fairtick/wire/handler'
import { networkOf } from '../../platform/caller-network.ts'
import { createFairLanes, type FairLanes, type LaneTurn } from '../../platform/fair-lanes.ts'

const AT_ONCE = 4
/** A look is short: many may wait for theirs. */
const MAX_LOOKS_WAITING = 500
const MAX_STRANGERS_WAITING = 50
const MAX_WAITING_OF_OWNER = 20
const RETRY_AFTER_MS = 2_000

export type LoginLanes = {
  /** For finding whose phone it is, and whether the device is known. Throws TooBusy. */
  readonly look: FairLanes['run']
  /** For all that a stranger's log-in writes and compares. Throws TooBusy. */
  readonly admit: FairLanes['run']
}

export function createLoginLanes(): LoginLanes {
  const bounds = {
    ...{ what: 'logging in', atOnce: AT_ONCE, retryAfterMs: RETRY_AFTER_MS },
    maxWaitingOfOwner: MAX_WAITING_OF_OWNER,
  }
  return {
    look: createFairLanes({ ...bounds, maxWaiting: MAX_LOOKS_WAITING }).run,
    admit: createFairLanes({ ...bounds, maxWaiting: MAX_STRANGERS_WAITING }).run,
  }
}

/** Whoever brings a token may have one of ours: theirs is the lane that the others do not fill. */
export function lookTurn({ address, deviceToken }: VisitorContext): LaneTurn {
  return { lane: deviceToken === undefined ? 'open' : 'known', owner: networkOf(address) }
}
