// The dates of the operator's days, which the tape only counts.

import { DAY_MS } from '@fairtick/core/time/duration'
import type { Queryable } from '../../platform/database.ts'
import { loadTapeDay } from './store.ts'

export type Today = {
  /** As the tape counts days. */
  readonly day: number
  /** Days since 1970-01-01 of the same day in the operator's time zone. */
  readonly epochDay: number
}

/** The day that runs now; both figures are of one commit, so that they belong together. */
export async function loadToday(database: Queryable, timeZone: string): Promise<Today> {
  const { day, timeMs } = await loadTapeDay(database)
  return { day, epochDay: epochDayOf(timeMs, timeZone) }
}

/** `YYYY-MM-DD` of a day by its number: each midnight of the operator is on the tape. */
export function dateOfDay({ day: today, epochDay }: Today, day: number): string {
  const utc = new Date((epochDay - (today - day)) * DAY_MS)
  return utc.toISOString().slice(0, 'YYYY-MM-DD'.length)
}

function epochDayOf(timeMs: number, timeZone: string): number {
  const parts = new Intl.DateTimeFormat('en-US-u-ca-iso8601', {
    ...{ timeZone, year: 'numeric', month: 'numeric', day: 'numeric' },
  }).formatToParts(timeMs)
  const { year, month, day } = Object.fromEntries(
    parts.map(({ type, value }) => [type, Number(value)]),
  ) as Record<'year' | 'month' | 'day', number>
  return Date.UTC(year, month - 1, day) / DAY_MS
}
