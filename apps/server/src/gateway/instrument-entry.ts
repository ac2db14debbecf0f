// The newest state of one instrument and its cached JSON: what is sent often is written once.

import { DEPTH_COMMAND, TICKER_COMMAND, type Ticker } from '@fairtick/wire/socket/frames'
import type { DayFigures, DepthUpdate, MarketTick } from '../platform/bus-topics.ts'
import { type CandleSeries, createCandleSeries } from './candle-series.ts'
import { appendTick, createTickLog, type TickLog } from './tick-log.ts'
import { type Payload, textPayload } from './websocket-frame.ts'

const SINGLE_OPEN = Buffer.from(`{"command":${TICKER_COMMAND},`)
const LIST_OPEN = Buffer.from(`{"command":${TICKER_COMMAND},"list":[`)
const LIST_CLOSE = Buffer.from(']}')
const NOTHING = Buffer.alloc(0)

export type InstrumentEntry = {
  readonly symbol: string
  /** Place in the sequence arrays of positions. */
  readonly index: number
  /** Of the newest change of price, status or day figures. */
  version: number
  tick: MarketTick | undefined
  change: string | null
  status: 1 | -1
  day: DayFigures | undefined
  dayVersion: number
  /** Of the newest change of its constants. */
  termsVersion: number
  /** JSON of the ticker, without and with the day figures; undefined: to be written anew. */
  shortJson: Buffer | undefined
  fullJson: Buffer | undefined
  readonly tickLog: TickLog
  depth: DepthUpdate | undefined
  depthVersion: number
  depthPayload: Payload | undefined
  readonly minutes: CandleSeries
  /** The minutes before the running one were asked for and are here. */
  hasOlderMinutes: boolean
  /** By interval, those that somebody has asked for. */
  readonly longer: Map<CandleSeries['interval'], CandleSeries>
}

export function createInstrumentEntry(symbol: string, index: number): InstrumentEntry {
  return {
    symbol,
    index,
    version: 0,
    tick: undefined,
    change: null,
    status: -1,
    day: undefined,
    dayVersion: 0,
    termsVersion: 0,
    shortJson: undefined,
    fullJson: undefined,
    tickLog: createTickLog(),
    depth: undefined,
    depthVersion: 0,
    depthPayload: undefined,
    minutes: createCandleSeries(symbol, '1m'),
    hasOlderMinutes: false,
    longer: new Map(),
  }
}

/** Takes a newer tick in; one that is not newer is dropped. True: it was taken. */
export function takeTick(entry: InstrumentEntry, tick: MarketTick): boolean {
  if (tick.seq <= (entry.tick?.seq ?? 0)) return false
  appendTick(entry.tickLog, tick)
  entry.tick = tick
  if (tick.change !== undefined) entry.change = tick.change
  entry.status = 1
  entry.shortJson = undefined
  entry.fullJson = undefined
  return true
}

/** Of what changed: that the constants did is said once, to who was there before. */
export function changedTickerJson(entry: InstrumentEntry, sinceVersion: number): Buffer {
  if (entry.termsVersion <= sinceVersion) return tickerJson(entry, sinceVersion)
  const day = entry.dayVersion > sinceVersion ? dayFigures(entry) : {}
  const changed: Ticker = { ...ticker(entry), ...day, termsChanged: true }
  return Buffer.from(JSON.stringify(changed))
}

/** Ticker JSON; the day figures are in it only where the reader has not seen them yet. */
export function tickerJson(entry: InstrumentEntry, sinceVersion: number): Buffer {
  if (entry.dayVersion > sinceVersion) {
    entry.fullJson ??= Buffer.from(JSON.stringify({ ...ticker(entry), ...dayFigures(entry) }))
    return entry.fullJson
  }
  entry.shortJson ??= Buffer.from(JSON.stringify(ticker(entry)))
  return entry.shortJson
}

/** The newest tick alone, as a subscriber gets it first. */
export function lastTickPayload({ symbol, tick }: InstrumentEntry): Payload {
  const ticks = tick ? [[tick.seq, tick.time, tick.price]] : []
  return textPayload(JSON.stringify({ command: 'ticks', code: symbol, ticks }))
}

export function depthPayload(entry: InstrumentEntry): Payload {
  entry.depthPayload ??= textPayload(JSON.stringify(depthFrame(entry)))
  return entry.depthPayload
}

/** Undefined: nobody has asked for it yet. */
export function seriesOf(
  { minutes, longer }: InstrumentEntry,
  interval: CandleSeries['interval'],
): CandleSeries | undefined {
  return interval === minutes.interval ? minutes : longer.get(interval)
}

/** One ticker alone is the frame itself; several are a list in it. */
export function tickerPayload(tickers: readonly Buffer[]): Payload {
  const [only] = tickers
  return only && tickers.length === 1
    ? { open: SINGLE_OPEN, parts: [only.subarray(1)], close: NOTHING }
    : tickerListPayload(tickers)
}

export function tickerListPayload(tickers: readonly Buffer[]): Payload {
  return { open: LIST_OPEN, parts: tickers, close: LIST_CLOSE }
}

/** Without a price the instrument is stale (api.md). */
function ticker({ symbol, tick, change, status }: InstrumentEntry): Ticker {
  if (!tick || status === -1) return { code: symbol, status: -1 }
  return { code: symbol, price: tick.price, change, time: tick.time, seq: tick.seq, status }
}

function dayFigures({ day }: InstrumentEntry): Partial<Ticker> {
  return day ? { high24h: day.high24h, low24h: day.low24h, volume24h: day.volume24h } : {}
}

function depthFrame({ symbol, depth, tick }: InstrumentEntry): object {
  const { bids = [], asks = [], time = tick?.time ?? 0, illustrative } = depth ?? {}
  return {
    command: DEPTH_COMMAND,
    code: symbol,
    bids,
    asks,
    time,
    ...(illustrative ? { illustrative } : {}),
  }
}
