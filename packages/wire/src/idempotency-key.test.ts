// Keys of operations: when they were made, and that no two are one.

import { expect, it } from 'vitest'
import { newIdempotencyKey } from './idempotency-key.ts'

it('has at least 128 random bits behind its time', () => {
  const keys = Array.from({ length: 5_000 }, newIdempotencyKey)
  const [length] = new Set(keys.map((key) => key.length))
  const bits = Array.from({ length: (length ?? 0) - 9 }, (_, place) =>
    Math.log2(new Set(keys.map((key) => key[9 + place])).size),
  )
  expect(bits.reduce((sum, each) => sum + each, 0)).toBeGreaterThanOrEqual(128)
})

it('begins with its time, so that the server enters keys of one time side by side', () => {
  const fromMs = Date.now()
  const keys = Array.from({ length: 1_000 }, newIdempotencyKey)
  const timesMs = keys.map((key) => Number.parseInt(key.slice(0, 9), 36))
  expect(Math.min(...timesMs)).toBeGreaterThanOrEqual(fromMs)
  expect(Math.max(...timesMs)).toBeLessThanOrEqual(Date.now())
  expect(new Set(keys).size).toBe(1_000)
  for (const key of keys) expect(key).toMatch(/^[0-9a-z]{9}[\w-]{22}$/)
})
