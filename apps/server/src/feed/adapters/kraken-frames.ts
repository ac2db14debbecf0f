// Reads the frames of Kraken's socket v2. Prices come as JSON numbers: only their text is used.

import { parseQuantity, type Quantity } from '@fairtick/core/numbers/lots'
import { type Price, parsePrice } from '@fairtick/core/numbers/price'
import {
  asObject,
  type JsonObject,
  parseExactJsonObject,
  readInteger,
  readList,
  readText,
} from './json-fields.ts'
import { KRAKEN_BOOK_DEPTH, type KrakenBookUpdate, type KrakenLevel } from './kraken-book.ts'
import type { KrakenMarket } from './kraken-markets.ts'

export type KrakenFrame =
  | { readonly kind: 'best'; readonly items: readonly KrakenBest[] }
  | { readonly kind: 'trades'; readonly items: readonly KrakenTrade[] }
  | { readonly kind: 'book'; readonly type: string; readonly items: readonly KrakenBookItem[] }
  /** The trading engine's state; only `online` matches orders. */
  | { readonly kind: 'status'; readonly system: string }
  | { readonly kind: 'refused'; readonly reason: string }
  /** Understood and without content: heartbeats, acknowledgements. */
  | { readonly kind: 'other' }

export type KrakenBest = {
  readonly venueSymbol: string
  readonly bid: Price | undefined
  readonly ask: Price | undefined
  readonly venueTimeMs: number | undefined
}

export type KrakenTrade = {
  readonly venueSymbol: string
  readonly id: number
  readonly quantity: Quantity
}

export type KrakenBookItem = KrakenBookUpdate & { readonly venueSymbol: string }

/** What to send once after connecting: three messages for all markets together. */
export function krakenSubscriptions(markets: readonly KrakenMarket[]): readonly string[] {
  const channels = [
    { channel: 'ticker', event_trigger: 'bbo', snapshot: true, symbol: namesOf(markets) },
    { channel: 'trade', snapshot: false, symbol: namesOf(markets) },
    {
      ...{ channel: 'book', depth: KRAKEN_BOOK_DEPTH, snapshot: true },
      symbol: namesOf(markets.filter(({ book }) => book !== undefined)),
    },
  ]
  return channels
    .filter(({ symbol }) => symbol.length > 0)
    .map((params) => JSON.stringify({ method: 'subscribe', params }))
}

function namesOf(markets: readonly KrakenMarket[]): readonly string[] {
  return markets.map(({ venueSymbol }) => venueSymbol)
}

/** What one text frame says; undefined when it, or a part of it, cannot be understood. */
export function parseKrakenFrame(text: string): KrakenFrame | undefined {
  const frame = parseExactJsonObject(text)
  if (!frame) return undefined
  switch (frame.channel) {
    case 'ticker': {
      const items = readItems(frame, readBest)
      return items && { kind: 'best', items }
    }
    case 'trade': {
      const items = readItems(frame, readTrade)
      return items && { kind: 'trades', items }
    }
    case 'book': {
      const items = readItems(frame, readBook)
      return items && { kind: 'book', type: readText(frame, 'type'), items }
    }
    case 'status': {
      const [status] = readItems(frame, (data) => readText(data, 'system')) ?? []
      return status === undefined ? undefined : { kind: 'status', system: status }
    }
    case 'heartbeat':
      return { kind: 'other' }
    default:
      return readAnswer(frame)
  }
}

function readAnswer(frame: JsonObject): KrakenFrame | undefined {
  if (typeof frame.method !== 'string') return undefined
  if (frame.success !== false) return { kind: 'other' }
  return { kind: 'refused', reason: `${readText(frame, 'error')} ${readText(frame, 'symbol')}` }
}

function readItems<T>(
  frame: JsonObject,
  read: (data: JsonObject) => T | undefined,
): readonly T[] | undefined {
  const items: T[] = []
  for (const value of readList(frame, 'data')) {
    const data = asObject(value)
    const item = data && read(data)
    if (item === undefined) return undefined
    items.push(item)
  }
  return items
}

function readBest(data: JsonObject): KrakenBest {
  const timeMs = Date.parse(readText(data, 'timestamp'))
  return {
    venueSymbol: readText(data, 'symbol'),
    bid: parsePrice(readText(data, 'bid')),
    ask: parsePrice(readText(data, 'ask')),
    venueTimeMs: Number.isNaN(timeMs) ? undefined : timeMs,
  }
}

function readTrade(data: JsonObject): KrakenTrade | undefined {
  const id = readInteger(data, 'trade_id')
  const quantity = parseQuantity(readText(data, 'qty'))
  if (id === undefined || quantity === undefined) return undefined
  return { venueSymbol: readText(data, 'symbol'), id, quantity }
}

function readBook(data: JsonObject): KrakenBookItem | undefined {
  const bids = readLevels(data, 'bids')
  const asks = readLevels(data, 'asks')
  const checksum = readInteger(data, 'checksum')
  if (!bids || !asks || checksum === undefined) return undefined
  return { venueSymbol: readText(data, 'symbol'), bids, asks, checksum }
}

function readLevels(data: JsonObject, side: 'bids' | 'asks'): readonly KrakenLevel[] | undefined {
  const levels: KrakenLevel[] = []
  for (const value of readList(data, side)) {
    const level = asObject(value)
    const price = level && parsePrice(readText(level, 'price'))
    const size = level && parseQuantity(readText(level, 'qty'))
    if (price === undefined || size === undefined || price <= 0n || size < 0n) return undefined
    levels.push([price, size])
  }
  return levels
}
