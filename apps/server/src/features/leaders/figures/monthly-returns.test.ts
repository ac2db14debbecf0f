// TR-10.8: the months of a leader, by hand and against growth that is compounded hour by hour.

import { HOUR_MS } from '@fairtick/core/time/duration'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { type MonthEnd, monthlyReturns } from './monthly-returns.ts'
import { extendTrack, ONE, TRACK_START } from './time-weighted.ts'

const hourOf = (year: number, month: number, day: number, hour = 0) =>
  Date.UTC(year, month - 1, day, hour) / HOUR_MS
const middle = (year: number, month: number) => Date.UTC(year, month - 1, 16)

it('TR-10.8 a month is what the index made of where it stood before, worked out by hand', () => {
  const ends = [
    // 1.1 × 0.9 is 0.99, then × 1.05 is 1.0395.
    { hour: hourOf(2026, 1, 31, 23), index: 990_000_000n },
    { hour: hourOf(2026, 3, 1), index: 1_039_500_000n },
    { hour: hourOf(2026, 3, 12), index: 1_039_500_000n },
  ]
  expect(monthlyReturns(ends, undefined)).toEqual([
    { timeMs: middle(2026, 1), growth: -10_000_000n },
    // The reading of midnight ends the month that was.
    { timeMs: middle(2026, 2), growth: 50_000_000n },
    { timeMs: middle(2026, 3), growth: 0n },
  ])
  expect(monthlyReturns(ends.slice(1), ends[0])).toEqual(monthlyReturns(ends, undefined).slice(1))
})

it('TR-10.8 the month in which all was lost is the last one', () => {
  const ends = [
    { hour: hourOf(2026, 1, 20), index: 0n },
    { hour: hourOf(2026, 2, 20), index: 0n },
  ]
  expect(monthlyReturns(ends, undefined)).toEqual([{ timeMs: middle(2026, 1), growth: -ONE }])
})

it('TR-10.8 a month is the growth of its hours, one by one', () => {
  const growth = fc.bigInt({ min: 950_000_000n, max: 1_060_000_000n })
  fc.assert(
    fc.property(fc.array(growth, { minLength: 1, maxLength: 60 }), (growths) => {
      // A reading each 40 hours from the third of January on; the first is where it begins.
      let track = TRACK_START
      const slow = new Map<number, number>()
      const ends = new Map<number, MonthEnd>()
      for (const [place, each] of growths.entries()) {
        const hour = hourOf(2026, 1, 3) + (place + 1) * 40
        track = extendTrack(track, each)
        const date = new Date(hour * HOUR_MS - 1)
        const month = Date.UTC(date.getUTCFullYear(), date.getUTCMonth(), 16)
        slow.set(month, (slow.get(month) ?? 1) * (Number(each) / 1e9))
        ends.set(month, { hour, index: track.index })
      }
      const told = monthlyReturns([...ends.values()], undefined)
      expect(told.map(({ timeMs }) => timeMs)).toEqual([...slow.keys()])
      for (const { timeMs, growth: found } of told) {
        expect(Number(found) / 1e9).toBeCloseTo((slow.get(timeMs) ?? 0) - 1, 6)
      }
    }),
  )
})
