// How far the price has gone since a post, as a part of the price then.

import { calculateChange } from '@fairtick/core/market/change-24h'
import { parsePrice } from '@fairtick/core/numbers/price'
import { formatRate } from '@fairtick/core/numbers/rate'

/** Null: there is no price now. */
export function changeSince(then: string, now: string | null): string | null {
  const [before, after] = [parsePrice(then), parsePrice(now ?? '')]
  if (before === undefined || after === undefined || before <= 0n) return null
  return formatRate(calculateChange(before, after))
}
