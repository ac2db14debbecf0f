// When a session ends for want of use or after a day's work, as the server counts it.

import { MINUTE_MS } from '@fairtick/core/time/duration'
import { PARTED_MS, type ServerClock } from '@fairtick/wire/server-clock'
import type { SessionEnd } from '../platform/session.ts'

export const IDLE_END_MS = 30 * MINUTE_MS
export const DAY_END_MS = 12 * 60 * MINUTE_MS
/** How long before the end it is said. */
export const WARN_MS = 2 * MINUTE_MS
/** Reading a long page calls nothing: so often the server is told that somebody is there. */
export const KEEP_MS = 5 * MINUTE_MS
/** So long a device that may have slept waits for the server to say how late it is. */
const ANSWER_WITHIN_MS = 15_000

export type SessionTimes = {
  /** The person's last key or pointer: calls that the page makes by itself are no sign of one. */
  readonly lastInputMs: number
  readonly lastCallMs: number
  readonly beganMs: number
}

export type SessionState =
  | { readonly is: 'open' }
  /** Somebody works without a call, or its clock is in doubt: the server has to be called. */
  | { readonly is: 'unheard' }
  | { readonly is: 'ending' | 'ended'; readonly why: SessionEnd; readonly leftMs: number }

/** What to do now; every time by the server's clock. */
export function judgeSession(times: SessionTimes, nowMs: number): SessionState {
  const idleLeftMs = times.lastInputMs + IDLE_END_MS - nowMs
  const dayLeftMs = times.beganMs + DAY_END_MS - nowMs
  const leftMs = Math.min(idleLeftMs, dayLeftMs)
  const why = idleLeftMs <= dayLeftMs ? 'idle' : 'day'
  if (leftMs <= 0) return { is: 'ended', why, leftMs: 0 }
  if (leftMs <= WARN_MS) return { is: 'ending', why, leftMs }
  const isUnheard = times.lastInputMs > times.lastCallMs && nowMs - times.lastCallMs >= KEEP_MS
  return { is: isUnheard ? 'unheard' : 'open' }
}

export type SessionWatch = {
  /** What to do now. */
  readonly check: () => SessionState
  /** A sign of the person. */
  readonly note: () => void
}

export type SessionWatchSettings = {
  readonly clock: ServerClock
  readonly lastCallMs: () => number
  /** Undefined once nobody is signed in. */
  readonly beganMs: () => number | undefined
}

export function createSessionWatch({
  clock,
  lastCallMs,
  beganMs,
}: SessionWatchSettings): SessionWatch {
  // Who has just signed in; of a page that was loaded anew nothing is known yet.
  let lastInputMs = clock.isKnown() ? clock.nowMs() : undefined
  let doubtedMs: number | undefined
  /** The device slept, as long as the server cannot be asked whether its clock was only set. */
  const sleptMs = () => {
    const aheadMs = clock.aheadMs()
    if (Math.abs(aheadMs) <= PARTED_MS) {
      doubtedMs = undefined
      return 0
    }
    doubtedMs ??= clock.nowMs()
    return clock.nowMs() - doubtedMs < ANSWER_WITHIN_MS ? 0 : Math.max(0, aheadMs)
  }
  return {
    check: () => {
      // No answer yet: this page has nothing to show to others.
      if (!clock.isKnown()) return { is: 'unheard' }
      const nowMs = clock.nowMs() + sleptMs()
      lastInputMs ??= nowMs
      const times = { lastInputMs, lastCallMs: lastCallMs(), beganMs: beganMs() ?? nowMs }
      const state = judgeSession(times, nowMs)
      return state.is === 'open' && doubtedMs !== undefined ? { is: 'unheard' } : state
    },
    note: () => {
      if (clock.isKnown()) lastInputMs = clock.nowMs()
    },
  }
}
