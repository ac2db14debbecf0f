// Months of the device's zone and the weeks that show one.

import { dayOf } from '../../../platform/days.ts'

/** The start of the month that an instant belongs to. */
export function monthOf(ms: number): number {
  const day = new Date(ms)
  return new Date(day.getFullYear(), day.getMonth(), 1).getTime()
}

/** The start of the month that lies `count` behind the one that starts at `month`. */
export function nextMonth(month: number, count: number): number {
  const day = new Date(month)
  return new Date(day.getFullYear(), day.getMonth() + count, 1).getTime()
}

export type WeekDay = { readonly name: string; readonly date: number; readonly startMs: number }

/** Weeks of a month, each of seven days; null: of another month. `first`: 0 Sunday, 1 Monday. */
export function weeksOf(month: number, first: 0 | 1): readonly (readonly (WeekDay | null)[])[] {
  const begin = new Date(month)
  const [year, index] = [begin.getFullYear(), begin.getMonth()]
  const days = new Date(year, index + 1, 0).getDate()
  const ahead = (begin.getDay() - first + 7) % 7
  const weeks: (WeekDay | null)[][] = []
  for (let place = 0; place < ahead + days || place % 7 !== 0; place += 1) {
    if (place % 7 === 0) weeks.push([])
    const date = place - ahead + 1
    const startMs = new Date(year, index, date).getTime()
    const isInside = date >= 1 && date <= days
    weeks.at(-1)?.push(isInside ? { name: dayOf(startMs), date, startMs } : null)
  }
  return weeks
}
