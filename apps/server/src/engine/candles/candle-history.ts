// Candles from before our time and in our gaps, as the source gives them; longer ones rolled up.

import type { Candle, Interval } from '@fairtick/core/market/candle'
import type { InstrumentSymbol } from '@fairtick/core/market/instrument'
import { formatQuantity } from '@fairtick/core/numbers/lots'
import { formatPrice } from '@fairtick/core/numbers/price'
import { DAY_MS, HOUR_MS, MINUTE_MS } from '@fairtick/core/time/duration'
import { instantFromMs } from '@fairtick/core/time/instant'
import type { Queryable } from '../../platform/database.ts'
import { readTicksSince } from '../tape/tape-store.ts'
import { createCandleProjection } from './candle-projection.ts'

/** How much history charts begin with. Longest first: an early reader finds every interval. */
const WANTED = [
  { interval: '1d', lengthMs: DAY_MS, spanMs: 3 * 365 * DAY_MS },
  { interval: '1h', lengthMs: HOUR_MS, spanMs: 90 * DAY_MS },
  { interval: '1m', lengthMs: MINUTE_MS, spanMs: 3 * DAY_MS },
] as const

const LAST_TIME = 'SELECT last_time FROM tape_block ORDER BY first_position DESC LIMIT 1'

export type HistoryOf = (request: {
  readonly symbol: InstrumentSymbol
  readonly interval: Interval
  readonly beforeMs: number
  readonly limit: number
}) => Promise<readonly Candle[]>

/**
 * Asks the source for every whole candle that ended before `nowMs` and is not stored yet, and
 * stores it. What we built ourselves is never replaced: an hour or a day with ticks of ours in it
 * is folded from its minutes (TR-2.10). Begun before the engine is.
 */
export async function loadHistory(
  database: Queryable,
  history: HistoryOf,
  symbols: readonly InstrumentSymbol[],
  nowMs: number,
): Promise<void> {
  await storeLastMinute(database, nowMs)
  const minutes = await loadNewestTimes(database, '1m')
  const hours = await loadNewestTimes(database, '1h')
  const days = await loadNewestTimes(database, '1d')
  const newest = { '1m': minutes, '1h': hours, '1d': days }
  for (const { interval, lengthMs, spanMs } of WANTED) {
    // The candle that is not over yet is ours to build.
    const beforeMs = nowMs - (nowMs % lengthMs)
    for (const symbol of symbols) {
      const minuteMs = minutes.get(symbol) ?? 0
      const newestMs = Math.max(newest[interval].get(symbol) ?? 0, minuteMs - (minuteMs % lengthMs))
      const fromMs = Math.max(beforeMs - spanMs, newestMs + lengthMs)
      const limit = Math.floor((beforeMs - fromMs) / lengthMs)
      if (limit <= 0) continue
      const candles = await history({ symbol, interval, beforeMs, limit })
      const fitting = candles.filter(({ time }) => time >= fromMs && time < beforeMs)
      await insertCandles(database, symbol, interval, fitting)
    }
  }
  await rollUp(database, HOURS, nowMs, Math.min(...hours.values()))
  await rollUp(database, DAYS, nowMs, Math.min(...days.values()))
}

/** The minute in which the tape ends, if it is over: no engine was there any more to close it. */
async function storeLastMinute(database: Queryable, nowMs: number): Promise<void> {
  const [last] = await database.query<{ last_time: bigint }>(LAST_TIME)
  if (last === undefined) return
  const startMs = Number(last.last_time) - (Number(last.last_time) % MINUTE_MS)
  const end = instantFromMs(startMs + MINUTE_MS)
  if (nowMs < end) return
  const projection = createCandleProjection()
  for (const tick of await readTicksSince(database, startMs)) projection.addTick(tick)
  for (const { symbol, candle } of projection.takeClosed(end)) {
    await insertCandles(database, symbol, '1m', [candle])
  }
}

async function loadNewestTimes(
  database: Queryable,
  interval: Interval,
): Promise<Map<InstrumentSymbol, number>> {
  const rows = await database.query<{ symbol: string; time: bigint }>(
    'SELECT symbol, max(time) AS time FROM candle WHERE "interval" = $1 GROUP BY symbol',
    [interval],
  )
  return new Map(rows.map(({ symbol, time }) => [symbol, Number(time)]))
}

async function insertCandles(
  database: Queryable,
  symbol: InstrumentSymbol,
  interval: Interval,
  candles: readonly Candle[],
): Promise<void> {
  if (candles.length === 0) return
  const prices = (side: 'open' | 'high' | 'low' | 'close') =>
    candles.map((candle) => formatPrice(candle[side], 0))
  await database.query(
    `INSERT INTO candle
     SELECT $1, $2, t::bigint, o::numeric, h::numeric, l::numeric, c::numeric, v::numeric
     FROM unnest($3::text[], $4::text[], $5::text[], $6::text[], $7::text[], $8::text[])
       AS r (t, o, h, l, c, v)
     ON CONFLICT DO NOTHING`,
    [
      symbol,
      interval,
      candles.map(({ time }) => String(time)),
      prices('open'),
      prices('high'),
      prices('low'),
      prices('close'),
      candles.map(({ volume }) => formatQuantity(volume)),
    ],
  )
}

/**
 * Rolls up to where the tape ends in the database. By the clock an hour is over a moment before its
 * last minute is committed, and an hour that was rolled up is never touched again.
 */
export async function rollUpCommitted(database: Queryable): Promise<void> {
  const [last] = await database.query<{ last_time: bigint }>(LAST_TIME)
  if (last) await rollUpCandles(database, Number(last.last_time))
}

/** Folds the minutes of hours that are over, then the hours of days that are over. */
export async function rollUpCandles(database: Queryable, nowMs: number): Promise<void> {
  await rollUp(database, HOURS, nowMs, null)
  await rollUp(database, DAYS, nowMs, null)
}

type RollUp = { readonly from: Interval; readonly into: Interval; readonly lengthMs: number }

const HOURS: RollUp = { from: '1m', into: '1h', lengthMs: HOUR_MS }
const DAYS: RollUp = { from: '1h', into: '1d', lengthMs: DAY_MS }

/** What starts after `sinceMs` and is missing; null: what starts after the newest of each. */
async function rollUp(
  database: Queryable,
  { from, into, lengthMs }: RollUp,
  nowMs: number,
  sinceMs: number | null,
): Promise<void> {
  if (sinceMs === Number.POSITIVE_INFINITY) return
  await database.query(
    `INSERT INTO candle
     SELECT c.symbol, $2, c.time / $3::bigint * $3::bigint,
            (array_agg(c.open ORDER BY c.time))[1], max(c.high), min(c.low),
            (array_agg(c.close ORDER BY c.time DESC))[1], sum(c.volume)
     FROM candle c
     LEFT JOIN (SELECT symbol, max(time) AS time FROM candle WHERE "interval" = $2 GROUP BY symbol)
       AS done ON done.symbol = c.symbol
     WHERE c."interval" = $1
       AND c.time >= coalesce($5::bigint, done.time, -1) + $3::bigint
       AND c.time < $4::bigint / $3::bigint * $3::bigint
     GROUP BY c.symbol, c.time / $3::bigint
     ON CONFLICT DO NOTHING`,
    [from, into, String(lengthMs), String(Math.floor(nowMs)), sinceMs?.toString() ?? null],
  )
}

/**
 * The closed minutes of the last day of every instrument, ascending, before them the newest of the
 * time before: it left in force the price of 24 hours ago. The board's beginning.
 */
export async function loadDayMinutes(
  database: Queryable,
  readCandle: (row: StoredCandle) => Candle,
  nowMs: number,
): Promise<Map<InstrumentSymbol, Candle[]>> {
  const rows = await database.query<StoredCandle & { symbol: string }>(
    `SELECT symbol, time, open, high, low, close, volume FROM candle
     WHERE "interval" = '1m' AND time >= $1::bigint
     UNION ALL
     SELECT c.symbol, time, open, high, low, close, volume FROM instrument i
     CROSS JOIN LATERAL (
       SELECT * FROM candle
       WHERE symbol = i.symbol AND "interval" = '1m' AND time < $1::bigint
       ORDER BY time DESC LIMIT 1) AS c
     ORDER BY symbol, time`,
    [String(Math.floor(nowMs) - DAY_MS - MINUTE_MS)],
  )
  const bySymbol = new Map<InstrumentSymbol, Candle[]>()
  for (const row of rows) {
    const minutes = bySymbol.get(row.symbol)
    if (minutes) minutes.push(readCandle(row))
    else bySymbol.set(row.symbol, [readCandle(row)])
  }
  return bySymbol
}

export type StoredCandle = {
  readonly time: bigint
  readonly open: string
  readonly high: string
  readonly low: string
  readonly close: string
  readonly volume: string
}
