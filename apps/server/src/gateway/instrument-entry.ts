// The newest state of one instrument and its cached JSON: what is sent often is written once.

import { DEPTH_COMMAND, TICKER_COMMAND, type Ticker } from '@fairtick/wire/socket/frames'
import type { CandleFigures, DayFigures, DepthUpdate, MarketTick } from '../platform/bus-topics.ts'
import { appendTick, createTickLog, type TickLog } from './tick-log.ts'
import { type Payload, textPayload } from './websocket-frame.ts'

const SINGLE_OPEN = Buffer.from(`{"command":${TICKER_COMMAND},`)
const LIST_OPEN = Buffer.from(`{"command":${TICKER_COMMAND},"list":[`)
const LIST_CLOSE = Buffer.from(']}')
const NOTHING = Buffer.alloc(0)

/** Candles that a subscriber of the running candle gets first. */
export const CANDLES_KEPT = 5

type KeptCandle = { readonly candle: CandleFigures; readonly version: number }

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
  /** JSON of the ticker, without and with the day figures; undefined: to be written anew. */
  shortJson: Buffer | undefined
  fullJson: Buffer | undefined
  readonly tickLog: TickLog
  depth: DepthUpdate | undefined
  depthVersion: number
  depthPayload: Payload | undefined
  candles: KeptCandle[]
  candleVersion: number
  /** The candles before the running one were asked for and are here. */
  candlesComplete: boolean
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
    shortJson: undefined,
    fullJson: undefined,
    tickLog: createTickLog(),
    depth: undefined,
    depthVersion: 0,
    depthPayload: undefined,
    candles: [],
    candleVersion: 0,
    candlesComplete: false,
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

/** Candles that changed after `sinceVersion`, oldest first; 0: all that are kept. */
export function candlePayload(entry: InstrumentEntry, sinceVersion: number): Payload {
  const changed = entry.candles.filter(({ version }) => version > sinceVersion)
  const frame = {
    kline_type: 1,
    code: entry.symbol,
    type: '1m',
    kline_list: changed.map(({ candle }) => candle),
  }
  return textPayload(JSON.stringify(frame))
}

/** Puts a candle in the place of the one of the same minute, or behind the older ones. */
export function takeCandle(entry: InstrumentEntry, candle: CandleFigures, version: number): void {
  const others = entry.candles.filter((kept) => kept.candle.time !== candle.time)
  others.push({ candle, version })
  others.sort((one, other) => one.candle.time - other.candle.time)
  entry.candles = others.slice(-CANDLES_KEPT)
  entry.candleVersion = Math.max(entry.candleVersion, version)
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
