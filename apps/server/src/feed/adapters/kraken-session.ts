// One connection to Kraken: what its frames mean for the flows of our instruments.

import type { VenueFrame } from '../market-source.ts'
import type { DropCounts } from './drop-counts.ts'
import type { InstrumentFlow } from './instrument-flow.ts'
import { applyKrakenUpdate, calculateKrakenChecksum, type KrakenBook } from './kraken-book.ts'
import {
  type KrakenBest,
  type KrakenBookItem,
  type KrakenFrame,
  krakenSubscriptions,
  parseKrakenFrame,
} from './kraken-frames.ts'
import type { KrakenMarket } from './kraken-markets.ts'
import type { VenueSession } from './venue-socket.ts'

/** A pair during one connection. */
export type KrakenPair = {
  readonly market: KrakenMarket
  readonly flow: InstrumentFlow
  /** The best prices that were passed on and still hold. */
  best: Pick<KrakenBest, 'bid' | 'ask'> | undefined
  /** Undefined before its snapshot, and again once a checksum has shown it wrong. */
  book: KrakenBook | undefined
  aliveMs: number
}

export type KrakenSessionPlan = {
  readonly feed: string
  readonly pairs: ReadonlyMap<string, KrakenPair>
  readonly drops: DropCounts
  readonly monotonicMs: () => number
  /** Told with each word of it whether the venue matches orders. */
  readonly onSystem: (isOnline: boolean) => void
  /** Asks for a new connection; wishes are spaced by who carries them out. */
  readonly renew: () => void
  readonly warn: (message: string) => void
}

/** Signs of life are passed on at most so often per pair. */
const ALIVE_EVERY_MS = 1_000

export function startKrakenSession(plan: KrakenSessionPlan): VenueSession {
  let isOnline = true
  const onStatus = (system: string) => {
    const wasOnline = isOnline
    isOnline = system === 'online'
    plan.onSystem(isOnline)
    if (!isOnline) for (const pair of plan.pairs.values()) pair.best = undefined
    // What changed meanwhile was not told: the snapshots of a new connection are.
    else if (!wasOnline) plan.renew()
  }
  const onBestPrices = (items: readonly KrakenBest[], received: VenueFrame) => {
    // While no orders are matched the prices are nobody's: the instrument goes stale instead.
    if (!isOnline) plan.drops.add('venue-closed')
    else for (const item of items) onBest(plan, item, received)
  }
  const onFrame = (frame: KrakenFrame, received: VenueFrame) => {
    if (frame.kind === 'status') onStatus(frame.system)
    else if (frame.kind === 'refused') plan.warn(`kraken refused a subscription: ${frame.reason}`)
    else if (frame.kind === 'trades') for (const item of frame.items) onTrade(plan, item)
    else if (frame.kind === 'book') onBooks(plan, frame, received)
    else if (frame.kind === 'best') onBestPrices(frame.items, received)
    if (isOnline) showAlive(plan)
  }
  return {
    greetings: krakenSubscriptions([...plan.pairs.values()].map(({ market }) => market)),
    read: (text, receivedMs) => {
      const frame = parseKrakenFrame(text)
      if (!frame) plan.drops.add('malformed')
      return frame && (() => onFrame(frame, { feed: plan.feed, text, receivedMs }))
    },
  }
}

function onTrade(
  { pairs, drops }: KrakenSessionPlan,
  trade: Extract<KrakenFrame, { kind: 'trades' }>['items'][number],
): void {
  const pair = pairs.get(trade.venueSymbol)
  if (pair) pair.flow.onTrade(trade)
  else drops.add('unknown-symbol')
}

function onBest(plan: KrakenSessionPlan, item: KrakenBest, frame: VenueFrame): void {
  const pair = plan.pairs.get(item.venueSymbol)
  // Told only when they change: the same ones again are a repetition, which proves nothing new.
  if (!pair || isSameBest(pair.best, item)) {
    plan.drops.add(pair ? 'repeated' : 'unknown-symbol')
    return
  }
  pair.best = pair.flow.onBest({ ...item, venueId: undefined, frame }) ? item : undefined
  pair.aliveMs = plan.monotonicMs()
}

function isSameBest(last: KrakenPair['best'], next: KrakenBest): boolean {
  return last !== undefined && last.bid === next.bid && last.ask === next.ask
}

type BookFrame = Extract<KrakenFrame, { kind: 'book' }>

function onBooks(plan: KrakenSessionPlan, { type, items }: BookFrame, frame: VenueFrame): void {
  for (const item of items) onBook(plan, type, { ...item, frame })
}

type ReceivedBook = KrakenBookItem & { readonly frame: VenueFrame }

function onBook(plan: KrakenSessionPlan, type: string, item: ReceivedBook): void {
  const pair = plan.pairs.get(item.venueSymbol)
  const decimals = pair?.market.book
  if (!pair || !decimals) {
    plan.drops.add('unknown-symbol')
    return
  }
  const before = type === 'snapshot' ? { bids: [], asks: [] } : pair.book
  // Updates before the snapshot, or after a broken one, have nothing to stand on.
  if (!before) return
  const book = applyKrakenUpdate(before, item)
  const isProven = calculateKrakenChecksum(book, decimals) === item.checksum
  pair.book = isProven ? book : undefined
  if (isProven) {
    pair.flow.onDepth({ id: undefined, ...book, frame: item.frame })
    return
  }
  plan.drops.add('checksum')
  // A new connection heals a lost change. A whole book that does not fit would not fit again.
  if (type === 'update') plan.renew()
}

/**
 * Kraken sends a pair's best prices when they change, and heartbeats when nothing does, in order.
 * So any frame shows that the last best prices still hold, unless the pair's own book says else.
 */
function showAlive({ pairs, monotonicMs }: KrakenSessionPlan): void {
  const nowMs = monotonicMs()
  for (const pair of pairs.values()) {
    if (!pair.best || nowMs - pair.aliveMs < ALIVE_EVERY_MS || contradictsBook(pair)) continue
    pair.aliveMs = nowMs
    pair.flow.onAlive()
  }
}

function contradictsBook({ best, book }: KrakenPair): boolean {
  return book !== undefined && (book.bids[0]?.[0] !== best?.bid || book.asks[0]?.[0] !== best?.ask)
}
