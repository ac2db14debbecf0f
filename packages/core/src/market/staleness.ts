// Live or stale: only the age of the newest tick in tape time decides (TR-2.5).

import { type Instant, msBetween } from '../time/instant.ts'
import type { Tick } from './tick.ts'

export const STALE_AFTER_MS = 30_000

/** Wire status of an instrument: 1 live, -1 stale. */
export type MarketStatus = 1 | -1

/** True while the newest tick is at most 30 000 ms old at `now`. */
export function isFresh(newest: Pick<Tick, 'time'> | undefined, now: Instant): boolean {
  return newest !== undefined && msBetween(newest.time, now) <= STALE_AFTER_MS
}

export function marketStatus(newest: Pick<Tick, 'time'> | undefined, now: Instant): MarketStatus {
  return isFresh(newest, now) ? 1 : -1
}
