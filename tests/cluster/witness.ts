// Who leads, as it is said on the broker, and what the primary knows of its customers.

import { type PrimaryWatch, watchPrimary } from '@fairtick/server/engine/primary-watch'
import type { Bus } from '@fairtick/server/platform/bus'
import type { PrimaryBeat } from '@fairtick/server/platform/bus-topics'
import { systemClock } from '@fairtick/server/platform/clock'
import { connectNatsBus } from '@fairtick/server/platform/nats-bus'
import { createBusToPrimary, primaryKey } from '@fairtick/server/platform/primary-bus'

export type Witness = {
  /** Every beat of every engine, in the order in which they came. */
  readonly beats: readonly PrimaryBeat[]
  readonly current: () => PrimaryBeat | undefined
  /** Of the user, as the engine that leads now numbers them. */
  readonly lastSerial: (userId: string) => Promise<number>
  readonly close: () => Promise<void>
}

export async function openWitness(natsUrl: string): Promise<Witness> {
  const bus = await connectNatsBus({
    ...{ url: natsUrl, name: 'witness', shard: '1' },
    onFault: (error) => console.error('the witness heard nonsense', error),
  })
  const primary: PrimaryWatch = watchPrimary(bus, systemClock)
  const beats: PrimaryBeat[] = []
  bus.subscribe('engine', (beat) => beats.push(beat))
  const toPrimary: Bus = createBusToPrimary(bus, () => {
    const beat = primary.current()
    return beat && primaryKey(beat)
  })
  return {
    beats,
    current: primary.current,
    lastSerial: async (userId) => (await toPrimary.ask('account.snapshot', { userId })).serial,
    close: async () => {
      primary.stop()
      await bus.close()
    },
  }
}

/**
 * Beats that an engine said after its successor had: it did not know that it was deposed. By the
 * time in them, since what was said before may lie in the network for long.
 */
export function findLateBeats(beats: readonly PrimaryBeat[]): string[] {
  const begun = new Map<number, number>()
  for (const { epoch, time } of beats) begun.set(epoch, Math.min(begun.get(epoch) ?? time, time))
  return beats.flatMap(({ epoch, time }) => {
    const isLate = [...begun].some(([other, fromTime]) => other > epoch && time > fromTime)
    return isLate ? [`epoch ${epoch} said at ${time} that it leads`] : []
  })
}
