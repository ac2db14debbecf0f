// What kind of market source an installation has, and how a connection of it stands (TR-2.1, 2.11).

import type { Instant } from '../time/instant.ts'

export type SourceKind = 'live' | 'replay' | 'simulated'

export type FeedState = 'up' | 'down'

/** Which addresses a live feed reads, without what proves the reader to them. */
export type FeedBases = {
  readonly feed: string
  /** Null: of its calls none is asked. */
  readonly restBase: string | null
  readonly socketBase: string
}

/**
 * Why a price from the feed did not become a tick but a record of its own (TR-2.8): it jumped from
 * the last one, or one venue said something else than the others.
 */
export type QuarantineReason = 'outlier' | 'departed'

/** Of a simulated day: from when to when, and the SHA-256 of what is told once it has ended. */
export type Commitment = {
  readonly from: Instant
  readonly until: Instant
  readonly hash: string
}
