// Whoever saw numbers of the generator cannot tell the next (H9). The one before this could be
// told: of four words the state followed, by trying 2³² of its parts.

import { expect, it } from 'vitest'
import { createRandom, keyOfSeed } from './simulator-random.ts'

const WORD = 2 ** 32
/** After its 16 turns of warming up the counter stood here. */
const COUNTER = 17

/** The generator that was: sfc32, as it stood after warming up. */
function formerWords([a0, b0, c0]: readonly [number, number, number]): () => number {
  let [a, b, c, counter] = [a0, b0, c0, COUNTER]
  return () => {
    const word = (((a + b) | 0) + counter) | 0
    counter = (counter + 1) | 0
    a = b ^ (b >>> 9)
    b = (c + (c << 3)) | 0
    c = (((c << 21) | (c >>> 11)) + word) | 0
    return word >>> 0
  }
}

/** The sixth word by the first five, where some state of the former generator gives them. */
function tellNext(words: readonly number[]): number | undefined {
  const [w0 = 0, w1 = 0, w2 = 0, w3 = 0, w4 = 0] = words
  for (let guess = 0; guess < WORD; guess += 1) {
    const c0 = guess | 0
    const b1 = Math.imul(c0, 9)
    const c1 = (((c0 << 21) | (c0 >>> 11)) + w0) | 0
    const b2 = Math.imul(c1, 9)
    if ((((b1 ^ (b1 >>> 9)) + b2 + COUNTER + 2) | 0) !== (w2 | 0)) continue
    const c2 = (((c1 << 21) | (c1 >>> 11)) + w1) | 0
    const b3 = Math.imul(c2, 9)
    if ((((b2 ^ (b2 >>> 9)) + b3 + COUNTER + 3) | 0) !== (w3 | 0)) continue
    const c3 = (((c2 << 21) | (c2 >>> 11)) + w2) | 0
    const b4 = Math.imul(c3, 9)
    if ((((b3 ^ (b3 >>> 9)) + b4 + COUNTER + 4) | 0) !== (w4 | 0)) continue
    const c4 = (((c3 << 21) | (c3 >>> 11)) + w3) | 0
    return ((b4 ^ (b4 >>> 9)) + Math.imul(c4, 9) + COUNTER + 5) >>> 0
  }
  return undefined
}

it('the former generator is told from five of its words', () => {
  const next = formerWords([0x1234_5678, -0x789_abcd, 0x1f1f_0f0f])
  const words = Array.from({ length: 6 }, next)
  expect(tellNext(words.slice(0, 5))).toBe(words[5])
})

it('H9: the keyed generator is not', () => {
  const random = createRandom(keyOfSeed('any'), 'BTCUSDT')
  const words = Array.from({ length: 6 }, () => random.uniform() * WORD)
  expect(tellNext(words.slice(0, 5))).toBeUndefined()
})
