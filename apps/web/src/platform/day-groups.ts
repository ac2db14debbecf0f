// Rows of a list by the day or month they belong to, in the reader's time zone.

import { DAY_MS } from '@fairtick/core/time/duration'
import { startOfDay } from './days.ts'

export type DayGroup<Row> = {
  /** Start of the day, or of the month, ms. */
  readonly dayMs: number
  readonly rows: readonly Row[]
}

export type Period = 'day' | 'month'

/** Keeps the order of the rows; neighbours of one day, or month, share a group. */
export function groupByDay<Row>(
  rows: readonly Row[],
  timeOf: (row: Row) => number,
  by: Period = 'day',
): readonly DayGroup<Row>[] {
  const startOf = by === 'day' ? startOfDay : startOfMonth
  const groups: { dayMs: number; rows: Row[] }[] = []
  for (const row of rows) {
    const dayMs = startOf(timeOf(row))
    const last = groups.at(-1)
    if (last?.dayMs === dayMs) last.rows.push(row)
    else groups.push({ dayMs, rows: [row] })
  }
  return groups
}

/** How many days lie between two instants' days: 0 for the same day, 1 for yesterday. */
export function daysBetween(earlierMs: number, laterMs: number): number {
  // Rounded: a day with a change of the clock has 23 or 25 hours.
  return Math.round((startOfDay(laterMs) - startOfDay(earlierMs)) / DAY_MS)
}

function startOfMonth(ms: number): number {
  const day = new Date(ms)
  return new Date(day.getFullYear(), day.getMonth(), 1).getTime()
}
