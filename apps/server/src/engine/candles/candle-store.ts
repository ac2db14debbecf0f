// Reads candles of every interval: the stored ones, and what is newer folded from finer ones.

import type { Candle, Interval } from '@fairtick/core/market/candle'
import { foldCandles } from '@fairtick/core/market/fold-candles'
import type { InstrumentSymbol } from '@fairtick/core/market/instrument'
import { invariant } from '@fairtick/core/numbers/invariant'
import { parseQuantity } from '@fairtick/core/numbers/lots'
import { parsePrice } from '@fairtick/core/numbers/price'
import { DAY_MS, HOUR_MS, MINUTE_MS } from '@fairtick/core/time/duration'
import { instantFromMs } from '@fairtick/core/time/instant'
import type { Queryable } from '../../platform/database.ts'
import type { StoredCandle } from './candle-history.ts'

type StoredInterval = '1m' | '1h' | '1d'

/** From which stored interval each one is folded, and how many of it make one at most. */
const BASES: Readonly<Record<Interval, { base: StoredInterval; most: number }>> = {
  '1m': { base: '1m', most: 1 },
  '5m': { base: '1m', most: 5 },
  '15m': { base: '1m', most: 15 },
  '30m': { base: '1m', most: 30 },
  '1h': { base: '1h', most: 1 },
  '4h': { base: '1h', most: 4 },
  '1d': { base: '1d', most: 1 },
  '1w': { base: '1d', most: 7 },
  '1M': { base: '1d', most: 31 },
}

/** What lies behind the newest candle of a stored interval comes from the next finer one. */
const FINER: Readonly<Record<StoredInterval, StoredInterval | undefined>> = {
  '1d': '1h',
  '1h': '1m',
  '1m': undefined,
}

const LENGTH_MS = { '1m': MINUTE_MS, '1h': HOUR_MS, '1d': DAY_MS } as const

export type CandleRequest = {
  readonly symbol: InstrumentSymbol
  readonly interval: Interval
  /** Candles that start before this time. */
  readonly beforeMs: number
  readonly limit: number
}

/** The newest `limit` candles, ascending, without the minute that is still running. */
export async function readCandles(
  database: Queryable,
  { symbol, interval, beforeMs, limit }: CandleRequest,
): Promise<readonly Candle[]> {
  const { base, most } = BASES[interval]
  // One more, since the oldest may have lost its beginning to the limit.
  const rows = await loadNewest(database, { symbol, base, beforeMs, limit: (limit + 1) * most })
  const fineCandles = await loadFiner(database, symbol, base, beforeMs)
  return foldCandles([...rows, ...fineCandles], interval).slice(-limit)
}

async function loadNewest(
  database: Queryable,
  request: { symbol: string; base: StoredInterval; beforeMs: number; limit: number },
): Promise<readonly Candle[]> {
  const { symbol, base, beforeMs, limit } = request
  const rows = await database.query<StoredCandle>(
    `SELECT time, open, high, low, close, volume FROM candle
     WHERE symbol = $1 AND "interval" = $2 AND time < $3::bigint
     ORDER BY time DESC LIMIT $4::bigint`,
    [symbol, base, String(beforeMs), String(limit)],
  )
  return rows.map(readCandle).reverse()
}

/** Candles of the finer intervals that start after the newest stored one of `base` ended. */
async function loadFiner(
  database: Queryable,
  symbol: InstrumentSymbol,
  base: StoredInterval,
  beforeMs: number,
): Promise<readonly Candle[]> {
  const finer = FINER[base]
  if (finer === undefined) return []
  const [newest] = await database.query<{ time: bigint | null }>(
    'SELECT max(time) AS time FROM candle WHERE symbol = $1 AND "interval" = $2',
    [symbol, base],
  )
  const fromMs = newest?.time == null ? 0 : Number(newest.time) + LENGTH_MS[base]
  if (fromMs >= beforeMs) return []
  const rows = await database.query<StoredCandle>(
    `SELECT time, open, high, low, close, volume FROM candle
     WHERE symbol = $1 AND "interval" = $2 AND time >= $3::bigint AND time < $4::bigint
     ORDER BY time`,
    [symbol, finer, String(fromMs), String(beforeMs)],
  )
  const candles = rows.map(readCandle)
  const last = candles.at(-1)
  const evenFiner = await loadFiner(database, symbol, finer, beforeMs)
  return [...candles, ...evenFiner.filter(({ time }) => time >= (last?.time ?? fromMs))]
}

export function readCandle(row: StoredCandle): Candle {
  const price = (text: string) => {
    const parsed = parsePrice(text)
    invariant(parsed !== undefined, `unreadable candle price ${text}`)
    return parsed
  }
  const volume = parseQuantity(row.volume)
  invariant(volume !== undefined, `unreadable candle volume ${row.volume}`)
  return {
    time: instantFromMs(Number(row.time)),
    open: price(row.open),
    high: price(row.high),
    low: price(row.low),
    close: price(row.close),
    volume,
  }
}
