// Hashes of parts: what kind a part is makes no difference, where it ends does. Ids of a time.

import { createHash } from 'node:crypto'
import { expect, it } from 'vitest'
import { hashOf, orderedId } from './random-id.ts'

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
  for (const id of [...atNoon, ...later]) expect(id).toMatch(/^[0-9a-z]{9}[\w-]{14}$/)
  expect(new Set([...atNoon, ...later]).size).toBe(10_000)
  expect(atNoon.sort().at(-1)).toSatisfy((last: string) => last < (later.sort()[0] as string))
  expect(orderedId(noonMs).slice(0, 9)).toBe(atNoon[0]?.slice(0, 9))
})
