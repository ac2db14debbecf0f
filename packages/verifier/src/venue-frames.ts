// Reads best prices out of the frames of venues, as each writes them: a second reading, of its own.

import {
  PRICE_DECIMALS,
  type Price,
  parsePrice,
  roundPriceRatio,
} from '@fairtick/core/numbers/price'

export type Pair = { readonly base: string; readonly quote: string }

/** The middle of best bid and ask; undefined: the text says nothing of that pair. */
export function readMiddle(feed: string, pair: Pair, text: string): Price | undefined {
  // What is not asked at the venue's own base is named after what is spoken: `unverified:kraken`.
  const read = READERS[feed.slice(feed.indexOf(':') + 1)]
  const [bid, ask] = read?.(parse(text), pair).map(priceOf) ?? []
  if (bid === undefined || ask === undefined || bid <= 0n || ask < bid) return undefined
  return roundPriceRatio(bid + ask, 2n, PRICE_DECIMALS)
}

type Best = readonly [bid: unknown, ask: unknown]
/** Of whatever shape a stranger gave it. */
export type Given = { readonly [field: string]: Given } | undefined

const READERS: Readonly<Record<string, (frame: Given, pair: Pair) => Best>> = {
  binance: (frame, { base, quote }) => {
    const [name, channel] = String(frame?.stream).split('@')
    if (name !== (base + quote).toLowerCase()) return NOTHING
    if (channel === 'bookTicker') return [frame?.data?.b, frame?.data?.a]
    return channel === 'depth20' ? firstLevels(frame?.data) : NOTHING
  },
  kraken: (frame, { base, quote }) => {
    const isOurs = (item: Given) => is(item?.symbol, `${base}/${quote}`)
    const item = is(frame?.channel, 'ticker') ? listOf(frame?.data).findLast(isOurs) : undefined
    return [item?.bid, item?.ask]
  },
  coinbase: (frame, { base, quote }) => {
    if (!is(frame?.channel, 'ticker')) return NOTHING
    const tickers = listOf(frame?.events).flatMap((event) => listOf(event?.tickers))
    const item = tickers.findLast((ticker) => is(ticker?.product_id, `${base}-${quote}`))
    return [item?.best_bid, item?.best_ask]
  },
  bitstamp: (frame, { base, quote }) => {
    const isOurs = is(frame?.channel, `order_book_${(base + quote).toLowerCase()}`)
    return isOurs && is(frame?.event, 'data') ? firstLevels(frame?.data) : NOTHING
  },
}

const NOTHING: Best = [undefined, undefined]

function firstLevels(book: Given): Best {
  return [listOf(listOf(book?.bids)[0])[0], listOf(listOf(book?.asks)[0])[0]]
}

function is(value: Given, text: string): boolean {
  return (value as unknown) === text
}

export function listOf(value: Given): readonly Given[] {
  return Array.isArray(value) ? value : []
}

/** Kraken writes numbers: of a price's at most 15 digits a double gives back each. */
function priceOf(value: unknown): Price | undefined {
  const isWritten = typeof value === 'string' || typeof value === 'number'
  return isWritten ? parsePrice(String(value)) : undefined
}

function parse(text: string): Given {
  try {
    return JSON.parse(text) as Given
  } catch {
    return undefined
  }
}
