// Coinbase, market data without a key: best prices, and trades for the volume.

import { coinbaseSubscriptions, parseCoinbaseFrame } from './coinbase-frames.ts'
import { COINBASE } from './coinbase-markets.ts'
import { startCoinbaseSession } from './coinbase-session.ts'
import { createSocketAdapter, type SocketVenuePlan } from './socket-venue.ts'
import type { VenueAdapter } from './venue-adapter.ts'

/** An adapter over `plan.markets`; nothing is opened before `subscribe`. */
export function createCoinbaseAdapter(plan: SocketVenuePlan): VenueAdapter {
  return createSocketAdapter(
    {
      venue: COINBASE,
      startSession: startCoinbaseSession,
      subscriptions: coinbaseSubscriptions,
      understands: parseCoinbaseFrame,
    },
    plan,
  )
}
