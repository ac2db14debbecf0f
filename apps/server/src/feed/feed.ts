// From a source's quotes to what is written on the tape: the index of several venues, guard, then
// sampler (TR-2.2, TR-2.8).

import { hash } from 'node:crypto'
import {
  createFeedGuard,
  type FeedGuard,
  type GuardedQuote,
  judgeQuote,
  noteWrittenTick,
  resetFeedGuard,
} from '@fairtick/core/market/feed-guard'
import type { Instrument, InstrumentSymbol } from '@fairtick/core/market/instrument'
import type { QuarantineReason } from '@fairtick/core/market/source-kind'
import { STALE_AFTER_MS } from '@fairtick/core/market/staleness'
import type { FrameReference, TickConstituent } from '@fairtick/core/market/tick'
import {
  createTickSampler,
  noteAlive,
  noteMark,
  type TickSampler,
  takeTick,
} from '@fairtick/core/market/tick-sampler'
import type { Quantity } from '@fairtick/core/numbers/lots'
import { type Price, roundPrice } from '@fairtick/core/numbers/price'
import type { Clock } from '../platform/clock.ts'
import {
  type IndexLine,
  noteVenueAlive,
  noteVenueQuote,
  openIndexLines,
  resetVenue,
  takeIndexMark,
  type VenueLine,
} from './index-line.ts'
import type {
  MarketSource,
  SimulatedRecord,
  VenueDepth,
  VenueFrame,
  VenueQuote,
} from './market-source.ts'
import { type FeedStateDraft, openSourceStates, type SourcedLine } from './source-states.ts'

/** What the feed wants on the tape; its time and seq are given by the engine's sequencer. */
export type FeedDraft =
  | {
      readonly kind: 'tick'
      readonly symbol: InstrumentSymbol
      readonly price: Price
      readonly volume: Quantity
      /** Of the live venue that alone has the instrument. */
      readonly frame?: FrameReference
      /** Of each that has a part in the price, where several have it. */
      readonly constituents?: readonly TickConstituent[]
    }
  | {
      readonly kind: 'quarantine'
      readonly symbol: InstrumentSymbol
      readonly price: Price
      readonly reason: QuarantineReason
      readonly feed?: string
    }
  | FeedStateDraft
  | SimulatedRecord

export type FeedPlan = {
  readonly source: MarketSource
  readonly instruments: readonly Pick<Instrument, 'symbol' | 'priceDecimals' | 'outlierLimit'>[]
  readonly clock: Clock
  readonly onDraft: (draft: FeedDraft) => void
  readonly onDepth: (depth: VenueDepth) => void
  /** A frame that the next draft of a tick names: once for each such tick, and so again. */
  readonly onFrame?: (frame: UsedFrame) => void
}

/** A frame by which a tick came about. */
export type UsedFrame = { readonly hash: string } & Pick<VenueFrame, 'feed' | 'text'>

/** Why a quote did not become a tick; `unknown_symbol`: no instrument of ours. */
export type FeedDrop =
  | 'unknown_symbol'
  | 'not_positive'
  | 'repeated'
  | 'backward'
  | 'outlier'
  | 'departed'

export type Feed = {
  /** Drafts what is so of each source: for who has heard nothing of it, or not all. */
  readonly tellStates: () => void
  /** Dropped and quarantined quotes so far, for metrics. */
  readonly dropped: () => Readonly<Record<FeedDrop, number>>
  /** Stops the source and frees every resource. */
  readonly stop: () => Promise<void>
}

/** How often ticks that became due by the clock alone are looked for. */
export const LOOK_EVERY_MS = 50

/** A mad source must not flood the tape: more outliers of an instrument are only counted. */
export const MAX_QUARANTINES_PER_SECOND = 20

type Line = SourcedLine & {
  readonly instrument: FeedPlan['instruments'][number]
  readonly guard: FeedGuard
  readonly sampler: TickSampler
  /** What the newest accepted mark follows from, and so the next tick. */
  quotes: readonly VenueQuote[]
  quarantineSecond: number
  quarantines: number
}

/** Starts the flow of `source`; drafts come synchronously with what caused them. */
export function startFeed(plan: FeedPlan): Feed {
  const { source, instruments, clock, onDraft, onDepth } = plan
  const indexes = openIndexLines(source)
  const lines = new Map(
    instruments.map((instrument) => [
      instrument.symbol,
      createLine(instrument, indexes.get(instrument.symbol), clock.monotonicMs()),
    ]),
  )
  const sources = openSourceStates(lines, source, onDraft)
  const drops = createDrops()
  const { writeDueTick, judgeMark, judgeIndex, onVenueQuote } = openJudges(plan, drops)
  const onQuote = (quote: VenueQuote) => {
    const line = lines.get(quote.symbol)
    if (!line) {
      drops.unknown_symbol += 1
      return
    }
    const nowMs = clock.monotonicMs()
    if (nowMs - line.sampler.writtenMs > STALE_AFTER_MS) resetFeedGuard(line.guard)
    if (line.index) {
      onVenueQuote(line, line.index, quote, nowMs)
      return
    }
    const price = roundPrice(quote.price, line.instrument.priceDecimals)
    judgeMark(line, { ...quote, price }, [quote], nowMs)
  }
  const onAlive = (symbol: InstrumentSymbol, feed: string | undefined) => {
    const line = lines.get(symbol)
    if (!line) return
    const nowMs = clock.monotonicMs()
    const venue = line.index && venueOf(line.index, feed)
    if (venue) noteVenueAlive(venue, nowMs)
    // While an outlier waits, the source is alive at that price and not at the last tick's; and
    // what is only said again confirms nothing.
    if (line.guard.suspect) return
    if (line.index) judgeIndex(line, line.index, nowMs)
    else noteAlive(line.sampler, nowMs)
  }
  const stopSource = source.subscribe({
    ...{ onQuote, onAlive },
    onDepth: (depth) => {
      if (lines.has(depth.symbol)) onDepth(depth)
    },
    onState: (feed, state) => sources.note(feed, state, (line) => resetLine(line, feed)),
    onRecord: onDraft,
    onSeam: (symbol) => {
      const line = lines.get(symbol)
      if (line) resetFeedGuard(line.guard)
    },
  })
  const look = setInterval(() => {
    const nowMs = clock.monotonicMs()
    for (const line of lines.values()) {
      writeDueTick(line)
      sources.look(line, nowMs)
    }
  }, LOOK_EVERY_MS)
  return {
    tellStates: sources.tellAll,
    dropped: () => ({ ...drops }),
    stop: async () => {
      clearInterval(look)
      await stopSource()
    },
  }
}

type Drops = Record<FeedDrop, number>

const createDrops = (): Drops => ({
  ...{ unknown_symbol: 0, not_positive: 0, repeated: 0, backward: 0 },
  ...{ outlier: 0, departed: 0 },
})

/** From what a venue says to a mark, and from a mark to a tick. */
function openJudges({ clock, onDraft, onFrame }: FeedPlan, drops: Drops) {
  const writeDueTick = (line: Line) => {
    const tick = takeTick(line.sampler, clock.monotonicMs())
    if (!tick) return
    noteWrittenTick(line.guard, tick.price)
    onDraft({ kind: 'tick', symbol: line.symbol, ...tick, ...useFrames(line, onFrame) })
  }
  /** The next mark of the line, by the quotes that it follows from. */
  const judgeMark = (line: Line, mark: GuardedQuote, quotes: Line['quotes'], nowMs: number) => {
    const { price } = mark
    const verdict = judgeQuote(line.guard, mark, line.instrument.outlierLimit)
    switch (verdict.kind) {
      case 'accepted':
        line.quotes = quotes
        noteMark(line.sampler, { price, volume: verdict.volume }, nowMs)
        writeDueTick(line)
        return
      case 'quarantined':
        drops.outlier += 1
        if (!mayRecordOutlier(line, nowMs)) return
        onDraft({ kind: 'quarantine', symbol: line.symbol, price, reason: 'outlier' })
        return
      case 'dropped':
        drops[verdict.why] += 1
        return
    }
  }
  const judgeIndex = (line: Line, index: IndexLine, nowMs: number) => {
    const { symbol, instrument } = line
    const rules = { priceDecimals: instrument.priceDecimals, nowMs }
    const mark = takeIndexMark(index, rules, ({ price, feed }) =>
      onDraft({ kind: 'quarantine', symbol, price, reason: 'departed', feed }),
    )
    if (mark) judgeMark(line, { ...mark, ...OF_NO_VENUE }, mark.quotes, nowMs)
  }
  const onVenueQuote = (line: Line, index: IndexLine, quote: VenueQuote, nowMs: number) => {
    const venue = venueOf(index, quote.frame?.feed)
    const flaw = venue ? noteVenueQuote(venue, quote, nowMs) : 'unknown_symbol'
    if (flaw !== undefined) {
      drops[flaw] += 1
      return
    }
    judgeIndex(line, index, nowMs)
    if (venue?.isOut) drops.departed += 1
  }
  return { writeDueTick, judgeMark, judgeIndex, onVenueQuote }
}

/** An index has no order of its own. */
const OF_NO_VENUE = { venueId: undefined, venueTimeMs: undefined }

function createLine(
  instrument: Line['instrument'],
  index: IndexLine | undefined,
  pricedMs: number,
): Line {
  return {
    symbol: instrument.symbol,
    instrument,
    guard: createFeedGuard(),
    sampler: createTickSampler(),
    index,
    quotes: [],
    pricedMs,
    isWithoutPrice: false,
    quarantineSecond: 0,
    quarantines: 0,
  }
}

function venueOf(index: IndexLine, feed: string | undefined): VenueLine | undefined {
  return index.venues.find((venue) => venue.feed === feed)
}

/** One venue of several may go and come: the index is judged by its own last tick all the same. */
function resetLine({ index, guard }: Line, feed: string): void {
  const venue = index && venueOf(index, feed)
  if (venue) resetVenue(venue)
  else resetFeedGuard(guard)
}

function useFrames(
  { index, quotes }: Line,
  onFrame: FeedPlan['onFrame'],
): { frame?: FrameReference; constituents?: readonly TickConstituent[] } {
  if (index) {
    return {
      constituents: quotes.flatMap(({ frame, price, venueTimeMs = null }) =>
        frame === undefined
          ? []
          : [{ feed: frame.feed, price, ...useFrame(frame, onFrame), venueTimeMs }],
      ),
    }
  }
  const { frame, venueTimeMs = null } = quotes[0] ?? {}
  return frame === undefined ? {} : { frame: { ...useFrame(frame, onFrame), venueTimeMs } }
}

/** Hashed here and not as it is received: of many frames a venue sends few become ticks. */
function useFrame(frame: VenueFrame, onFrame: FeedPlan['onFrame']) {
  const { feed, text, receivedMs } = frame
  let frameHash = hashes.get(frame)
  if (frameHash === undefined) {
    frameHash = hash('sha256', text, 'base64url')
    hashes.set(frame, frameHash)
  }
  onFrame?.({ hash: frameHash, feed, text })
  return { hash: frameHash, receivedMs }
}

/** A frame is named by each tick that it has a part in. */
const hashes = new WeakMap<VenueFrame, string>()

function mayRecordOutlier(line: Line, nowMs: number): boolean {
  const second = Math.floor(nowMs / 1_000)
  if (second !== line.quarantineSecond)
    Object.assign(line, { quarantineSecond: second, quarantines: 0 })
  line.quarantines += 1
  return line.quarantines <= MAX_QUARANTINES_PER_SECOND
}
