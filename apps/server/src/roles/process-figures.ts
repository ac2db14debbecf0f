// The figures of one process of many, looked at again and again.

import type { PrimaryWatch } from '../engine/primary-watch.ts'
import type { Metrics } from '../platform/metrics.ts'
import type { NatsBus } from '../platform/nats-bus.ts'

const EVERY_MS = 1_000

type Parts = {
  readonly metrics: Pick<Metrics, 'busConnected' | 'busDropped' | 'primaryEpoch' | 'sockets'>
  readonly nats: Pick<NatsBus, 'isConnected' | 'dropped'>
  readonly primary?: Pick<PrimaryWatch, 'current'>
  readonly countSockets?: () => number
}

/** Returns how to stop. */
export function keepFigures({ metrics, nats, primary, countSockets }: Parts): () => void {
  const note = () => {
    metrics.busConnected.set(nats.isConnected() ? 1 : 0)
    metrics.busDropped.set(nats.dropped())
    if (primary) metrics.primaryEpoch.set(primary.current()?.epoch ?? 0)
    if (countSockets) metrics.sockets.set(countSockets())
  }
  note()
  const timer = setInterval(note, EVERY_MS)
  return () => clearInterval(timer)
}
