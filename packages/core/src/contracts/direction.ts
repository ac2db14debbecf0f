// The side of a contract, and at which side of the quote it opens and closes (TR-2.4).

import type { Quote } from '../market/quote.ts'
import type { Price } from '../numbers/price.ts'

export type Direction = 'long' | 'short'

/** A long opens at ask, a short at bid. */
export function entryPrice(direction: Direction, quote: Quote): Price {
  return direction === 'long' ? quote.ask : quote.bid
}

/** A long closes at bid, a short at ask. */
export function exitPrice(direction: Direction, quote: Quote): Price {
  return direction === 'long' ? quote.bid : quote.ask
}
