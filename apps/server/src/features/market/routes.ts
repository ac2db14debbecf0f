// Wire calls about the market and the watchlist.

import { type Handlers, invalid, NOT_FOUND } from '@fairtick/wire/handler'
import type { Language } from '@fairtick/wire/languages'
import type { Database } from '../../platform/database.ts'
import { listCandles } from './list-candles.ts'
import { type InstrumentLists, listInstruments } from './list-instruments.ts'
import { listTicks } from './list-ticks.ts'
import { deleteWatched, insertWatched, loadWatchlist, updatePlaces } from './store.ts'

export type MarketDependencies = InstrumentLists & { readonly database: Database }

const DEFAULT_CANDLES = 300

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
  const decimalsOf = (symbol: string) =>
    instruments.find((instrument) => instrument.symbol === symbol)?.priceDecimals
  const watchlist = async (userId: string, language: Language) => {
    const symbols = await loadWatchlist(database, userId)
    const all = await listInstruments(dependencies, new Set(symbols), language)
    const bySymbol = new Map(all.map((instrument) => [instrument.symbol, instrument]))
    return { data: symbols.flatMap((symbol) => bySymbol.get(symbol) ?? []) }
  }
  return {
    time: async () => ({ time: dependencies.now() }),
    instruments: async (_, { caller, language }) => {
      const watched = caller ? await loadWatchlist(database, caller.userId) : []
      const all = await listInstruments(dependencies, new Set(watched), language)
      return Object.fromEntries(Map.groupBy(all, ({ type }) => type))
    },
    watchlist: (_, { caller, language }) => watchlist(caller.userId, language),
    updateWatchlist: async ({ body }, { caller, language }) => {
      if (decimalsOf(body.symbol) === undefined) return invalid({ symbol: ['choice'] })
      const change = body.optional ? insertWatched : deleteWatched
      await change(database, caller.userId, body.symbol)
      return await watchlist(caller.userId, language)
    },
    orderWatchlist: async ({ body }, { caller, language }) => {
      await updatePlaces(database, caller.userId, body.symbols)
      return await watchlist(caller.userId, language)
    },
    ticks: async ({ query }) => {
      const priceDecimals = decimalsOf(query.symbol)
      if (priceDecimals === undefined) return NOT_FOUND
      return await listTicks(database, query, priceDecimals)
    },
    candles: async ({ query }) => {
      const { coinName: symbol, type: interval, limit = DEFAULT_CANDLES, before } = query
      const priceDecimals = decimalsOf(symbol)
      if (priceDecimals === undefined) return NOT_FOUND
      const wanted = { symbol, priceDecimals, interval, limit, beforeMs: before }
      const candles = await listCandles(database, bus, wanted)
      return { code: symbol, kline_type: interval, kline_list: candles }
    },
  }
}
