// Whether what the tape says of a venue can have been: its own history knows such a price (H2).

import { formatPrice, type Price } from '@fairtick/core/numbers/price'
import { parseRate, RATE_ONE, type Rate } from '@fairtick/core/numbers/rate'
import { type Check, leaveOut } from './checks.ts'
import type { Pair } from './venue-frames.ts'
import type { PriceRange, VenueHistory } from './venue-history.ts'

/** Best prices lie beside the trades that a history tells of: by this fraction at most. */
const BESIDE_TRADES = parseRate('0.001') as Rate

export type SaidByVenue = {
  /** Undefined: neither line nor frame names it. */
  readonly feed: string | undefined
  readonly price: Price
  readonly timeMs: number
}

/** One for each venue that is said to have said something. */
export async function checkVenues(
  history: VenueHistory,
  of: string,
  { pair, said }: { readonly pair: Pair; readonly said: readonly SaidByVenue[] },
): Promise<readonly Check[]> {
  const checks: Check[] = []
  for (const { feed, price, timeMs } of said) {
    const range = feed === undefined ? undefined : await history(feed, pair, timeMs)
    checks.push(
      range === undefined
        ? leaveOut('venue', of, 'untold')
        : {
            ...{ name: 'venue', of, isSame: isAmong(price, range) },
            expected: `${feed} ${formatPrice(range.low, 0)} – ${formatPrice(range.high, 0)}`,
            found: formatPrice(price, 0),
          },
    )
  }
  return checks
}

function isAmong(price: Price, { low, high }: PriceRange): boolean {
  const scaled = price * RATE_ONE
  return scaled >= low * (RATE_ONE - BESIDE_TRADES) && scaled <= high * (RATE_ONE + BESIDE_TRADES)
}
