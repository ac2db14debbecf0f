// The flow of one instrument from one venue: only honest quotes pass, in the venue's own order.

import type { InstrumentSymbol } from '@fairtick/core/market/instrument'
import { type Quantity, ZERO_QUANTITY } from '@fairtick/core/numbers/lots'
import { middlePrice, PRICE_DECIMALS, type Price } from '@fairtick/core/numbers/price'
import type { DepthLevels, SourceListener } from '../market-source.ts'
import type { DropCounts, DropReason } from './drop-counts.ts'

/** Best bid and ask as a venue sent them; `undefined` where the text was no such number. */
export type BestPrices = {
  readonly bid: Price | undefined
  readonly ask: Price | undefined
  readonly venueTimeMs: number | undefined
  readonly venueId: number | undefined
}

export type VenueTrade = { readonly id: number; readonly quantity: Quantity }

/** A book whose id counts together with the ids of the best prices, or has none. */
export type VenueBook = {
  readonly id: number | undefined
  readonly bids: DepthLevels
  readonly asks: DepthLevels
}

export type InstrumentFlow = {
  /** Returns whether the prices were passed on. */
  readonly onBest: (best: BestPrices) => boolean
  readonly onTrade: (trade: VenueTrade) => void
  readonly onDepth: (book: VenueBook) => void
  /** The venue showed that the last quote still holds. */
  readonly onAlive: () => void
  /** After a gap the venue's ids may start anew, and unseen trades are nobody's volume. */
  readonly restart: () => void
}

type Seen = {
  quoteId: number | undefined
  quoteTimeMs: number | undefined
  tradeId: number | undefined
  bookId: number | undefined
  /** Traded since the last quote. */
  traded: Quantity
}

const NOTHING_SEEN: Readonly<Seen> = {
  quoteId: undefined,
  quoteTimeMs: undefined,
  tradeId: undefined,
  bookId: undefined,
  traded: ZERO_QUANTITY,
}

/** Passes on to `listener` what is consistent in itself; everything else is counted and left out. */
export function createInstrumentFlow(
  symbol: InstrumentSymbol,
  listener: SourceListener,
  drops: DropCounts,
): InstrumentFlow {
  const seen: Seen = { ...NOTHING_SEEN }

  const pass = (bid: Price, ask: Price, best: BestPrices) => {
    const { venueTimeMs, venueId } = best
    const price = middlePrice(bid, ask, PRICE_DECIMALS)
    const volume = seen.traded
    Object.assign(seen, { quoteId: venueId, quoteTimeMs: venueTimeMs, traded: ZERO_QUANTITY })
    listener.onQuote({ symbol, price, volume, venueTimeMs, venueId })
  }
  return {
    onBest: (best) => {
      const { bid, ask } = best
      const flaw = findFlaw(best, seen)
      if (flaw !== undefined) drops.add(flaw)
      else if (bid !== undefined && ask !== undefined) pass(bid, ask, best)
      return flaw === undefined
    },
    onTrade: ({ id, quantity }) => {
      if (quantity <= 0n) drops.add('not-positive')
      else if (seen.tradeId !== undefined && id <= seen.tradeId) drops.add('repeated')
      else Object.assign(seen, { tradeId: id, traded: seen.traded + quantity })
    },
    onDepth: ({ id, bids, asks }) => {
      const [bid, ask] = [bids[0]?.[0], asks[0]?.[0]]
      const isCrossed = bid !== undefined && ask !== undefined && bid > ask
      if (isCrossed || isBefore(id, seen.bookId)) {
        drops.add(isCrossed ? 'crossed' : 'out-of-order')
        return
      }
      seen.bookId = id
      listener.onDepth({ symbol, bids, asks })
      if (id === undefined || bid === undefined || ask === undefined) return
      // Were the stream of best prices to stand still, the mark would go on from here instead of
      // looking alive at an old price. A book that lags behind says nothing.
      if (isSame(id, seen.quoteId)) listener.onAlive(symbol)
      else if (!isBefore(id, seen.quoteId)) {
        pass(bid, ask, { bid, ask, venueId: id, venueTimeMs: undefined })
      }
    },
    onAlive: () => listener.onAlive(symbol),
    restart: () => {
      Object.assign(seen, NOTHING_SEEN)
    },
  }
}

function findFlaw(
  { bid, ask, venueId, venueTimeMs }: BestPrices,
  seen: Readonly<Seen>,
): DropReason | undefined {
  if (bid === undefined || ask === undefined) return 'malformed'
  if (bid <= 0n || ask <= 0n) return 'not-positive'
  if (bid > ask) return 'crossed'
  if (isBefore(venueId, seen.quoteId)) return 'out-of-order'
  if (isBefore(venueTimeMs, seen.quoteTimeMs)) return 'out-of-order'
  if (isSame(venueId, seen.quoteId)) return 'repeated'
  return undefined
}

function isBefore(next: number | undefined, last: number | undefined): boolean {
  return next !== undefined && last !== undefined && next < last
}

function isSame(next: number | undefined, last: number | undefined): boolean {
  return next !== undefined && next === last
}
