// Examples of answers that say when to come back, on devices whose clock is wrong or is set.

import { HOUR_MS } from '@fairtick/core/time/duration'
import { CallRefused } from '@fairtick/wire/client'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { monotonicMs, serverClock } from './clock.ts'
import { retryDeadlineOf } from './retry-deadline.ts'

const SERVER_MS = Date.UTC(2026, 9, 25, 12)

const refused = (result: unknown) => new CallRefused({ status: 403, message: '', result })
const secondsLeft = (problem: unknown) => Math.ceil((retryDeadlineOf(problem)?.() ?? 0) / 1_000)

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

it.each([-25, -7, 0, 7])('reads the end of a lock-out on a device wrong by %i h', (hours) => {
  vi.setSystemTime(SERVER_MS + hours * HOUR_MS)
  serverClock.set(SERVER_MS, monotonicMs())
  const problem = refused({ until: SERVER_MS + 90_000 })
  expect(secondsLeft(problem)).toBe(90)
  vi.advanceTimersByTime(30_000)
  expect(secondsLeft(problem)).toBe(60)
})

it.each([-600_000, 600_000])('a jump of the clock by %i ms changes no wait', (jumpMs) => {
  vi.setSystemTime(SERVER_MS)
  serverClock.set(SERVER_MS, monotonicMs())
  const problems = [refused({ retryAfter: 60 }), refused({ until: SERVER_MS + 60_000 })]
  expect(problems.map(secondsLeft)).toEqual([60, 60])
  vi.setSystemTime(SERVER_MS + jumpMs)
  vi.advanceTimersByTime(20_000)
  expect(problems.map(secondsLeft)).toEqual([40, 40])
})

it('counts a waiting time from the answer, however often it is asked', () => {
  const problem = refused({ retryAfter: 60 })
  const first = retryDeadlineOf(problem)
  expect(first).toBeDefined()
  expect(retryDeadlineOf(problem)).toBe(first)
})

it('knows nothing of other problems', () => {
  expect(retryDeadlineOf(refused(null))).toBeUndefined()
  expect(retryDeadlineOf(refused({ until: 'soon' }))).toBeUndefined()
  expect(retryDeadlineOf(new Error('offline'))).toBeUndefined()
})
