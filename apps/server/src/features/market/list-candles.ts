// Candles for a chart: the stored ones, and the running minute folded into the last (TR-2.10).

import type { Candle, Interval } from '@fairtick/core/market/candle'
import { foldCandles } from '@fairtick/core/market/fold-candles'
import { nextIntervalStart, startOfInterval } from '@fairtick/core/market/interval'
import { formatQuantity } from '@fairtick/core/numbers/lots'
import { formatPrice } from '@fairtick/core/numbers/price'
import { instantFromMs } from '@fairtick/core/time/instant'
import { readCandle, readCandles } from '../../engine/candle-store.ts'
import type { Bus } from '../../platform/bus.ts'
import type { CandleFigures } from '../../platform/bus-topics.ts'
import type { Queryable } from '../../platform/database.ts'

export type CandleQuery = {
  readonly symbol: string
  readonly priceDecimals: number
  readonly interval: Interval
  readonly limit: number
  /** Candles that start before this time; undefined: up to the running one. */
  readonly beforeMs: number | undefined
}

export async function listCandles(
  database: Queryable,
  bus: Bus,
  { symbol, priceDecimals, interval, limit, beforeMs }: CandleQuery,
): Promise<CandleFigures[]> {
  const before = beforeMs === undefined ? Number.MAX_SAFE_INTEGER : firstStart(beforeMs, interval)
  // The running minute first: if it is stored in between, it is left out below and not doubled.
  const running = await bus.ask('candle.running', { symbol })
  const end = Math.min(before, running?.time ?? before)
  const stored = await readCandles(database, { symbol, interval, beforeMs: end, limit })
  const isWanted = running !== undefined && running.time < before
  const candles = isWanted ? foldCandles([...stored, readRunning(running)], interval) : stored
  return candles.slice(-limit).map((candle) => presentCandle(candle, priceDecimals))
}

/** The first start of a candle at or after `ms`: one that starts before it is wanted whole. */
function firstStart(ms: number, interval: Interval): number {
  const instant = instantFromMs(ms)
  const start = startOfInterval(instant, interval)
  return start === instant ? start : nextIntervalStart(instant, interval)
}

function readRunning(running: CandleFigures): Candle {
  const { open_price: open, high_price: high, low_price: low, close_price: close } = running
  const { time, volume } = running
  return readCandle({ time: BigInt(time), open, high, low, close, volume })
}

function presentCandle(candle: Candle, decimals: number): CandleFigures {
  return {
    time: candle.time,
    open_price: formatPrice(candle.open, decimals),
    close_price: formatPrice(candle.close, decimals),
    high_price: formatPrice(candle.high, decimals),
    low_price: formatPrice(candle.low, decimals),
    volume: formatQuantity(candle.volume),
  }
}
