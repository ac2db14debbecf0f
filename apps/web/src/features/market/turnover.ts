// What was traded of an instrument in 24 h, in USD: its volume at the newest price, to the cent.

import { formatDecimal, parseDecimal } from '@fairtick/core/numbers/decimal-text'
import { powerOfTen } from '@fairtick/core/numbers/power-of-ten'
import { PRICE_DECIMALS, parsePrice } from '@fairtick/core/numbers/price'
import { roundHalfEven } from '@fairtick/core/numbers/rounding'
import type { Quote } from '../../live/market-store.ts'
import type { Sortable } from './market-sort.ts'

const VOLUME_DECIMALS = 12
const CENTS = 2

/** Decimal text; undefined where the source knows no volume or no price has come. */
export function turnoverText(
  { pair }: Pick<Sortable, 'pair'>,
  quote: Pick<Quote, 'volume24h' | 'price'> | undefined,
): string | undefined {
  const volume = parseDecimal(quote?.volume24h ?? '', VOLUME_DECIMALS)
  const price = parsePrice(quote?.price ?? '')
  if (volume === undefined || price === undefined) return undefined
  // Where the base is USD the volume is in USD itself (TR-3).
  const [dollars, decimals] = pair.startsWith('USD/')
    ? [volume, VOLUME_DECIMALS]
    : [volume * price, VOLUME_DECIMALS + PRICE_DECIMALS]
  return formatDecimal(roundHalfEven(dollars, powerOfTen(decimals - CENTS)), CENTS)
}
