// The flow of one instrument from one venue: only honest quotes pass, in the venue's own order.

import type { InstrumentSymbol } from '@fairtick/core/market/instrument'
import { type Quantity, ZERO_QUANTITY } from '@fairtick/core/numbers/lots'
import { middlePrice, PRICE_DECIMALS, type Price } from '@fairtick/core/numbers/price'
import type { DepthLevels, SourceListener, VenueFrame } from '../market-source.ts'
import type { DropCounts, DropReason } from './drop-counts.ts'
import { createRisingOrder, type RisingOrder } from './rising-order.ts'
import type { VenueMarket } from './venue-adapter.ts'

/** Best bid and ask as a venue sent them; `undefined` where the text was no such number. */
export type BestPrices = {
  readonly bid: Price | undefined
  readonly ask: Price | undefined
  readonly venueTimeMs: number | undefined
  readonly venueId: number | undefined
  /** What they were read from. */
  readonly frame: VenueFrame
}

export type VenueTrade = { readonly id: number; readonly quantity: Quantity }

/** A book whose id counts together with the ids of the best prices, or has none. */
export type VenueBook = {
  readonly id: number | undefined
  readonly bids: DepthLevels
  readonly asks: DepthLevels
  readonly frame: VenueFrame
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

/** One for each market, by the venue's own symbol. */
export function createFlows(
  markets: readonly VenueMarket[],
  listener: SourceListener,
  drops: DropCounts,
): ReadonlyMap<string, InstrumentFlow> {
  return new Map(
    markets.map((market) => [
      market.venueSymbol,
      createInstrumentFlow(market.symbol, listener, drops),
    ]),
  )
}

/** Passes on to `listener` what is consistent in itself; the rest is counted and left out. */
export function createInstrumentFlow(
  symbol: InstrumentSymbol,
  listener: SourceListener,
  drops: DropCounts,
): InstrumentFlow {
  const orders = {
    quoteIds: createRisingOrder(),
    quoteTimes: createRisingOrder(),
    tradeIds: createRisingOrder(),
    bookIds: createRisingOrder(),
  }
  /** Traded since the last quote. */
  let traded = ZERO_QUANTITY

  const pass = (bid: Price, ask: Price, best: BestPrices) => {
    const { venueTimeMs, venueId, frame } = best
    const price = middlePrice(bid, ask, PRICE_DECIMALS)
    const volume = traded
    traded = ZERO_QUANTITY
    listener.onQuote({ symbol, price, volume, venueTimeMs, venueId, frame })
  }
  return {
    onBest: (best) => {
      const { bid, ask } = best
      const flaw = findFlaw(best) ?? findDisorder(best, orders)
      if (flaw !== undefined) drops.add(flaw)
      else if (bid !== undefined && ask !== undefined) pass(bid, ask, best)
      return flaw === undefined
    },
    onTrade: ({ id, quantity }) => {
      if (quantity <= 0n) drops.add('not-positive')
      else if (orders.tradeIds.admit(id) !== 'ahead') drops.add('repeated')
      else traded = (traded + quantity) as Quantity
    },
    onDepth: ({ id, bids, asks, frame }) => {
      const [bid, ask] = [bids[0]?.[0], asks[0]?.[0]]
      const isCrossed = bid !== undefined && ask !== undefined && bid > ask
      if (isCrossed || orders.bookIds.admit(id) === 'behind') {
        drops.add(isCrossed ? 'crossed' : 'out-of-order')
        return
      }
      listener.onDepth({ symbol, bids, asks })
      if (id === undefined || bid === undefined || ask === undefined) return
      // Were the stream of best prices to stand still, the mark would go on from here instead of
      // looking alive at an old price. A book that lags behind says nothing.
      const place = orders.quoteIds.compare(id)
      if (place === 'same') listener.onAlive(symbol)
      if (place !== 'ahead') return
      orders.quoteIds.admit(id)
      pass(bid, ask, { bid, ask, venueId: id, venueTimeMs: undefined, frame })
    },
    onAlive: () => listener.onAlive(symbol),
    restart: () => {
      for (const order of Object.values(orders)) order.reset()
      traded = ZERO_QUANTITY
    },
  }
}

function findFlaw({ bid, ask }: BestPrices): DropReason | undefined {
  if (bid === undefined || ask === undefined) return 'malformed'
  if (bid <= 0n || ask <= 0n) return 'not-positive'
  return bid > ask ? 'crossed' : undefined
}

type QuoteOrders = { readonly quoteIds: RisingOrder; readonly quoteTimes: RisingOrder }

/** Ids are told once each; of times, two quotes may share one. */
function findDisorder(
  { venueId, venueTimeMs }: BestPrices,
  { quoteIds, quoteTimes }: QuoteOrders,
): DropReason | undefined {
  const place = quoteIds.admit(venueId)
  if (place === 'same') return 'repeated'
  if (place === 'behind' || quoteTimes.admit(venueTimeMs) === 'behind') return 'out-of-order'
  return undefined
}
