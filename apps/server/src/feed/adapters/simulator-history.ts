// The past of a simulated market: one path, generated backwards from the price it starts at.

import type { Candle, Interval } from '@fairtick/core/market/candle'
import { foldCandles } from '@fairtick/core/market/fold-candles'
import { nextIntervalStart, startOfInterval } from '@fairtick/core/market/interval'
import { LOTS_DECIMALS, type Quantity } from '@fairtick/core/numbers/lots'
import { PRICE_DECIMALS, type Price } from '@fairtick/core/numbers/price'
import { DAY_MS, HOUR_MS, MINUTE_MS } from '@fairtick/core/time/duration'
import { type Instant, instantFromMs } from '@fairtick/core/time/instant'
import type { SimulatedInstrument } from './simulator-instruments.ts'
import { createPriceModel, SECONDS_PER_MINUTE, type VolatilityState } from './simulator-prices.ts'
import { createRandom } from './simulator-random.ts'
import {
  drawTrades,
  type MinuteTrades,
  meanMinuteVolume,
  type TradeFlow,
} from './simulator-trades.ts'

/** Closed candles of one instrument, ascending; each list ends where the finer one begins. */
export type SimulatedPast = {
  readonly minutes: readonly Candle[]
  readonly hours: readonly Candle[]
  readonly days: readonly Candle[]
}

export type PastPlan = {
  readonly instruments: readonly SimulatedInstrument[]
  /** The market at its start. */
  readonly volatility: VolatilityState
  readonly priceDecimals: readonly number[]
  /** Prices at the start, in the order of the model's instruments. */
  readonly startPrices: readonly number[]
  readonly startMs: number
  /** Of the past alone: nothing of the days to come may be known by it. */
  readonly key: Uint8Array
}

/** At least this much of each is generated, from the start of a UTC day (days: of a month) on. */
const MINUTES_BACK_MS = 3 * DAY_MS
const HOURS_BACK_MS = 90 * DAY_MS
const DAYS_BACK_MS = 3 * 365 * DAY_MS + DAY_MS

/**
 * The volatility processes look the same in both directions of time, and the price has no drift:
 * so the path that leads to the start is drawn like the one that leads away from it.
 */
export function generatePast(plan: PastPlan): readonly SimulatedPast[] {
  const startMs = instantFromMs(plan.startMs)
  const minutesFrom = startOfInterval(instantFromMs(startMs - MINUTES_BACK_MS), '1d')
  const hoursFrom = startOfInterval(instantFromMs(startMs - HOURS_BACK_MS), '1d')
  const daysFrom = startOfInterval(instantFromMs(startMs - DAYS_BACK_MS), '1M')
  const walk = createBackwardWalk(plan)
  const minutes = walk.minutes(startOfInterval(startMs, '1m'), minutesFrom)
  const hours = walk.coarse({ to: minutesFrom, from: hoursFrom, stepMs: HOUR_MS, parts: 12 })
  const days = walk.coarse({ to: hoursFrom, from: daysFrom, stepMs: DAY_MS, parts: 24 })
  return plan.instruments.map((_, place) => ({
    minutes: minutes[place] ?? [],
    hours: hours[place] ?? [],
    days: days[place] ?? [],
  }))
}

/** The closed candles of an interval that ended at or before `startMs`, ascending. */
export function candlesOfPast(
  past: SimulatedPast,
  interval: Interval,
  startMs: number,
): readonly Candle[] {
  const { minutes, hours, days } = past
  if (interval === '1m') return minutes
  const parts = isWithinDay(interval) ? minutes : [...days, ...hours, ...minutes]
  const source = interval === '1h' || interval === '4h' ? [...hours, ...minutes] : parts
  return foldCandles(source, interval).filter(
    ({ time }) => nextIntervalStart(time, interval) <= startMs,
  )
}

function isWithinDay(interval: Interval): boolean {
  return interval === '5m' || interval === '15m' || interval === '30m'
}

type CoarseRange = {
  readonly from: Instant
  readonly to: Instant
  readonly stepMs: number
  /** Moves that make up one candle. */
  readonly parts: number
}

/** Of the past candles alone are kept: fewer orders, larger ones, give the same sooner. */
const PAST_ORDERS_PER_SECOND_MAX = 1.5

function thinnedOut(instrument: SimulatedInstrument): SimulatedInstrument {
  const ordersPerSecond = Math.min(instrument.ordersPerSecond, PAST_ORDERS_PER_SECOND_MAX)
  const times = instrument.ordersPerSecond / ordersPerSecond
  return { ...instrument, ordersPerSecond, medianSize: instrument.medianSize * times }
}

function createBackwardWalk(plan: PastPlan) {
  const { instruments, volatility, priceDecimals, startPrices, key } = plan
  const past = createPriceModel(instruments, volatility, key)
  const prices = [...startPrices]
  const flows = past.instruments.map(
    (instrument, place): TradeFlow => ({
      instrument: thinnedOut(instrument),
      priceDecimals: priceDecimals[place] as number,
      random: createRandom(key, `trades ${instrument.symbol}`),
      side: 1,
    }),
  )
  const emptyLists = () => past.instruments.map((): Candle[] => [])
  return {
    minutes: (to: Instant, from: Instant): Candle[][] => {
      const lists = emptyLists()
      for (let ms = to - MINUTE_MS; ms >= from; ms -= MINUTE_MS) {
        for (const [place, path] of past.stepMinute().entries()) {
          const flow = flows[place] as TradeFlow
          const endPrice = prices[place] as number
          const startPrice = endPrice / Math.exp(path.logMoves[SECONDS_PER_MINUTE] as number)
          const trades = drawTrades(flow, path, startPrice)
          lists[place]?.push(candleOfTrades(instantFromMs(ms), trades, { flow, startPrice }))
          prices[place] = startPrice
        }
      }
      return lists.map((list) => list.reverse())
    },
    coarse: ({ from, to, stepMs, parts }: CoarseRange): Candle[][] => {
      const lists = emptyLists()
      const partMinutes = stepMs / MINUTE_MS / parts
      for (let ms = to - stepMs; ms >= from; ms -= stepMs) {
        const ranges = prices.map((price) => ({
          open: price,
          high: price,
          low: price,
          close: price,
        }))
        const volumes = prices.map(() => 0)
        for (let part = 0; part < parts; part += 1) {
          for (const [place, { logMove, activity }] of past.stepCoarsely(partMinutes).entries()) {
            const range = ranges[place] as PriceRange
            range.open /= Math.exp(logMove)
            range.high = Math.max(range.high, range.open)
            range.low = Math.min(range.low, range.open)
            volumes[place] = (volumes[place] as number) + activity * partMinutes
          }
        }
        for (const [place, flow] of flows.entries()) {
          const range = ranges[place] as PriceRange
          const volume = (volumes[place] as number) * meanMinuteVolume(flow.instrument)
          lists[place]?.push(candleOfRange(instantFromMs(ms), range, { flow, volume }))
          prices[place] = range.open
        }
      }
      return lists.map((list) => list.reverse())
    },
  }
}

type PriceRange = { open: number; high: number; low: number; close: number }

function candleOfRange(
  time: Instant,
  { open, high, low, close }: PriceRange,
  { flow, volume }: { readonly flow: TradeFlow; readonly volume: number },
): Candle {
  const price = (value: number) => stepsToPrice(nearestStep(value, flow), flow.priceDecimals)
  return {
    time,
    open: price(open),
    high: price(high),
    low: price(low),
    close: price(close),
    volume: sizeToQuantity(volume, flow.instrument),
  }
}

/** A minute without a trade stands flat, as the live minutes of a quiet source do. */
function candleOfTrades(
  time: Instant,
  { steps, sizes }: MinuteTrades,
  { flow, startPrice }: { readonly flow: TradeFlow; readonly startPrice: number },
): Candle {
  const all = steps.length === 0 ? [nearestStep(startPrice, flow)] : steps
  const price = (step: number | undefined) => stepsToPrice(step ?? 0, flow.priceDecimals)
  let [high, low, volume] = [all[0] as number, all[0] as number, 0]
  for (const step of all) {
    if (step > high) high = step
    if (step < low) low = step
  }
  for (const size of sizes) volume += size
  return {
    time,
    open: price(all[0]),
    high: price(high),
    low: price(low),
    close: price(all.at(-1)),
    volume: sizeToQuantity(volume, flow.instrument),
  }
}

function nearestStep(price: number, { priceDecimals }: TradeFlow): number {
  return Math.max(1, Math.round(price * 10 ** priceDecimals))
}

/** Whole steps of the price grid as a Price. */
export function stepsToPrice(steps: number, priceDecimals: number): Price {
  return (BigInt(steps) * 10n ** BigInt(PRICE_DECIMALS - priceDecimals)) as Price
}

/** Base units with the instrument's decimals as a Quantity. */
export function sizeToQuantity(
  size: number,
  { sizeDecimals }: Pick<SimulatedInstrument, 'sizeDecimals'>,
): Quantity {
  const units = Math.round(size * 10 ** sizeDecimals)
  return (BigInt(units) * 10n ** BigInt(LOTS_DECIMALS - sizeDecimals)) as Quantity
}
