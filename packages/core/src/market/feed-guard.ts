// What of a feed may become a tick, and what is dropped or quarantined (TR-2.8).

import type { Quantity } from '../numbers/lots.ts'
import type { Price } from '../numbers/price.ts'
import { parseRate, RATE_ONE, type Rate } from '../numbers/rate.ts'

/** The next price within this of a quarantined one confirms it (TR-2.8). */
export const CONFIRMS_WITHIN = parseRate('0.01') as Rate

/** One price of a source, rounded to the instrument's decimals already (a mark). */
export type GuardedQuote = {
  readonly price: Price
  readonly volume: Quantity
  /** The source's own rising id and clock, where it has them. */
  readonly venueId: number | undefined
  readonly venueTimeMs: number | undefined
}

/** How far one source's own order has come. */
export type SourceOrder = {
  lastVenueId: number | undefined
  lastVenueTimeMs: number | undefined
}

/** What the guard of one instrument remembers. */
export type FeedGuard = SourceOrder & {
  /** The last tick or, right after a reset, the first accepted price; jumps are judged by it. */
  reference: Price | undefined
  /** The quarantined price that waits to be confirmed or discarded. */
  suspect: GuardedQuote | undefined
}

export type DropReason = 'not_positive' | 'repeated' | 'backward'

export type GuardVerdict =
  /** `volume` includes that of a suspect which this price confirmed. */
  | { readonly kind: 'accepted'; readonly volume: Quantity }
  | { readonly kind: 'quarantined' }
  | { readonly kind: 'dropped'; readonly why: DropReason }

export function createSourceOrder(): SourceOrder {
  return { lastVenueId: undefined, lastVenueTimeMs: undefined }
}

export function createFeedGuard(): FeedGuard {
  return { reference: undefined, suspect: undefined, ...createSourceOrder() }
}

/** After the feed was down or stale and at a seam: any price and any order may follow (TR-2.8). */
export function resetFeedGuard(guard: FeedGuard): void {
  Object.assign(guard, createFeedGuard())
}

/** The mark that was written as a tick: from now on jumps are judged by it. */
export function noteWrittenTick(guard: FeedGuard, mark: Price): void {
  guard.reference = mark
}

/**
 * Takes the next quote of one source among several: undefined, or why it is dropped. How far its
 * price may jump is not asked here: the index of all is judged by that.
 */
export function admitQuote(order: SourceOrder, quote: GuardedQuote): DropReason | undefined {
  if (quote.price <= 0n || quote.volume < 0n) return 'not_positive'
  if (isRepeated(order, quote)) return 'repeated'
  if (isBackward(order, quote)) return 'backward'
  goOn(order, quote)
  return undefined
}

/**
 * Judges the next price of the instrument and remembers it. What is dropped leaves no trace: a
 * broken message must not block the good one that carries the same id.
 */
export function judgeQuote(
  guard: FeedGuard,
  quote: GuardedQuote,
  outlierLimit: Rate,
): GuardVerdict {
  if (quote.price <= 0n || quote.volume < 0n) return { kind: 'dropped', why: 'not_positive' }
  const { suspect } = guard
  const confirms = suspect !== undefined && isWithin(suspect.price, quote.price, CONFIRMS_WITHIN)
  if (isRepeated(guard, quote) || (confirms && isSameMessage(suspect, quote))) {
    return { kind: 'dropped', why: 'repeated' }
  }
  if (isBackward(guard, quote)) return { kind: 'dropped', why: 'backward' }
  const { reference } = guard
  if (reference !== undefined && !confirms && !isWithin(reference, quote.price, outlierLimit)) {
    guard.suspect = quote
    return { kind: 'quarantined' }
  }
  guard.reference = confirms ? quote.price : (reference ?? quote.price)
  guard.suspect = undefined
  goOn(guard, quote)
  const volume = confirms ? ((suspect.volume + quote.volume) as Quantity) : quote.volume
  return { kind: 'accepted', volume }
}

function goOn(order: SourceOrder, { venueId, venueTimeMs }: GuardedQuote): void {
  order.lastVenueId = venueId ?? order.lastVenueId
  order.lastVenueTimeMs = venueTimeMs ?? order.lastVenueTimeMs
}

function isRepeated(guard: SourceOrder, quote: GuardedQuote): boolean {
  return quote.venueId !== undefined && quote.venueId === guard.lastVenueId
}

/** An outlier that is only sent twice must not confirm itself. */
function isSameMessage(suspect: GuardedQuote, quote: GuardedQuote): boolean {
  return quote.venueId !== undefined && quote.venueId === suspect.venueId
}

/** Ids, where there are any, tell the order; times alone may be equal. */
function isBackward(guard: SourceOrder, quote: GuardedQuote): boolean {
  if (quote.venueId !== undefined && guard.lastVenueId !== undefined) {
    return quote.venueId < guard.lastVenueId
  }
  if (quote.venueTimeMs === undefined || guard.lastVenueTimeMs === undefined) return false
  return quote.venueTimeMs < guard.lastVenueTimeMs
}

/** Exact: `price` differs from `reference` by at most the fraction `limit` of it. */
function isWithin(reference: Price, price: Price, limit: Rate): boolean {
  const jump = price > reference ? price - reference : reference - price
  return jump * RATE_ONE <= reference * limit
}
