// Holds the idea of the server's clock.

import { HOUR_MS, MINUTE_MS } from '@fairtick/core/time/duration'
import { expect, test } from 'vitest'
import { createServerClock, PARTED_MS } from './server-clock.ts'

/** A device that was switched on long ago and is wrong by so much; the server is at 1 000 000 s. */
function device(wrongMs = 0) {
  let serverMs = 1_000_000_000
  let monotonicMs = 5_000
  let wallMs = serverMs + wrongMs
  const clock = createServerClock({ monotonicMs: () => monotonicMs, wallMs: () => wallMs })
  return {
    clock,
    serverMs: () => serverMs,
    measure: () => clock.set(serverMs, monotonicMs),
    pass: (ms: number) => {
      serverMs += ms
      monotonicMs += ms
      wallMs += ms
    },
    /** The monotonic clock rests, as in some browsers. */
    sleep: (ms: number) => {
      serverMs += ms
      wallMs += ms
    },
    jump: (ms: number) => {
      wallMs += ms
    },
  }
}

test('the answer belongs to the middle between asking and answering', () => {
  let monotonicMs = 1_200
  const clock = createServerClock({ monotonicMs: () => monotonicMs, wallMs: () => 7 })
  clock.set(50_100, 1_000)
  monotonicMs = 1_300
  expect(clock.nowMs()).toBe(50_300)
})

test('an answer that was on its way over a sleep does not move a clock that was measured', () => {
  const { clock, serverMs, measure, pass } = device()
  measure()
  const [toldMs, askedMs] = [serverMs(), 5_000]
  pass(28 * MINUTE_MS)
  clock.set(toldMs, askedMs)
  expect(clock.nowMs()).toBe(serverMs())
})

test.each([-25, -7, 0, 7])(
  'a device that is wrong by %i h knows the time once it asked',
  (hours) => {
    const { clock, serverMs, measure, pass } = device(hours * HOUR_MS)
    expect(clock.isKnown()).toBe(false)
    measure()
    pass(12_345)
    expect(clock.isKnown()).toBe(true)
    expect(clock.nowMs()).toBe(serverMs())
    expect(clock.aheadMs()).toBe(0)
  },
)

test.each([-10, 10])('a jump by %i min changes no time, and is noticed', (minutes) => {
  const { clock, serverMs, measure, pass, jump } = device()
  measure()
  pass(1_000)
  jump(minutes * MINUTE_MS)
  pass(1_000)
  expect(clock.nowMs()).toBe(serverMs())
  expect(clock.aheadMs()).toBe(minutes * MINUTE_MS)
  measure()
  expect(clock.aheadMs()).toBe(0)
  expect(clock.nowMs()).toBe(serverMs())
})

test('sleep, while which the monotonic clock rests, is noticed and made good by asking', () => {
  const { clock, serverMs, measure, sleep } = device()
  measure()
  sleep(HOUR_MS)
  expect(clock.aheadMs()).toBeGreaterThan(PARTED_MS)
  measure()
  expect(clock.nowMs()).toBe(serverMs())
})

test('a frame from far ahead proves that the clock has jumped; an old one proves nothing', () => {
  const clock = createServerClock({ monotonicMs: () => 0, wallMs: () => 0 })
  expect(clock.isOff(4_999)).toBe(false)
  expect(clock.isOff(86_400_000)).toBe(true)
  expect(clock.isOff(-86_400_000)).toBe(false)
})
