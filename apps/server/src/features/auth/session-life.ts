// How long a session lives (REL-52): 7 days without a call, 30 days in all.

import { DAY_MS } from '@fairtick/core/time/duration'
import type { SessionHorizon, SessionRow } from './store.ts'

export const IDLE_MS = 7 * DAY_MS
export const ABSOLUTE_MS = 30 * DAY_MS

export function horizonAt(nowMs: number): SessionHorizon {
  return { seenAfterMs: nowMs - IDLE_MS, createdAfterMs: nowMs - ABSOLUTE_MS }
}

/** When a session that was seen at `lastSeenMs` ends, if it is not seen again. */
export function endOf({ lastSeenMs, createdMs }: SessionRow): number {
  return Math.min(lastSeenMs + IDLE_MS, createdMs + ABSOLUTE_MS)
}
