// How long a venue wants to be left alone: Retry-After of 429 and 418.

import { DAY_MS, MINUTE_MS, SECOND_MS } from '@fairtick/core/time/duration'

/** Bans of Binance last up to three days; more is not believed. */
const MAX_RETRY_AFTER_MS = 3 * DAY_MS

/** Milliseconds to wait after an answer with this status; 0 when it asks for no pause. */
export function readRetryAfterMs(status: number, header: string | null | undefined): number {
  if (!isRateLimit(status)) return 0
  const seconds = /^\d{1,9}$/.test(header ?? '') ? Number(header) : undefined
  const durationMs = seconds === undefined ? MINUTE_MS : seconds * SECOND_MS
  return Math.min(durationMs, MAX_RETRY_AFTER_MS)
}

/** 429: over the limit; 418: banned for going on after it. */
export function isRateLimit(status: number): boolean {
  return status === 429 || status === 418
}
