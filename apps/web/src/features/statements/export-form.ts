// The days of which records are saved: what was chosen, and what is wrong with it.

import { DAY_MS } from '@fairtick/core/time/duration'
import { EXPORT_MAX_DAYS } from '@fairtick/wire/export-span'
import { type DayRange, queryOfFilter } from '../../platform/day-range.ts'
import type { TextKey } from '../../platform/i18n.ts'

const FIRST_DAYS = 30

/** The last 30 days, today included, in days of the device. */
export function lastDays(nowMs: number): DayRange {
  return { from: dayText(nowMs - (FIRST_DAYS - 1) * DAY_MS), to: dayText(nowMs) }
}

/** The span as the server reads it, or the word that says why it is none. */
export function spanOf(days: DayRange): { from: string; to: string } | TextKey {
  const { from, to } = queryOfFilter({ ...days })
  if (from === undefined || to === undefined) return 'statements.exportNoDay'
  if (Number(to) < Number(from)) return 'statements.exportOrder'
  const length = Math.round((Number(to) + 1 - Number(from)) / DAY_MS)
  return length > EXPORT_MAX_DAYS ? 'statements.exportTooLong' : { from, to }
}

function dayText(timeMs: number): string {
  const day = new Date(timeMs)
  const two = (part: number) => String(part).padStart(2, '0')
  return `${day.getFullYear()}-${two(day.getMonth() + 1)}-${two(day.getDate())}`
}
