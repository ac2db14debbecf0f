// Keyed randomness for the simulated market: the same key always gives the same numbers, and
// whoever saw all numbers so far, but not the key, knows nothing of the next (H9).

import { createCipheriv, createHash, createHmac } from 'node:crypto'

/** One stream of numbers; streams of different names do not disturb each other. */
export type Random = {
  /** In [0, 1). */
  readonly uniform: () => number
  /** Mean 0, standard deviation 1. */
  readonly normal: () => number
  /** A count with this mean; for means up to some hundreds. */
  readonly poisson: (mean: number) => number
  /** Mean 1. */
  readonly exponential: () => number
  /** Chi-squared of an even number of degrees of freedom. */
  readonly chiSquared: (degrees: number) => number
}

const UNIT = 2 ** -32

/** A key of 256 bits; streams of other names, or of another key, have nothing in common with it. */
export function createRandom(key: Uint8Array, name: string): Random {
  const nextWord = createWords(key, name)
  const uniform = () => nextWord() * UNIT
  /** In (0, 1], so that its logarithm is finite. */
  const positive = () => (nextWord() + 1) * UNIT
  let spare: number | undefined
  const normal = () => {
    if (spare !== undefined) {
      const kept = spare
      spare = undefined
      return kept
    }
    for (;;) {
      const x = 2 * uniform() - 1
      const y = 2 * uniform() - 1
      const square = x * x + y * y
      if (square >= 1 || square === 0) continue
      const scale = Math.sqrt((-2 * Math.log(square)) / square)
      spare = y * scale
      return x * scale
    }
  }
  return {
    uniform,
    normal,
    exponential: () => -Math.log(positive()),
    chiSquared: (degrees) => {
      let product = 1
      for (let pair = 0; pair < degrees; pair += 2) product *= positive()
      return -2 * Math.log(product)
    },
    poisson: (mean) => {
      const limit = Math.exp(-mean)
      let count = 0
      for (let product = positive(); product > limit; product *= positive()) count += 1
      return count
    },
  }
}

/** So many bytes are drawn at once; a stream of a minute seldom needs more. */
const POOL = new Uint8Array(4_096)

/** The key stream of AES-256-CTR, under a key of the name's own. */
function createWords(key: Uint8Array, name: string): () => number {
  const own = createHmac('sha256', key).update(name).digest()
  const cipher = createCipheriv('aes-256-ctr', own, new Uint8Array(16))
  let pool = cipher.update(POOL)
  let place = 0
  return () => {
    if (place === pool.length) {
      pool = cipher.update(POOL)
      place = 0
    }
    place += 4
    return pool.readUInt32LE(place - 4)
  }
}

/** For tests and demonstrations: whoever knows the seed knows every number. */
export function keyOfSeed(seed: string): Uint8Array {
  return createHash('sha256').update(seed).digest()
}
