// Under what answers are kept: ours side by side by their time, all others by their hash.

import { createHash } from 'node:crypto'
import { expect, it } from 'vitest'
import { answerId } from './idempotency.ts'
import { orderedId } from './random-id.ts'

const NOON_MS = 1_763_800_000_000
const hashOfBoth = (scope: string, key: string) =>
  createHash('sha256').update(`${scope}\n${key}`).digest('hex')

it('an ordered key is entered at its time, whoever asks', () => {
  const times = [0, 1, 60_000, 86_400_000].map((afterMs) => NOON_MS + afterMs)
  const ids = times.map((time) => answerId({ scope: 'a', key: orderedId(time) }))
  expect(ids.map((id) => Number.parseInt(id.slice(0, 12), 16))).toEqual(times)
  const key = orderedId(NOON_MS)
  expect(answerId({ scope: 'b', key }).slice(12)).toBe(hashOfBoth('b', key).slice(12, 32))
  expect(answerId({ scope: 'b', key })).not.toBe(answerId({ scope: 'a', key }))
  for (const id of [...ids, answerId({ scope: 'a', key: `0${'z'.repeat(30)}` })]) {
    expect(id).toMatch(/^[0-9a-f]{32}$/)
  }
})

it.each([
  ...['k', '~', '5f0c'.repeat(8), `0mi${'a'.repeat(27)}`, `0mi${'a'.repeat(29)}`],
  ...[
    `0MI3K2J4A${'a'.repeat(22)}`,
    'payment01-20261122-000000000001',
    '000000001-20261122-000000000001',
  ],
])('the key %s has the hash of scope and key as its id', (key) => {
  expect(answerId({ scope: 'a', key })).toBe(hashOfBoth('a', key).slice(0, 32))
})
