// Time that never goes back: when the machine's clock is set back, nothing lives the longer for it.

import type { Clock } from './clock.ts'

/** Milliseconds since the epoch; a step back is bridged by the monotonic clock (REL-21). */
export function createMonotonicTime(clock: Clock): () => number {
  let latestMs = clock.wallMs()
  let seenMs = clock.monotonicMs()
  return () => {
    const monotonicMs = clock.monotonicMs()
    latestMs = Math.max(latestMs + (monotonicMs - seenMs), clock.wallMs())
    seenMs = monotonicMs
    return Math.floor(latestMs)
  }
}
