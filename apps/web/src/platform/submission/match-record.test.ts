// Holds which record may be what came of a request, and what is heard while an answer is missing.

import { expect, test } from 'vitest'
import { createRecentRecords, matchesRequest } from './match-record.ts'

const request = { key: 'k', tappedAtMs: 100_000, body: {} }

test('made since the tap, by a clock that may be a little behind, and not known before', () => {
  const matches = (id: string, timeMs: number) =>
    matchesRequest(request, { id, timeMs }, new Set(['before']))
  expect(matches('mine', 100_200)).toBe(true)
  expect(matches('mine', 98_000)).toBe(true)
  expect(matches('mine', 97_999)).toBe(false)
  expect(matches('before', 100_200)).toBe(false)
})

test('the newest record that matches is found, of the last twenty that were told', () => {
  let tell: (record: number) => void = () => undefined
  const recent = createRecentRecords<number>((take) => {
    tell = take
    return () => undefined
  })
  let heard = 0
  recent.subscribe(() => {
    heard += 1
  })
  for (let record = 1; record <= 25; record += 1) tell(record)
  expect(heard).toBe(25)
  expect(recent.find((record) => record < 10)).toBe(9)
  expect(recent.find((record) => record <= 5)).toBeUndefined()
})
