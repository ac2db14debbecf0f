// A clock that stands still until a test moves it.

/** As the server's own clock of tests has it. */
export type ManualClock = {
  readonly wallMs: () => number
  readonly monotonicMs: () => number
  readonly advanceMs: (durationMs: number) => void
  readonly onAdvance: (listener: () => void) => () => void
  readonly aheadMs: () => number
}

/** Wall time starts at `wallMs`; both times move only by `advanceMs`. */
export function createManualClock(wallMs: number): ManualClock {
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
