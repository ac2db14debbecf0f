// Hours of customer service: weekly, in a zone, over changes of its clocks, without days off.

import { HOUR_MS, MINUTE_MS } from '@fairtick/core/time/duration'
import { describe, expect, test } from 'vitest'
import { date, weeklyHours } from '../../platform/service-hours-setting.ts'
import { createServiceHours } from './service-hours.ts'

function hoursOf(text: string, timeZone = 'Asia/Tokyo', closedDates: string[] = []) {
  const read = weeklyHours(text)
  if ('mustBe' in read) throw new Error(read.mustBe)
  return createServiceHours({ timeZone, weekly: read.value, closedDates })
}

const tokyo = (day: number, hour: number, minute = 0) => Date.UTC(2026, 0, day, hour - 9, minute)

describe('the setting', () => {
  test('names days with hours', () => {
    expect(weeklyHours('fri-sun 09:30-18:00')).toEqual({
      value: [0, 5, 6].map((weekday) => ({ weekday, fromMinute: 570, toMinute: 1080 })),
    })
    expect(date('2026-12-31')).toEqual({ value: '2026-12-31' })
  })

  test.each([
    ...['', 'mon', 'mon 9-18', 'mon 18:00-09:00', 'mon 09:00-24:30', 'someday 09:00-18:00'],
    ...['mon 09:00-12:00, mon 11:00-18:00', 'mon 09:00-09:00'],
  ])('%j is refused', (text) => {
    expect(weeklyHours(text)).toHaveProperty('mustBe')
  })

  test.each(['2026-02-30', '2026-1-1', 'tomorrow', ''])('%j is no date', (text) => {
    expect(date(text)).toHaveProperty('mustBe')
  })
})

describe('when somebody is there', () => {
  const hours = hoursOf('mon-fri 09:00-12:00, mon-fri 13:00-18:00')

  test('at the beginning, and not at the end', () => {
    expect([tokyo(15, 9), tokyo(15, 11, 59)].map(hours.isOpenAt)).toEqual([true, true])
    expect([tokyo(15, 8, 59), tokyo(15, 12), tokyo(17, 10)].map(hours.isOpenAt)).toEqual([
      ...[false, false, false],
    ])
  })

  test('changes at the next edge, over a weekend too', () => {
    expect(hours.changesAfter(tokyo(15, 10))).toBe(tokyo(15, 12))
    expect(hours.changesAfter(tokyo(15, 12))).toBe(tokyo(15, 13))
    expect(hours.changesAfter(tokyo(16, 18))).toBe(tokyo(19, 9))
  })

  test('not on a day off', () => {
    const off = hoursOf('mon-fri 09:00-18:00', 'Asia/Tokyo', ['2026-01-19'])
    expect(off.isOpenAt(tokyo(19, 10))).toBe(false)
    expect(off.changesAfter(tokyo(16, 18))).toBe(tokyo(20, 9))
  })

  test('by the clocks of the zone, also where they change', () => {
    const berlin = hoursOf('mon-sun 09:00-18:00', 'Europe/Berlin')
    expect(berlin.isOpenAt(Date.UTC(2026, 2, 28, 8))).toBe(true)
    expect(berlin.isOpenAt(Date.UTC(2026, 2, 29, 7))).toBe(true)
    expect(berlin.changesAfter(Date.UTC(2026, 2, 28, 17))).toBe(Date.UTC(2026, 2, 29, 7))
  })

  test('around the clock there is no change to tell', () => {
    expect(hoursOf('mon-sun 00:00-24:00').changesAfter(tokyo(15, 10))).toBeNull()
  })
})

test('only business hours count while somebody waits', () => {
  const hours = hoursOf('mon-fri 09:00-18:00')
  expect(hours.openMsBetween(tokyo(16, 17, 50), tokyo(19, 9, 5))).toBe(15 * MINUTE_MS)
  expect(hours.openMsBetween(tokyo(15, 10), tokyo(15, 11))).toBe(HOUR_MS)
  expect(hours.openMsBetween(tokyo(17, 10), tokyo(18, 10))).toBe(0)
})
