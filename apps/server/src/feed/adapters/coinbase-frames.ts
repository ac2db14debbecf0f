// Reads the frames of Coinbase's market data socket (Advanced Trade).

import { parseQuantity, type Quantity } from '@fairtick/core/numbers/lots'
import { type Price, parsePrice } from '@fairtick/core/numbers/price'
import {
  asObject,
  type JsonObject,
  parseJsonObject,
  readInteger,
  readList,
  readText,
} from './json-fields.ts'

export type CoinbaseFrame =
  | {
      readonly kind: 'best'
      readonly venueTimeMs: number | undefined
      readonly items: readonly CoinbaseBest[]
    }
  /** Ascending by id. */
  | { readonly kind: 'trades'; readonly items: readonly CoinbaseTrade[] }
  | { readonly kind: 'refused'; readonly reason: string }
  /** Understood and without content: heartbeats, acknowledgements, trades of before. */
  | { readonly kind: 'other' }

export type CoinbaseBest = {
  readonly venueSymbol: string
  readonly bid: Price | undefined
  readonly ask: Price | undefined
}

export type CoinbaseTrade = {
  readonly venueSymbol: string
  readonly id: number
  readonly quantity: Quantity
}

/** What to send once after connecting; without heartbeats it closes channels that are silent. */
export function coinbaseSubscriptions(venueSymbols: readonly string[]): readonly string[] {
  const products = { product_ids: venueSymbols }
  const channels = [
    { ...products, channel: 'ticker' },
    { ...products, channel: 'market_trades' },
    { channel: 'heartbeats' },
  ]
  return channels.map((channel) => JSON.stringify({ type: 'subscribe', ...channel }))
}

/** What one text frame says; undefined when it, or a part of it, cannot be understood. */
export function parseCoinbaseFrame(text: string): CoinbaseFrame | undefined {
  const frame = parseJsonObject(text)
  if (!frame) return undefined
  switch (frame.channel) {
    case 'ticker':
      return readBests(frame)
    case 'market_trades':
      return readTrades(frame)
    case 'heartbeats':
    case 'subscriptions':
      return { kind: 'other' }
    default:
      if (frame.type !== 'error') return undefined
      return { kind: 'refused', reason: readText(frame, 'message') }
  }
}

function readBests(frame: JsonObject): CoinbaseFrame | undefined {
  const items: CoinbaseBest[] = []
  for (const event of readList(frame, 'events')) {
    for (const value of readList(asObject(event) ?? {}, 'tickers')) {
      const data = asObject(value)
      if (!data) return undefined
      items.push({
        venueSymbol: readText(data, 'product_id'),
        bid: parsePrice(readText(data, 'best_bid')),
        ask: parsePrice(readText(data, 'best_ask')),
      })
    }
  }
  if (items.length === 0) return undefined
  const timeMs = Date.parse(readText(frame, 'timestamp'))
  return { kind: 'best', venueTimeMs: Number.isNaN(timeMs) ? undefined : timeMs, items }
}

/** A snapshot tells of trades before we listened, which are nobody's volume. */
function readTrades(frame: JsonObject): CoinbaseFrame | undefined {
  const items: CoinbaseTrade[] = []
  const events = readList(frame, 'events').map(asObject)
  for (const event of events) {
    if (!event) return undefined
    if (event.type !== 'update') continue
    for (const value of readList(event, 'trades')) {
      const trade = readTrade(asObject(value) ?? {})
      if (!trade) return undefined
      items.push(trade)
    }
  }
  if (items.length === 0) return events.length === 0 ? undefined : { kind: 'other' }
  // The newest one comes first in a frame.
  return { kind: 'trades', items: items.sort((a, b) => a.id - b.id) }
}

function readTrade(data: JsonObject): CoinbaseTrade | undefined {
  const id = readInteger(data, 'trade_id')
  const quantity = parseQuantity(readText(data, 'size'))
  if (id === undefined || quantity === undefined) return undefined
  return { venueSymbol: readText(data, 'product_id'), id, quantity }
}
