// Examples of grouping by day.

import { describe, expect, it } from 'vitest'
import { daysBetween, groupByDay } from './day-groups.ts'

const at = (day: number, hour: number) => new Date(2026, 2, day, hour).getTime()

describe('groups by day', () => {
  it('keeps the order and puts neighbours of one day together', () => {
    const groups = groupByDay([at(9, 23), at(9, 0), at(8, 23), at(9, 1)], (ms) => ms)
    expect(groups.map(({ rows }) => rows.length)).toEqual([2, 1, 1])
    expect(groups[0]?.dayMs).toBe(at(9, 0))
  })

  it('or by month, of each year its own', () => {
    const times = [new Date(2027, 2, 1), new Date(2026, 2, 31, 23), new Date(2026, 2, 1)]
    const groups = groupByDay(times, Number, 'month')
    expect(groups.map(({ rows }) => rows.length)).toEqual([1, 2])
    expect(groups[1]?.dayMs).toBe(new Date(2026, 2, 1).getTime())
  })

  it('counts days across midnight and across a change of the clock', () => {
    expect(daysBetween(at(8, 23), at(9, 0))).toBe(1)
    expect(daysBetween(at(9, 0), at(9, 23))).toBe(0)
    const march = new Date(2026, 2, 28, 12).getTime()
    const april = new Date(2026, 2, 30, 1).getTime()
    expect(daysBetween(march, april)).toBe(2)
  })
})
