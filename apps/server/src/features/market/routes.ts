// Wire calls about the market and the watchlist.

import { type Handlers, invalid } from '@fairtick/wire/handler'
import type { Language } from '@fairtick/wire/languages'
import type { Bus } from '../../platform/bus.ts'
import type { Database } from '../../platform/database.ts'
import { type InstrumentLists, listInstruments } from './list-instruments.ts'
import type { MarketChanges } from './market-changes.ts'
import { shareCandles } from './share-candles.ts'
import { shareInstruments } from './share-instruments.ts'
import { shareTicks } from './share-ticks.ts'
import { openWatchlists } from './watchlists.ts'

export type MarketDependencies = InstrumentLists & {
  readonly database: Database
  readonly bus: Bus
  readonly changes: MarketChanges
}

type MarketCalls =
  | 'instruments'
  | 'watchlist'
  | 'updateWatchlist'
  | 'orderWatchlist'
  | 'ticks'
  | 'candles'
  | 'time'

export function marketRoutes(dependencies: MarketDependencies): Handlers<MarketCalls> {
  const { database, bus, instruments } = dependencies
  const decimals = new Map(instruments.map((each) => [each.symbol, each.priceDecimals]))
  const parts = { ...dependencies, decimalsOf: (symbol: string) => decimals.get(symbol) }
  const watchlists = openWatchlists(database, bus)
  const watchlist = async (userId: string, language: Language) => {
    const symbols = await watchlists.of(userId)
    const all = await listInstruments(dependencies, new Set(symbols), language)
    const bySymbol = new Map(all.map((instrument) => [instrument.symbol, instrument]))
    return { data: symbols.flatMap((symbol) => bySymbol.get(symbol) ?? []) }
  }
  return {
    time: async () => ({ time: dependencies.now() }),
    instruments: shareInstruments({ ...dependencies, watchlists }),
    watchlist: (_, { caller, language }) => watchlist(caller.userId, language),
    updateWatchlist: async ({ body: { symbol, optional } }, { caller, language }) => {
      if (!decimals.has(symbol)) return invalid({ symbol: ['choice'] })
      await watchlists.set(caller.userId, symbol, optional)
      return await watchlist(caller.userId, language)
    },
    orderWatchlist: async ({ body }, { caller, language }) => {
      await watchlists.order(caller.userId, body.symbols)
      return await watchlist(caller.userId, language)
    },
    ticks: shareTicks(parts),
    candles: shareCandles(parts),
  }
}
