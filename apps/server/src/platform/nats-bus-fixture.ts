// Buses over a NATS server of the tests.

import type { Bus } from './bus.ts'
import { KnownTestFault } from './bus-contract-fixture.ts'
import { connectNatsBus, type NatsBus, type NatsBusSettings } from './nats-bus.ts'

export type TestNatsBus = NatsBus & { readonly faults: readonly unknown[] }

export async function openTestNatsBus(
  url: string,
  settings: Partial<NatsBusSettings> = {},
): Promise<TestNatsBus> {
  const faults: unknown[] = []
  const onFault = (error: unknown) => faults.push(error)
  const known = [KnownTestFault]
  const bus = await connectNatsBus({
    ...{ url, name: 'test', shard: '1', onFault, faults: known },
    ...settings,
  })
  return { ...bus, faults }
}

let barriers = 0

/**
 * Resolves when both have what the other published before, and the server knows what both listen
 * to: NATS keeps the order of a connection, so a question that comes back has pushed all that
 * before.
 */
export async function settleBuses(one: Bus, other: Bus): Promise<void> {
  barriers += 1
  const key = `barrier ${barriers}`
  const stops = [one, other].map((bus, at) =>
    bus.answer('sockets.present', async () => true, `${key} ${at}`),
  )
  const ask = (bus: Bus, at: number) => reach(bus, `${key} ${at}`)
  await ask(other, 0)
  await ask(one, 1)
  await ask(other, 0)
  for (const stop of stops) stop()
}

/** The answerer's subscription may not have come to the server yet. */
async function reach(bus: Bus, key: string): Promise<void> {
  for (;;) {
    try {
      await bus.ask('sockets.present', {}, key)
      return
    } catch (error) {
      if ((error as { fault?: string }).fault !== 'unanswered') throw error
    }
  }
}
