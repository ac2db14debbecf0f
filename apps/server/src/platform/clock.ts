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
export type AdvancingClock = Clock & { readonly advanceMs: (durationMs: number) => void }

/** `CLOCK=test`: days, windows and expiries can be lived through (practice installations only). */
export function createAdvancingClock(base: Clock): AdvancingClock {
  let aheadMs = 0
  return {
    wallMs: () => base.wallMs() + aheadMs,
    monotonicMs: () => base.monotonicMs() + aheadMs,
    advanceMs: (durationMs) => {
      aheadMs += durationMs
    },
  }
}
