// Bars with made-up prices in the venues' own forms; no recording of these answers may ship.

import { DAY_MS } from '@fairtick/core/time/duration'

export const FIXED_SPANS_MS: Readonly<Record<string, number>> = {
  '1m': 60_000,
  '5m': 300_000,
  '15m': 900_000,
  '30m': 1_800_000,
  '1h': 3_600_000,
  '4h': 14_400_000,
  '1d': DAY_MS,
}

/** Start of the bar in which `timeMs` lies: weeks from Monday, months from the 1st, UTC. */
export function barStart(timeMs: number, interval: string): number {
  const time = new Date(timeMs)
  if (interval === '1M') return Date.UTC(time.getUTCFullYear(), time.getUTCMonth(), 1)
  if (interval === '1w') return timeMs - (timeMs % DAY_MS) - ((time.getUTCDay() + 6) % 7) * DAY_MS
  const spanMs = FIXED_SPANS_MS[interval] ?? DAY_MS
  return timeMs - (timeMs % spanMs)
}

/** A kline row of Binance; every price follows from the bar's start alone. */
export function klineRow(startMs: number, endMs: number): readonly unknown[] {
  const { open, high, low, close } = madeUpPrices(startMs)
  const texts = [open, high, low, close, '1.50000000']
  return [startMs, ...texts, endMs - 1, '0.0', 3, '0.0', '0.0', '0']
}

/** A row of Kraken's OHLC answer. */
export function ohlcRow(startMs: number): readonly unknown[] {
  const { open, high, low, close } = madeUpPrices(startMs)
  return [startMs / 1_000, open, high, low, close, open, '1.50000000', 3]
}

function madeUpPrices(startMs: number) {
  const step = (startMs / 60_000) % 977
  const text = (hundredths: number) => `${100 + step}.${String(hundredths).padStart(2, '0')}`
  return { open: text(30), high: text(50), low: text(10), close: text(40) }
}
