// Which instruments Kraken spot prices (TR-14): currencies against the dollar all week long, and
// what it has against USDT.

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

/** Decimals of prices and sizes: the checksum of a book counts them. */
export type BookDecimals = { readonly priceDecimals: number; readonly sizeDecimals: number }

export type KrakenMarket = VenueMarket & {
  /** Absent: its book is not asked for, since another venue shows the depth. */
  readonly book?: BookDecimals
}

const CRYPTO = ['BTC', 'ETH', 'SOL', 'XRP', 'ADA', 'DOGE', 'LTC', 'LINK', 'DOT', 'BCH']

export const KRAKEN_MARKETS: readonly KrakenMarket[] = [
  ...CRYPTO.map((base) => ({
    symbol: `${base}USDT`,
    venueSymbol: `${base}/USDT`,
    pair: `${base}/USDT`,
  })),
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
    book: { priceDecimals, sizeDecimals: 8 },
  }
}
