// A listener of a market source that keeps all it hears, for a test to look at.

import type { Quantity } from '@fairtick/core/numbers/lots'
import { formatPrice, type Price } from '@fairtick/core/numbers/price'

type Levels = readonly (readonly [Price, Quantity])[]

export type HeardQuote = {
  readonly symbol: string
  readonly price: Price
  readonly volume: Quantity
  readonly venueId: number | undefined
}

export type HeardDepth = { readonly symbol: string; readonly bids: Levels; readonly asks: Levels }

export class RecordedFlow {
  readonly quotes: HeardQuote[] = []
  readonly alive: string[] = []
  readonly depths: HeardDepth[] = []
  /** `binance up`, `kraken down` … */
  readonly states: string[] = []
  readonly seams: string[] = []

  readonly onQuote = (quote: HeardQuote) => {
    this.quotes.push(quote)
  }
  readonly onAlive = (symbol: string) => {
    this.alive.push(symbol)
  }
  readonly onDepth = (depth: HeardDepth) => {
    this.depths.push(depth)
  }
  readonly onState = (feed: string, state: 'up' | 'down') => {
    this.states.push(`${feed} ${state}`)
  }
  readonly onRecord = (): void => {}

  readonly onSeam = (symbol: string) => {
    this.seams.push(symbol)
  }

  /** The prices of one instrument as text, in order. */
  prices(symbol: string): readonly string[] {
    return this.quotes
      .filter((quote) => quote.symbol === symbol)
      .map(({ price }) => formatPrice(price, 0))
  }

  lastState(): string | undefined {
    return this.states.at(-1)
  }

  lastDepth(symbol: string): HeardDepth | undefined {
    return this.depths.findLast((depth) => depth.symbol === symbol)
  }
}
