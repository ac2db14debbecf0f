// The price that the customer was quoted and accepts, out of a form.

import { DEFAULT_TOLERANCE, type ShownPrice } from '@fairtick/core/market/price-tolerance'
import { parsePrice } from '@fairtick/core/numbers/price'
import { parseRate, RATE_ONE } from '@fairtick/core/numbers/rate'
import { type Declined, invalid } from '@fairtick/wire/handler'

/** Undefined when the form names no price: then there is no price check. */
export function readQuotedPrice(form: {
  readonly price?: string | undefined
  readonly tolerance?: string | undefined
}): ShownPrice | undefined | Declined {
  if (form.price === undefined) return undefined
  const price = parsePrice(form.price)
  const tolerance = form.tolerance === undefined ? DEFAULT_TOLERANCE : parseRate(form.tolerance)
  if (price === undefined) return invalid({ price: ['decimal'] })
  // Nothing was ever shown at it, and for one side it would switch the check off.
  if (price <= 0n) return invalid({ price: ['invalid'] })
  if (tolerance === undefined) return invalid({ tolerance: ['decimal'] })
  if (tolerance > RATE_ONE) {
    return invalid({ tolerance: [{ problem: 'above_maximum', values: { maximum: 1 } }] })
  }
  return { price, tolerance }
}
