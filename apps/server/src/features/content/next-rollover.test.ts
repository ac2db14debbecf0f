// The next rollover is told without asking the calendar again, and is the one it has (TR-4.4).

import { DAY_MS } from '@fairtick/core/time/duration'
import { instantFromMs } from '@fairtick/core/time/instant'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { createCalendar } from '../../platform/calendar.ts'
import { createNextRollover } from './next-rollover.ts'

const SETTINGS = {
  operatorTimeZone: 'Asia/Tokyo',
  rolloverTimeZone: 'America/New_York',
  rolloverTime: '17:00',
}

it('is what a calendar that was never asked before has', () => {
  const nextRollover = createNextRollover(createCalendar(SETTINGS))
  const start = Date.UTC(2026, 2, 6)
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 4 * DAY_MS }), (afterMs) => {
      const now = instantFromMs(start + afterMs)
      expect(nextRollover(now)).toBe(createNextRollover(createCalendar(SETTINGS))(now))
    }),
  )
})

it('is the one of the day behind it at the very moment of a rollover', () => {
  const nextRollover = createNextRollover(createCalendar(SETTINGS))
  const first = nextRollover(instantFromMs(Date.UTC(2026, 5, 1)))
  expect(nextRollover(instantFromMs(first))).toBe(first + DAY_MS)
  expect(nextRollover(instantFromMs(first - 1))).toBe(first)
})
