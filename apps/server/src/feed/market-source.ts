// The one interface behind which every market source stands: live, replayed or simulated.

import type { Candle, Interval } from '@fairtick/core/market/candle'
import type { InstrumentSymbol } from '@fairtick/core/market/instrument'
import type {
  Commitment,
  FeedBases,
  FeedState,
  SourceKind,
} from '@fairtick/core/market/source-kind'
import type { Quantity } from '@fairtick/core/numbers/lots'
import type { Price } from '@fairtick/core/numbers/price'
import type { Instant } from '@fairtick/core/time/instant'

/** One frame of a venue, as it was received. */
export type VenueFrame = {
  readonly feed: string
  readonly text: string
  readonly receivedMs: number
}

/** What a source says of one instrument at one moment. */
export type VenueQuote = {
  readonly symbol: InstrumentSymbol
  /** Middle of best bid and ask, or the last trade where there is no book; not yet rounded. */
  readonly price: Price
  /** What was traded since the quote before, in base units. */
  readonly volume: Quantity
  /** The source's own clock in ms, where it has one; only a field, never our time (TR-2.1). */
  readonly venueTimeMs: number | undefined
  /** The source's own rising id, where it has one: repeats and steps back are dropped (TR-2.8). */
  readonly venueId: number | undefined
  /** What the price was read from; a replay and a simulator have none. */
  readonly frame?: VenueFrame
}

/** One side of a book: [price, size] from the best level outwards. */
export type DepthLevels = readonly (readonly [Price, Quantity])[]

export type VenueDepth = {
  readonly symbol: InstrumentSymbol
  readonly bids: DepthLevels
  readonly asks: DepthLevels
}

/** A day is committed to before its first price, and told after its last (H9). */
export type SimulatedRecord =
  | ({ readonly kind: 'commitment' } & Commitment)
  | { readonly kind: 'reveal'; readonly text: string }

/** The day that runs, and the newest one that was revealed. Hashes are SHA-256 in hex. */
export type PublishedDay = {
  readonly from: Instant
  readonly hash: string
  readonly revealed: { readonly from: Instant; readonly hash: string; readonly key: string } | null
}

export type SourceListener = {
  readonly onQuote: (quote: VenueQuote) => void
  /**
   * The source showed that it is alive for this instrument, without a new price; of several venues
   * `feed` says which.
   */
  readonly onAlive: (symbol: InstrumentSymbol, feed?: string) => void
  readonly onDepth: (depth: VenueDepth) => void
  /** A connection of the source came up or went down; `feed` names it (`binance`, `kraken` …). */
  readonly onState: (feed: string, state: FeedState) => void
  /** What a simulated market says of its days; it comes before the quotes that follow it. */
  readonly onRecord: (record: SimulatedRecord) => void
  /** The next quote of this symbol follows a seam (replay loop): resets the guard. */
  readonly onSeam: (symbol: InstrumentSymbol) => void
}

/** Where prices of one instrument come from, for the info page; each of several venues has one. */
export type Provenance = {
  readonly symbol: InstrumentSymbol
  /**
   * The venue or file: `Binance spot PAXG/USDT`, `Coinbase BTCUSD → BTCUSDT, 2018-04-04 …`; of a
   * base that is not the venue's own the host that is asked, and never the venue's name for it.
   */
  readonly origin: string
  /** Its prices come from a base that is not the venue's own. */
  readonly isUnverified?: true
  /** The name under which `onState` tells of its connection; absent: every state concerns it. */
  readonly feed?: string
  /** Who speaks through that feed; absent: it alone. Feeds of one voter have one vote together. */
  readonly voter?: string
}

export type HistoryRequest = {
  readonly symbol: InstrumentSymbol
  readonly interval: Interval
  /** Candles that start before this ms time; the newest ones first to be given. */
  readonly beforeMs: number
  readonly limit: number
}

export type MarketSource = {
  readonly kind: SourceKind
  /** For log and info page, in no language: the venues, or what is played and how fast. */
  readonly description: string
  readonly symbols: () => readonly Provenance[]
  /** Of a live market: which addresses each of its feeds reads. */
  readonly feeds?: () => readonly FeedBases[]
  /** Ascending candles of the source's own interval; empty where it has none. Never invented. */
  readonly history: (request: HistoryRequest) => Promise<readonly Candle[]>
  /** Of a simulated market, once it runs: what customers can hold it to. */
  readonly publishedDay?: () => PublishedDay | undefined
  /** Starts the flow; the returned function stops it and frees every resource. */
  readonly subscribe: (listener: SourceListener) => () => Promise<void>
  /** Per feed name: up or down, for metrics. */
  readonly status: () => Readonly<Record<string, FeedState>>
}

/** Asked anew at each use: a simulated market takes what a release brings from its next day on. */
export function originsOf(
  source: Pick<MarketSource, 'symbols'>,
  symbol: InstrumentSymbol,
): readonly string[] {
  return source.symbols().flatMap((each) => (each.symbol === symbol ? [each.origin] : []))
}
