// Reads the frames of Bitstamp's socket v2.

import { parseQuantity, type Quantity } from '@fairtick/core/numbers/lots'
import type { Price } from '@fairtick/core/numbers/price'
import { readDepthLevels } from './depth-levels.ts'
import {
  asObject,
  type JsonObject,
  parseJsonObject,
  readInteger,
  readList,
  readText,
} from './json-fields.ts'

export type BitstampFrame =
  | {
      readonly kind: 'best'
      readonly venueSymbol: string
      /** The venue's microseconds, which rise with each book of a pair. */
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
  /** The venue is about to restart: a new connection is wanted at once. */
  | { readonly kind: 'reconnect' }
  | { readonly kind: 'refused'; readonly reason: string }
  /** Understood and without content: heartbeats, acknowledgements. */
  | { readonly kind: 'other' }

const BOOKS = 'order_book_'
const TRADES = 'live_trades_'

/** Asked for while nothing else may come: the answer shows that the connection lives. */
export const BITSTAMP_HEARTBEAT = JSON.stringify({ event: 'bts:heartbeat' })

/** What to send once after connecting: two messages a pair. */
export function bitstampSubscriptions(venueSymbols: readonly string[]): readonly string[] {
  return venueSymbols.flatMap((venueSymbol) =>
    [BOOKS, TRADES].map((name) =>
      JSON.stringify({ event: 'bts:subscribe', data: { channel: name + venueSymbol } }),
    ),
  )
}

/** What one text frame says; undefined when it cannot be understood. */
export function parseBitstampFrame(text: string): BitstampFrame | undefined {
  const frame = parseJsonObject(text)
  if (!frame) return undefined
  const channel = readText(frame, 'channel')
  switch (frame.event) {
    case 'data':
      return channel.startsWith(BOOKS) ? readBest(frame, channel.slice(BOOKS.length)) : undefined
    case 'trade':
      return channel.startsWith(TRADES) ? readTrade(frame, channel.slice(TRADES.length)) : undefined
    case 'bts:request_reconnect':
      return { kind: 'reconnect' }
    case 'bts:error':
      return { kind: 'refused', reason: readText(asObject(frame.data) ?? {}, 'message') }
    case 'bts:heartbeat':
    case 'bts:subscription_succeeded':
      return { kind: 'other' }
    default:
      return undefined
  }
}

/** The hundred best levels a side come whole with every change; the first of them is the price. */
function readBest(frame: JsonObject, venueSymbol: string): BitstampFrame | undefined {
  const data = asObject(frame.data)
  const id = data && readInteger(data, 'microtimestamp')
  if (!data || id === undefined) return undefined
  const bids = readDepthLevels(readList(data, 'bids'), 'bids')
  const asks = readDepthLevels(readList(data, 'asks'), 'asks')
  if (!bids || !asks) return undefined
  return { kind: 'best', venueSymbol, id, bid: bids[0]?.[0], ask: asks[0]?.[0] }
}

function readTrade(frame: JsonObject, venueSymbol: string): BitstampFrame | undefined {
  const data = asObject(frame.data)
  const id = data && readInteger(data, 'id')
  const quantity = data && parseQuantity(readText(data, 'amount_str'))
  if (id === undefined || quantity === undefined) return undefined
  return { kind: 'trade', venueSymbol, id, quantity }
}
