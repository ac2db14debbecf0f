// How far the market is from the limit of an order that waits.

import { entryPrice } from '@fairtick/core/contracts/direction'
import type { Instrument } from '@fairtick/core/market/instrument'
import { calculateQuote } from '@fairtick/core/market/quote'
import { formatPrice, parsePrice } from '@fairtick/core/numbers/price'
import { formatRate, RATE_ONE, type Rate } from '@fairtick/core/numbers/rate'
import { roundHalfEven } from '@fairtick/core/numbers/rounding'
import type { WireContract } from '@fairtick/wire/socket/frames'
import { orderInstrument } from '../../../live/order-instrument.ts'

export type PendingDistance = {
  /** The price at which the order would fill now. */
  readonly entry: string
  /** From there to the limit, as a fraction: `-0.012` is 1.2 % below. */
  readonly distance: string
}

export function distanceToMarket(
  order: Pick<WireContract, 'direction' | 'delegatedPrice' | 'constants'>,
  current: Instrument,
  markText: string | null | undefined,
): PendingDistance | undefined {
  const { direction, delegatedPrice } = order
  const instrument = orderInstrument(current, order)
  const limit = parsePrice(delegatedPrice ?? '')
  const mark = parsePrice(markText ?? '')
  if (limit === undefined || mark === undefined) return undefined
  const entry = entryPrice(direction, calculateQuote(mark, instrument))
  if (entry <= 0n) return undefined
  const distance = roundHalfEven((limit - entry) * RATE_ONE, entry) as Rate
  return { entry: formatPrice(entry, instrument.priceDecimals), distance: formatRate(distance) }
}
