// Seeded chance for benches, with numbers that are about normal: every run gets the same.

import { createSeededRandom } from '@fairtick/testkit/seeded-random'

export type Random = {
  /** From 0 to below 1. */
  readonly next: () => number
  /** About normal with deviation 1: cheap, from -3 to 3 in steps of a table. */
  readonly normal: () => number
}

const NORMAL_TABLE = 4_096

export function createRandom(seed: number): Random {
  const { next } = createSeededRandom(seed)
  const table = Float64Array.from(
    { length: NORMAL_TABLE },
    () => Math.sqrt(-2 * Math.log(1 - next())) * Math.cos(2 * Math.PI * next()),
  )
  const normal = () => table[Math.floor(next() * NORMAL_TABLE)] as number
  return { next, normal }
}
