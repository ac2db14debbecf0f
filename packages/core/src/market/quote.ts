// Bid and ask around the mark (TR-2.3). Not rounded.

import type { Price } from '../numbers/price.ts'
import type { Instrument } from './instrument.ts'

export type Quote = { readonly bid: Price; readonly ask: Price }

/** `mark ∓ spread/2`; exact, since spreads use at most 11 of a price's 12 decimals. */
export function calculateQuote(mark: Price, instrument: Pick<Instrument, 'spread'>): Quote {
  const half = instrument.spread / 2n
  return { bid: (mark - half) as Price, ask: (mark + half) as Price }
}

/** One side of it. */
export function calculateBid(mark: Price, { spread }: Pick<Instrument, 'spread'>): Price {
  return (mark - spread / 2n) as Price
}

/** One side of it. */
export function calculateAsk(mark: Price, { spread }: Pick<Instrument, 'spread'>): Price {
  return (mark + spread / 2n) as Price
}
