// Seeded chance for benches, so that every run draws the same.

export type Random = {
  /** From 0 to below 1. */
  readonly next: () => number
  /** About normal with deviation 1: cheap, from -3 to 3 in steps of a table. */
  readonly normal: () => number
}

const NORMAL_TABLE = 4_096

export function createRandom(seed: number): Random {
  let state = seed >>> 0
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
  const table = Float64Array.from(
    { length: NORMAL_TABLE },
    () => Math.sqrt(-2 * Math.log(1 - next())) * Math.cos(2 * Math.PI * next()),
  )
  const normal = () => table[Math.floor(next() * NORMAL_TABLE)] as number
  return { next, normal }
}
