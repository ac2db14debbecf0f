// Which sizes and prices an instrument takes (TR-1.2, TR-4.1).

import type { Instrument } from '../market/instrument.ts'
import type { Lots } from '../numbers/lots.ts'
import { isOfDecimals, type Price } from '../numbers/price.ts'

/** Between the smallest and the largest size, and a multiple of the step. */
export function isTradableSize(
  { minLots, maxLots, lotStep }: Pick<Instrument, 'minLots' | 'maxLots' | 'lotStep'>,
  lots: Lots,
): boolean {
  return lots >= minLots && lots <= maxLots && lots % lotStep === 0n
}

/** A limit or a level: positive, of the instrument's decimals. What is not given is not wrong. */
export function isOrderPrice(
  { priceDecimals }: Pick<Instrument, 'priceDecimals'>,
  price: Price | undefined,
): boolean {
  return price === undefined || (price > 0n && isOfDecimals(price, priceDecimals))
}
