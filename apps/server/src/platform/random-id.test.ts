// Hashes of parts: what kind a part is makes no difference, where it ends does. Ids of a time.

import { createHash } from 'node:crypto'
import { expect, it } from 'vitest'
import { hashOf, orderedId, randomId, randomToken } from './random-id.ts'

it('is SHA-256 of the parts with their ends, texts as UTF-8', () => {
  const expected = createHash('sha256').update('één\0二\0').digest('hex')
  expect(hashOf('één', '二')).toBe(expected)
  expect(hashOf(Buffer.from('één'), '二')).toBe(expected)
  expect(hashOf('één二')).not.toBe(expected)
})

it('makes ids that sort by their time and of which no two are the same', () => {
  const [noonMs, laterMs] = [1_763_800_000_000, 1_763_800_000_001]
  const atNoon = Array.from({ length: 5_000 }, () => orderedId(noonMs))
  const later = Array.from({ length: 5_000 }, () => orderedId(laterMs))
  for (const id of [...atNoon, ...later]) expect(id).toMatch(/^[0-9a-z]{9}[\w-]{22}$/)
  expect(new Set([...atNoon, ...later]).size).toBe(10_000)
  expect(atNoon.sort().at(-1)).toSatisfy((last: string) => last < (later.sort()[0] as string))
  expect(orderedId(noonMs).slice(0, 9)).toBe(atNoon[0]?.slice(0, 9))
})

it.each([
  ['of a time, at that time', () => orderedId(1_763_800_000_000), 128],
  ['of a row', randomId, 128],
  ['of a session', randomToken, 256],
])('ids %s are of at least so many random bits (ASVS 11.5.1)', (_, make, least) => {
  const ids = Array.from({ length: 5_000 }, make)
  const lengths = new Set(ids.map((id) => id.length))
  expect(lengths.size).toBe(1)
  // Letters that are the same in all of them, such as a time, count for nothing.
  const bits = Array.from({ length: Math.max(...lengths) }, (_each, place) =>
    Math.log2(new Set(ids.map((id) => id[place])).size),
  )
  expect(bits.reduce((sum, each) => sum + each, 0)).toBeGreaterThanOrEqual(least)
})
