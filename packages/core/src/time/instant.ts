// Instants: integer milliseconds since the epoch, UTC (TR-1.3).

import type { Brand } from '../numbers/brand.ts'
import { invariant } from '../numbers/invariant.ts'

/** Milliseconds since 1970-01-01T00:00:00Z. */
export type Instant = Brand<number, 'Instant'>

/** Takes a whole number of milliseconds as an Instant; faults on anything else. */
export function instantFromMs(ms: number): Instant {
  invariant(Number.isSafeInteger(ms), 'an instant is a whole number of milliseconds')
  return ms as Instant
}

export function addMs(instant: Instant, durationMs: number): Instant {
  return (instant + durationMs) as Instant
}

/** Milliseconds from `earlier` to `later`. */
export function msBetween(earlier: Instant, later: Instant): number {
  return later - earlier
}
