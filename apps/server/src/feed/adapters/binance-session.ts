// One connection to Binance: what its frames mean for the flows of our instruments.

import type { VenueFrame } from '../market-source.ts'
import { type BinanceFrame, parseBinanceFrame } from './binance-frames.ts'
import type { DropCounts } from './drop-counts.ts'
import type { InstrumentFlow } from './instrument-flow.ts'
import type { VenueSession } from './venue-socket.ts'

/** By the venue's own symbol. */
export type BinanceFlows = ReadonlyMap<string, InstrumentFlow>

export type BinanceSessionPlan = {
  readonly feed: string
  readonly flows: BinanceFlows
  readonly drops: DropCounts
  /** Asks for a new connection; wishes are spaced by who carries them out. */
  readonly renew: () => void
}

export function startBinanceSession(plan: BinanceSessionPlan): VenueSession {
  const { feed, flows, drops, renew } = plan
  const act = (frame: BinanceFrame, received: VenueFrame) => {
    if (frame.kind === 'shutdown') renew()
    else if (frame.kind !== 'other') {
      const flow = flows.get(frame.venueSymbol)
      if (flow) deliver(frame, flow, received)
      else drops.add('unknown-symbol')
    }
  }
  return {
    greetings: [],
    read: (text, receivedMs) => {
      const frame = parseBinanceFrame(text)
      if (!frame) drops.add('malformed')
      return frame && (() => act(frame, { feed, text, receivedMs }))
    },
  }
}

type MarketFrame = Extract<BinanceFrame, { readonly venueSymbol: string }>

function deliver(said: MarketFrame, flow: InstrumentFlow, frame: VenueFrame): void {
  if (said.kind === 'trade') flow.onTrade(said)
  else if (said.kind === 'depth') flow.onDepth({ ...said, frame })
  else flow.onBest({ ...said, venueId: said.id, venueTimeMs: undefined, frame })
}
