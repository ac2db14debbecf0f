// The days of which records are saved: what was chosen, and what is wrong with it.

import { DAY_MS } from '@fairtick/core/time/duration'
import { EXPORT_MAX_DAYS } from '@fairtick/wire/export-span'
import { type DayRange, queryOfFilter } from '../../platform/day-range.ts'
import { addDays, dayOf } from '../../platform/days.ts'

type SpanProblem = 'statements.exportNoDay' | 'statements.exportOrder' | 'statements.exportTooLong'

const FIRST_DAYS = 30

/** The last 30 days, today included, in days of the device. */
export function lastDays(nowMs: number): DayRange {
  const to = dayOf(nowMs)
  return { from: addDays(to, 1 - FIRST_DAYS), to }
}

/** The span as the server reads it, or the word that says why it is none. */
export function spanOf(days: DayRange): { from: string; to: string } | SpanProblem {
  const { from, to } = queryOfFilter({ ...days })
  if (from === undefined || to === undefined) return 'statements.exportNoDay'
  if (Number(to) < Number(from)) return 'statements.exportOrder'
  const length = Math.round((Number(to) + 1 - Number(from)) / DAY_MS)
  return length > EXPORT_MAX_DAYS ? 'statements.exportTooLong' : { from, to }
}
