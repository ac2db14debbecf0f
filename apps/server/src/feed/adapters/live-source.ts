// The live market: Binance for crypto and gold, Kraken for currencies, as one source.

import type { InstrumentSymbol } from '@fairtick/core/market/instrument'
import type { MarketSource } from '../market-source.ts'
import { createBinanceAdapter } from './binance-adapter.ts'
import { BINANCE_MARKETS, BINANCE_REST, BINANCE_WS } from './binance-markets.ts'
import { createKrakenAdapter } from './kraken-adapter.ts'
import { KRAKEN_MARKETS, KRAKEN_REST, KRAKEN_WS } from './kraken-markets.ts'
import type { VenueAdapter, VenueSurroundings } from './venue-adapter.ts'

/** Where the venues are reached; each may be overridden (`BINANCE_REST` … `KRAKEN_WS`). */
export type VenueBases = {
  readonly binanceRest?: string
  readonly binanceWs?: string
  readonly krakenRest?: string
  readonly krakenWs?: string
}

export type LivePlan = {
  /** The instruments of the catalogue; those that no venue prices stay without ticks. */
  readonly symbols: readonly InstrumentSymbol[]
  readonly bases: VenueBases
  readonly surroundings: VenueSurroundings
}

export type LiveSource = MarketSource & {
  readonly kind: 'live'
  /** Names of the venues that did not answer within the time; empty when all did. */
  readonly silentVenues: (withinMs: number) => Promise<readonly string[]>
  /** `venue: reason` to the number of frames and bars left out, for metrics. */
  readonly dropped: () => Readonly<Record<string, number>>
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
  ])
}

/** One source of several venues, each pricing instruments of its own; idle venues are left out. */
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
      const stops = venues.map((venue) => venue.subscribe(listener))
      return async () => {
        await Promise.all(stops.map((stop) => stop()))
      }
    },
    status: () => Object.assign({}, ...venues.map((venue) => venue.status())),
    silentVenues: async (withinMs) => {
      const answers = await Promise.all(venues.map((venue) => venue.answers(withinMs)))
      return venues.filter((_, place) => !answers[place]).map(({ name }) => name)
    },
    dropped: () => Object.fromEntries(venues.flatMap(droppedBy)),
  }
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
