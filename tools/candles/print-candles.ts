// A file of trades or quotes as lines of candles, as the product would build them.

import type { Candle, Interval } from '@fairtick/core/market/candle'
import { foldCandle } from '@fairtick/core/market/fold-candles'
import { formatQuantity, ZERO_QUANTITY } from '@fairtick/core/numbers/lots'
import { formatPrice, middlePrice, PRICE_DECIMALS } from '@fairtick/core/numbers/price'
import {
  type MarketFile,
  readCandleRows,
  readQuoteRows,
  readTradeRows,
} from '@fairtick/server/feed/market-file'

/**
 * The header, then one line per interval that has a row: silent ones are left out. Trades count
 * at their price, quotes at their exact middle with volume 0; candles fold into longer ones.
 */
export function* printCandles(
  file: MarketFile,
  interval: Interval,
  /** So many have been read. */
  onRow?: (rows: number) => void,
): Generator<string> {
  yield 'ts_ms,open,high,low,close,volume'
  let running: Candle | undefined
  let rows = 0
  for (const part of readParts(file)) {
    const next = foldCandle(running, part, interval)
    if (running && running.time !== next.time) yield printCandle(running)
    running = next
    rows += 1
    onRow?.(rows)
  }
  if (running) yield printCandle(running)
}

/** Every row as a candle of its own moment. */
function* readParts(file: MarketFile): Generator<Candle> {
  switch (file.kind) {
    case 'candles':
      yield* readCandleRows(file)
      return
    case 'trades':
      for (const { time, price, size } of readTradeRows(file)) {
        yield { time, open: price, high: price, low: price, close: price, volume: size }
      }
      return
    case 'quotes':
      for (const { time, bid, ask } of readQuoteRows(file)) {
        const middle = middlePrice(bid, ask, PRICE_DECIMALS)
        const flat = { open: middle, high: middle, low: middle, close: middle }
        yield { time, ...flat, volume: ZERO_QUANTITY }
      }
      return
  }
}

function printCandle({ time, open, high, low, close, volume }: Candle): string {
  const prices = [open, high, low, close].map((price) => formatPrice(price, 0))
  return [time, ...prices, formatQuantity(volume)].join(',')
}
