// The usual first version of candles: a Map of objects, every interval updated at every tick.

import { MINUTE_MS } from '@fairtick/core/time/duration'

export type MapTick = {
  readonly symbol: string
  readonly timeMs: number
  readonly price: number
  readonly volume: number
}

export type MapCandle = {
  startMs: number
  open: number
  high: number
  low: number
  close: number
  volume: number
}

const INTERVALS_MS = [1, 5, 15, 30, 60, 240, 1_440, 10_080].map((span) => span * MINUTE_MS)

/** Eight updates: 1m, 5m, 15m, 30m, 1h, 4h, 1d, 1w. */
export function updateCandleMap(
  candles: Map<string, MapCandle>,
  { symbol, timeMs, price, volume }: MapTick,
): void {
  for (const intervalMs of INTERVALS_MS) {
    const key = `${symbol}:${intervalMs}`
    const startMs = Math.floor(timeMs / intervalMs) * intervalMs
    const candle = candles.get(key)
    if (candle === undefined || candle.startMs !== startMs) {
      candles.set(key, { startMs, open: price, high: price, low: price, close: price, volume })
      continue
    }
    if (price > candle.high) candle.high = price
    if (price < candle.low) candle.low = price
    candle.close = price
    candle.volume += volume
  }
}
