// `MARKET=simulated`: a made market that sees nothing but its seed, the clock and configuration.

import type { Instrument, InstrumentSymbol } from '@fairtick/core/market/instrument'
import { PRICE_ONE, type Price } from '@fairtick/core/numbers/price'
import { SECOND_MS } from '@fairtick/core/time/duration'
import type { Clock } from '../../platform/clock.ts'
import type { HistoryRequest, MarketSource } from '../market-source.ts'
import { createSimulatedFlow, SIMULATOR_FEED } from './simulator-flow.ts'
import { candlesOfPast, generatePast, type SimulatedPast } from './simulator-history.ts'
import { SIMULATED_INSTRUMENTS } from './simulator-instruments.ts'
import { createPriceModel } from './simulator-prices.ts'
import { NO_SHOCKS, type ShockSettings } from './simulator-shocks.ts'

export type SimulatedPlan = {
  readonly seed: string
  readonly instruments: readonly Pick<Instrument, 'symbol' | 'priceDecimals'>[]
  readonly clock: Clock
  /** Last prices of an installation that goes on: these instruments have their history already. */
  readonly lastPrices?: ReadonlyMap<InstrumentSymbol, Price>
  readonly shocks?: ShockSettings
}

/** The generated past is kept this long after it was last asked for. */
const PAST_KEPT_MS = 60 * SECOND_MS

/** Instruments that the simulator does not know have no prices. */
export function createSimulatedSource(plan: SimulatedPlan): MarketSource {
  const { clock, lastPrices } = plan
  const startMs = clock.wallMs()
  /** The same seed at another time is another market: a restart must not repeat what was seen. */
  const name = `${plan.seed} ${startMs}`
  const { instruments, priceDecimals } = chooseInstruments(plan)
  const model = createPriceModel(instruments, name)
  const startPrices = instruments.map(({ symbol, startPrice }) => {
    const last = lastPrices?.get(symbol)
    return last === undefined ? startPrice : Number(last) / Number(PRICE_ONE)
  })
  const start = { model, priceDecimals, startPrices, startMs, name }
  const atStart = model.fork(name)
  const past = keepForAWhile(() => generatePast({ ...start, model: atStart }))
  let isRunning = false
  return {
    kind: 'simulated',
    description: 'simulated prices of a seeded model, no market behind them',
    symbols: () =>
      instruments.map(({ symbol }) => ({
        symbol,
        origin: 'simulated by a seeded model, no market behind it',
        feed: SIMULATOR_FEED,
      })),
    history: async (request) => {
      const place = instruments.findIndex(({ symbol }) => symbol === request.symbol)
      if (place === -1 || lastPrices?.has(request.symbol)) return []
      return newest(past()[place] as SimulatedPast, request, startMs)
    },
    subscribe: (listener) => {
      isRunning = true
      const shocks = plan.shocks ?? NO_SHOCKS
      return createSimulatedFlow({ ...start, shocks, clock, listener })
    },
    status: () => (isRunning ? { [SIMULATOR_FEED]: 'up' } : {}),
  }
}

function chooseInstruments({ instruments }: SimulatedPlan) {
  const decimals = new Map(instruments.map((each) => [each.symbol, each.priceDecimals]))
  const known = SIMULATED_INSTRUMENTS.filter(({ symbol }) => decimals.has(symbol))
  return {
    instruments: known,
    priceDecimals: known.map(({ symbol }) => decimals.get(symbol) as number),
  }
}

function newest(
  past: SimulatedPast,
  { interval, beforeMs, limit }: HistoryRequest,
  startMs: number,
) {
  const candles = candlesOfPast(past, interval, startMs)
  return candles.filter(({ time }) => time < beforeMs).slice(-limit)
}

/** Makes it when asked, again and the same when asked later: 100 000 candles need not stay. */
function keepForAWhile<T>(make: () => T): () => T {
  let kept: T | undefined
  let timer: NodeJS.Timeout | undefined
  return () => {
    clearTimeout(timer)
    timer = setTimeout(() => {
      kept = undefined
    }, PAST_KEPT_MS).unref()
    kept ??= make()
    return kept
  }
}
