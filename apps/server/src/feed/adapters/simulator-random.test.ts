// The keyed generator: AES-256 in counter mode under a key of the stream's own.

import { createCipheriv, createHmac } from 'node:crypto'
import { expect, it } from 'vitest'
import { createRandom, keyOfSeed } from './simulator-random.ts'

const KEY = keyOfSeed('test')
const draw = (key: Uint8Array, name: string, count: number) => {
  const { uniform } = createRandom(key, name)
  return Array.from({ length: count }, () => uniform() * 2 ** 32)
}

it('is the key stream of AES-256-CTR, so that anybody can work it out with the key', () => {
  const own = createHmac('sha256', KEY).update('BTCUSDT').digest()
  const stream = createCipheriv('aes-256-ctr', own, Buffer.alloc(16)).update(Buffer.alloc(20_000))
  const words = Array.from({ length: 5_000 }, (_, place) => stream.readUInt32LE(place * 4))
  expect(draw(KEY, 'BTCUSDT', 5_000)).toEqual(words)
})

it('streams of another name or of a key of one other bit have nothing in common', () => {
  const other = Uint8Array.from(KEY, (byte, place) => (place === 31 ? byte ^ 1 : byte))
  const all = [
    ...draw(KEY, 'BTCUSDT', 1_000),
    ...draw(KEY, 'ETHUSDT', 1_000),
    ...draw(other, 'BTCUSDT', 1_000),
  ]
  // The keys are fixed ones, and so is that no two of these words are the same.
  expect(new Set(all).size).toBe(3_000)
})

it('spreads its numbers evenly', () => {
  const counts = new Uint32Array(256)
  for (const word of draw(KEY, 'even', 256_000)) {
    const place = Math.floor(word / 2 ** 24)
    counts[place] = (counts[place] as number) + 1
  }
  const chiSquared = counts.reduce((sum, count) => sum + (count - 1_000) ** 2 / 1_000, 0)
  // 255 degrees of freedom: beyond five deviations of it nothing is even.
  expect(Math.abs(chiSquared - 255)).toBeLessThan(5 * Math.sqrt(2 * 255))
})
