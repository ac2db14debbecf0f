// What one venue gives to the live source: the calls of a market source, and whether it answers.

import type { InstrumentSymbol } from '@fairtick/core/market/instrument'
import type { FeedBases } from '@fairtick/core/market/source-kind'
import type { Clock } from '../../platform/clock.ts'
import type { MarketSource } from '../market-source.ts'

/** One instrument of ours on a venue. */
export type VenueMarket = {
  readonly symbol: InstrumentSymbol
  /** The venue's own name of it on the socket. */
  readonly venueSymbol: string
  /** As the venue's customers know it: `PAXG/USDT`. */
  readonly pair: string
}

export type VenueAdapter = Omit<MarketSource, 'kind' | 'feeds'> & {
  /** The feed's name on the tape and in metrics. */
  readonly name: string
  /** Who speaks through it; feeds of one voter have one vote together (H2). */
  readonly voter: string
  readonly bases: FeedBases
  /** True when all that is read of the venue answered before the deadline. */
  readonly answers: (withinMs: number) => Promise<boolean>
  /** Frames and bars that were left out, by reason, since the start. */
  readonly dropped: () => Readonly<Record<string, number>>
}

/** What the adapters take from outside, so that tests can set it. */
export type VenueSurroundings = {
  readonly clock: Clock
  /** A number in [0, 1) for the jitter of retries. */
  readonly random: () => number
  readonly pause: (durationMs: number) => Promise<void>
  readonly warn: (message: string) => void
}
