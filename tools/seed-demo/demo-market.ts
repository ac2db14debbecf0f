// A simulated market as fast as it is told to be: the model of the product, days in seconds.

import type { Instrument } from '@fairtick/core/market/instrument'
import { MINUTE_MS } from '@fairtick/core/time/duration'
import { seededDays } from '@fairtick/server/feed/adapters/seeded-days'
import { sizeToQuantity, stepsToPrice } from '@fairtick/server/feed/adapters/simulator-history'
import {
  SIMULATED_INSTRUMENTS,
  type SimulatedInstrument,
} from '@fairtick/server/feed/adapters/simulator-instruments'
import { createPriceModel, drawVolatility } from '@fairtick/server/feed/adapters/simulator-prices'
import { keyOfSeed } from '@fairtick/server/feed/adapters/simulator-random'
import { createSimulatedSource } from '@fairtick/server/feed/adapters/simulator-source'
import type { MarketSource, SourceListener } from '@fairtick/server/feed/market-source'
import type { Clock } from '@fairtick/server/platform/clock'

export type DemoMarket = {
  readonly source: MarketSource
  /** Every price moves on by that time, at once. */
  readonly walk: (durationMs: number) => void
}

type Line = {
  readonly instrument: SimulatedInstrument
  readonly decimals: number
  price: number
  quotes: number
}

/** The same seed, the same prices; its past is the one that the product makes up. */
export function createDemoMarket(
  seed: string,
  instruments: readonly Instrument[],
  clock: Clock,
): DemoMarket {
  const known = SIMULATED_INSTRUMENTS.filter(({ symbol }) =>
    instruments.some((each) => each.symbol === symbol),
  )
  const key = keyOfSeed(seed)
  const model = createPriceModel(known, drawVolatility(known, key), key)
  const lines = known.map((instrument): Line => {
    const decimals = instruments.find(({ symbol }) => symbol === instrument.symbol)?.priceDecimals
    return { instrument, decimals: decimals ?? 0, price: instrument.startPrice, quotes: 0 }
  })
  let listener: SourceListener | undefined
  const walk = (durationMs: number) => {
    const minutes = durationMs / MINUTE_MS
    for (const [place, { logMove, activity }] of model.stepCoarsely(minutes).entries()) {
      const line = lines[place] as Line
      line.price *= Math.exp(logMove)
      listener?.onQuote(quoteOf(line, activity * minutes))
    }
  }
  const source = createSimulatedSource({ days: seededDays(seed), instruments, clock })
  return {
    walk,
    source: {
      ...source,
      subscribe: (given) => {
        listener = given
        const [feed] = source.symbols()
        given.onState(feed?.feed ?? 'simulator', 'up')
        for (const line of lines) given.onQuote(quoteOf(line, 0))
        return async () => {
          listener = undefined
        }
      },
    },
  }
}

/** `busyMinutes`: how much is traded, in minutes as they are on the average. */
function quoteOf(line: Line, busyMinutes: number) {
  const { instrument, decimals, price } = line
  const { symbol, ordersPerSecond, medianSize } = instrument
  line.quotes += 1
  const step = Math.max(1, Math.round(price * 10 ** decimals))
  const traded = busyMinutes * 60 * ordersPerSecond * medianSize
  return {
    ...{ symbol, price: stepsToPrice(step, decimals), venueTimeMs: undefined },
    ...{ volume: sizeToQuantity(traded, instrument), venueId: line.quotes },
  }
}
