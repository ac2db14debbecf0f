// Bitstamp, market data without a key: whole books for the best prices, trades for the volume.

import { bitstampSubscriptions, parseBitstampFrame } from './bitstamp-frames.ts'
import { BITSTAMP } from './bitstamp-markets.ts'
import { startBitstampSession } from './bitstamp-session.ts'
import { createSocketAdapter, type SocketVenuePlan } from './socket-venue.ts'
import type { VenueAdapter } from './venue-adapter.ts'

/** An adapter over `plan.markets`; nothing is opened before `subscribe`. */
export function createBitstampAdapter(plan: SocketVenuePlan): VenueAdapter {
  return createSocketAdapter(
    {
      venue: BITSTAMP,
      startSession: startBitstampSession,
      subscriptions: bitstampSubscriptions,
      understands: parseBitstampFrame,
    },
    plan,
  )
}
