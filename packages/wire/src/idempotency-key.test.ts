// Keys of operations: when they were made, and that no two are one.

import { expect, it } from 'vitest'
import { newIdempotencyKey } from './idempotency-key.ts'

it('begins with its time, so that the server enters keys of one time side by side', () => {
  const fromMs = Date.now()
  const keys = Array.from({ length: 1_000 }, newIdempotencyKey)
  const timesMs = keys.map((key) => Number.parseInt(key.slice(0, 9), 36))
  expect(Math.min(...timesMs)).toBeGreaterThanOrEqual(fromMs)
  expect(Math.max(...timesMs)).toBeLessThanOrEqual(Date.now())
  expect(new Set(keys).size).toBe(1_000)
  for (const key of keys) expect(key).toMatch(/^[0-9a-z]{9}[\w-]{14}$/)
})
