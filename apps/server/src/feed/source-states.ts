// What the tape is told of the sources of instruments: which are up, and whom that leaves without a
// price. Whose an outage is follows from it (TR-5.3).

import type { Instrument, InstrumentSymbol } from '@fairtick/core/market/instrument'
import type { FeedState } from '@fairtick/core/market/source-kind'
import { hasPrice, type IndexLine } from './index-line.ts'
import type { MarketSource } from './market-source.ts'

export type SourcedLine = {
  readonly symbol: InstrumentSymbol
  readonly instrument: Pick<Instrument, 'priceDecimals'>
  /** Where several venues have the instrument. */
  readonly index: IndexLine | undefined
  /** When the venues of an index last made a price, or had too few connections for one. */
  pricedMs: number
  /** Told since. */
  isWithoutPrice: boolean
}

export type FeedStateDraft = {
  readonly kind: 'feed'
  readonly feed: string
  readonly state: FeedState
  readonly symbols: readonly InstrumentSymbol[]
}

export type SourceStates<Line> = {
  /** `onChange` comes with each line of it first. */
  readonly note: (feed: string, state: FeedState, onChange: (line: Line) => void) => void
  /** Whether the venues of an index make a price now: tells when that has changed. */
  readonly look: (line: Line, nowMs: number) => void
  /** Tells all again: for who has heard nothing of it, or not all. */
  readonly tellAll: () => void
}

/** So long without a price before that is told: not all venues are heard in the same moment. */
const WITHOUT_PRICE_MS = 5_000

/** In records: the venues of an index, however connected, agree on no price or are silent. */
const INDEX_FEED = 'index'

export function openSourceStates<Line extends SourcedLine>(
  lines: ReadonlyMap<InstrumentSymbol, Line>,
  source: Pick<MarketSource, 'symbols'>,
  onDraft: (draft: FeedStateDraft) => void,
): SourceStates<Line> {
  const states = new Map<string, FeedState>()
  const linesOf = (feed: string): readonly Line[] =>
    source.symbols().flatMap(({ symbol, feed: by = feed }) => {
      const line = lines.get(symbol)
      return line && by === feed ? [line] : []
    })
  const tellFeed = (feed: string, state: FeedState) => {
    const told = linesOf(feed).filter((line) => {
      const isDown = line.isWithoutPrice || isShort(line, states, state)
      return isDown === (state === 'down')
    })
    onDraft({ kind: 'feed', feed, state, symbols: told.map(({ symbol }) => symbol) })
  }
  const tellIndex = ({ symbol, isWithoutPrice }: Line) => {
    const state = isWithoutPrice ? 'down' : 'up'
    onDraft({ kind: 'feed', feed: INDEX_FEED, state, symbols: [symbol] })
  }
  return {
    note: (feed, state, onChange) => {
      if (states.get(feed) === state) return
      states.set(feed, state)
      linesOf(feed).forEach(onChange)
      tellFeed(feed, state)
    },
    look: (line, nowMs) => {
      if (line.index === undefined) return
      const isPriced = hasPrice(line.index, { ...line.instrument, nowMs })
      // Where connections are too few, their own records have said so.
      if (isPriced || isShort(line, states, 'up')) line.pricedMs = nowMs
      const isLong = line.isWithoutPrice || nowMs - line.pricedMs >= WITHOUT_PRICE_MS
      const isWithoutPrice = !isPriced && isLong
      if (isWithoutPrice === line.isWithoutPrice) return
      line.isWithoutPrice = isWithoutPrice
      tellIndex(line)
    },
    tellAll: () => {
      for (const [feed, state] of states) tellFeed(feed, state)
      for (const line of lines.values()) if (line.isWithoutPrice) tellIndex(line)
    },
  }
}

/** So many of its sources are down that the voters left are too few for a price (TR-2.8). */
function isShort(
  { index }: SourcedLine,
  states: ReadonlyMap<string, FeedState>,
  ofOnlyFeed: FeedState,
): boolean {
  if (index === undefined) return ofOnlyFeed === 'down'
  const left = index.venues.filter(({ feed }) => states.get(feed) !== 'down')
  return new Set(left.map(({ voter }) => voter)).size < index.quorum
}
