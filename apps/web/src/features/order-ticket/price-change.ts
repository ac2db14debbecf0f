// By which share a price has changed, for showing.

import { PRICE_ONE, parsePrice } from '@fairtick/core/numbers/price'
import { formatRate, type Rate } from '@fairtick/core/numbers/rate'
import { roundHalfEven } from '@fairtick/core/numbers/rounding'

/** Decimal text of `(to − from) / from`; 0 when either is no price. */
export function priceChange(from: string, to: string): string {
  const before = parsePrice(from)
  const after = parsePrice(to)
  if (before === undefined || after === undefined || before === 0n) return '0'
  // Prices and rates have the same scale of 10^12.
  return formatRate(roundHalfEven((after - before) * PRICE_ONE, before) as Rate)
}
