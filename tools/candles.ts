// `npm run candles -- FILE [interval]`: the candles of recorded trades or quotes as CSV.

import { INTERVALS } from '@fairtick/core/market/candle'
import { CannotBegin, startCommand } from './command.ts'
import { requireFile } from './given-file.ts'

await startCommand(
  {
    name: 'candles',
    does: `Folds recorded trades, quotes or candles into candles, as the app does, and prints them
as CSV: ts_ms,open,high,low,close,volume. Intervals without a row are left out.`,
    operands: [
      {
        name: 'FILE',
        count: 'one',
        meaning: 'CSV of trades, quotes or candles, gzipped (.gz) or not',
      },
      { name: 'INTERVAL', count: 'at most one', meaning: `${INTERVALS.join(', ')} (1m)` },
    ],
    examples: ['apps/server/market-data/EURUSD.2012_2022.1d.csv.gz 1w'],
  },
  async ({ operands: [path = '', wanted = '1m'] }) => {
    const interval = INTERVALS.find((each) => each === wanted)
    if (interval === undefined) {
      throw new CannotBegin(`INTERVAL is one of ${INTERVALS.join(', ')}, not ${wanted}.`)
    }
    requireFile(path)
    const { writeCandles } = await import('./candles/write-candles.ts')
    return writeCandles(path, interval)
  },
)
