// Prints the candles of a file to stdout, as far as its rows can be read.

import type { Interval } from '@fairtick/core/market/candle'
import { type MarketFile, openMarketFile } from '@fairtick/server/feed/market-file'
import { CannotBegin } from '../command.ts'
import { createProgress } from '../progress.ts'
import { printCandles } from './print-candles.ts'

/** Answers the exit status: 1 when a row in the middle cannot be read. */
export function writeCandles(path: string, interval: Interval): number {
  const file = open(path)
  const progress = createProgress({ what: 'rows', total: rowsOf(file) })
  // Whoever reads only the first lines (`head`) closes the pipe; that is no fault.
  process.stdout.on('error', () => process.exit(0))
  try {
    for (const line of printCandles(file, interval, progress.done)) {
      process.stdout.write(`${line}\n`)
    }
    return 0
  } catch (fault) {
    console.error(sentenceOf(fault))
    return 1
  } finally {
    progress.end()
  }
}

function open(path: string): MarketFile {
  try {
    return openMarketFile(path)
  } catch (fault) {
    const sentence = sentenceOf(fault)
    throw new CannotBegin(sentence.startsWith(path) ? sentence : `${path}: ${sentence}`)
  }
}

/** Below the header. */
function rowsOf({ text }: MarketFile): number {
  let rows = text.endsWith('\n') ? -1 : 0
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) rows += 1
  return rows
}

function sentenceOf(fault: unknown): string {
  return fault instanceof Error ? fault.message : String(fault)
}
