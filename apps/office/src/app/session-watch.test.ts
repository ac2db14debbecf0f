// 30 minutes idle, 12 hours in all, said two minutes before.

import { HOUR_MS, MINUTE_MS } from '@fairtick/core/time/duration'
import { createServerClock } from '@fairtick/wire/server-clock'
import { describe, expect, test } from 'vitest'
import { createSessionWatch, judgeSession } from './session-watch.ts'

function after(idleMs: number, sinceCallMs = idleMs, sinceBeginMs = HOUR_MS) {
  const nowMs = 10 * 24 * HOUR_MS
  return judgeSession(
    {
      lastInputMs: nowMs - idleMs,
      lastCallMs: nowMs - sinceCallMs,
      beganMs: nowMs - sinceBeginMs,
    },
    nowMs,
  )
}

describe('a session', () => {
  test('is open while somebody works', () => {
    expect(after(MINUTE_MS)).toEqual({ is: 'open' })
    expect(after(28 * MINUTE_MS - 1)).toEqual({ is: 'open' })
  })

  test('warns two minutes before it ends idle', () => {
    expect(after(28 * MINUTE_MS)).toEqual({ is: 'ending', why: 'idle', leftMs: 2 * MINUTE_MS })
  })

  test('ends after 30 minutes without the person, whatever the page calls by itself', () => {
    expect(after(30 * MINUTE_MS, 0)).toMatchObject({ is: 'ended', why: 'idle' })
  })

  test('ends 12 hours after it began, however busy', () => {
    expect(after(0, 0, 12 * HOUR_MS - 1)).toMatchObject({ is: 'ending', why: 'day' })
    expect(after(0, 0, 12 * HOUR_MS)).toMatchObject({ is: 'ended', why: 'day' })
  })

  test('is kept while somebody reads for long without a call', () => {
    expect(after(MINUTE_MS, 5 * MINUTE_MS)).toEqual({ is: 'unheard' })
    expect(after(6 * MINUTE_MS, 5 * MINUTE_MS)).toEqual({ is: 'open' })
  })
})

describe('the watch of a session, by the clock of the server', () => {
  function watched(wrongMs: number) {
    const device = { monotonicMs: 0, wallMs: 1_000 * HOUR_MS + wrongMs }
    let serverMs = 1_000 * HOUR_MS
    const clock = createServerClock({
      monotonicMs: () => device.monotonicMs,
      wallMs: () => device.wallMs,
    })
    const measure = () => clock.set(serverMs, device.monotonicMs)
    measure()
    const beganMs = clock.nowMs()
    const watch = createSessionWatch({ clock, lastCallMs: () => serverMs, beganMs: () => beganMs })
    watch.check()
    const pass = (ms: number, { asleep } = { asleep: false }) => {
      serverMs += ms
      device.wallMs += ms
      if (!asleep) device.monotonicMs += ms
    }
    return { device, watch, measure, pass }
  }

  test.each([-25, -7, 0, 7, 13])('ends it in time on a device wrong by %i h', (hours) => {
    const { watch, pass } = watched(hours * HOUR_MS)
    for (let minutes = 0; minutes < 11 * 60; minutes += 20) {
      pass(20 * MINUTE_MS)
      watch.note()
      expect(watch.check()).toEqual({ is: 'open' })
    }
    pass(27 * MINUTE_MS)
    expect(watch.check()).toEqual({ is: 'open' })
    pass(3 * MINUTE_MS)
    expect(watch.check()).toMatchObject({ is: 'ended', why: 'idle' })
  })

  test.each([-10, 10, 31, 720])(
    'a jump by %i min ends nothing, and the server is asked',
    (jump) => {
      const { device, watch, measure, pass } = watched(0)
      pass(20 * MINUTE_MS)
      device.wallMs += jump * MINUTE_MS
      expect(watch.check()).toEqual({ is: 'unheard' })
      measure()
      expect(watch.check()).toEqual({ is: 'open' })
      pass(10 * MINUTE_MS)
      expect(watch.check()).toMatchObject({ is: 'ended', why: 'idle' })
    },
  )

  test('counts a sleep, once the server has said how late it is', () => {
    const { watch, measure, pass } = watched(0)
    pass(HOUR_MS, { asleep: true })
    expect(watch.check()).toEqual({ is: 'unheard' })
    measure()
    expect(watch.check()).toMatchObject({ is: 'ended', why: 'idle' })
  })

  test('counts it too where the server cannot be asked', () => {
    const { watch, pass } = watched(0)
    pass(HOUR_MS, { asleep: true })
    expect(watch.check()).toEqual({ is: 'unheard' })
    pass(20_000)
    expect(watch.check()).toMatchObject({ is: 'ended', why: 'idle' })
  })

  test('ends nothing before the server has said the time', () => {
    const clock = createServerClock({ monotonicMs: () => 0, wallMs: () => 1_000 * HOUR_MS })
    const parts = { clock, lastCallMs: () => 0, beganMs: () => 0 }
    expect(createSessionWatch(parts).check()).toEqual({ is: 'unheard' })
  })
})
