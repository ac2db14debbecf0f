// The window in which a withdrawal can be paid out: the running one, else the next (TR-6.5).

import { type WithdrawalSource, windowsOf } from '@fairtick/core/cash/withdrawal-window'
import { DAY_MS } from '@fairtick/core/time/duration'
import { type Instant, instantFromMs } from '@fairtick/core/time/instant'
import type { Calendar } from '../../platform/calendar.ts'

export type PayoutWindow = {
  readonly open: boolean
  readonly opensAt: number
  /** Exclusive. */
  readonly closesAt: number
}

/** Over a weekend, with a day to spare on either side. */
const LOOK_AHEAD_MS = 5 * DAY_MS
const LOOK_BACK_MS = 2 * DAY_MS

export function findWindow(calendar: Calendar, now: Instant, from: WithdrawalSource): PayoutWindow {
  const after = instantFromMs(now - LOOK_BACK_MS)
  let opensAt: number | undefined
  for (const entry of calendar.between(after, instantFromMs(now + LOOK_AHEAD_MS))) {
    const { time, instant } = entry
    if (instant === 'window-open') opensAt = windowsOf(entry.localDay).has(from) ? time : undefined
    if (instant !== 'window-close' || opensAt === undefined || time <= now) continue
    return { open: opensAt <= now, opensAt, closesAt: time }
  }
  throw new Error('the calendar has no window')
}
