// Live prices outside of React: latest value per symbol, one flush per frame, rows told alone.

import { STALE_AFTER_MS } from '@fairtick/core/market/staleness'
import type { Direction } from '@fairtick/ui/direction-mark'
import type { Ticker } from '@fairtick/wire/socket/frames'

/** `waiting`: known from before, not confirmed since the connection was last lost. */
export type Freshness = 'live' | 'stale' | 'waiting'

export type Quote = {
  readonly symbol: string
  readonly price: string | null
  readonly change: string | null
  readonly high24h: string | null
  readonly low24h: string | null
  readonly volume24h: string | null
  readonly seq: number | null
  readonly tickTimeMs: number | null
  readonly freshness: Freshness
  /** Where the last change of the price went. */
  readonly moved: Direction
}

/** What an instrument list brings along for its quotes. */
export type LoadedQuote = Pick<
  Quote,
  'symbol' | 'price' | 'change' | 'high24h' | 'low24h' | 'volume24h' | 'seq'
> & { readonly tickTime: number | null; readonly status: 1 | -1 }

export type MarketStore = {
  /** Takes quotes read over HTTP; they never overwrite a later tick. */
  readonly load: (quotes: readonly LoadedQuote[], as: 'fresh' | 'kept') => void
  readonly apply: (tickers: readonly Ticker[]) => void
  /** Nothing is certain until the next frames: after a lost connection or from the background. */
  readonly markUnconfirmed: () => void
  /** Called every 10 s: what has not been heard of for 30 s is stale (spec §4). */
  readonly checkStaleness: () => void
  readonly getQuote: (symbol: string) => Quote | undefined
  readonly getAll: () => ReadonlyMap<string, Quote>
  readonly subscribe: (symbol: string, listener: () => void) => () => void
}

export type MarketStoreSettings = {
  /** Runs the flush with the next frame that is painted. */
  readonly onNextFrame: (flush: () => void) => void
  readonly nowMs: () => number
}

export function createMarketStore({ onNextFrame, nowMs }: MarketStoreSettings): MarketStore {
  const quotes = new Map<string, Quote>()
  const heardAtMs = new Map<string, number>()
  const listeners = new Map<string, Set<() => void>>()
  const changed = new Set<string>()
  let isFlushPlanned = false

  function put(quote: Quote): void {
    quotes.set(quote.symbol, quote)
    if (!listeners.has(quote.symbol)) return
    changed.add(quote.symbol)
    if (isFlushPlanned) return
    isFlushPlanned = true
    onNextFrame(flush)
  }

  function flush(): void {
    isFlushPlanned = false
    const symbols = [...changed]
    changed.clear()
    for (const symbol of symbols) for (const listener of listeners.get(symbol) ?? []) listener()
  }

  return {
    load: (loaded, as) => {
      for (const quote of loaded) {
        const before = quotes.get(quote.symbol)
        if (before && isLater(before, quote)) continue
        if (as === 'fresh') heardAtMs.set(quote.symbol, nowMs())
        put(quoteOfLoaded(quote, as))
      }
    },
    apply: (tickers) => {
      for (const ticker of tickers) {
        if (ticker.price !== undefined) heardAtMs.set(ticker.code, nowMs())
        put(fold(quotes.get(ticker.code) ?? emptyQuote(ticker.code), ticker))
      }
    },
    markUnconfirmed: () => {
      for (const quote of quotes.values()) {
        if (quote.freshness === 'live') put({ ...quote, freshness: 'waiting' })
      }
    },
    checkStaleness: () => {
      const oldestMs = nowMs() - STALE_AFTER_MS
      for (const quote of quotes.values()) {
        const isQuiet = (heardAtMs.get(quote.symbol) ?? Number.NEGATIVE_INFINITY) < oldestMs
        if (quote.freshness === 'live' && isQuiet) put({ ...quote, freshness: 'stale' })
      }
    },
    getQuote: (symbol) => quotes.get(symbol),
    getAll: () => quotes,
    subscribe: (symbol, listener) => {
      const own = listeners.get(symbol) ?? new Set()
      own.add(listener)
      listeners.set(symbol, own)
      return () => {
        own.delete(listener)
        if (own.size === 0) listeners.delete(symbol)
      }
    },
  }
}

/** The quote after a ticker; one without a price only says that the instrument is stale. */
function fold(before: Quote, ticker: Ticker): Quote {
  if (ticker.price === undefined) return { ...before, freshness: 'stale' }
  return {
    symbol: before.symbol,
    price: ticker.price,
    change: ticker.change === undefined ? before.change : ticker.change,
    high24h: ticker.high24h ?? before.high24h,
    low24h: ticker.low24h ?? before.low24h,
    volume24h: ticker.volume24h ?? before.volume24h,
    seq: ticker.seq ?? before.seq,
    tickTimeMs: ticker.time ?? before.tickTimeMs,
    freshness: ticker.status === 1 ? 'live' : 'stale',
    moved: direction(before, ticker.price),
  }
}

/** Only picks a colour, so a float is good enough here. */
function direction({ price, moved }: Quote, next: string): Direction {
  if (price === null || price === next) return moved
  return Number(next) > Number(price) ? 'up' : 'down'
}

/** Also of the same tick: once it is stale only another one can be live. */
function isLater(before: Quote, loaded: LoadedQuote): boolean {
  const ahead = (before.seq ?? -1) - (loaded.seq ?? -1)
  return ahead > 0 || (ahead === 0 && before.freshness === 'stale')
}

function quoteOfLoaded(quote: LoadedQuote, as: 'fresh' | 'kept'): Quote {
  return {
    symbol: quote.symbol,
    price: quote.price,
    change: quote.change,
    high24h: quote.high24h,
    low24h: quote.low24h,
    volume24h: quote.volume24h,
    seq: quote.seq,
    tickTimeMs: quote.tickTime,
    freshness: as === 'kept' ? 'waiting' : quote.status === 1 ? 'live' : 'stale',
    moved: 'flat',
  }
}

function emptyQuote(symbol: string): Quote {
  return {
    symbol,
    price: null,
    change: null,
    high24h: null,
    low24h: null,
    volume24h: null,
    seq: null,
    tickTimeMs: null,
    freshness: 'stale',
    moved: 'flat',
  }
}
