// `npm run candles -- FILE [interval]`: the candles of recorded trades or quotes as CSV.

import { INTERVALS } from '@fairtick/core/market/candle'
import { openMarketFile } from '@fairtick/server/feed/market-file'
import { printCandles } from './candles/print-candles.ts'

const [path, wanted = '1m', ...rest] = process.argv.slice(2)
const interval = INTERVALS.find((each) => each === wanted)
if (path === undefined || interval === undefined || rest.length > 0) {
  console.error(`usage: npm run candles -- FILE [${INTERVALS.join('|')}]`)
  process.exit(2)
}
// Whoever reads only the first lines (`head`) closes the pipe; that is no fault.
process.stdout.on('error', () => process.exit(0))
try {
  for (const line of printCandles(openMarketFile(path), interval)) process.stdout.write(`${line}\n`)
} catch (fault) {
  console.error(fault instanceof Error ? fault.message : String(fault))
  process.exitCode = 1
}
