// Reads the combined stream frames of Binance spot into what they say.

import { parseQuantity, type Quantity } from '@fairtick/core/numbers/lots'
import { type Price, parsePrice } from '@fairtick/core/numbers/price'
import type { DepthLevels } from '../market-source.ts'
import { readDepthLevels } from './depth-levels.ts'
import {
  asObject,
  type JsonObject,
  parseJsonObject,
  readInteger,
  readList,
  readText,
} from './json-fields.ts'

export type BinanceFrame =
  | {
      readonly kind: 'best'
      readonly venueSymbol: string
      readonly id: number
      readonly bid: Price | undefined
      readonly ask: Price | undefined
    }
  | {
      readonly kind: 'trade'
      readonly venueSymbol: string
      readonly id: number
      readonly quantity: Quantity
    }
  | {
      readonly kind: 'depth'
      readonly venueSymbol: string
      readonly id: number
      readonly bids: DepthLevels
      readonly asks: DepthLevels
    }
  /** The venue is about to restart: a new connection is wanted at once. */
  | { readonly kind: 'shutdown' }
  /** Understood and of no interest: answers to control messages, streams we did not ask for. */
  | { readonly kind: 'other' }

/** Streams that give best prices, volume and depth of one market. */
export function binanceStreams(venueSymbol: string): readonly string[] {
  const name = venueSymbol.toLowerCase()
  return [`${name}@bookTicker`, `${name}@aggTrade`, `${name}@depth20`]
}

/** What one text frame says; undefined when it cannot be understood. */
export function parseBinanceFrame(text: string): BinanceFrame | undefined {
  const frame = parseJsonObject(text)
  if (!frame) return undefined
  const stream = readText(frame, 'stream')
  const data = asObject(frame.data) ?? (stream === '' ? frame : undefined)
  if (!data) return undefined
  if (data.e === 'serverShutdown') return { kind: 'shutdown' }
  if (stream === '') return 'id' in data || 'result' in data ? { kind: 'other' } : undefined
  const [name = '', channel = ''] = stream.split('@')
  switch (channel) {
    case 'bookTicker':
      return parseBest(data)
    case 'aggTrade':
      return parseTrade(data)
    case 'depth20':
      // Partial depth names its symbol only in the wrapper.
      return parseDepth(data, name.toUpperCase())
    default:
      return { kind: 'other' }
  }
}

function parseBest(data: JsonObject): BinanceFrame | undefined {
  const id = readInteger(data, 'u')
  if (id === undefined) return undefined
  return {
    kind: 'best',
    venueSymbol: readText(data, 's'),
    id,
    bid: parsePrice(readText(data, 'b')),
    ask: parsePrice(readText(data, 'a')),
  }
}

function parseTrade(data: JsonObject): BinanceFrame | undefined {
  const id = readInteger(data, 'a')
  const quantity = parseQuantity(readText(data, 'q'))
  if (id === undefined || quantity === undefined) return undefined
  return { kind: 'trade', venueSymbol: readText(data, 's'), id, quantity }
}

function parseDepth(data: JsonObject, venueSymbol: string): BinanceFrame | undefined {
  const id = readInteger(data, 'lastUpdateId')
  const bids = readDepthLevels(readList(data, 'bids'), 'bids')
  const asks = readDepthLevels(readList(data, 'asks'), 'asks')
  if (id === undefined || !bids || !asks) return undefined
  return { kind: 'depth', venueSymbol, id, bids, asks }
}
