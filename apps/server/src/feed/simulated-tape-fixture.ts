// Tapes of a simulated market around a midnight, for tests with a clock of their own.

import type { Instrument } from '@fairtick/core/market/instrument'
import { parseRate, type Rate } from '@fairtick/core/numbers/rate'
import { MINUTE_MS } from '@fairtick/core/time/duration'
import { type Clock, systemClock } from '../platform/clock.ts'
import type { SimulatedDays } from './adapters/simulated-day.ts'
import { createSimulatedSource, type SimulatedPlan } from './adapters/simulator-source.ts'
import { type FeedDraft, startFeed } from './feed.ts'
import type { MarketSource } from './market-source.ts'
import { checkSimulatedDays } from './verify-simulated-days.ts'

export const MIDNIGHT = Date.UTC(2026, 4, 5)
export const EVENING = MIDNIGHT - 12 * MINUTE_MS

export const INSTRUMENTS = [
  { symbol: 'BTCUSDT', priceDecimals: 2 },
  { symbol: 'EURUSD', priceDecimals: 5 },
].map((each) => ({ ...each, outlierLimit: parseRate('0.2') as Rate }))

export type OnTape = (FeedDraft | { readonly kind: 'source'; readonly source: 'live' }) & {
  readonly time: number
}

type Symbols = readonly Pick<Instrument, 'symbol' | 'priceDecimals' | 'outlierLimit'>[]
type Parts = { readonly days: SimulatedDays } & Partial<SimulatedPlan>

export function createTapes() {
  const stops: (() => Promise<void>)[] = []
  const start = (source: MarketSource, instruments: Symbols = INSTRUMENTS, clock?: Clock) => {
    const tape: OnTape[] = []
    const { stop } = startFeed({
      ...{ source, instruments, clock: clock ?? systemClock, onDepth: () => {} },
      onDraft: (draft) => tape.push({ ...draft, time: (clock ?? systemClock).wallMs() }),
    })
    stops.push(stop)
    return tape
  }
  return {
    start,
    /** What a server would write on the tape from now on, with its time. */
    run: (parts: Parts, instruments: Symbols = INSTRUMENTS): OnTape[] =>
      start(createSimulatedSource({ clock: systemClock, ...parts, instruments }), instruments),
    stop: async () => {
      for (const stop of stops.splice(0)) await stop()
    },
  }
}

/** What is said of a tape that has been of a simulated market from its start. */
export function verify(tape: readonly OnTape[]) {
  const check = checkSimulatedDays()
  check.note({ kind: 'source', source: 'simulated', time: EVENING })
  for (const entry of tape) check.note(entry)
  return check.result()
}

export function only<Kind extends OnTape['kind']>(tape: readonly OnTape[], kind: Kind) {
  return tape.filter((entry): entry is Extract<OnTape, { kind: Kind }> => entry.kind === kind)
}
