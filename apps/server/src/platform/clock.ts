// The clock, injected everywhere, so that tests can set it and nothing reads the machine's.

/** Wall time may jump; monotonic time never goes back and has no meaning of its own. */
export type Clock = {
  readonly wallMs: () => number
  readonly monotonicMs: () => number
}

export const systemClock: Clock = {
  wallMs: () => Date.now(),
  monotonicMs: () => performance.now(),
}

/** A clock that can be moved ahead; the machine's time goes on underneath. */
export type AdvancingClock = Clock & {
  readonly advanceMs: (durationMs: number) => void
  /** Called at once after each step, until the function that is returned was called. */
  readonly onAdvance: (listener: () => void) => () => void
  /** By how much it was moved ahead so far. */
  readonly aheadMs: () => number
}

/** What a market source goes by: told of a step, it plays up to the new time at once. */
export type MarketClock = Clock & Partial<Pick<AdvancingClock, 'onAdvance'>>

/** `CLOCK=test`: days, windows and expiries can be lived through (practice installations only). */
export function createAdvancingClock(base: Clock): AdvancingClock {
  let aheadMs = 0
  const listeners = new Set<() => void>()
  return {
    wallMs: () => base.wallMs() + aheadMs,
    monotonicMs: () => base.monotonicMs() + aheadMs,
    advanceMs: (durationMs) => {
      aheadMs += durationMs
      for (const listener of listeners) listener()
    },
    onAdvance: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    aheadMs: () => aheadMs,
  }
}

/**
 * `CLOCK=stepped`: what a market source goes by when prices change only as `clock` is advanced, so
 * that a test reads the same price twice however long it takes.
 */
export function steppedClock(clock: AdvancingClock): MarketClock {
  const startMs = clock.wallMs() - clock.aheadMs()
  const { aheadMs, onAdvance } = clock
  return { wallMs: () => startMs + aheadMs(), monotonicMs: aheadMs, onAdvance }
}
