// When the server is asked for its time, on a device whose clock jumps or whose network fails.

import { HOUR_MS } from '@fairtick/core/time/duration'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { serverClock } from './clock.ts'
import { type FoundClocks, onServerTime, watchServerTime } from './server-time.ts'

const SERVER_MS = Date.UTC(2026, 9, 25, 12)

let asked: string[] = []
let isReachable = true
/** The server's time, which no jump of the device changes. */
const serverMs = () => SERVER_MS + performance.now()

// Once: the monotonic clock runs forward only.
beforeAll(() => {
  vi.useFakeTimers()
  vi.stubGlobal('fetch', async (address: string) => {
    asked.push(address)
    if (!isReachable) throw new TypeError('offline')
    return Response.json({ status: 200, message: '', result: { time: serverMs() } })
  })
})

beforeEach(() => {
  isReachable = true
})

afterAll(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

/** A page that was open for a while, on a device that is wrong by so much. */
async function visit(wrongMs = 0) {
  vi.setSystemTime(serverMs() + wrongMs)
  const found: FoundClocks[] = []
  const stops = [onServerTime((clocks) => found.push(clocks)), watchServerTime()]
  await vi.advanceTimersByTimeAsync(20_000)
  asked = []
  found.length = 0
  return {
    found,
    stop: () => {
      for (const stop of stops) stop()
    },
  }
}

test.each([-25, -7, 0, 7])('a device wrong by %i h asks once and knows the time', async (hours) => {
  const { stop } = await visit(hours * HOUR_MS)
  await vi.advanceTimersByTimeAsync(HOUR_MS)
  expect(asked).toEqual([])
  expect(serverClock.nowMs()).toBe(serverMs())
  stop()
})

test.each([
  [-600_000, 'behind'],
  [-1_500, 'behind'],
  [1_500, 'ahead'],
  [600_000, 'ahead'],
] as const)('after a jump by %i ms the server is asked once more', async (jumpMs, clocks) => {
  const { found, stop } = await visit()
  vi.setSystemTime(Date.now() + jumpMs)
  // The clock is looked at each second, and reads are gathered for a moment.
  await vi.advanceTimersByTimeAsync(1_001)
  expect(asked).toEqual(['/api/time'])
  expect(found).toEqual([clocks])
  await vi.advanceTimersByTimeAsync(60_000)
  expect(asked).toHaveLength(1)
  // Half of the moment for which a read is held back counts as its way.
  expect(Math.abs(serverClock.nowMs() - serverMs())).toBeLessThanOrEqual(1)
  stop()
})

test('a clock that strays by less is left alone', async () => {
  const { stop } = await visit()
  vi.setSystemTime(Date.now() + 900)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(asked).toEqual([])
  stop()
})

test('without an answer it is asked again, at most every few seconds', async () => {
  const { found, stop } = await visit()
  isReachable = false
  vi.setSystemTime(Date.now() + 600_000)
  await vi.advanceTimersByTimeAsync(21_000)
  expect(asked.length).toBeGreaterThan(2)
  expect(asked.length).toBeLessThan(6)
  expect(found).toEqual([])
  isReachable = true
  await vi.advanceTimersByTimeAsync(6_000)
  expect(found).toEqual(['ahead'])
  stop()
})
