// The last day on which a member's fees earn (TR-8.1).

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { DAY_MS } from '../time/duration.ts'
import { lastRewardDay } from './reward-months.ts'

const dayOf = (date: string) => Date.parse(date) / DAY_MS
const dateOf = (day: number) => new Date(day * DAY_MS).toISOString().slice(0, 10)

describe('the last day that earns', () => {
  it.each([
    ['2026-01-15', 1, '2026-02-15'],
    ['2026-01-15', 12, '2027-01-15'],
    ['2026-12-31', 2, '2027-02-28'],
    ['2028-01-31', 1, '2028-02-29'],
    ['2028-02-29', 12, '2029-02-28'],
    ['2026-03-31', 1, '2026-04-30'],
    ['2026-10-31', 3, '2027-01-31'],
  ])('TR-8.1: of one invited on %s, of %i months, is %s', (invited, months, last) => {
    expect(dateOf(lastRewardDay(dayOf(invited), months))).toBe(last)
  })

  it('TR-8.1: is the one that a walk over all days finds', () => {
    const invited = fc.integer({ min: dayOf('2020-01-01'), max: dayOf('2110-01-01') })
    fc.assert(
      fc.property(invited, fc.integer({ min: 1, max: 40 }), (from, months) => {
        expect(dateOf(lastRewardDay(from, months))).toBe(walk(dateOf(from), months))
      }),
    )
  })
})

/** Day by day, counting first days of months, up to the same day of the month or its last one. */
function walk(invited: string, months: number): string {
  let begun = 0
  for (let day = dayOf(invited) + 1; ; day += 1) {
    if (dateOf(day).endsWith('-01')) begun += 1
    if (begun < months) continue
    const [isSame, isLast] = [dateOf(day).slice(8) >= invited.slice(8), endsMonth(day)]
    if (isSame || isLast) return dateOf(day)
  }
}

const endsMonth = (day: number) => dateOf(day + 1).endsWith('-01')
