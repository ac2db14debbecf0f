// The live market: four venues for crypto, Binance for gold, Kraken for currencies, as one source.

import type { InstrumentSymbol } from '@fairtick/core/market/instrument'
import { quorumOf } from '@fairtick/core/market/price-index'
import type { MarketSource } from '../market-source.ts'
import { createBinanceAdapter } from './binance-adapter.ts'
import { BINANCE_MARKETS, BINANCE_REST, BINANCE_WS } from './binance-markets.ts'
import { createBitstampAdapter } from './bitstamp-adapter.ts'
import { BITSTAMP_MARKETS, BITSTAMP_WS } from './bitstamp-markets.ts'
import { createCoinbaseAdapter } from './coinbase-adapter.ts'
import { COINBASE_MARKETS, COINBASE_WS } from './coinbase-markets.ts'
import { createKrakenAdapter } from './kraken-adapter.ts'
import { KRAKEN_MARKETS, KRAKEN_REST, KRAKEN_WS } from './kraken-markets.ts'
import type { VenueAdapter, VenueSurroundings } from './venue-adapter.ts'

/** Where the venues are reached; each may be overridden (`BINANCE_REST` … `BITSTAMP_WS`). */
export type VenueBases = {
  readonly binanceRest?: string
  readonly binanceWs?: string
  readonly krakenRest?: string
  readonly krakenWs?: string
  readonly coinbaseWs?: string
  readonly bitstampWs?: string
}

export type LivePlan = {
  /** The instruments of the catalogue; those that no venue prices stay without ticks. */
  readonly symbols: readonly InstrumentSymbol[]
  readonly bases: VenueBases
  readonly surroundings: VenueSurroundings
}

export type LiveSource = MarketSource & {
  readonly kind: 'live'
  readonly askVenues: (withinMs: number) => Promise<VenueAnswers>
  /** `venue: reason` to the number of frames and bars left out, for metrics. */
  readonly dropped: () => Readonly<Record<string, number>>
}

export type VenueAnswers = {
  /** Names of the venues that did not answer within the time; empty when all did. */
  readonly silent: readonly string[]
  /** Instruments that have no quorum without them. */
  readonly unpriced: readonly InstrumentSymbol[]
}

/** The live source over the venues' public data. */
export function createLiveSource({ symbols, bases, surroundings }: LivePlan): LiveSource {
  const isOurs = ({ symbol }: { symbol: InstrumentSymbol }) => symbols.includes(symbol)
  return combineVenues([
    createBinanceAdapter({
      restUrl: bases.binanceRest ?? BINANCE_REST,
      wsUrl: bases.binanceWs ?? BINANCE_WS,
      markets: BINANCE_MARKETS.filter(isOurs),
      surroundings,
    }),
    createKrakenAdapter({
      restUrl: bases.krakenRest ?? KRAKEN_REST,
      wsUrl: bases.krakenWs ?? KRAKEN_WS,
      markets: KRAKEN_MARKETS.filter(isOurs),
      surroundings,
    }),
    createCoinbaseAdapter({
      wsUrl: bases.coinbaseWs ?? COINBASE_WS,
      markets: COINBASE_MARKETS.filter(isOurs),
      surroundings,
    }),
    createBitstampAdapter({
      wsUrl: bases.bitstampWs ?? BITSTAMP_WS,
      markets: BITSTAMP_MARKETS.filter(isOurs),
      surroundings,
    }),
  ])
}

/** One source of several venues; those that price nothing of ours are left out. */
export function combineVenues(all: readonly VenueAdapter[]): LiveSource {
  const venues = all.filter((venue) => venue.symbols().length > 0)
  const description = venues.map((venue) => venue.description).join(', ')
  return {
    kind: 'live',
    description,
    feeds: () => venues.map(({ bases }) => bases),
    symbols: () => venues.flatMap((venue) => venue.symbols()),
    history: async (request) => {
      const venue = venues.find((each) => prices(each, request.symbol))
      return venue ? venue.history(request) : []
    },
    subscribe: (listener) => {
      const stops = venues.map((venue) =>
        venue.subscribe({
          ...listener,
          onAlive: (symbol) => listener.onAlive(symbol, venue.name),
        }),
      )
      return async () => {
        await Promise.all(stops.map((stop) => stop()))
      }
    },
    status: () => Object.assign({}, ...venues.map((venue) => venue.status())),
    askVenues: async (withinMs) => {
      const answers = await Promise.all(venues.map((venue) => venue.answers(withinMs)))
      const speaking = venues.filter((_, place) => answers[place])
      const silent = venues.filter((_, place) => !answers[place]).map(({ name }) => name)
      const symbols = new Set(
        venues.flatMap((venue) => venue.symbols().map(({ symbol }) => symbol)),
      )
      const unpriced = [...symbols].filter((symbol) => !hasQuorum(symbol, venues, speaking))
      return { silent, unpriced }
    },
    dropped: () => Object.fromEntries(venues.flatMap(droppedBy)),
  }
}

/** As the index counts: of those that could price it, and of those that do. */
function hasQuorum(
  symbol: InstrumentSymbol,
  venues: readonly VenueAdapter[],
  speaking: readonly VenueAdapter[],
): boolean {
  const all = venues.filter((venue) => prices(venue, symbol))
  const voters = speaking.filter((venue) => prices(venue, symbol)).map(({ voter }) => voter)
  return new Set(voters).size >= quorumOf(all.length)
}

function prices(venue: VenueAdapter, symbol: InstrumentSymbol): boolean {
  return venue.symbols().some((provenance) => provenance.symbol === symbol)
}

function droppedBy(venue: VenueAdapter): readonly (readonly [string, number])[] {
  return Object.entries(venue.dropped()).map(([reason, count]) => [
    `${venue.name}: ${reason}`,
    count,
  ])
}
