// A candle: open, high, low, close and volume of one interval, on tape time (TR-2.10).

import type { Quantity } from '../numbers/lots.ts'
import type { Price } from '../numbers/price.ts'
import type { Instant } from '../time/instant.ts'

/** The intervals of the wire; minutes are small m, months capital M. */
export const INTERVALS = ['1m', '5m', '15m', '30m', '1h', '4h', '1d', '1w', '1M'] as const

export type Interval = (typeof INTERVALS)[number]

export type Candle = {
  /** Start of the interval, UTC; weeks start on Monday, months on the 1st. */
  readonly time: Instant
  readonly open: Price
  readonly high: Price
  readonly low: Price
  readonly close: Price
  readonly volume: Quantity
}
