// Chance that a seed decides: the same seed, the same run.

export type SeededRandom = {
  /** 0 ≤ n < 1. */
  readonly next: () => number
  /** 0 ≤ n < `below`. */
  readonly whole: (below: number) => number
  readonly chance: (share: number) => boolean
  readonly pick: <Value>(values: readonly [Value, ...Value[]]) => Value
}

/** Mulberry32: 32 bits of state, good enough to choose what happens next. */
export function createSeededRandom(seed: number): SeededRandom {
  let state = seed >>> 0
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
  const whole = (below: number) => Math.floor(next() * below)
  return {
    next,
    whole,
    chance: (share) => next() < share,
    pick: (values) => values[whole(values.length)] ?? values[0],
  }
}
