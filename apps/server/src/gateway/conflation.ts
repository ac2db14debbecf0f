// Conflation: the latest value of everything, and what changed since a reader's position.

import { type CandleChannel, isSymbol } from '@fairtick/wire/socket/channels'
import type {
  CandleFigures,
  CandleUpdate,
  DepthUpdate,
  InstrumentSnapshot,
  MarketUpdate,
} from '../platform/bus-topics.ts'
import {
  addOlder,
  type CandleSeries,
  candlePayload,
  createCandleSeries,
  latestPayload,
  newestCandles,
  takeMinute,
} from './candle-series.ts'
import {
  changedTickerJson,
  createInstrumentEntry,
  depthPayload,
  type InstrumentEntry,
  lastTickPayload,
  takeTick,
  tickerJson,
  tickerListPayload,
  tickerPayload,
} from './instrument-entry.ts'
import { tickFrames } from './tick-log.ts'
import type { Payload } from './websocket-frame.ts'

/** What goes beyond it is not carried. */
const MAX_INSTRUMENTS = 2_000

/**
 * Up to where a reader has seen everything. Positions are compared by identity: two readers with
 * the same object need the same next frame.
 */
export type Position = {
  readonly version: number
  /** Newest tick seen, by index of the instrument. */
  readonly seqs: Float64Array
}

/** The instruments behind a set of channels, by what of them is carried. */
export type ChannelContents = {
  readonly all: boolean
  readonly allCandles: boolean
  readonly tickers: readonly InstrumentEntry[]
  readonly ticks: readonly InstrumentEntry[]
  readonly depths: readonly InstrumentEntry[]
  readonly candles: readonly CandleSeries[]
  /** Of these the latest candle alone. */
  readonly latest: readonly CandleSeries[]
}

export type LongerCandles = {
  readonly candles: readonly CandleFigures[]
  readonly fromMs: number
}

export type Conflation = {
  readonly applyMarket: (update: MarketUpdate) => void
  readonly applyDepth: (update: DepthUpdate) => void
  readonly applyCandles: (update: CandleUpdate) => void
  /** Fills in what was there before the first update; never puts an older value over a newer. */
  readonly applySnapshot: (instruments: readonly InstrumentSnapshot[]) => void
  /** The minutes before the running one; what came meanwhile stays. */
  readonly addOlderMinutes: (symbol: string, minutes: readonly CandleFigures[]) => void
  /**
   * Keeps the candles of a longer interval from now on. `candles` are made of the minutes before
   * `fromMs`; false: that minute is no longer kept, so they have become too old.
   */
  readonly keepLonger: (channel: CandleChannel, candles: LongerCandles) => boolean
  readonly find: (symbol: string) => InstrumentEntry | undefined
  readonly symbols: () => readonly string[]
  /** The same object until something changes. */
  readonly position: () => Position
  /** Frames with what changed after `since`; none: nothing changed. */
  readonly changes: (contents: ChannelContents, since: Position) => Payload[]
  /** Frames with everything, at least one for each kind of channel. */
  readonly snapshot: (contents: ChannelContents) => Payload[]
}

export function createConflation(): Conflation {
  const entries: InstrumentEntry[] = []
  const bySymbol = new Map<string, InstrumentEntry>()
  let version = 0
  let current: Position | undefined

  function entryOf(symbol: string): InstrumentEntry | undefined {
    const known = bySymbol.get(symbol)
    if (known || entries.length >= MAX_INSTRUMENTS || !isSymbol(symbol)) return known
    const entry = createInstrumentEntry(symbol, entries.length)
    entries.push(entry)
    bySymbol.set(symbol, entry)
    return entry
  }

  function nextVersion(): number {
    version += 1
    current = undefined
    return version
  }

  function applyMarket({ ticks, statuses = [], days = [], terms = [] }: MarketUpdate): void {
    for (const tick of ticks) {
      const entry = entryOf(tick.symbol)
      if (entry && takeTick(entry, tick)) entry.version = nextVersion()
    }
    for (const { symbol, status } of statuses) {
      const entry = entryOf(symbol)
      if (entry && entry.status !== status) setStatus(entry, status, nextVersion())
    }
    for (const day of days) {
      const entry = entryOf(day.symbol)
      if (entry) setDay(entry, day, nextVersion())
    }
    for (const entry of terms.flatMap((symbol) => entryOf(symbol) ?? []))
      setTerms(entry, nextVersion())
  }

  function applySnapshot(instruments: readonly InstrumentSnapshot[]): void {
    for (const { symbol, status, tick, day } of instruments) {
      const entry = entryOf(symbol)
      if (!entry) continue
      const untouched = entry.version === 0
      if (tick && takeTick(entry, tick)) entry.version = nextVersion()
      if (untouched) setStatus(entry, status, nextVersion())
      if (day && !entry.day) setDay(entry, day, nextVersion())
    }
  }

  function position(): Position {
    current ??= { version, seqs: Float64Array.from(entries, (entry) => entry.tick?.seq ?? 0) }
    return current
  }

  return {
    applyMarket,
    applySnapshot,
    position,
    find: (symbol) => bySymbol.get(symbol),
    symbols: () => [...bySymbol.keys()],
    applyDepth: (update) => {
      const entry = entryOf(update.symbol)
      if (!entry) return
      entry.depth = update
      entry.depthPayload = undefined
      entry.depthVersion = nextVersion()
    },
    applyCandles: ({ candles }) => {
      for (const { symbol, candle } of candles) {
        const entry = entryOf(symbol)
        if (entry) takeCandle(entry, candle, nextVersion())
      }
    },
    addOlderMinutes: (symbol, minutes) => {
      const entry = bySymbol.get(symbol)
      if (!entry || entry.hasOlderMinutes) return
      addOlder(entry.minutes, minutes)
      entry.hasOlderMinutes = true
    },
    keepLonger: ({ symbol, interval }, { candles, fromMs }) => {
      const entry = bySymbol.get(symbol)
      if (!entry || entry.longer.has(interval)) return true
      const minutes = newestCandles(entry.minutes).filter(({ time }) => time >= fromMs)
      if (minutes.length > 0 && minutes[0]?.time !== fromMs) return false
      const series = createCandleSeries(symbol, interval, candles, version)
      for (const minute of minutes) takeMinute(series, minute, version)
      entry.longer.set(interval, series)
      return true
    },
    changes: (contents, since) => changedPayloads(withAll(contents, entries), since),
    snapshot: (contents) => snapshotPayloads(withAll(contents, entries)),
  }
}

function takeCandle(entry: InstrumentEntry, minute: CandleFigures, version: number): void {
  takeMinute(entry.minutes, minute, version)
  for (const series of entry.longer.values()) takeMinute(series, minute, version)
}

function setStatus(entry: InstrumentEntry, status: 1 | -1, version: number): void {
  entry.status = status
  entry.shortJson = undefined
  entry.fullJson = undefined
  entry.version = version
}

function setTerms(entry: InstrumentEntry, version: number): void {
  entry.termsVersion = version
  entry.version = version
}

function setDay(entry: InstrumentEntry, day: InstrumentEntry['day'], version: number): void {
  entry.day = day
  entry.fullJson = undefined
  entry.dayVersion = version
  entry.version = version
}

function withAll(contents: ChannelContents, all: readonly InstrumentEntry[]): ChannelContents {
  return {
    ...contents,
    ...(contents.all ? { tickers: all } : {}),
    ...(contents.allCandles ? { latest: all.map(({ minutes }) => minutes) } : {}),
  }
}

function changedPayloads(contents: ChannelContents, since: Position): Payload[] {
  const payloads: Payload[] = []
  const tickers: Buffer[] = []
  for (const entry of contents.tickers) {
    if (entry.version > since.version) tickers.push(changedTickerJson(entry, since.version))
  }
  if (tickers.length > 0) payloads.push(tickerPayload(tickers))
  for (const entry of contents.ticks) {
    payloads.push(...tickFrames(entry.tickLog, entry.symbol, since.seqs[entry.index] ?? 0))
  }
  for (const entry of contents.depths) {
    if (entry.depthVersion > since.version) payloads.push(depthPayload(entry))
  }
  for (const series of contents.candles) {
    if (series.version > since.version) payloads.push(candlePayload(series, since.version))
  }
  const latest = contents.latest.filter(({ version }) => version > since.version)
  if (latest.length > 0) payloads.push(latestPayload(latest))
  return payloads
}

function snapshotPayloads(contents: ChannelContents): Payload[] {
  const { all, ticks, depths, candles } = contents
  const tickers = contents.tickers.map((entry) => tickerJson(entry, -1))
  return [
    ...(all ? [tickerListPayload(tickers)] : []),
    ...(!all && tickers.length > 0 ? [tickerPayload(tickers)] : []),
    ...ticks.map(lastTickPayload),
    ...depths.map(depthPayload),
    ...candles.map((series) => candlePayload(series, -1)),
    ...(contents.allCandles ? [latestPayload(contents.latest)] : []),
  ]
}
