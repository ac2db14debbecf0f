// Starts of intervals against the platform's own calendar.

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { instantFromMs } from '../time/instant.ts'
import { INTERVALS, type Interval } from './candle.ts'
import { nextIntervalStart, startOfInterval } from './interval.ts'

const YEAR_2200_MS = Date.UTC(2200, 0, 1)
const times = fc.integer({ min: 0, max: YEAR_2200_MS }).map(instantFromMs)
const intervals = fc.constantFrom(...INTERVALS)

describe('TR-2.10 starts of intervals', () => {
  it('agree with the calendar of the platform', () => {
    fc.assert(
      fc.property(times, intervals, (time, interval) => {
        expect(startOfInterval(time, interval)).toBe(startByDate(time, interval))
      }),
      { numRuns: 2_000 },
    )
  })

  it('follow one another without a gap', () => {
    fc.assert(
      fc.property(times, intervals, (time, interval) => {
        const [start, next] = [startOfInterval(time, interval), nextIntervalStart(time, interval)]
        expect(start <= time && time < next).toBe(true)
        expect(startOfInterval(next, interval)).toBe(next)
        expect(startOfInterval(instantFromMs(next - 1), interval)).toBe(start)
      }),
      { numRuns: 2_000 },
    )
  })

  it('weeks start on Monday and months on the 1st', () => {
    const sunday = instantFromMs(Date.UTC(2024, 2, 3, 23, 59, 59, 999))
    expect(startOfInterval(sunday, '1w')).toBe(Date.UTC(2024, 1, 26))
    expect(startOfInterval(sunday, '1M')).toBe(Date.UTC(2024, 2, 1))
    expect(startOfInterval(instantFromMs(Date.UTC(2024, 1, 29, 12)), '1M')).toBe(
      Date.UTC(2024, 1, 1),
    )
    expect(nextIntervalStart(instantFromMs(Date.UTC(2023, 11, 31)), '1M')).toBe(
      Date.UTC(2024, 0, 1),
    )
  })
})

function startByDate(time: number, interval: Interval): number {
  const date = new Date(time)
  const [year, month, day] = [date.getUTCFullYear(), date.getUTCMonth(), date.getUTCDate()]
  const hour = date.getUTCHours()
  const minute = date.getUTCMinutes()
  switch (interval) {
    case '1M':
      return Date.UTC(year, month, 1)
    case '1w':
      return Date.UTC(year, month, day - ((date.getUTCDay() + 6) % 7))
    case '1d':
      return Date.UTC(year, month, day)
    case '4h':
      return Date.UTC(year, month, day, hour - (hour % 4))
    case '1h':
      return Date.UTC(year, month, day, hour)
    default: {
      const span = Number(interval.slice(0, -1))
      return Date.UTC(year, month, day, hour, minute - (minute % span))
    }
  }
}
