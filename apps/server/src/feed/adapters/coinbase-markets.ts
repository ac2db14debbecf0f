// Which instruments Coinbase prices (TR-14): only pairs against USDT, so that it is the named pair.

import type { VenueMarket } from './venue-adapter.ts'
import type { Venue } from './venue-identity.ts'

/** Market data without a key; `COINBASE_WS` overrides it. Nothing is asked of its REST calls. */
export const COINBASE_WS = 'wss://advanced-trade-ws.coinbase.com'

export const COINBASE: Venue = {
  name: 'Coinbase',
  protocol: 'coinbase',
  ownRest: [],
  ownSockets: [COINBASE_WS],
}

/** Its list of products of 2026-08-09 had these; LTC, BCH and TRX are not against USDT there. */
const BASES = ['BTC', 'ETH', 'SOL', 'XRP', 'ADA', 'DOGE', 'LINK', 'AVAX', 'DOT', 'XLM']

export const COINBASE_MARKETS: readonly VenueMarket[] = BASES.map((base) => ({
  symbol: `${base}USDT`,
  venueSymbol: `${base}-USDT`,
  pair: `${base}/USDT`,
}))
