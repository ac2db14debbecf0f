// Candles for a chart: the stored ones, and the running minute folded into the last (TR-2.10).

import type { Interval } from '@fairtick/core/market/candle'
import { foldCandles } from '@fairtick/core/market/fold-candles'
import { nextIntervalStart, startOfInterval } from '@fairtick/core/market/interval'
import { instantFromMs } from '@fairtick/core/time/instant'
import { readCandles } from '../../engine/candles/candle-store.ts'
import type { Bus } from '../../platform/bus.ts'
import type { CandleFigures } from '../../platform/bus-topics.ts'
import { presentCandle, readFigures } from '../../platform/candle-figures.ts'
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
  const candles = isWanted ? foldCandles([...stored, readFigures(running)], interval) : stored
  return candles.slice(-limit).map((candle) => presentCandle(candle, priceDecimals))
}

/** Of the minutes that start before `beforeMs` alone; all of them are closed and stored. */
export async function listClosedCandles(
  database: Queryable,
  { priceDecimals, ...request }: CandleQuery & { readonly beforeMs: number },
): Promise<CandleFigures[]> {
  const candles = await readCandles(database, request)
  return candles.map((candle) => presentCandle(candle, priceDecimals))
}

/** The first start of a candle at or after `ms`: one that starts before it is wanted whole. */
function firstStart(ms: number, interval: Interval): number {
  const instant = instantFromMs(ms)
  const start = startOfInterval(instant, interval)
  return start === instant ? start : nextIntervalStart(instant, interval)
}
