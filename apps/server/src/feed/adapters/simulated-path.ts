// The path of a simulated day, minute by minute: the same for whoever has the day.

import { PRICE_ONE, type Price } from '@fairtick/core/numbers/price'
import { MINUTE_MS, SECOND_MS } from '@fairtick/core/time/duration'
import type { DayInstrument, SimulatedDay } from './simulated-day.ts'
import {
  createPriceModel,
  drawVolatility,
  type MinutePath,
  SECONDS_PER_MINUTE,
  type VolatilityState,
} from './simulator-prices.ts'
import { createRandom } from './simulator-random.ts'
import { createShocks } from './simulator-shocks.ts'
import { drawTrades, type MinuteTrades } from './simulator-trades.ts'

/** One instrument in the minute that runs. */
export type RunningMinute = {
  readonly instrument: DayInstrument
  /** The efficient price at its start. */
  readonly startPrice: number
  readonly trades: MinuteTrades
}

export type DayPath = {
  readonly day: SimulatedDay
  /** The minute that runs; −1: none yet. */
  readonly minute: () => number
  /** Goes on to that minute of the day. What lies between is walked, not traded. */
  readonly moveTo: (minute: number) => readonly RunningMinute[]
  /** What another day that begins at that moment begins with; no earlier minute than this one. */
  readonly stateAt: (timeMs: number) => DayEnd
}

export type DayEnd = {
  readonly prices: ReadonlyMap<string, number>
  readonly volatility: VolatilityState
}

export function createDayPath(day: SimulatedDay): DayPath {
  const { instruments } = day
  const key = Buffer.from(day.key, 'hex')
  const model = createPriceModel(instruments, day.volatility, key)
  const addShocks = createShocks(instruments, day.shocks, key)
  const starts = instruments.map(({ startPrice }) => startPrice)
  const paths = instruments.map(() => new Float64Array(SECONDS_PER_MINUTE + 1))
  const activities = instruments.map(() => 1)
  let minute = -1

  const priceAt = (place: number, second: number): number =>
    (starts[place] as number) * Math.exp(paths[place]?.[second] as number)

  const walkMinute = () => {
    const next = model.stepMinute()
    addShocks(next)
    for (const [place, path] of next.entries()) {
      starts[place] = priceAt(place, SECONDS_PER_MINUTE)
      paths[place]?.set(path.logMoves)
      activities[place] = path.activity
    }
    minute += 1
  }

  const tradesOf = (instrument: DayInstrument, place: number): MinuteTrades => {
    // A stream of the minute's own: the trades of others need not be drawn to come to it.
    const random = createRandom(key, `trades ${instrument.symbol} ${minute}`)
    const side = random.uniform() < 0.5 ? 1 : -1
    const path: MinutePath = {
      logMoves: paths[place] as Float64Array,
      activity: activities[place] as number,
    }
    const { priceDecimals } = instrument
    return drawTrades({ instrument, priceDecimals, random, side }, path, starts[place] as number)
  }

  return {
    day,
    minute: () => minute,
    moveTo: (target) => {
      while (minute < target) walkMinute()
      return instruments.map((instrument, place) => ({
        ...{ instrument, startPrice: starts[place] as number },
        trades: tradesOf(instrument, place),
      }))
    },
    stateAt: (timeMs) => {
      const elapsedMs = Math.min(timeMs, day.untilMs) - day.fromMs
      // The last moment of a minute belongs to it: the next one begins with its end.
      const target = Math.max(0, Math.ceil(elapsedMs / MINUTE_MS) - 1)
      while (minute < target) walkMinute()
      const second = Math.floor((elapsedMs - minute * MINUTE_MS) / SECOND_MS)
      const within = Math.min(SECONDS_PER_MINUTE, Math.max(0, second))
      return {
        prices: new Map(instruments.map(({ symbol }, place) => [symbol, priceAt(place, within)])),
        volatility: model.state(),
      }
    },
  }
}

/** The processes go on; with more or fewer instruments than before the key draws them. */
export function startVolatility(
  instruments: readonly DayInstrument[],
  end: DayEnd | undefined,
  key: Uint8Array,
): VolatilityState {
  const isSame = end?.volatility.own.length === instruments.length
  return isSame ? end.volatility : drawVolatility(instruments, key)
}

export function toNumber(price: Price): number {
  return Number(price) / Number(PRICE_ONE)
}

/** Whole steps of the price grid. */
export function nearestStep(price: number, priceDecimals: number): number {
  return Math.max(1, Math.round(price * 10 ** priceDecimals))
}
