// Which instruments Binance spot prices (TR-14); gold there is the token PAXG, one ounce each.

import type { VenueMarket } from './venue-adapter.ts'
import type { Venue } from './venue-identity.ts'

/** Keyless bases for market data only; `BINANCE_REST` and `BINANCE_WS` override them. */
export const BINANCE_REST = 'https://data-api.binance.vision'
export const BINANCE_WS = 'wss://data-stream.binance.vision'

/** Its general bases give the same; whatever else answers there is not Binance. */
export const BINANCE: Venue = {
  name: 'Binance spot',
  protocol: 'binance',
  ownRest: [BINANCE_REST, 'https://api.binance.com', 'https://api-gcp.binance.com'],
  ownSockets: [BINANCE_WS, 'wss://stream.binance.com', 'wss://stream.binance.com:9443'],
}

const CRYPTO = [
  ...['BTC', 'ETH', 'SOL', 'XRP', 'ADA', 'DOGE', 'LTC', 'LINK', 'AVAX', 'TRX'],
  // Not offered until two people offer them.
  ...['DOT', 'BCH', 'XLM'],
]

export const BINANCE_MARKETS: readonly VenueMarket[] = [
  ...CRYPTO.map((base) => ({
    symbol: `${base}USDT`,
    venueSymbol: `${base}USDT`,
    pair: `${base}/USDT`,
  })),
  { symbol: 'XAUUSD', venueSymbol: 'PAXGUSDT', pair: 'PAXG/USDT' },
]
