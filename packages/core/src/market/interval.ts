// Where the intervals of candles start, by pure civil-calendar arithmetic in UTC (TR-2.10).

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
  const months = monthOfDay(Math.floor(time / DAY_MS)) + ahead
  return dayOfMonthStart(months) * DAY_MS
}

/** Months of the civil calendar are counted from March of year 0, so that leap days come last. */
const DAYS_TO_EPOCH = 719_468
const DAYS_OF_ERA = 146_097
const YEARS_OF_ERA = 400

/** Months since March of year 0 in which the day (since the epoch) lies. */
function monthOfDay(day: number): number {
  const shifted = day + DAYS_TO_EPOCH
  const era = Math.floor(shifted / DAYS_OF_ERA)
  const dayOfEra = shifted - era * DAYS_OF_ERA
  const leapDays =
    Math.floor(dayOfEra / 1460) - Math.floor(dayOfEra / 36_524) + Math.floor(dayOfEra / 146_096)
  const yearOfEra = Math.floor((dayOfEra - leapDays) / 365)
  const dayOfYear = dayOfEra - daysBeforeYear(yearOfEra)
  const month = Math.floor((5 * dayOfYear + 2) / 153)
  return (era * YEARS_OF_ERA + yearOfEra) * 12 + month
}

/** The day (since the epoch) on which a month counted by `monthOfDay` starts. */
function dayOfMonthStart(months: number): number {
  const year = Math.floor(months / 12)
  const month = months - year * 12
  const era = Math.floor(year / YEARS_OF_ERA)
  const dayOfYear = Math.floor((153 * month + 2) / 5)
  const dayOfEra = daysBeforeYear(year - era * YEARS_OF_ERA) + dayOfYear
  return era * DAYS_OF_ERA + dayOfEra - DAYS_TO_EPOCH
}

function daysBeforeYear(yearOfEra: number): number {
  return yearOfEra * 365 + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100)
}
