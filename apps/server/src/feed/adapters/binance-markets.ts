// Which instruments Binance spot prices (TR-14); gold there is the token PAXG, one ounce each.

import type { VenueMarket } from './venue-adapter.ts'

/** Keyless bases for market data only; `BINANCE_REST` and `BINANCE_WS` override them. */
export const BINANCE_REST = 'https://data-api.binance.vision'
export const BINANCE_WS = 'wss://data-stream.binance.vision'

const CRYPTO = [
  ...['BTC', 'ETH', 'SOL', 'XRP', 'ADA', 'DOGE', 'LTC', 'LINK', 'AVAX', 'TRX'],
  // Not offered until two people offer them.
  ...['DOT', 'BCH', 'XLM'],
]

export const BINANCE_MARKETS: readonly VenueMarket[] = [
  ...CRYPTO.map((base) => ({
    symbol: `${base}USDT`,
    venueSymbol: `${base}USDT`,
    origin: `Binance spot ${base}/USDT`,
  })),
  { symbol: 'XAUUSD', venueSymbol: 'PAXGUSDT', origin: 'Binance spot PAXG/USDT' },
]
