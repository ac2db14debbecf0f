// What the gateway asks of the candles before it goes on by itself: the newest ones.

import { INTERVALS } from '@fairtick/core/market/candle'
import type { Instrument, InstrumentSymbol } from '@fairtick/core/market/instrument'
import type { Bus } from '../../platform/bus.ts'
import type { Queryable } from '../../platform/database.ts'
import { listCandles, listClosedCandles } from './list-candles.ts'

const MOST_CANDLES = 60

export function answerCandles(
  bus: Bus,
  database: Queryable,
  instruments: ReadonlyMap<InstrumentSymbol, Instrument>,
): void {
  bus.answer('candles.recent', async ({ symbol, limit, beforeMs, ...asked }) => {
    const instrument = instruments.get(symbol)
    const interval = INTERVALS.find((known) => known === asked.interval)
    if (!instrument || interval === undefined) return []
    const { priceDecimals } = instrument
    const wanted = { symbol, priceDecimals, interval, limit: Math.min(limit, MOST_CANDLES) }
    return beforeMs === undefined
      ? await listCandles(database, bus, { ...wanted, beforeMs })
      : await listClosedCandles(database, { ...wanted, beforeMs })
  })
}
