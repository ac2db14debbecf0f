// Holds when a missed result is asked for.

import type { WireOption } from '@fairtick/wire/socket/frames'
import { expect, test } from 'vitest'
import { createOverdueOptions } from './overdue-options.ts'

const running = [{ id: 'a', expiryTime: 10_000 }] as unknown as readonly WireOption[]

test('asks 3 s after the expiry, then every 5 s, and not before', () => {
  const overdue = createOverdueOptions()
  expect(overdue.due(running, 13_000)).toEqual([])
  expect(overdue.due(running, 13_001)).toEqual(['a'])
  expect(overdue.due(running, 14_000)).toEqual([])
  expect(overdue.due(running, 18_002)).toEqual(['a'])
})

test('forgets options that no longer run', () => {
  const overdue = createOverdueOptions()
  overdue.due(running, 13_001)
  overdue.due([], 13_500)
  expect(overdue.due(running, 14_000)).toEqual(['a'])
})
