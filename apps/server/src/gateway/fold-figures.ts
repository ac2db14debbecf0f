// Folds candles as the bus has them, with decimals as text, into longer ones.

import type { Interval } from '@fairtick/core/market/candle'
import { joinCandles } from '@fairtick/core/market/fold-candles'
import { startOfInterval } from '@fairtick/core/market/interval'
import { instantFromMs } from '@fairtick/core/time/instant'
import type { CandleFigures } from '../platform/bus-topics.ts'
import { presentCandle, readFigures } from '../platform/candle-figures.ts'

/**
 * The candle of `interval` after `next`, a shorter one, came: `running` widened, or a new one where
 * it is over (TR-2.10). Both have the same decimals.
 */
export function foldFigures(
  running: CandleFigures | undefined,
  next: CandleFigures,
  interval: Interval,
): CandleFigures {
  const time = startOfInterval(instantFromMs(next.time), interval)
  if (running?.time !== time) return { ...next, time }
  const [, decimals = ''] = next.close_price.split('.')
  return presentCandle(joinCandles(readFigures(running), readFigures(next)), decimals.length)
}
