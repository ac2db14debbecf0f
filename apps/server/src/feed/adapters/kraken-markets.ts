// Which instruments Kraken spot prices (TR-14): currencies against the dollar, all week long.

import type { VenueMarket } from './venue-adapter.ts'
import type { Venue } from './venue-identity.ts'

/** Keyless bases; `KRAKEN_REST` and `KRAKEN_WS` override them. */
export const KRAKEN_REST = 'https://api.kraken.com'
export const KRAKEN_WS = 'wss://ws.kraken.com/v2'

export const KRAKEN: Venue = {
  name: 'Kraken spot',
  protocol: 'kraken',
  ownRest: [KRAKEN_REST],
  ownSockets: [KRAKEN_WS],
}

/** A pair with the decimals of its prices and sizes: the checksum of its book counts them. */
export type KrakenMarket = VenueMarket & {
  readonly priceDecimals: number
  readonly sizeDecimals: number
}

export const KRAKEN_MARKETS: readonly KrakenMarket[] = [
  pair('EUR', 'USD', 5),
  pair('GBP', 'USD', 5),
  pair('AUD', 'USD', 5),
  pair('USD', 'JPY', 3),
  pair('USD', 'CHF', 5),
  pair('USD', 'CAD', 5),
]

function pair(base: string, quote: string, priceDecimals: number): KrakenMarket {
  return {
    symbol: `${base}${quote}`,
    venueSymbol: `${base}/${quote}`,
    pair: `${base}/${quote}`,
    priceDecimals,
    sizeDecimals: 8,
  }
}
