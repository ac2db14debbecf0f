// How often one of the staff may look at customers: whoever walks through all of them is slowed.

import { MINUTE_MS } from '@fairtick/core/time/duration'
import type { AdminDeclined, StaffContext } from '@fairtick/wire/admin/handler'
import { createCallCounter } from '../../platform/call-counter.ts'

/** The refusal, or undefined where there is none. */
export type ViewLimit = (context: StaffContext) => AdminDeclined | undefined

export function createViewLimit(viewsPerMinute: number, nowMs: () => number): ViewLimit {
  const { count } = createCallCounter({ most: viewsPerMinute, windowMs: MINUTE_MS }, nowMs)
  return ({ caller }) => {
    const retryAfterMs = count(caller.staffId)
    return retryAfterMs === undefined ? undefined : { declined: 'too_many', retryAfterMs }
  }
}
