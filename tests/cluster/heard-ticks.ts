// The ticks that screens were shown against the public record: a price that is not there was never.

import { type PublicTick, readTicks } from '@fairtick/testkit/public-ticks'
import type { Client } from '@fairtick/wire/client'
import { type HeardTick, type Listener, SYMBOL } from './listener.ts'

const PAGE_SIZE = 1_000

/** Of all that was shown what the record does not have so. */
export async function findUnrecorded(
  client: Client,
  listeners: readonly Pick<Listener, 'ticks'>[],
): Promise<string[]> {
  const shown = listeners.flatMap(({ ticks }) => ticks)
  const recorded = await readAll(client, shown)
  return shown.flatMap(({ seq, price }) => {
    const kept = recorded.get(seq)
    return kept === price ? [] : [`tick ${seq} was shown at ${price}, and is recorded at ${kept}`]
  })
}

async function readAll(
  client: Client,
  shown: readonly HeardTick[],
): Promise<ReadonlyMap<number, string>> {
  const recorded = new Map<number, string>()
  const last = Math.max(...shown.map(({ seq }) => seq))
  let fromSeq = Math.min(...shown.map(({ seq }) => seq))
  while (fromSeq <= last) {
    const page = { symbol: SYMBOL, fromSeq: String(fromSeq), limit: String(PAGE_SIZE) }
    const ticks: readonly PublicTick[] = await readTicks(client, page)
    for (const { seq, price } of ticks) recorded.set(seq, price)
    fromSeq = (ticks.at(-1)?.seq ?? last) + 1
  }
  return recorded
}
