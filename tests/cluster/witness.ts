// Who leads, as it is said on the broker, and what the leader knows of its customers.

import { type LeaderWatch, watchLeader } from '@fairtick/server/engine/leader-watch'
import type { Bus } from '@fairtick/server/platform/bus'
import type { LeaderBeat } from '@fairtick/server/platform/bus-topics'
import { systemClock } from '@fairtick/server/platform/clock'
import { createFollowerBus, leaderKey } from '@fairtick/server/platform/leader-bus'
import { connectNatsBus } from '@fairtick/server/platform/nats-bus'

export type Witness = {
  /** Every beat of every engine, in the order in which they came. */
  readonly beats: readonly LeaderBeat[]
  readonly current: () => LeaderBeat | undefined
  /** Of the user, as the engine that leads now numbers them. */
  readonly lastSerial: (userId: string) => Promise<number>
  readonly close: () => Promise<void>
}

export async function openWitness(natsUrl: string): Promise<Witness> {
  const bus = await connectNatsBus({
    ...{ url: natsUrl, name: 'witness', shard: '1' },
    onFault: (error) => console.error('the witness heard nonsense', error),
  })
  const leader: LeaderWatch = watchLeader(bus, systemClock)
  const beats: LeaderBeat[] = []
  bus.subscribe('engine', (beat) => beats.push(beat))
  const following: Bus = createFollowerBus(bus, () => {
    const beat = leader.current()
    return beat && leaderKey(beat)
  })
  return {
    beats,
    current: leader.current,
    lastSerial: async (userId) => (await following.ask('account.snapshot', { userId })).serial,
    close: async () => {
      leader.stop()
      await bus.close()
    },
  }
}

/**
 * Beats that an engine said after its successor had: it did not know that it was deposed. By the
 * time in them, since what was said before may lie in the network for long.
 */
export function findLateBeats(beats: readonly LeaderBeat[]): string[] {
  const begun = new Map<number, number>()
  for (const { epoch, time } of beats) begun.set(epoch, Math.min(begun.get(epoch) ?? time, time))
  return beats.flatMap(({ epoch, time }) => {
    const isLate = [...begun].some(([other, fromTime]) => other > epoch && time > fromTime)
    return isLate ? [`epoch ${epoch} said at ${time} that it leads`] : []
  })
}
