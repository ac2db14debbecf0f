// When positions are charged next (TR-4.4).

import { DAY_MS } from '@fairtick/core/time/duration'
import { addMs, type Instant } from '@fairtick/core/time/instant'
import type { Calendar } from '../../platform/calendar.ts'

/** There is one a day, so that two days hold at least one. */
export function nextRollover(calendar: Calendar, now: Instant): number {
  const entries = calendar.between(now, addMs(now, 2 * DAY_MS))
  return entries.find(({ instant }) => instant === 'rollover')?.time ?? now
}
