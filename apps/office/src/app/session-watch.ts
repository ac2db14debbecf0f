// When a session ends for want of use or after a day's work, as the server counts it.

import type { SessionEnd } from '../platform/session.ts'

const MINUTE_MS = 60_000
export const IDLE_END_MS = 30 * MINUTE_MS
export const DAY_END_MS = 12 * 60 * MINUTE_MS
/** How long before the end it is said. */
export const WARN_MS = 2 * MINUTE_MS
/** Reading a long page calls nothing: so often the server is told that somebody is there. */
export const KEEP_MS = 5 * MINUTE_MS

export type SessionTimes = {
  /** The person's last key or pointer: calls that the page makes by itself are no sign of one. */
  readonly lastInputMs: number
  readonly lastCallMs: number
  readonly beganMs: number
}

export type SessionState =
  | { readonly is: 'open' }
  /** Somebody works without a call: the server has to hear of it. */
  | { readonly is: 'unheard' }
  | { readonly is: 'ending' | 'ended'; readonly why: SessionEnd; readonly leftMs: number }

/** What to do now; every time in milliseconds since the epoch. */
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
