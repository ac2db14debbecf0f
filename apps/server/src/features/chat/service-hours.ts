// When somebody of customer service is there: weekly hours in a zone, without the days off.

import { DAY_MS, MINUTE_MS } from '@fairtick/core/time/duration'
import { createZone } from '../../platform/calendar.ts'
import type { ServiceHoursConfig } from '../../platform/service-hours-setting.ts'

export type ServiceHours = {
  readonly isOpenAt: (timeMs: number) => boolean
  /** When that changes next; null: not within the days that are looked at. */
  readonly changesAfter: (timeMs: number) => number | null
  /** How long it was open between the two. */
  readonly openMsBetween: (fromMs: number, toMs: number) => number
}

/** A shop that is closed for longer has no next opening that could be told. */
const DAYS_AHEAD = 60
/** A customer who waits for longer waits for as long as that. */
const DAYS_BACK = 400

type Span = { readonly fromMs: number; readonly toMs: number }

export function createServiceHours(config: ServiceHoursConfig): ServiceHours {
  const zone = createZone(config.timeZone)
  const closed = new Set(config.closedDates)
  const dayOf = (timeMs: number) => Math.floor((timeMs + zone.offsetMs(timeMs)) / DAY_MS)
  const spansOf = (day: number): readonly Span[] => {
    const date = new Date(day * DAY_MS)
    if (closed.has(date.toISOString().slice(0, 10))) return []
    return config.weekly
      .filter(({ weekday }) => weekday === date.getUTCDay())
      .map(({ fromMinute, toMinute }) => ({
        fromMs: zone.toUtcMs(day * DAY_MS + fromMinute * MINUTE_MS),
        toMs: zone.toUtcMs(day * DAY_MS + toMinute * MINUTE_MS),
      }))
  }
  const spansFrom = function* (fromMs: number, days: number): Generator<Span> {
    const first = dayOf(fromMs)
    for (let day = first; day <= first + days; day += 1) yield* spansOf(day)
  }
  const changesAfter = (timeMs: number): number | null => {
    let openUntil: number | undefined
    for (const { fromMs, toMs } of spansFrom(timeMs, DAYS_AHEAD)) {
      if (openUntil !== undefined && fromMs > openUntil) return openUntil
      if (toMs <= timeMs) continue
      if (openUntil === undefined && fromMs > timeMs) return fromMs
      openUntil = toMs
    }
    return null
  }
  return {
    changesAfter,
    isOpenAt: (timeMs) => {
      const spans = spansOf(dayOf(timeMs))
      return spans.some(({ fromMs, toMs }) => fromMs <= timeMs && timeMs < toMs)
    },
    openMsBetween: (fromMs, toMs) => {
      let sum = 0
      for (const span of spansFrom(Math.max(fromMs, toMs - DAYS_BACK * DAY_MS), DAYS_BACK)) {
        if (span.fromMs >= toMs) break
        sum += Math.max(0, Math.min(span.toMs, toMs) - Math.max(span.fromMs, fromMs))
      }
      return sum
    },
  }
}
