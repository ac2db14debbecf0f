// Longer candles from shorter ones (TR-2.10): open of the first, close of the last.

import type { Quantity } from '../numbers/lots.ts'
import type { Candle, Interval } from './candle.ts'
import { startOfInterval } from './interval.ts'

/**
 * Folds ascending candles of a shorter interval into `interval`. Weeks and months fold from days
 * or shorter. What is missing stays missing: an interval without a candle gives none.
 */
export function foldCandles(candles: Iterable<Candle>, interval: Interval): Candle[] {
  const folded: Candle[] = []
  for (const candle of candles) {
    const last = folded.at(-1)
    const joined = foldCandle(last, candle, interval)
    if (last?.time === joined.time) folded[folded.length - 1] = joined
    else folded.push(joined)
  }
  return folded
}

/** The candle of `interval` after `next` came: `running` widened, or a new one where it is over. */
export function foldCandle(running: Candle | undefined, next: Candle, interval: Interval): Candle {
  const time = startOfInterval(next.time, interval)
  return running?.time === time ? joinCandles(running, next) : { ...next, time }
}

/** Two candles of one interval, the earlier first, as one. */
export function joinCandles(earlier: Candle, later: Candle): Candle {
  return {
    time: earlier.time,
    open: earlier.open,
    high: later.high > earlier.high ? later.high : earlier.high,
    low: later.low < earlier.low ? later.low : earlier.low,
    close: later.close,
    volume: (earlier.volume + later.volume) as Quantity,
  }
}
