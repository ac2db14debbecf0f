// Holds the idea of the server's clock.

import { expect, test } from 'vitest'
import { createServerClock } from './server-clock.ts'

test('the answer belongs to the middle between asking and answering', () => {
  let deviceMs = 1_000
  const clock = createServerClock(() => deviceMs)
  clock.set(50_100, 1_000, 1_200)
  deviceMs = 1_300
  expect(clock.nowMs()).toBe(50_300)
})

test('a frame from far ahead proves that the clock has jumped; an old one proves nothing', () => {
  const clock = createServerClock(() => 0)
  expect(clock.isOff(4_999)).toBe(false)
  expect(clock.isOff(86_400_000)).toBe(true)
  expect(clock.isOff(-86_400_000)).toBe(false)
})
