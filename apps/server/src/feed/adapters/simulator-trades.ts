// The trades of a simulated minute: clustered orders, runs of one side, the bounce of the spread.

import { MINUTE_MS } from '@fairtick/core/time/duration'
import type { SimulatedInstrument } from './simulator-instruments.ts'
import type { MinutePath } from './simulator-prices.ts'
import type { Random } from './simulator-random.ts'

/** Columns of equal length, ascending in time. */
export type MinuteTrades = {
  /** ms since the start of the minute. */
  readonly timesMs: number[]
  /** Whole steps of the instrument's price grid. */
  readonly steps: number[]
  /** Base units. */
  readonly sizes: number[]
  /** 1: the taker bought. */
  readonly sides: (1 | -1)[]
}

export type TradeFlow = {
  readonly instrument: SimulatedInstrument
  readonly priceDecimals: number
  readonly random: Random
  /** The side of the last order. */
  side: 1 | -1
}

/** Mean number of orders that an order draws after it, and how fast, per second. */
const BRANCHING = 0.4
const FOLLOWS_PER_SECOND = 8
/** An order repeats the side of the last one with this probability. */
const SAME_SIDE = 0.69
/** An order is filled in pieces; their mean number. */
const FILLS_PER_ORDER = 1.8
const SIZE_LOG_DEVIATION = 1.7
/** Half the spread against the deviation between two orders. */
const HALF_SPREAD = 0.6

/** Whatever the model draws, a minute has no more orders than this, and no larger trade. */
export const MAX_ORDERS_PER_MINUTE = 3_000
const MAX_SIZE_OF_MEDIAN = 1_000

/** `startPrice`: the efficient price at second 0 of `path`. */
export function drawTrades(flow: TradeFlow, path: MinutePath, startPrice: number): MinuteTrades {
  const { instrument, random } = flow
  const trades: MinuteTrades = { timesMs: [], steps: [], sizes: [], sides: [] }
  const startSteps = startPrice * 10 ** flow.priceDecimals
  const sizeUnit = 10 ** instrument.sizeDecimals
  const half = halfSpread(instrument)
  let [second, middle] = [-1, startSteps]
  for (const timeMs of drawOrderTimes(instrument.ordersPerSecond * path.activity, random)) {
    if (random.uniform() > SAME_SIDE) flow.side = flow.side === 1 ? -1 : 1
    if (Math.floor(timeMs / 1_000) !== second) {
      second = Math.floor(timeMs / 1_000)
      middle = startSteps * Math.exp(path.logMoves[second] as number)
    }
    const step = Math.max(1, Math.round(middle * (1 + flow.side * half)))
    do {
      trades.timesMs.push(timeMs)
      trades.steps.push(step)
      trades.sizes.push(drawSize(instrument.medianSize, sizeUnit, random))
      trades.sides.push(flow.side)
    } while (random.uniform() > 1 / FILLS_PER_ORDER)
  }
  return trades
}

/** As a fraction of the price. */
export function halfSpread({ sigmaBp, ordersPerSecond }: SimulatedInstrument): number {
  return (HALF_SPREAD * sigmaBp * 1e-4) / Math.sqrt(ordersPerSecond * 60)
}

/** Mean volume of a minute in base units. */
export function meanMinuteVolume({ medianSize, ordersPerSecond }: SimulatedInstrument): number {
  const meanSize = medianSize * Math.exp(SIZE_LOG_DEVIATION ** 2 / 2)
  return meanSize * FILLS_PER_ORDER * ordersPerSecond * 60
}

/** A branching process: orders come by themselves, and each draws others shortly after it. */
function drawOrderTimes(ordersPerSecond: number, random: Random): readonly number[] {
  const times: number[] = []
  const draw = (timeMs: number) => {
    if (timeMs >= MINUTE_MS || times.length >= MAX_ORDERS_PER_MINUTE) return
    times.push(Math.floor(timeMs))
    const followers = random.poisson(BRANCHING)
    for (let follower = 0; follower < followers; follower += 1) {
      draw(timeMs + (random.exponential() / FOLLOWS_PER_SECOND) * 1_000)
    }
  }
  const ratePerMs = (ordersPerSecond * (1 - BRANCHING)) / 1_000
  let timeMs = random.exponential() / ratePerMs
  while (timeMs < MINUTE_MS && times.length < MAX_ORDERS_PER_MINUTE) {
    draw(timeMs)
    timeMs += random.exponential() / ratePerMs
  }
  return times.sort((a, b) => a - b)
}

/** `unit`: whole sizes are multiples of 1 / unit. */
function drawSize(medianSize: number, unit: number, random: Random): number {
  const factor = Math.exp(SIZE_LOG_DEVIATION * random.normal())
  const size = medianSize * Math.min(factor, MAX_SIZE_OF_MEDIAN)
  return Math.max(1, Math.round(size * unit)) / unit
}
