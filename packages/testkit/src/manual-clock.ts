// A clock that stands still until a test moves it.

import type { AdvancingClock } from '@fairtick/server/platform/clock'

/** Wall time starts at `wallMs`; both times move only by `advanceMs`. */
export function createManualClock(wallMs: number): AdvancingClock {
  let passedMs = 0
  return {
    wallMs: () => wallMs + passedMs,
    monotonicMs: () => passedMs,
    advanceMs: (durationMs) => {
      passedMs += durationMs
    },
    onAdvance: () => () => {},
    aheadMs: () => passedMs,
  }
}
