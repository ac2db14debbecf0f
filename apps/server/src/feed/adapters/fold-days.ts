// Weeks and months from a venue's daily candles: weeks start on Monday, months on the 1st, UTC.

import type { Candle } from '@fairtick/core/market/candle'
import type { Quantity } from '@fairtick/core/numbers/lots'
import { DAY_MS } from '@fairtick/core/time/duration'

export type LongInterval = '1w' | '1M'

/**
 * Whole periods only: one of which a day is missing is left out. `days` are over, ascend and start
 * at 00:00 UTC.
 */
export function foldDays(days: readonly Candle[], interval: LongInterval): readonly Candle[] {
  const periods = new Map<number, Candle[]>()
  for (const day of days) {
    const startMs = periodStart(day.time, interval)
    periods.set(startMs, [...(periods.get(startMs) ?? []), day])
  }
  return [...periods].flatMap(([startMs, members]) => {
    const endMs = periodEnd(startMs, interval)
    const isWhole = members.length * DAY_MS === endMs - startMs
    return isWhole ? [members.reduce(joinCandles)] : []
  })
}

function periodStart(dayMs: number, interval: LongInterval): number {
  const day = new Date(dayMs)
  if (interval === '1M') return Date.UTC(day.getUTCFullYear(), day.getUTCMonth(), 1)
  const daysSinceMonday = (day.getUTCDay() + 6) % 7
  return dayMs - daysSinceMonday * DAY_MS
}

function periodEnd(startMs: number, interval: LongInterval): number {
  if (interval === '1w') return startMs + 7 * DAY_MS
  const start = new Date(startMs)
  return Date.UTC(start.getUTCFullYear(), start.getUTCMonth() + 1, 1)
}

function joinCandles(earlier: Candle, later: Candle): Candle {
  return {
    ...earlier,
    high: later.high > earlier.high ? later.high : earlier.high,
    low: later.low < earlier.low ? later.low : earlier.low,
    close: later.close,
    volume: (earlier.volume + later.volume) as Quantity,
  }
}
