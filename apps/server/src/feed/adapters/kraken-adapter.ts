// Kraken spot, public data without a key: best prices, trades for the volume, proven books, OHLC.

import type { SourceListener } from '../market-source.ts'
import { createDropCounts, type DropCounts } from './drop-counts.ts'
import { firstFrameArrives } from './first-frame.ts'
import { createInstrumentFlow } from './instrument-flow.ts'
import { parseKrakenFrame } from './kraken-frames.ts'
import { loadKrakenHistory } from './kraken-history.ts'
import { KRAKEN, type KrakenMarket } from './kraken-markets.ts'
import { type KrakenPair, startKrakenSession } from './kraken-session.ts'
import type { VenueAdapter, VenueSurroundings } from './venue-adapter.ts'
import { identifyFeed } from './venue-identity.ts'
import { createVenueRest, type VenueRest } from './venue-rest.ts'
import { VENUE_SOCKET_LIMITS, VenueSocket, type VenueSocketLimits } from './venue-socket.ts'

export type KrakenPlan = {
  readonly restUrl: string
  readonly wsUrl: string
  readonly markets: readonly KrakenMarket[]
  readonly surroundings: VenueSurroundings
  readonly limits?: VenueSocketLimits
  readonly restTimeoutMs?: number
  readonly restGapMs?: number
}

const REST_TIMEOUT_MS = 10_000
/** Public calls are counted per address, about one a second. */
const REST_GAP_MS = 1_100

/** An adapter over `plan.markets`; nothing is opened before `subscribe`. */
export function createKrakenAdapter(plan: KrakenPlan): VenueAdapter {
  const { clock, random } = plan.surroundings
  const limits = plan.limits ?? VENUE_SOCKET_LIMITS
  const drops = createDropCounts()
  const identity = identifyFeed(KRAKEN, plan.restUrl, plan.wsUrl)
  const { feed, voter, bases, description, provenanceOf } = identity
  const rest = createKrakenRest(plan)
  let state: 'up' | 'down' = 'down'
  return {
    name: feed,
    ...{ voter, bases, description },
    symbols: () => plan.markets.map(provenanceOf),
    status: () => ({ [feed]: state }),
    dropped: drops.read,
    answers: (withinMs) =>
      firstFrameArrives({
        restUrl: `${plan.restUrl}/0/public/SystemStatus`,
        wsUrl: plan.wsUrl,
        understands: parseKrakenFrame,
        withinMs,
      }),
    history: async (request) => {
      const market = plan.markets.find(({ symbol }) => symbol === request.symbol)
      if (!market) return []
      const { venueSymbol } = market
      return loadKrakenHistory(rest, { ...request, venueSymbol, nowMs: clock.wallMs() }, drops)
    },
    subscribe: (listener) => {
      let connection: 'up' | 'down' = 'down'
      let isOnline = true
      // Who is connected to a venue that matches no orders has no price of it.
      const tell = () => {
        const next = isOnline ? connection : 'down'
        if (next === state) return
        state = next
        listener.onState(feed, next)
      }
      const socket = new VenueSocket({
        url: plan.wsUrl,
        clock,
        random,
        limits,
        startSession: () =>
          startKrakenSession({
            feed,
            pairs: createPairs(plan.markets, listener, drops),
            drops,
            monotonicMs: clock.monotonicMs,
            onSystem: (isNow) => {
              isOnline = isNow
              tell()
            },
            renew: () => socket.renew(),
            warn: plan.surroundings.warn,
          }),
        onState: (next) => {
          connection = next
          // The next one says anew how it is.
          if (next === 'down') isOnline = true
          tell()
        },
      })
      return async () => {
        await socket.close()
        state = 'down'
      }
    },
  }
}

function createKrakenRest(plan: KrakenPlan): VenueRest {
  const { clock, random, pause } = plan.surroundings
  return createVenueRest({
    clock,
    random,
    pause,
    venue: KRAKEN.protocol,
    baseUrl: plan.restUrl,
    gapMs: plan.restGapMs ?? REST_GAP_MS,
    timeoutMs: plan.restTimeoutMs ?? REST_TIMEOUT_MS,
  })
}

function createPairs(
  markets: readonly KrakenMarket[],
  listener: SourceListener,
  drops: DropCounts,
): ReadonlyMap<string, KrakenPair> {
  return new Map(
    markets.map((market) => {
      const flow = createInstrumentFlow(market.symbol, listener, drops)
      const pair = { market, flow, best: undefined, book: undefined, aliveMs: 0 }
      return [market.venueSymbol, pair] as const
    }),
  )
}
