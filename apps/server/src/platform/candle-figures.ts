// Candles as the bus and the wire have them, with decimals as text, and as the rules count them.

import { invariant } from '@fairtick/core/numbers/invariant'
import { formatQuantity, parseQuantity, type Quantity } from '@fairtick/core/numbers/lots'
import { formatPrice, type Price, parsePrice } from '@fairtick/core/numbers/price'
import { type Instant, instantFromMs } from '@fairtick/core/time/instant'
import type { CandleFigures } from './bus-topics.ts'

type Candle = {
  readonly time: Instant
  readonly open: Price
  readonly high: Price
  readonly low: Price
  readonly close: Price
  readonly volume: Quantity
}

export function presentCandle(candle: Candle, priceDecimals: number): CandleFigures {
  return {
    time: candle.time,
    open_price: formatPrice(candle.open, priceDecimals),
    close_price: formatPrice(candle.close, priceDecimals),
    high_price: formatPrice(candle.high, priceDecimals),
    low_price: formatPrice(candle.low, priceDecimals),
    volume: formatQuantity(candle.volume),
  }
}

export function readFigures(figures: CandleFigures): Candle {
  const volume = parseQuantity(figures.volume)
  invariant(volume !== undefined, `unreadable candle volume ${figures.volume}`)
  return {
    time: instantFromMs(figures.time),
    open: priceOf(figures.open_price),
    high: priceOf(figures.high_price),
    low: priceOf(figures.low_price),
    close: priceOf(figures.close_price),
    volume,
  }
}

function priceOf(text: string): Price {
  const price = parsePrice(text)
  invariant(price !== undefined, `unreadable candle price ${text}`)
  return price
}
