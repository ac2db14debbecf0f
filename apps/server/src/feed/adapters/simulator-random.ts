// Seeded randomness for the simulated market: the same seed always gives the same numbers.

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

/** The small fast counting generator (sfc32), started from the text of its name. */
export function createRandom(name: string): Random {
  const nextWord = createWords(name)
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

function createWords(name: string): () => number {
  let [a, b, c, counter] = [hashText(name, 1), hashText(name, 2), hashText(name, 3), 1]
  const next = () => {
    const word = (((a + b) | 0) + counter) | 0
    counter = (counter + 1) | 0
    a = b ^ (b >>> 9)
    b = (c + (c << 3)) | 0
    c = ((c << 21) | (c >>> 11)) + word
    c |= 0
    return word >>> 0
  }
  for (let turn = 0; turn < 16; turn += 1) next()
  return next
}

/** FNV-1a over the characters, stirred once more at the end. */
function hashText(text: string, salt: number): number {
  let hash = 0x811c9dc5 ^ Math.imul(salt, 0x9e3779b1)
  for (let place = 0; place < text.length; place += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(place), 0x01000193)
  }
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b)
  return hash ^ (hash >>> 13)
}
