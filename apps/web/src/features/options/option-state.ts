// How a running option stands against the price of the moment (TR-5.4).

import { formatPrice, type Price, parsePrice } from '@fairtick/core/numbers/price'
import type { WireOption } from '@fairtick/wire/socket/frames'
import type { Quote } from '../../live/market-store.ts'

export type OptionStanding = {
  readonly standing: 'winning' | 'losing' | 'level' | 'unclear'
  /** How far the price is from the strike, without sign; undefined when no price is certain. */
  readonly distance: string | undefined
}

/** Only a live price tells how it stands; an old one says nothing about now. */
export function standingOf(
  option: Pick<WireOption, 'direction' | 'strike'>,
  quote: Pick<Quote, 'price' | 'freshness'> | undefined,
  priceDecimals: number,
): OptionStanding {
  const price = quote?.price == null ? undefined : parsePrice(quote.price)
  const strike = parsePrice(option.strike)
  if (price === undefined || strike === undefined || quote?.freshness !== 'live') {
    return { standing: 'unclear', distance: undefined }
  }
  const above = price - strike
  const distance = formatPrice((above < 0n ? -above : above) as Price, priceDecimals)
  if (above === 0n) return { standing: 'level', distance }
  const isWinning = above > 0n === (option.direction === 'up')
  return { standing: isWinning ? 'winning' : 'losing', distance }
}
