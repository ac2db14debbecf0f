// Examples of months and their weeks.

import { expect, test } from 'vitest'
import { monthOf, nextMonth, weeksOf } from './month-days.ts'

const NOVEMBER = new Date(2026, 10, 1).getTime()

test('a month begins with its first day, and follows the one before also over a year', () => {
  expect(monthOf(new Date(2026, 10, 28, 23, 59).getTime())).toBe(NOVEMBER)
  expect(nextMonth(NOVEMBER, 2)).toBe(new Date(2027, 0, 1).getTime())
  expect(nextMonth(NOVEMBER, -11)).toBe(new Date(2025, 11, 1).getTime())
})

test.each([
  [0, 5, 0],
  [1, 6, 6],
] as const)(
  'weeks that begin with %s: %s of them, the first day in place %s',
  (first, count, at) => {
    const weeks = weeksOf(NOVEMBER, first)
    expect(weeks).toHaveLength(count)
    expect(weeks.every((week) => week.length === 7)).toBe(true)
    expect(weeks[0]?.findIndex((day) => day !== null)).toBe(at)
    expect(weeks.flat().filter((day) => day !== null)).toHaveLength(30)
    expect(weeks.at(-1)?.filter((day) => day === null)).toHaveLength(first === 0 ? 5 : 6)
    expect(weeks.at(-1)?.[0]?.name).toBe(first === 0 ? '2026-11-29' : '2026-11-30')
  },
)
