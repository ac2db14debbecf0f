// Binance spot, public data without a key: best prices, trades for the volume, depth, klines.

import { binanceStreams, parseBinanceFrame } from './binance-frames.ts'
import { loadBinanceHistory } from './binance-history.ts'
import { BINANCE } from './binance-markets.ts'
import { startBinanceSession } from './binance-session.ts'
import { createDropCounts } from './drop-counts.ts'
import { firstFrameArrives } from './first-frame.ts'
import { createFlows } from './instrument-flow.ts'
import type { VenueAdapter, VenueMarket, VenueSurroundings } from './venue-adapter.ts'
import { identifyFeed } from './venue-identity.ts'
import { createVenueRest } from './venue-rest.ts'
import { VENUE_SOCKET_LIMITS, VenueSocket, type VenueSocketLimits } from './venue-socket.ts'

export type BinancePlan = {
  readonly restUrl: string
  readonly wsUrl: string
  readonly markets: readonly VenueMarket[]
  readonly surroundings: VenueSurroundings
  readonly limits?: VenueSocketLimits
  readonly restTimeoutMs?: number
}

const REST_TIMEOUT_MS = 10_000
/** 60 ms between calls of weight 2 is a third of the 6000 a minute that an address may use. */
const REST_GAP_MS = 60
const WEIGHT = { header: 'x-mbx-used-weight-1m', ceiling: 4_800 }

/** An adapter over `plan.markets`; nothing is opened before `subscribe`. */
export function createBinanceAdapter(plan: BinancePlan): VenueAdapter {
  const { clock, random, pause } = plan.surroundings
  const limits = plan.limits ?? VENUE_SOCKET_LIMITS
  const drops = createDropCounts()
  const identity = identifyFeed(BINANCE, plan.restUrl, plan.wsUrl)
  const { feed, voter, bases, description, provenanceOf } = identity
  const timeoutMs = plan.restTimeoutMs ?? REST_TIMEOUT_MS
  const restPlan = {
    clock,
    random,
    pause,
    venue: BINANCE.protocol,
    baseUrl: plan.restUrl,
    timeoutMs,
  }
  const rest = createVenueRest({ ...restPlan, gapMs: REST_GAP_MS, weight: WEIGHT })
  const url = streamUrl(plan)
  let state: 'up' | 'down' = 'down'
  return {
    name: feed,
    ...{ voter, bases, description },
    symbols: () => plan.markets.map(provenanceOf),
    status: () => ({ [feed]: state }),
    dropped: drops.read,
    answers: (withinMs) =>
      firstFrameArrives({
        restUrl: `${plan.restUrl}/api/v3/ping`,
        wsUrl: url,
        understands: parseBinanceFrame,
        withinMs,
      }),
    history: async (request) => {
      const market = plan.markets.find(({ symbol }) => symbol === request.symbol)
      if (!market) return []
      const { venueSymbol } = market
      return loadBinanceHistory(rest, { ...request, venueSymbol, nowMs: clock.wallMs() }, drops)
    },
    subscribe: (listener) => {
      const flows = createFlows(plan.markets, listener, drops)
      const socket = new VenueSocket({
        url,
        clock,
        random,
        limits,
        startSession: (succession) => {
          if (succession === 'fresh') for (const flow of flows.values()) flow.restart()
          return startBinanceSession({ feed, flows, drops, renew: () => socket.renew() })
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

/** All streams stand in the address: no control message is ever sent, so no limit of them met. */
function streamUrl({ wsUrl, markets }: BinancePlan): string {
  const streams = markets.flatMap(({ venueSymbol }) => binanceStreams(venueSymbol))
  return `${wsUrl}/stream?streams=${streams.join('/')}`
}
