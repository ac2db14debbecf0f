// What the tape has said of the sources of an instrument: whose an outage of its prices was.

import { addMs, type Instant, msBetween } from '../time/instant.ts'
import type { FeedState, QuarantineReason } from './source-kind.ts'
import { STALE_AFTER_MS } from './staleness.ts'
import type { Tick } from './tick.ts'

export type SourceHealth = {
  /** Down: fewer of its sources are up than it needs. Undefined: the tape never named them. */
  readonly state: FeedState | undefined
  /** When a fault last stood: the end of a time that they were down, a quarantined price. */
  readonly faultTime: Instant | undefined
  /** The outage that lasts has been the operator's own once: no later fault makes it another's. */
  readonly isOwn: boolean
  /** Nobody is stopped out before it (TR-4.7). */
  readonly sparedUntil: Instant | undefined
}

/**
 * Why an instrument had no fresh price. `source`: a fault of its sources stands on the tape. `own`:
 * none does, so that it was the operator's own.
 */
export type OutageCause = 'own' | 'source'

/** So long after the first price behind an outage of the operator's own nobody is stopped out. */
export const SPARED_MS = 30_000

export const UNKNOWN_HEALTH: SourceHealth = {
  state: undefined,
  faultTime: undefined,
  isOwn: false,
  sparedUntil: undefined,
}

/** What the tape says of the sources of an instrument. */
export type SourceEntry =
  | { readonly kind: 'feed'; readonly time: Instant; readonly state: FeedState }
  /** A price of theirs was not believed. */
  | { readonly kind: 'quarantine'; readonly time: Instant; readonly reason: QuarantineReason }

/** `newest`: the tick in force. A fault that comes late into an outage makes it nobody else's. */
export function noteSourceEntry(
  known: SourceHealth,
  entry: SourceEntry,
  newest: Pick<Tick, 'time'> | undefined,
): SourceHealth {
  const { time } = entry
  const isOwn = newest !== undefined && judgeOutage(known, newest, time) === 'own'
  const health = isOwn && !known.isOwn ? { ...known, isOwn } : known
  if (entry.kind === 'quarantine') {
    // Where one venue departs, the price of the others stands.
    return entry.reason === 'departed' ? health : { ...health, faultTime: time }
  }
  const { state } = entry
  const hasEnded = state === 'up' && health.state === 'down'
  return { ...health, state, faultTime: hasEnded ? time : health.faultTime }
}

/**
 * Whose outage it is that `newest`, the tick in force at `at`, is too old there (TR-2.5);
 * undefined: it is fresh. The records up to `at` decide, so that nothing that is written later can.
 */
export function judgeOutage(
  { state, faultTime, isOwn }: SourceHealth,
  newest: Pick<Tick, 'time'>,
  at: Instant,
): OutageCause | undefined {
  if (msBetween(newest.time, at) <= STALE_AFTER_MS) return undefined
  if (isOwn) return 'own'
  const isFaulty = faultTime !== undefined && msBetween(faultTime, at) <= STALE_AFTER_MS
  return state === 'up' && !isFaulty ? 'own' : 'source'
}

/** `time` is that of the first tick behind `before`: the same health unless an outage ends. */
export function noteNextTick(
  health: SourceHealth,
  before: Pick<Tick, 'time'>,
  time: Instant,
): SourceHealth {
  if (judgeOutage(health, before, time) !== 'own') return health
  return { ...health, isOwn: false, sparedUntil: addMs(time, SPARED_MS) }
}

export function isSpared({ sparedUntil }: SourceHealth, at: Instant): boolean {
  return sparedUntil !== undefined && at < sparedUntil
}
