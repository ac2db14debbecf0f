// Asks the server for its time: as the app begins, and whenever what is known of it is in doubt.

import { PARTED_MS } from '@fairtick/wire/server-clock'
import { call } from './client-instance.ts'
import { monotonicMs, serverClock } from './clock.ts'

const LOOK_MS = 1_000
const AGAIN_MS = 5_000

/** How the clocks of the device were found when the server was asked. */
export type FoundClocks =
  | 'together'
  /** The device's clock was set forward, or the device slept. */
  | 'ahead'
  | 'behind'

const listeners = new Set<(found: FoundClocks) => void>()
let askedAtMs = Number.NEGATIVE_INFINITY

/** The server's time, asked for now. Throws what the call throws. */
export async function readServerTime(): Promise<number> {
  const askedMs = monotonicMs()
  askedAtMs = askedMs
  const { time } = await call('time')
  const found = findClocks()
  serverClock.set(time, askedMs)
  for (const listener of listeners) listener(found)
  return serverClock.nowMs()
}

/** Unless it was asked for a moment ago; without an answer the next look asks again. */
export async function checkServerTime(): Promise<void> {
  if (monotonicMs() - askedAtMs >= AGAIN_MS) await readServerTime().catch(() => undefined)
}

/** Asks at once, and whenever the device's clock and the monotonic one have parted. */
export function watchServerTime(): () => void {
  const look = () => {
    if (!serverClock.isKnown() || findClocks() !== 'together') void checkServerTime()
  }
  look()
  const timer = setInterval(look, LOOK_MS)
  return () => clearInterval(timer)
}

/** Hears of every answer, once the clock goes by it. */
export function onServerTime(listener: (found: FoundClocks) => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function findClocks(): FoundClocks {
  const aheadMs = serverClock.aheadMs()
  if (Math.abs(aheadMs) <= PARTED_MS) return 'together'
  return aheadMs > 0 ? 'ahead' : 'behind'
}
