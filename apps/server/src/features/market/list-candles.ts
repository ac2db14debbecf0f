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
  bus: Pick<Bus, 'ask'>,
  query: CandleQuery,
): Promise<CandleFigures[]> {
  const { symbol, priceDecimals, interval, limit } = query
  const { endMs: beforeMs, running } = await findSpan(bus, query)
  const closed = await readCandles(database, { symbol, interval, beforeMs, limit })
  const candles = running ? foldCandles([...closed, readFigures(running)], interval) : closed
  return candles.slice(-limit).map((candle) => presentCandle(candle, priceDecimals))
}

/** Where the closed minutes of a list end, and the running one where it belongs to it. */
export async function findSpan(
  bus: Pick<Bus, 'ask'>,
  { symbol, interval, beforeMs }: Pick<CandleQuery, 'symbol' | 'interval' | 'beforeMs'>,
): Promise<{ readonly endMs: number; readonly running: CandleFigures | undefined }> {
  const before = beforeMs === undefined ? Number.MAX_SAFE_INTEGER : firstStart(beforeMs, interval)
  // Before the closed ones are read: if it is stored in between, it is left out and not doubled.
  const running = await bus.ask('candle.running', { symbol })
  if (running === undefined || running.time >= before) return { endMs: before, running: undefined }
  return { endMs: running.time, running }
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
