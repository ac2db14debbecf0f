// A venue of which the socket alone is read: no history and no depth come from it.

import { createDropCounts, type DropCounts } from './drop-counts.ts'
import { firstFrameArrives } from './first-frame.ts'
import { createFlows, type InstrumentFlow } from './instrument-flow.ts'
import type { VenueAdapter, VenueMarket, VenueSurroundings } from './venue-adapter.ts'
import { identifyFeed, type Venue } from './venue-identity.ts'
import {
  VENUE_SOCKET_LIMITS,
  type VenueSession,
  VenueSocket,
  type VenueSocketLimits,
} from './venue-socket.ts'

export type SocketVenuePlan = {
  readonly wsUrl: string
  readonly markets: readonly VenueMarket[]
  readonly surroundings: VenueSurroundings
  readonly limits?: VenueSocketLimits
}

export type SocketSessionPlan = {
  readonly feed: string
  /** By the venue's own symbol. */
  readonly flows: ReadonlyMap<string, InstrumentFlow>
  readonly drops: DropCounts
  /** Asks for a new connection; wishes are spaced by who carries them out. */
  readonly renew: () => void
  readonly warn: (message: string) => void
}

/** What is spoken with such a venue. */
export type SocketProtocol = {
  readonly venue: Venue
  readonly startSession: (plan: SocketSessionPlan) => VenueSession
  readonly subscriptions: (venueSymbols: readonly string[]) => readonly string[]
  readonly understands: (text: string) => unknown
}

/** An adapter over `plan.markets`; nothing is opened before `subscribe`. */
export function createSocketAdapter(
  { venue, startSession, subscriptions, understands }: SocketProtocol,
  plan: SocketVenuePlan,
): VenueAdapter {
  const { wsUrl, markets, surroundings, limits = VENUE_SOCKET_LIMITS } = plan
  const { clock, random, warn } = surroundings
  const drops = createDropCounts()
  const { feed, voter, bases, description, provenanceOf } = identifyFeed(venue, undefined, wsUrl)
  const greetings = subscriptions(markets.map(({ venueSymbol }) => venueSymbol))
  let state: 'up' | 'down' = 'down'
  return {
    name: feed,
    ...{ voter, bases, description },
    symbols: () => markets.map(provenanceOf),
    status: () => ({ [feed]: state }),
    dropped: drops.read,
    answers: (withinMs) => firstFrameArrives({ wsUrl, greetings, understands, withinMs }),
    history: async () => [],
    subscribe: (listener) => {
      const flows = createFlows(markets, listener, drops)
      const socket = new VenueSocket({
        url: wsUrl,
        ...{ clock, random, limits },
        startSession: (succession) => {
          if (succession === 'fresh') for (const flow of flows.values()) flow.restart()
          return startSession({ feed, flows, drops, renew: () => socket.renew(), warn })
        },
        onState: (next) => {
          state = next
          listener.onState(feed, next)
        },
      })
      return async () => {
        await socket.close()
        state = 'down'
      }
    },
  }
}
