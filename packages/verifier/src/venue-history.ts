// What venues tell of their own past: between which prices they traded around a moment, by their
// public history. It is asked of them, and of nobody who would have to answer for a price.

import { type Price, parsePrice } from '@fairtick/core/numbers/price'
import { MINUTE_MS, SECOND_MS } from '@fairtick/core/time/duration'
import { type Given, listOf, type Pair } from './venue-frames.ts'

export type PriceRange = { readonly low: Price; readonly high: Price }

/** Undefined: it tells nothing of that time, is no venue that we know, or gave no answer. */
export type VenueHistory = (
  feed: string,
  pair: Pair,
  timeMs: number,
) => Promise<PriceRange | undefined>

/** Answers the JSON behind an address; may throw. */
export type AskVenue = (address: string) => Promise<unknown>

/** Whole minutes, in ms. */
type Span = { readonly fromMs: number; readonly untilMs: number }
type Venue = {
  readonly address: (pair: Pair, span: Span) => string
  /** Lowest and highest of each minute or trade in the span. */
  readonly read: (answer: Given, span: Span) => readonly (readonly [low: Given, high: Given])[]
}

/** A venue that Fairtick reads from, by the name of its feed at its own bases. */
const VENUES: Readonly<Record<string, Venue>> = {
  binance: {
    address: ({ base, quote }, { fromMs, untilMs }) =>
      `https://data-api.binance.vision/api/v3/klines?symbol=${base}${quote}&interval=1m` +
      `&startTime=${fromMs}&endTime=${untilMs - 1}`,
    read: (answer) => listOf(answer).map((row) => [row?.[3], row?.[2]]),
  },
  kraken: {
    address: ({ base, quote }, { fromMs }) =>
      `https://api.kraken.com/0/public/Trades?pair=${KRAKEN_NAMES[base] ?? base}${quote}` +
      // Nanoseconds: what came behind them.
      `&since=${fromMs - 1}999999`,
    read: (answer, span) => {
      const rows = Object.values(answer?.result ?? {}).flatMap(listOf)
      const within = rows.filter((row) => isWithin(Number(row?.[2]) * SECOND_MS, span))
      // A page that ends within the span does not say all of it.
      const isWhole = rows.length < KRAKEN_PAGE || within.length < rows.length
      return isWhole ? within.map((row) => [row?.[0], row?.[0]]) : []
    },
  },
  coinbase: {
    address: ({ base, quote }, { fromMs, untilMs }) =>
      `https://api.exchange.coinbase.com/products/${base}-${quote}/candles?granularity=60` +
      `&start=${new Date(fromMs).toISOString()}&end=${new Date(untilMs).toISOString()}`,
    read: (answer, span) =>
      listOf(answer)
        .filter((row) => isWithin(Number(row?.[0]) * SECOND_MS, span))
        .map((row) => [row?.[1], row?.[2]]),
  },
  bitstamp: {
    address: ({ base, quote }, { fromMs, untilMs }) =>
      `https://www.bitstamp.net/api/v2/ohlc/${(base + quote).toLowerCase()}/?step=60&limit=10` +
      `&start=${fromMs / SECOND_MS}&end=${untilMs / SECOND_MS - 1}`,
    read: (answer, span) =>
      listOf(answer?.data?.ohlc)
        .filter((row) => isWithin(Number(row?.timestamp) * SECOND_MS, span))
        .map((row) => [row?.low, row?.high]),
  },
}

/** Names of its own. */
const KRAKEN_NAMES: Readonly<Record<string, string>> = { BTC: 'XBT', DOGE: 'XDG' }
const KRAKEN_PAGE = 1_000

/** What is written of a moment may have been on its way for so long. */
const AROUND_MS = 5 * SECOND_MS
/** Answers that are remembered: many orders use one tick. */
const MOST_KNOWN = 1_000

export function openVenueHistory(ask: AskVenue): VenueHistory {
  const known = new Map<string, Promise<PriceRange | undefined>>()
  const read = async (venue: Venue, address: string, span: Span) => {
    try {
      return rangeOf(venue.read((await ask(address)) as Given, span))
    } catch {
      return undefined
    }
  }
  return async (feed, pair, timeMs) => {
    // What is not asked at the venue's own base is not the venue's word: `unverified:kraken`.
    const venue = VENUES[feed]
    if (venue === undefined) return undefined
    const fromMs = startOfMinute(timeMs - AROUND_MS)
    const span = { fromMs, untilMs: startOfMinute(timeMs + AROUND_MS) + MINUTE_MS }
    const address = venue.address(pair, span)
    const answer = known.get(address) ?? read(venue, address, span)
    if (known.size >= MOST_KNOWN) known.clear()
    known.set(address, answer)
    return await answer
  }
}

function rangeOf(rows: ReturnType<Venue['read']>): PriceRange | undefined {
  let range: PriceRange | undefined
  for (const row of rows) {
    const [low, high] = row.map((value) => parsePrice(String(value)))
    if (low === undefined || high === undefined) continue
    if (range === undefined) range = { low, high }
    if (low < range.low) range = { ...range, low }
    if (high > range.high) range = { ...range, high }
  }
  return range
}

const startOfMinute = (timeMs: number) => timeMs - (timeMs % MINUTE_MS)

const isWithin = (timeMs: number, { fromMs, untilMs }: Span) => timeMs >= fromMs && timeMs < untilMs
