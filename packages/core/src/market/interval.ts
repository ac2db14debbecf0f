// Where the intervals of candles start, by pure civil-calendar arithmetic in UTC (TR-2.10).

import { dateOfDay, dayOfDate } from '../time/calendar-date.ts'
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../time/duration.ts'
import { type Instant, instantFromMs } from '../time/instant.ts'
import type { Interval } from './candle.ts'

const WEEK_MS = 7 * DAY_MS
/** 1970-01-05 was the first Monday of the epoch, which began on a Thursday. */
const FIRST_MONDAY_MS = 4 * DAY_MS

/** Lengths of the intervals that are all equally long; a month is not. */
const LENGTH_MS = {
  '1m': MINUTE_MS,
  '5m': 5 * MINUTE_MS,
  '15m': 15 * MINUTE_MS,
  '30m': 30 * MINUTE_MS,
  '1h': HOUR_MS,
  '4h': 4 * HOUR_MS,
  '1d': DAY_MS,
  '1w': WEEK_MS,
} as const satisfies Record<Exclude<Interval, '1M'>, number>

/** The start of the interval that contains `time`; a time exactly at a start belongs to it. */
export function startOfInterval(time: Instant, interval: Interval): Instant {
  if (interval === '1M') return instantFromMs(startOfMonth(time, 0))
  const length = LENGTH_MS[interval]
  const anchor = interval === '1w' ? FIRST_MONDAY_MS : 0
  return instantFromMs(Math.floor((time - anchor) / length) * length + anchor)
}

/** The start of the interval after the one that contains `time`. */
export function nextIntervalStart(time: Instant, interval: Interval): Instant {
  if (interval === '1M') return instantFromMs(startOfMonth(time, 1))
  return instantFromMs(startOfInterval(time, interval) + LENGTH_MS[interval])
}

/** Start of the month of `time`, or of the one `ahead` months later. */
function startOfMonth(time: Instant, ahead: number): number {
  const { year, month } = dateOfDay(Math.floor(time / DAY_MS))
  return dayOfDate({ year, month: month + ahead, dayOfMonth: 1 }) * DAY_MS
}
