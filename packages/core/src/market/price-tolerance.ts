// Has the price moved against the customer by more than the tolerance (TR-4.10, TR-5.1)?

import type { Price } from '../numbers/price.ts'
import { parseRate, RATE_ONE, type Rate } from '../numbers/rate.ts'

export const DEFAULT_TOLERANCE = parseRate('0.005') as Rate

/** Which way of the price is the worse one: up for who buys, down for who sells. */
export type WorseWhen = 'higher' | 'lower'

/** What the customer was shown and accepts. */
export type ShownPrice = { readonly price: Price; readonly tolerance: Rate }

/** Exact: `actual` beyond `shown × (1 ± tolerance)` on the worse side. Just at it is accepted. */
export function hasMovedBeyond(actual: Price, shown: ShownPrice, worseWhen: WorseWhen): boolean {
  const limit = shown.tolerance * shown.price
  const worse = worseWhen === 'higher' ? actual - shown.price : shown.price - actual
  return worse * RATE_ONE > limit
}
