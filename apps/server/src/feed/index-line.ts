// An instrument that several venues price: what each of them says, and what follows from it (H2).

import {
  admitQuote,
  createSourceOrder,
  type DropReason,
  type SourceOrder,
} from '@fairtick/core/market/feed-guard'
import type { InstrumentSymbol } from '@fairtick/core/market/instrument'
import { type Constituent, calculateIndex, quorumOf } from '@fairtick/core/market/price-index'
import { type Quantity, ZERO_QUANTITY } from '@fairtick/core/numbers/lots'
import type { Price } from '@fairtick/core/numbers/price'
import { HEALS_AFTER } from './adapters/rising-order.ts'
import type { MarketSource, VenueQuote } from './market-source.ts'

/** One venue; its newest quote counts for as long as it is fresh. */
export type VenueLine = Constituent & {
  readonly feed: string
  readonly order: SourceOrder
  price: Price
  aliveMs: number
  quote: VenueQuote | undefined
  /** In a row, as out of its order: what it said before holds on no more. */
  refused: number
  /** Since it last had a part in a mark. */
  traded: Quantity
  /** It is too far from the others; whether that was recorded, and when the last time. */
  isOut: boolean
  isRecorded: boolean
  recordedMs: number
}

export type IndexLine = {
  /** In the order of the source: the same at each start. */
  readonly venues: readonly VenueLine[]
  readonly quorum: number
}

export type IndexMark = {
  readonly price: Price
  readonly volume: Quantity
  /** Each of them has a quote. */
  readonly quotes: readonly VenueQuote[]
}

/** A venue that departs is recorded when it begins to, and no more often than this. */
export const DEPARTURE_EVERY_MS = 10_000

const NEVER = Number.NEGATIVE_INFINITY

/** By symbol, of the instruments that more than one feed prices. */
export function openIndexLines(
  source: Pick<MarketSource, 'symbols'>,
): ReadonlyMap<InstrumentSymbol, IndexLine> {
  const venues = new Map<InstrumentSymbol, VenueLine[]>()
  for (const { symbol, feed, voter = feed } of source.symbols()) {
    if (feed === undefined || voter === undefined) continue
    const known = venues.get(symbol) ?? []
    venues.set(symbol, [...known, createVenueLine(feed, voter)])
  }
  return new Map(
    [...venues]
      .filter(([, all]) => all.length > 1)
      .map(([symbol, all]) => [symbol, { venues: all, quorum: quorumOf(all.length) }]),
  )
}

function createVenueLine(feed: string, voter: string): VenueLine {
  return {
    ...{ feed, voter, order: createSourceOrder(), price: 0n as Price, aliveMs: NEVER },
    ...{
      quote: undefined,
      refused: 0,
      traded: ZERO_QUANTITY,
      isOut: false,
      isRecorded: false,
      recordedMs: NEVER,
    },
  }
}

/** What one venue says from now on; why not, where it cannot be. */
export function noteVenueQuote(
  venue: VenueLine,
  quote: VenueQuote,
  nowMs: number,
): DropReason | undefined {
  let flaw = admitQuote(venue.order, quote)
  if (flaw === 'backward') {
    venue.refused += 1
    if (venue.refused < HEALS_AFTER) return flaw
    // So many in a row: it was the one before them that was wild, as adapters judge too.
    Object.assign(venue.order, createSourceOrder())
    flaw = admitQuote(venue.order, quote)
  }
  if (flaw !== undefined) return flaw
  venue.refused = 0
  venue.quote = quote
  venue.price = quote.price
  venue.aliveMs = nowMs
  venue.traded = (venue.traded + quote.volume) as Quantity
  return undefined
}

/** What it said last holds on; nothing does before it said something that could be taken. */
export function noteVenueAlive(venue: VenueLine, nowMs: number): void {
  if (venue.quote !== undefined && venue.refused === 0) venue.aliveMs = nowMs
}

/** Its connection is new or gone: what it said before is nothing now, and any order may follow. */
export function resetVenue(venue: VenueLine): void {
  Object.assign(venue.order, createSourceOrder())
  venue.refused = 0
  venue.quote = undefined
  venue.aliveMs = NEVER
}

/** Whether its venues make a price now. */
export function hasPrice(
  { venues, quorum }: IndexLine,
  rules: { readonly priceDecimals: number; readonly nowMs: number },
): boolean {
  return calculateIndex(venues, { quorum, ...rules }).price !== undefined
}

/** The next mark; undefined without a quorum. `onDeparture` hears of a venue that is left out. */
export function takeIndexMark(
  { venues, quorum }: IndexLine,
  { priceDecimals, nowMs }: { readonly priceDecimals: number; readonly nowMs: number },
  onDeparture: (venue: VenueLine) => void,
): IndexMark | undefined {
  const { price, agreeing, departed } = calculateIndex(venues, { quorum, priceDecimals, nowMs })
  for (const venue of agreeing) venue.isOut = venue.isRecorded = false
  for (const venue of departed) {
    venue.isOut = true
    // What it trades at prices of its own is no volume of ours.
    venue.traded = ZERO_QUANTITY
    if (venue.isRecorded || nowMs - venue.recordedMs < DEPARTURE_EVERY_MS) continue
    venue.isRecorded = true
    venue.recordedMs = nowMs
    onDeparture(venue)
  }
  if (price === undefined) return undefined
  let volume = ZERO_QUANTITY
  const quotes: VenueQuote[] = []
  for (const venue of agreeing) {
    volume = (volume + venue.traded) as Quantity
    venue.traded = ZERO_QUANTITY
    if (venue.quote !== undefined) quotes.push(venue.quote)
  }
  return { price, volume, quotes }
}
