// The bus of a process that follows the engine of another one.

import { type LeaderWatch, watchLeader } from '../engine/leader-watch.ts'
import type { Bus } from '../platform/bus.ts'
import type { Clock } from '../platform/clock.ts'
import { createFollowerBus, leaderKey } from '../platform/leader-bus.ts'

export type Following = {
  /** What the leader answers is asked of the one that leads now. */
  readonly bus: Bus
  readonly leader: LeaderWatch
}

export function followLeader(bus: Bus, clock: Clock): Following {
  const leader = watchLeader(bus, clock)
  const keyOfLeader = () => {
    const beat = leader.current()
    return beat && leaderKey(beat)
  }
  return { bus: createFollowerBus(bus, keyOfLeader), leader }
}
