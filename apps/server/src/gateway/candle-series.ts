// The newest candles of one instrument and interval, folded from its minutes as they change.

import type { Interval } from '@fairtick/core/market/candle'
import type { LatestCandle } from '@fairtick/wire/socket/frames'
import type { CandleFigures } from '../platform/bus-topics.ts'
import { foldFigures } from './fold-figures.ts'
import { type Payload, textPayload } from './websocket-frame.ts'

/** Candles that a subscriber gets first. */
export const CANDLES_KEPT = 5

const NEVER = -1

export type CandleSeries = {
  readonly symbol: string
  readonly interval: Interval
  /** Of the newest change. */
  version: number
  /** Ascending; the newest one lags behind `minute` until it is asked for. */
  candles: { readonly candle: CandleFigures; readonly version: number }[]
  foldedVersion: number
  /** The newest candle without the running minute. */
  closed: CandleFigures | undefined
  /** The running minute, or the last one. */
  minute: CandleFigures | undefined
}

/** `candles` are made of closed minutes alone, older than those that will be taken in. */
export function createCandleSeries(
  symbol: string,
  interval: Interval,
  candles: readonly CandleFigures[] = [],
  version = 0,
): CandleSeries {
  return {
    ...{ symbol, interval, version },
    candles: candles.slice(-CANDLES_KEPT).map((candle) => ({ candle, version })),
    closed: candles.at(-1),
    foldedVersion: NEVER,
    minute: undefined,
  }
}

/** Puts what was there before the first minute that was told of in front of it. */
export function addOlder(series: CandleSeries, older: readonly CandleFigures[]): void {
  fold(series)
  const first = series.candles[0]?.candle.time ?? Number.POSITIVE_INFINITY
  const before = older.filter(({ time }) => time < first)
  const kept = before.map((candle) => ({ candle, version: series.version }))
  series.candles = [...kept, ...series.candles].slice(-CANDLES_KEPT)
}

/** All that are kept, oldest first. */
export function newestCandles(series: CandleSeries): readonly CandleFigures[] {
  fold(series)
  return series.candles.map(({ candle }) => candle)
}

/** A minute is told of each time that it changes, in the order of time; an older one is dropped. */
export function takeMinute(series: CandleSeries, minute: CandleFigures, version: number): void {
  const before = series.minute
  if (before && minute.time < before.time) return
  if (before && minute.time > before.time) {
    fold(series)
    series.closed = series.candles.at(-1)?.candle
  }
  series.minute = minute
  series.version = version
}

/** Candles that changed after `sinceVersion`, oldest first; -1: all that are kept. */
export function candlePayload(series: CandleSeries, sinceVersion: number): Payload {
  fold(series)
  const changed = series.candles.filter(({ version }) => version > sinceVersion)
  const frame = {
    kline_type: 1,
    code: series.symbol,
    type: series.interval,
    kline_list: changed.map(({ candle }) => candle),
  }
  return textPayload(JSON.stringify(frame))
}

/** The latest candle of each series that has one, as one array. */
export function latestPayload(all: readonly CandleSeries[]): Payload {
  const latest = all.flatMap((series): LatestCandle[] => {
    const candle = newestCandles(series).at(-1)
    return candle === undefined ? [] : [{ code: series.symbol, kline_data: candle }]
  })
  return textPayload(JSON.stringify(latest))
}

function fold(series: CandleSeries): void {
  const { closed, minute, interval, version } = series
  if (!minute || series.foldedVersion === version) return
  const candle = foldFigures(closed, minute, interval)
  const others = series.candles.filter((kept) => kept.candle.time !== candle.time)
  series.candles = [...others, { candle, version }].slice(-CANDLES_KEPT)
  series.foldedVersion = version
}
