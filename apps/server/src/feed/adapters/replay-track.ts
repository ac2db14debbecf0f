// One recorded file as a loop of events: what is played when, and what was before (market history).

import type { Candle } from '@fairtick/core/market/candle'
import { foldCandle } from '@fairtick/core/market/fold-candles'
import { type Quantity, ZERO_QUANTITY } from '@fairtick/core/numbers/lots'
import { middlePrice, PRICE_DECIMALS, type Price } from '@fairtick/core/numbers/price'
import { MINUTE_MS, SECOND_MS } from '@fairtick/core/time/duration'
import { type Instant, instantFromMs } from '@fairtick/core/time/instant'
import { type MarketFile, readCandleRows, readQuoteRows, readTradeRows } from '../market-file.ts'

/** Times are file time in ms; events ascend and are numbered from 0. */
export type ReplayTrack = {
  readonly eventCount: number
  readonly eventMs: (event: number) => number
  readonly eventPrice: (event: number) => Price
  readonly eventVolume: (event: number) => Quantity
  /** From the start of one loop to the start of the next: whole minutes. */
  readonly loopMs: number
  /** The 1-minute candles of one loop, ascending; holes stay holes. */
  readonly minuteCount: number
  readonly minuteAt: (place: number) => Candle
}

/** The ticks of a 1-minute candle stand at these parts of it. */
export const TICKS_PER_MINUTE = 4
export const TICK_OFFSET_MS = 15 * SECOND_MS

export function createReplayTrack(file: MarketFile): ReplayTrack {
  return file.kind === 'candles' ? trackOfMinutes(file) : trackOfTicks(file)
}

/** The number of events before file time `untilMs` (or at it, when `untilMs` is its end). */
export function countEventsBefore(track: ReplayTrack, untilMs: number): number {
  let [low, high] = [0, track.eventCount]
  while (low < high) {
    const middle = (low + high) >>> 1
    if (track.eventMs(middle) < untilMs) low = middle + 1
    else high = middle
  }
  return low
}

function trackOfMinutes(file: MarketFile): ReplayTrack {
  const minutes = collectMinutes(readCandleRows(file), file)
  const { count, times } = minutes
  return {
    eventCount: count * TICKS_PER_MINUTE,
    eventMs: (event) => (times[event >> 2] as number) + (event % TICKS_PER_MINUTE) * TICK_OFFSET_MS,
    eventPrice: (event) => minutePrices(minutes.at(event >> 2))[event % TICKS_PER_MINUTE] as Price,
    eventVolume: (event) => quarterOf(minutes.at(event >> 2).volume, event % TICKS_PER_MINUTE),
    loopMs: file.lastMs + MINUTE_MS - file.firstMs,
    minuteCount: count,
    minuteAt: minutes.at,
  }
}

/** Open, low, high, close when the price rose, else open, high, low, close. */
function minutePrices({ open, high, low, close }: Candle): readonly Price[] {
  return close > open ? [open, low, high, close] : [open, high, low, close]
}

/** Four parts that add up to the whole. */
function quarterOf(volume: Quantity, part: number): Quantity {
  const quarter = volume / BigInt(TICKS_PER_MINUTE)
  const rest = volume - quarter * BigInt(TICKS_PER_MINUTE)
  return (part === TICKS_PER_MINUTE - 1 ? quarter + rest : quarter) as Quantity
}

function trackOfTicks(file: MarketFile): ReplayTrack {
  const times: number[] = []
  const prices: bigint[] = []
  const volumes: bigint[] = []
  for (const { time, price, volume } of readTicks(file)) {
    times.push(time)
    prices.push(price)
    volumes.push(volume)
  }
  const [priceColumn, volumeColumn] = [columnOf(prices, file), columnOf(volumes, file)]
  const minutes = collectMinutes(foldTicks(file), file)
  const loopMs = Math.floor((file.lastMs - file.firstMs) / MINUTE_MS + 1) * MINUTE_MS
  return {
    eventCount: times.length,
    eventMs: (event) => times[event] as number,
    eventPrice: (event) => priceColumn[event] as Price,
    eventVolume: (event) => volumeColumn[event] as Quantity,
    loopMs,
    minuteCount: minutes.count,
    minuteAt: minutes.at,
  }
}

type Tick = { readonly time: Instant; readonly price: Price; readonly volume: Quantity }

function* readTicks(file: MarketFile): Generator<Tick> {
  if (file.kind === 'trades') {
    for (const { time, price, size } of readTradeRows(file)) yield { time, price, volume: size }
    return
  }
  for (const { time, bid, ask } of readQuoteRows(file)) {
    yield { time, price: middlePrice(bid, ask, PRICE_DECIMALS), volume: ZERO_QUANTITY }
  }
}

function* foldTicks(file: MarketFile): Generator<Candle> {
  let running: Candle | undefined
  for (const { time, price, volume } of readTicks(file)) {
    const tick = { time, open: price, high: price, low: price, close: price, volume }
    const joined = foldCandle(running, tick, '1m')
    if (running && joined.time !== running.time) yield running
    running = joined
  }
  if (running) yield running
}

type Minutes = {
  readonly count: number
  readonly times: Float64Array
  readonly at: (place: number) => Candle
}

/** Columns, not objects: a month of 17 instruments would otherwise take 150 MB. */
function collectMinutes(candles: Iterable<Candle>, file: MarketFile): Minutes {
  const times: number[] = []
  const columns: bigint[][] = [[], [], [], [], []]
  for (const { time, open, high, low, close, volume } of candles) {
    times.push(time)
    for (const [place, value] of [open, high, low, close, volume].entries()) {
      columns[place]?.push(value)
    }
  }
  const [opens, highs, lows, closes, volumes] = columns.map((column) => columnOf(column, file))
  return {
    count: times.length,
    times: Float64Array.from(times),
    at: (place) => ({
      time: instantFromMs(times[place] as number),
      open: opens?.[place] as Price,
      high: highs?.[place] as Price,
      low: lows?.[place] as Price,
      close: closes?.[place] as Price,
      volume: volumes?.[place] as Quantity,
    }),
  }
}

const LARGEST = 2n ** 63n - 1n

/** 64 bits hold prices up to nine million and volumes up to 92 billion; more is refused. */
function columnOf(values: readonly bigint[], file: MarketFile): BigInt64Array {
  if (values.some((value) => value > LARGEST)) {
    throw new Error(`${file.path}: has a price or volume that is too large to be replayed`)
  }
  return BigInt64Array.from(values)
}
