// When positions are charged next (TR-4.4).

import { DAY_MS } from '@fairtick/core/time/duration'
import { addMs, type Instant } from '@fairtick/core/time/instant'
import type { Calendar } from '../../platform/calendar.ts'

export type NextRollover = (now: Instant) => number

/** Looked up once a day: many ask, and the calendar works days out anew each time. */
export function createNextRollover(calendar: Calendar): NextRollover {
  let known: { readonly fromMs: number; readonly time: number } | undefined
  return (now) => {
    if (known === undefined || now < known.fromMs || now >= known.time) {
      known = { fromMs: now, time: findRollover(calendar, now) }
    }
    return known.time
  }
}

/** There is one a day, so that two days hold at least one. */
function findRollover(calendar: Calendar, now: Instant): number {
  const entries = calendar.between(now, addMs(now, 2 * DAY_MS))
  return entries.find(({ instant }) => instant === 'rollover')?.time ?? now
}
