// Dates and their days, held against the calendar of the language.

import { expect, it } from 'vitest'
import { dateOfDay, dayOfDate } from './calendar-date.ts'
import { DAY_MS } from './duration.ts'

const FIRST = Date.UTC(1896, 0, 1) / DAY_MS
const LAST = Date.UTC(2405, 0, 1) / DAY_MS

it('each day of five centuries has its date, and the date its day', () => {
  const wrong = []
  for (let day = FIRST; day <= LAST; day += 1) {
    const utc = new Date(day * DAY_MS)
    const [year, month, dayOfMonth] = [
      utc.getUTCFullYear(),
      utc.getUTCMonth() + 1,
      utc.getUTCDate(),
    ]
    const date = dateOfDay(day)
    const isRight = date.year === year && date.month === month && date.dayOfMonth === dayOfMonth
    if (!isRight || dayOfDate(date) !== day) wrong.push({ day, date, found: dayOfDate(date) })
  }
  expect(wrong).toEqual([])
})

it('months beyond December are those of later years', () => {
  const day = (year: number, month: number) => dayOfDate({ year, month, dayOfMonth: 5 })
  expect([day(2026, 13), day(2026, 38)]).toEqual([day(2027, 1), day(2029, 2)])
})
