// From a source's quotes to what is written on the tape: guard, then sampler (TR-2.2, TR-2.8).

import { hash } from 'node:crypto'
import {
  createFeedGuard,
  type FeedGuard,
  judgeQuote,
  noteWrittenTick,
  resetFeedGuard,
} from '@fairtick/core/market/feed-guard'
import type { Instrument, InstrumentSymbol } from '@fairtick/core/market/instrument'
import type { FeedState, QuarantineReason } from '@fairtick/core/market/source-kind'
import { STALE_AFTER_MS } from '@fairtick/core/market/staleness'
import type { FrameReference } from '@fairtick/core/market/tick'
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
import type {
  MarketSource,
  SimulatedRecord,
  VenueDepth,
  VenueFrame,
  VenueQuote,
} from './market-source.ts'

/** What the feed wants on the tape; its time and seq are given by the engine's sequencer. */
export type FeedDraft =
  | {
      readonly kind: 'tick'
      readonly symbol: InstrumentSymbol
      readonly price: Price
      readonly volume: Quantity
      /** Of a live venue. */
      readonly frame?: FrameReference
    }
  | {
      readonly kind: 'quarantine'
      readonly symbol: InstrumentSymbol
      readonly price: Price
      readonly reason: QuarantineReason
    }
  | {
      readonly kind: 'feed'
      readonly feed: string
      readonly state: FeedState
      readonly symbols: readonly InstrumentSymbol[]
    }
  | SimulatedRecord

export type FeedPlan = {
  readonly source: MarketSource
  readonly instruments: readonly Pick<Instrument, 'symbol' | 'priceDecimals' | 'outlierLimit'>[]
  readonly clock: Clock
  readonly onDraft: (draft: FeedDraft) => void
  readonly onDepth: (depth: VenueDepth) => void
  /** The frame that the next draft of a tick names: once for each such tick, and so again. */
  readonly onFrame?: (frame: UsedFrame) => void
}

/** A frame by which a tick came about. */
export type UsedFrame = { readonly hash: string } & Pick<VenueFrame, 'feed' | 'text'>

/** Why a quote did not become a tick; `unknown_symbol`: no instrument of ours. */
export type FeedDrop = 'unknown_symbol' | 'not_positive' | 'repeated' | 'backward' | 'outlier'

export type Feed = {
  /** Dropped and quarantined quotes so far, for metrics. */
  readonly dropped: () => Readonly<Record<FeedDrop, number>>
  /** Stops the source and frees every resource. */
  readonly stop: () => Promise<void>
}

/** How often ticks that became due by the clock alone are looked for. */
export const LOOK_EVERY_MS = 50

/** A mad source must not flood the tape: more outliers of an instrument are only counted. */
export const MAX_QUARANTINES_PER_SECOND = 20

type Line = {
  readonly symbol: InstrumentSymbol
  readonly instrument: FeedPlan['instruments'][number]
  readonly guard: FeedGuard
  readonly sampler: TickSampler
  /** The newest accepted one, from which the next tick has its price, and the hash of its frame. */
  quote: Pick<VenueQuote, 'frame' | 'venueTimeMs'> | undefined
  frameHash: string | undefined
  quarantineSecond: number
  quarantines: number
}

/** Starts the flow of `source`; drafts come synchronously with what caused them. */
export function startFeed(plan: FeedPlan): Feed {
  const { source, instruments, clock, onDraft, onDepth } = plan
  const lines = new Map(instruments.map((instrument) => [instrument.symbol, lineOf(instrument)]))
  const states = new Map<string, FeedState>()
  const drops = { unknown_symbol: 0, not_positive: 0, repeated: 0, backward: 0, outlier: 0 }

  const writeDueTick = (line: Line) => {
    const tick = takeTick(line.sampler, clock.monotonicMs())
    if (!tick) return
    noteWrittenTick(line.guard, tick.price)
    onDraft({ kind: 'tick', symbol: line.symbol, ...tick, ...useFrame(line, plan.onFrame) })
  }

  const onQuote = (quote: VenueQuote) => {
    const line = lines.get(quote.symbol)
    if (!line) {
      drops.unknown_symbol += 1
      return
    }
    const nowMs = clock.monotonicMs()
    if (nowMs - line.sampler.writtenMs > STALE_AFTER_MS) resetFeedGuard(line.guard)
    const price = roundPrice(quote.price, line.instrument.priceDecimals)
    const verdict = judgeQuote(line.guard, { ...quote, price }, line.instrument.outlierLimit)
    switch (verdict.kind) {
      case 'accepted':
        line.quote = quote
        line.frameHash = undefined
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

  const stopSource = source.subscribe({
    onQuote,
    onAlive: (symbol) => {
      const line = lines.get(symbol)
      // While an outlier waits, the source is alive at that price and not at the last tick's.
      if (line && !line.guard.suspect) noteAlive(line.sampler, clock.monotonicMs())
    },
    onDepth: (depth) => {
      if (lines.has(depth.symbol)) onDepth(depth)
    },
    onState: (feed, state) => {
      if (states.get(feed) === state) return
      states.set(feed, state)
      const symbols = source.symbols().flatMap((provenance) => {
        const isOfFeed = (provenance.feed ?? feed) === feed
        return isOfFeed && lines.has(provenance.symbol) ? [provenance.symbol] : []
      })
      for (const symbol of symbols) resetFeedGuard((lines.get(symbol) as Line).guard)
      onDraft({ kind: 'feed', feed, state, symbols })
    },
    onRecord: onDraft,
    onSeam: (symbol) => {
      const line = lines.get(symbol)
      if (line) resetFeedGuard(line.guard)
    },
  })
  const look = setInterval(() => lines.forEach(writeDueTick), LOOK_EVERY_MS)
  return {
    dropped: () => ({ ...drops }),
    stop: async () => {
      clearInterval(look)
      await stopSource()
    },
  }
}

function lineOf(instrument: Line['instrument']): Line {
  return {
    symbol: instrument.symbol,
    instrument,
    guard: createFeedGuard(),
    sampler: createTickSampler(),
    quote: undefined,
    frameHash: undefined,
    quarantineSecond: 0,
    quarantines: 0,
  }
}

/** Hashed here and not as it is received: of many frames a venue sends few become ticks. */
function useFrame(line: Line, onFrame: FeedPlan['onFrame']): { frame?: FrameReference } {
  const { frame, venueTimeMs = null } = line.quote ?? {}
  if (frame === undefined) return NO_FRAME
  const { feed, text, receivedMs } = frame
  line.frameHash ??= hash('sha256', text, 'base64url')
  onFrame?.({ hash: line.frameHash, feed, text })
  return { frame: { hash: line.frameHash, receivedMs, venueTimeMs } }
}

const NO_FRAME = {}

function mayRecordOutlier(line: Line, nowMs: number): boolean {
  const second = Math.floor(nowMs / 1_000)
  if (second !== line.quarantineSecond)
    Object.assign(line, { quarantineSecond: second, quarantines: 0 })
  line.quarantines += 1
  return line.quarantines <= MAX_QUARANTINES_PER_SECOND
}
