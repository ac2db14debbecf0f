// One connection to Coinbase: what its frames mean for the flows of our instruments.

import type { VenueFrame } from '../market-source.ts'
import { type CoinbaseFrame, coinbaseSubscriptions, parseCoinbaseFrame } from './coinbase-frames.ts'
import type { SocketSessionPlan } from './socket-venue.ts'
import type { VenueSession } from './venue-socket.ts'

/**
 * A ticker comes when something happens. Heartbeats show that the connection lives, and nothing of
 * the prices: so no flow hears of them, and a price that was told long ago counts no more.
 */
export function startCoinbaseSession(plan: SocketSessionPlan): VenueSession {
  const { feed, flows, drops, warn } = plan
  const flowOf = (venueSymbol: string) => {
    const flow = flows.get(venueSymbol)
    if (!flow) drops.add('unknown-symbol')
    return flow
  }
  const act = (said: CoinbaseFrame, frame: VenueFrame) => {
    if (said.kind === 'refused') warn(`coinbase refused a subscription: ${said.reason}`)
    if (said.kind === 'trades') {
      for (const trade of said.items) flowOf(trade.venueSymbol)?.onTrade(trade)
    }
    if (said.kind !== 'best') return
    const { venueTimeMs } = said
    for (const { venueSymbol, bid, ask } of said.items) {
      flowOf(venueSymbol)?.onBest({ bid, ask, venueTimeMs, venueId: undefined, frame })
    }
  }
  return {
    greetings: coinbaseSubscriptions([...flows.keys()]),
    read: (text, receivedMs) => {
      const said = parseCoinbaseFrame(text)
      if (!said) drops.add('malformed')
      return said && (() => act(said, { feed, text, receivedMs }))
    },
  }
}
