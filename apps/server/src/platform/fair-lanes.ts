// Two lanes to a few places of work: each keeps one of them, and in a lane owners take turns, so
// that nobody fills what others wait for.

import { TooBusy } from './too-busy.ts'

/** `known`: somebody who has shown who they are or on which device; `open`: anybody. */
export type Lane = 'known' | 'open'

export type LaneTurn = {
  readonly lane: Lane
  /** Whose work it is: a user, or a network of strangers. */
  readonly owner: string
}

export type FairLanes = {
  /** Throws TooBusy at once when too many wait in the lane, or too many of this owner. */
  readonly run: <Result>(turn: LaneTurn, task: () => Promise<Result>) => Promise<Result>
}

export type LaneBounds = {
  /** Named in the error. */
  readonly what: string
  /** At least 2, so that each lane keeps one. */
  readonly atOnce: number
  readonly maxWaiting: number
  readonly maxWaitingOfOwner: number
  readonly retryAfterMs: number
  readonly onWaiting?: (count: number) => void
}

type LaneState = {
  running: number
  waiting: number
  /** By owner, the one whose turn is next first. */
  readonly owners: Map<string, (() => void)[]>
}

/** A place that a lane does not need serves the other. */
export function createFairLanes(bounds: LaneBounds): FairLanes {
  const lanes: Readonly<Record<Lane, LaneState>> = {
    known: { running: 0, waiting: 0, owners: new Map() },
    open: { running: 0, waiting: 0, owners: new Map() },
  }
  const { known, open } = lanes
  const tell = () => bounds.onWaiting?.(known.waiting + open.waiting)

  async function enter({ lane, owner }: LaneTurn): Promise<void> {
    const state = lanes[lane]
    if (known.running + open.running < bounds.atOnce) {
      state.running += 1
      return
    }
    const own = state.owners.get(owner) ?? []
    const isFull = state.waiting >= bounds.maxWaiting || own.length >= bounds.maxWaitingOfOwner
    if (isFull) throw new TooBusy(bounds.what, bounds.retryAfterMs)
    await new Promise<void>((resolve) => {
      own.push(resolve)
      state.owners.set(owner, own)
      state.waiting += 1
      tell()
    })
  }

  /** Hands the place to the next at once, so that nobody can slip in between. */
  function leave(lane: Lane): void {
    lanes[lane].running -= 1
    const next = nextLane(known, open)
    if (next === undefined) return
    takeFirst(next)()
    tell()
  }

  return {
    run: async (turn, task) => {
      await enter(turn)
      try {
        return await task()
      } finally {
        leave(turn.lane)
      }
    },
  }
}

/** The one that has less under way; undefined: nobody waits. */
function nextLane(known: LaneState, open: LaneState): LaneState | undefined {
  if (known.waiting === 0) return open.waiting === 0 ? undefined : open
  return open.waiting === 0 || known.running <= open.running ? known : open
}

function takeFirst(state: LaneState): () => void {
  for (const [owner, own] of state.owners) {
    const [first, ...others] = own
    state.owners.delete(owner)
    // Behind all other owners: one that asks often waits for itself.
    if (others.length > 0) state.owners.set(owner, others)
    if (first === undefined) continue
    state.running += 1
    state.waiting -= 1
    return first
  }
  throw new Error('a lane counts work that nobody waits for')
}
