// One connection to Binance: what its frames mean for the flows of our instruments.

import { type BinanceFrame, parseBinanceFrame } from './binance-frames.ts'
import type { DropCounts } from './drop-counts.ts'
import type { InstrumentFlow } from './instrument-flow.ts'
import type { VenueSession } from './venue-socket.ts'

/** By the venue's own symbol. */
export type BinanceFlows = ReadonlyMap<string, InstrumentFlow>

export type BinanceSessionPlan = {
  readonly flows: BinanceFlows
  readonly drops: DropCounts
  /** Asks for a new connection; wishes are spaced by who carries them out. */
  readonly renew: () => void
}

export function startBinanceSession({ flows, drops, renew }: BinanceSessionPlan): VenueSession {
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
