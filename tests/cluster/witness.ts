// Who leads, as it is said on the broker, and what the leader knows of its customers.

import { type LeaderWatch, watchLeader } from '@fairtick/server/engine/leader-watch'
import type { Bus } from '@fairtick/server/platform/bus'
import type { LeaderBeat } from '@fairtick/server/platform/bus-topics'
import { systemClock } from '@fairtick/server/platform/clock'
import { createFollowerBus, leaderKey } from '@fairtick/server/platform/leader-bus'
import { connectNatsBus } from '@fairtick/server/platform/nats-bus'

export type HeardBeat = LeaderBeat & { readonly atMs: number }

export type Witness = {
  /** Every beat of every engine, in the order in which they came. */
  readonly beats: readonly HeardBeat[]
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
  const beats: HeardBeat[] = []
  bus.subscribe('engine', (beat) => beats.push({ ...beat, atMs: Date.now() }))
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

/** Beats of an engine that came after one of its successor: it did not know that it was deposed. */
export function findLateBeats(beats: readonly HeardBeat[]): string[] {
  let newest = 0
  return beats.flatMap(({ epoch }) => {
    if (epoch < newest) return [`epoch ${epoch} was heard after ${newest}`]
    newest = epoch
    return []
  })
}
