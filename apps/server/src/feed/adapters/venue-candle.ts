// A venue's bar as a candle, if it can be true.

import type { Candle } from '@fairtick/core/market/candle'
import { parseQuantity } from '@fairtick/core/numbers/lots'
import { parsePrice } from '@fairtick/core/numbers/price'
import { instantFromMs } from '@fairtick/core/time/instant'

/** Start in ms, then open, high, low, close and volume as text. */
export type VenueBar = {
  readonly startMs: number
  readonly texts: readonly [string, string, string, string, string]
}

/** Undefined when a number is none, a price is not positive, or the range contradicts itself. */
export function readVenueCandle({ startMs, texts }: VenueBar): Candle | undefined {
  if (!Number.isSafeInteger(startMs) || startMs < 0) return undefined
  const [open, high, low, close] = texts.slice(0, 4).map(parsePrice)
  const volume = parseQuantity(texts[4])
  if (open === undefined || high === undefined || low === undefined || close === undefined) return
  if (volume === undefined || volume < 0n || low <= 0n) return undefined
  if (low > open || low > close || high < open || high < close) return undefined
  return { time: instantFromMs(startMs), open, high, low, close, volume }
}

/** Text of a list's place; what is no text cannot be read as a number later. */
export function textAt(row: readonly unknown[], place: number): string {
  const value = row[place]
  return typeof value === 'string' ? value : ''
}
