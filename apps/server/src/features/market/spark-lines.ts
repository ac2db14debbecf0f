// The 24 hourly closes beside each instrument in lists, looked up once a minute at most.

import type { InstrumentSymbol } from '@fairtick/core/market/instrument'
import { formatPrice } from '@fairtick/core/numbers/price'
import { MINUTE_MS } from '@fairtick/core/time/duration'
import { readCandles } from '../../engine/candles/candle-store.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Queryable } from '../../platform/database.ts'

export const SPARK_HOURS = 24

export type SparkLines = (now: number) => Promise<ReadonlyMap<InstrumentSymbol, readonly string[]>>

export function createSparkLines(
  database: Queryable,
  clock: Clock,
  instruments: readonly { readonly symbol: InstrumentSymbol; readonly priceDecimals: number }[],
): SparkLines {
  let readAtMs = Number.NEGATIVE_INFINITY
  let lines: Promise<Map<InstrumentSymbol, string[]>> | undefined
  const read = async (now: number) => {
    const found = new Map<InstrumentSymbol, string[]>()
    for (const { symbol, priceDecimals } of instruments) {
      const request = { symbol, interval: '1h', beforeMs: now, limit: SPARK_HOURS } as const
      const candles = await readCandles(database, request)
      found.set(
        symbol,
        candles.map(({ close }) => formatPrice(close, priceDecimals)),
      )
    }
    return found
  }
  return (now) => {
    if (lines === undefined || clock.monotonicMs() - readAtMs > MINUTE_MS) {
      readAtMs = clock.monotonicMs()
      lines = read(now).catch((error: unknown) => {
        lines = undefined
        throw error
      })
    }
    return lines
  }
}
