// One connection to Bitstamp: what its frames mean for the flows of our instruments.

import type { VenueFrame } from '../market-source.ts'
import {
  BITSTAMP_HEARTBEAT,
  type BitstampFrame,
  bitstampSubscriptions,
  parseBitstampFrame,
} from './bitstamp-frames.ts'
import type { SocketSessionPlan } from './socket-venue.ts'
import type { VenueSession } from './venue-socket.ts'

const US_PER_MS = 1_000

/** A book comes when it changes. A heartbeat shows that the connection lives, and no price. */
export function startBitstampSession(plan: SocketSessionPlan): VenueSession {
  const { feed, flows, drops, renew, warn } = plan
  const act = (said: BitstampFrame, frame: VenueFrame) => {
    if (said.kind === 'reconnect') renew()
    if (said.kind === 'refused') warn(`bitstamp refused a subscription: ${said.reason}`)
    if (said.kind !== 'best' && said.kind !== 'trade') return
    const flow = flows.get(said.venueSymbol)
    if (!flow) drops.add('unknown-symbol')
    else if (said.kind === 'trade') flow.onTrade(said)
    else {
      const venueTimeMs = Math.floor(said.id / US_PER_MS)
      flow.onBest({ bid: said.bid, ask: said.ask, venueId: said.id, venueTimeMs, frame })
    }
  }
  return {
    greetings: bitstampSubscriptions([...flows.keys()]),
    heartbeat: BITSTAMP_HEARTBEAT,
    read: (text, receivedMs) => {
      const said = parseBitstampFrame(text)
      if (!said) drops.add('malformed')
      return said && (() => act(said, { feed, text, receivedMs }))
    },
  }
}
