// Which instruments Bitstamp prices (TR-14): only pairs against USDT, so that it is the named pair.

import type { VenueMarket } from './venue-adapter.ts'
import type { Venue } from './venue-identity.ts'

/** Market data without a key; `BITSTAMP_WS` overrides it. Nothing is asked of its REST calls. */
export const BITSTAMP_WS = 'wss://ws.bitstamp.net'

export const BITSTAMP: Venue = {
  name: 'Bitstamp',
  protocol: 'bitstamp',
  ownRest: [],
  ownSockets: [BITSTAMP_WS],
}

/** The pairs against USDT that it is known to have. */
const BASES = ['BTC', 'ETH']

export const BITSTAMP_MARKETS: readonly VenueMarket[] = BASES.map((base) => ({
  symbol: `${base}USDT`,
  venueSymbol: `${base.toLowerCase()}usdt`,
  pair: `${base}/USDT`,
}))
