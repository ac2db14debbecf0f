// The ten best levels a side of one Kraken pair, proven by the checksum of each update.

import { crc32 } from 'node:zlib'
import { LOTS_DECIMALS, type Quantity } from '@fairtick/core/numbers/lots'
import { PRICE_DECIMALS, type Price } from '@fairtick/core/numbers/price'
import type { DepthLevels } from '../market-source.ts'
import type { BookDecimals } from './kraken-markets.ts'

export const KRAKEN_BOOK_DEPTH = 10

export type KrakenLevel = readonly [Price, Quantity]

export type KrakenBookUpdate = {
  readonly bids: readonly KrakenLevel[]
  readonly asks: readonly KrakenLevel[]
  readonly checksum: number
}

export type KrakenBook = { readonly bids: DepthLevels; readonly asks: DepthLevels }

/** The book after an update: a size of 0 removes its level, what falls beyond ten is forgotten. */
export function applyKrakenUpdate(book: KrakenBook, update: KrakenBookUpdate): KrakenBook {
  return {
    bids: applyLevels(book.bids, update.bids, (a, b) => (a > b ? -1 : 1)),
    asks: applyLevels(book.asks, update.asks, (a, b) => (a < b ? -1 : 1)),
  }
}

/** CRC32 over asks, then bids, each from the best: digits of price and size without the point. */
export function calculateKrakenChecksum(book: KrakenBook, decimals: BookDecimals): number {
  const priceStep = 10n ** BigInt(PRICE_DECIMALS - decimals.priceDecimals)
  const sizeStep = 10n ** BigInt(LOTS_DECIMALS - decimals.sizeDecimals)
  const digits = ([price, size]: KrakenLevel) => `${price / priceStep}${size / sizeStep}`
  return crc32([...book.asks, ...book.bids].map(digits).join(''))
}

function applyLevels(
  levels: DepthLevels,
  changes: readonly KrakenLevel[],
  order: (a: Price, b: Price) => number,
): DepthLevels {
  const sizes = new Map(levels)
  for (const [price, size] of changes) {
    if (size === 0n) sizes.delete(price)
    else sizes.set(price, size)
  }
  const sorted = [...sizes].sort(([a], [b]) => order(a, b))
  return sorted.slice(0, KRAKEN_BOOK_DEPTH)
}
