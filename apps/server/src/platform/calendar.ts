// The operator's calendar: rollovers, starts of days, edges of withdrawal windows (TR-2.1, TR-4.4).

import type { CalendarInstant, CalendarMoment } from '@fairtick/core/time/calendar-instant'
import { DAY_MS, HOUR_MS, MINUTE_MS } from '@fairtick/core/time/duration'
import { type Instant, instantFromMs } from '@fairtick/core/time/instant'

/** Of an installation: days and rollovers are those of the operator's time zone. */
export function calendarSettings({ timeZone, rolloverMinute }: OperatorCalendar): CalendarSettings {
  const [hours, minutes] = [Math.floor(rolloverMinute / 60), rolloverMinute % 60]
  const rolloverTime = [hours, minutes].map((part) => String(part).padStart(2, '0')).join(':')
  return { operatorTimeZone: timeZone, rolloverTimeZone: timeZone, rolloverTime }
}

/** As the configuration has it. */
type OperatorCalendar = { readonly timeZone: string; readonly rolloverMinute: number }

export type CalendarSettings = {
  readonly operatorTimeZone: string
  readonly rolloverTimeZone: string
  /** Local time `HH:MM`. */
  readonly rolloverTime: string
}

export type CalendarEntry = { readonly time: Instant } & CalendarMoment

export type Calendar = {
  /** The first entry after `time`; at equal times rollovers come first, then days (TR-2.9). */
  readonly nextAfter: (time: Instant) => CalendarEntry
  /** All entries with `after` < time ≤ `until`, ascending. */
  readonly between: (after: Instant, until: Instant) => readonly CalendarEntry[]
}

/** Edges of both withdrawal windows: every day, since salary is paid on weekends too (TR-6.5). */
const WINDOW_OPENS = '07:00'
const WINDOW_CLOSES = '09:00'

const ORDER: readonly CalendarInstant[] = ['rollover', 'day-start', 'window-open', 'window-close']

export function createCalendar(settings: CalendarSettings): Calendar {
  const { operatorTimeZone, rolloverTimeZone, rolloverTime } = settings
  const daily = [
    { instant: 'rollover', zone: createZone(rolloverTimeZone), at: rolloverTime },
    { instant: 'day-start', zone: createZone(operatorTimeZone), at: '00:00' },
    { instant: 'window-open', zone: createZone(operatorTimeZone), at: WINDOW_OPENS },
    { instant: 'window-close', zone: createZone(operatorTimeZone), at: WINDOW_CLOSES },
  ] as const
  const between = (after: Instant, until: Instant): readonly CalendarEntry[] => {
    const entries: CalendarEntry[] = []
    const lastDay = Math.floor(until / DAY_MS) + 1
    for (let day = Math.floor(after / DAY_MS) - 1; day <= lastDay; day += 1) {
      for (const { instant, zone, at } of daily) {
        const time = instantFromMs(zone.toUtcMs(day * DAY_MS + msOfTime(at)))
        if (time <= after || time > until) continue
        const moment = instant === 'rollover' ? { instant } : { instant, localDay: day }
        entries.push({ time, ...moment })
      }
    }
    return entries.sort(
      (a, b) => a.time - b.time || ORDER.indexOf(a.instant) - ORDER.indexOf(b.instant),
    )
  }
  return {
    between,
    nextAfter: (time) => between(time, instantFromMs(time + 2 * DAY_MS))[0] as CalendarEntry,
  }
}

/** The start of the zone's day that contains `time`. */
export function startOfZoneDay(time: Instant, timeZone: string): Instant {
  return zoneDay(time, timeZone).start
}

export type ZoneMonth = {
  readonly start: Instant
  /** `YYYY-MM` */
  readonly name: string
}

/** The month of the zone that contains `time`, or one some months before it. */
export function zoneMonth(time: Instant, timeZone: string, monthsBefore = 0): ZoneMonth {
  const { zone } = knownZone(timeZone)
  const local = new Date(time + zone.offsetMs(time))
  const month = Date.UTC(local.getUTCFullYear(), local.getUTCMonth() - monthsBefore)
  return {
    start: instantFromMs(zone.toUtcMs(month)),
    name: new Date(month).toISOString().slice(0, 'YYYY-MM'.length),
  }
}

/** The first start of a day of the zone after `time`; days may have 23 or 25 hours. */
export function endOfZoneDay(time: Instant, timeZone: string): Instant {
  return zoneDay(time, timeZone).end
}

type ZoneDay = { readonly start: Instant; readonly end: Instant }

function zoneDay(time: Instant, timeZone: string): ZoneDay {
  const known = knownZone(timeZone)
  const { zone, lastDay } = known
  if (lastDay !== undefined && lastDay.start <= time && time < lastDay.end) return lastDay
  const start = startOfDay(zone, time)
  const end = startOfDay(zone, instantFromMs(start + DAY_MS + 12 * HOUR_MS))
  // Where the clock was set back over midnight some of the hours belong to the day before.
  if (end - start === DAY_MS) known.lastDay = { start, end }
  return { start, end }
}

function startOfDay(zone: Zone, time: Instant): Instant {
  const localDay = Math.floor((time + zone.offsetMs(time)) / DAY_MS)
  return instantFromMs(zone.toUtcMs(localDay * DAY_MS))
}

/** A zone takes longer to make than most calls take; the one made first makes room for another. */
const MAX_ZONES = 100

type KnownZone = {
  readonly zone: Zone
  /** The day that was asked for last: most questions are about today. */
  lastDay: ZoneDay | undefined
}

const knownZones = new Map<string, KnownZone>()

function knownZone(timeZone: string): KnownZone {
  const known = knownZones.get(timeZone)
  if (known !== undefined) return known
  const made: KnownZone = { zone: createZone(timeZone), lastDay: undefined }
  const [oldest] = knownZones.keys()
  if (oldest !== undefined && knownZones.size >= MAX_ZONES) knownZones.delete(oldest)
  knownZones.set(timeZone, made)
  return made
}

function msOfTime(text: string): number {
  const [hours = 0, minutes = 0] = text.split(':').map(Number)
  return hours * HOUR_MS + minutes * MINUTE_MS
}

export type Zone = {
  /** Local time minus UTC at an instant. */
  readonly offsetMs: (utcMs: number) => number
  /** The instant of a local time, given as if it were UTC. */
  readonly toUtcMs: (localMs: number) => number
}

/**
 * A local time that does not exist lies later by the length of the gap; of one that comes twice
 * the first counts (TR-4.4). Both follow from preferring the offset before a change.
 */
export function createZone(timeZone: string): Zone {
  const format = new Intl.DateTimeFormat('en-US-u-ca-iso8601', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  })
  const offsetMs = (utcMs: number): number => {
    const parts = Object.fromEntries(
      format.formatToParts(utcMs).map(({ type, value }) => [type, Number(value)]),
    ) as Record<'year' | 'month' | 'day' | 'hour' | 'minute' | 'second', number>
    const { year, month, day, hour, minute, second } = parts
    const localMs = Date.UTC(year, month - 1, day, hour, minute, second)
    return localMs - Math.floor(utcMs / 1000) * 1000
  }
  return {
    offsetMs,
    toUtcMs: (localMs) => {
      const before = offsetMs(localMs - DAY_MS)
      const after = offsetMs(localMs + DAY_MS)
      if (offsetMs(localMs - before) === before) return localMs - before
      const isValid = offsetMs(localMs - after) === after
      return isValid ? localMs - after : localMs - before
    },
  }
}
