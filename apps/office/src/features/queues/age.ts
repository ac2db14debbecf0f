// How long something waits, in the two largest units: `3 h 12 min`.

import { DAY_MS, HOUR_MS, MINUTE_MS } from '@fairtick/core/time/duration'

/** Of a time ahead of ours nothing is made up: `just now`. */
export function ageText(sinceMs: number, nowMs: number): string {
  const ageMs = nowMs - sinceMs
  if (ageMs < MINUTE_MS) return 'just now'
  return durationText(ageMs)
}

/** At least a minute. */
export function durationText(durationMs: number): string {
  const days = Math.floor(durationMs / DAY_MS)
  const hours = Math.floor((durationMs % DAY_MS) / HOUR_MS)
  const minutes = Math.max(1, Math.floor((durationMs % HOUR_MS) / MINUTE_MS))
  if (days > 0) return hours === 0 ? `${days} d` : `${days} d ${hours} h`
  if (hours > 0) return `${hours} h ${Math.floor((durationMs % HOUR_MS) / MINUTE_MS)} min`
  return `${minutes} min`
}
