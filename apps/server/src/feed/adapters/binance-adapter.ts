// Binance spot, public data without a key: best prices, trades for the volume, depth, klines.

import type { SourceListener } from '../market-source.ts'
import { type BinanceFrame, binanceStreams, parseBinanceFrame } from './binance-frames.ts'
import { loadBinanceHistory } from './binance-history.ts'
import { createDropCounts, type DropCounts } from './drop-counts.ts'
import { firstFrameArrives } from './first-frame.ts'
import { createInstrumentFlow, type InstrumentFlow } from './instrument-flow.ts'
import type { VenueAdapter, VenueMarket, VenueSurroundings } from './venue-adapter.ts'
import { createVenueRest } from './venue-rest.ts'
import type { VenueSocketLimits } from './venue-socket.ts'
import { VENUE_SOCKET_LIMITS, type VenueSession, VenueSocket } from './venue-socket.ts'

export type BinancePlan = {
  readonly restUrl: string
  readonly wsUrl: string
  readonly markets: readonly VenueMarket[]
  readonly surroundings: VenueSurroundings
  readonly limits?: VenueSocketLimits
  readonly restTimeoutMs?: number
}

const NAME = 'binance'
const REST_TIMEOUT_MS = 10_000
/** 60 ms between calls of weight 2 is a third of the 6000 a minute that an address may use. */
const REST_GAP_MS = 60
const WEIGHT = { header: 'x-mbx-used-weight-1m', ceiling: 4_800 }

/** An adapter over `plan.markets`; nothing is opened before `subscribe`. */
export function createBinanceAdapter(plan: BinancePlan): VenueAdapter {
  const { clock, random, pause } = plan.surroundings
  const limits = plan.limits ?? VENUE_SOCKET_LIMITS
  const drops = createDropCounts()
  const timeoutMs = plan.restTimeoutMs ?? REST_TIMEOUT_MS
  const restPlan = { clock, random, pause, venue: NAME, baseUrl: plan.restUrl, timeoutMs }
  const rest = createVenueRest({ ...restPlan, gapMs: REST_GAP_MS, weight: WEIGHT })
  const url = streamUrl(plan)
  let state: 'up' | 'down' = 'down'
  return {
    name: NAME,
    symbols: () => plan.markets.map(({ symbol, origin }) => ({ symbol, origin, feed: NAME })),
    status: () => ({ [NAME]: state }),
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
          return startSession(flows, drops, () => socket.renew())
        },
        onState: (next) => {
          state = next
          listener.onState(NAME, next)
        },
      })
      return async () => {
        await socket.close()
        state = 'down'
      }
    },
  }
}

type Flows = ReadonlyMap<string, InstrumentFlow>

/** All streams stand in the address: no control message is ever sent, so no limit of them met. */
function streamUrl({ wsUrl, markets }: BinancePlan): string {
  const streams = markets.flatMap(({ venueSymbol }) => binanceStreams(venueSymbol))
  return `${wsUrl}/stream?streams=${streams.join('/')}`
}

function createFlows(
  markets: readonly VenueMarket[],
  listener: SourceListener,
  drops: DropCounts,
): Flows {
  return new Map(
    markets.map((market) => [
      market.venueSymbol,
      createInstrumentFlow(market.symbol, listener, drops),
    ]),
  )
}

function startSession(flows: Flows, drops: DropCounts, renew: () => void): VenueSession {
  const act = (frame: BinanceFrame) => {
    if (frame.kind === 'shutdown') renew()
    else if (frame.kind !== 'other') deliver(frame, flows.get(frame.venueSymbol), drops)
  }
  return {
    greetings: [],
    read: (text) => {
      const frame = parseBinanceFrame(text)
      if (!frame) drops.add('malformed')
      return frame && (() => act(frame))
    },
  }
}

type MarketFrame = Extract<BinanceFrame, { readonly venueSymbol: string }>

function deliver(frame: MarketFrame, flow: InstrumentFlow | undefined, drops: DropCounts): void {
  if (!flow) drops.add('unknown-symbol')
  else if (frame.kind === 'trade') flow.onTrade(frame)
  else if (frame.kind === 'depth') flow.onDepth(frame)
  else flow.onBest({ ...frame, venueId: frame.id, venueTimeMs: undefined })
}
