// Is the simulated market like a real one? Bands that cover recorded months, and bad simulations.

import {
  autocorrelation,
  correlation,
  fanoFactor,
  logReturns,
  type MinuteStatistics,
  mean,
  measureMinutes,
  quantileOf,
} from '@fairtick/testkit/price-statistics'
import { beforeAll, describe, expect, it } from 'vitest'
import { SIMULATED_INSTRUMENTS, type SimulatedInstrument } from './simulator-instruments.ts'
import { createPriceModel, drawVolatility } from './simulator-prices.ts'
import { createRandom, keyOfSeed } from './simulator-random.ts'
import { drawTrades, type MinuteTrades, type TradeFlow } from './simulator-trades.ts'

const MINUTES = 30 * 1_440
/** Trades are drawn and counted over this part; behind it a close is the price itself. */
const COUNTED_MINUTES = 3 * 1_440
/** Single trades are looked at over this part. */
const TRADE_MINUTES = 1_000
const KEY = keyOfSeed('acceptance')

/** One instrument of each class of the model; of the others only the prices are looked at. */
const CLASSES = ['BTCUSDT', 'ETHUSDT', 'SOLUSDT', 'DOGEUSDT', 'EURUSD', 'USDJPY', 'XAUUSD']
const PRICE_DECIMALS: Readonly<Record<string, number>> = {
  BTCUSDT: 2,
  ETHUSDT: 2,
  SOLUSDT: 3,
  DOGEUSDT: 6,
  TRXUSDT: 6,
  LINKUSDT: 4,
  AVAXUSDT: 4,
  LTCUSDT: 3,
  USDJPY: 3,
  XAUUSD: 2,
  DOTUSDT: 4,
  BCHUSDT: 2,
}
const USUAL_DECIMALS = 5

type Run = {
  readonly instrument: SimulatedInstrument
  readonly closes: Float64Array
  readonly counts60: number[]
  readonly counts10: number[]
  readonly priceChanges: number[]
  readonly sides: number[]
  readonly sizes: number[]
  /** Sums of ln(high/low) and |ln(close/open)| over the minutes. */
  range: number
  body: number
}

const runs = new Map<string, Run>()

beforeAll(() => {
  const isCrypto = ({ share }: SimulatedInstrument) => share > 0
  const instruments = SIMULATED_INSTRUMENTS.filter(
    (instrument) => isCrypto(instrument) || CLASSES.includes(instrument.symbol),
  )
  for (const run of simulate(instruments)) runs.set(run.instrument.symbol, run)
})

describe.each(CLASSES)('30 simulated days of %s', (symbol) => {
  it('minutes lie within the bands of real ones', () => {
    const { closes, instrument } = runOf(symbol)
    const breaches = findBreaches(measureMinutes(closes), instrument.sigmaBp)
    expect(breaches).toEqual([])
  })

  it('trades cluster, bounce and come in runs like real ones', () => {
    const run = runOf(symbol)
    const sizeSkew = mean(run.sizes) / quantileOf(run.sizes, 0.5)
    expect(fanoFactor(run.counts60)).toBeGreaterThanOrEqual(4)
    expect(autocorrelation(run.counts10, 1)).toBeGreaterThanOrEqual(0.15)
    expectWithin(autocorrelation(run.priceChanges, 1), [-0.45, -0.02])
    expectWithin(autocorrelation(run.sides, 1), [0.3, 0.7])
    expectWithin(sizeSkew, [1.5, 10])
  })
})

describe('30 simulated days together', () => {
  it('BTC and ETH move together, all of crypto somewhat, forex apart from it', () => {
    const returns = new Map(
      [...runs].map(([symbol, { closes }]) => [symbol, logReturns(closes, 1)] as const),
    )
    const of = (a: string, b: string) =>
      correlation(returns.get(a) as Float64Array, returns.get(b) as Float64Array)
    expectWithin(of('BTCUSDT', 'ETHUSDT'), [0.7, 0.92])
    const crypto = [...returns.keys()].filter((symbol) => symbol.endsWith('USDT'))
    expect(crypto).toHaveLength(13)
    for (const a of crypto) {
      for (const b of crypto) if (a < b) expect(of(a, b)).toBeGreaterThanOrEqual(0.45)
      for (const b of ['EURUSD', 'USDJPY', 'XAUUSD']) {
        expect(Math.abs(of(a, b))).toBeLessThanOrEqual(0.2)
      }
    }
  })

  it('the range of a BTC minute against its body is that of a real one', () => {
    const { range, body } = runOf('BTCUSDT')
    expectWithin(range / body, [1.6, 2.1])
  })
})

describe('bad simulations are found out', () => {
  it.each([
    ['a Gaussian walk', () => walk((random) => 0.001 * random.normal())],
    ['uniform steps', () => walk((random) => 0.002 * (random.uniform() - 0.5))],
    ['independent Student-t minutes', () => walk((random) => 0.0005 * studentT(random))],
    ['a sine', () => Float64Array.from({ length: MINUTES }, (_, m) => 100 + 5 * Math.sin(m / 300))],
  ])('%s', (_name, draw) => {
    const closes = draw()
    const statistics = measureMinutes(closes)
    expect(findBreaches(statistics, statistics.sigmaBp)).not.toEqual([])
  })

  it('a random change that has nothing to do with the price', () => {
    const closes = [...runOf('BTCUSDT').closes]
    const random = createRandom(KEY, 'change')
    const days = Array.from({ length: 28 }, (_, day) => 1_440 * (day + 1))
    const real = days.map((m) => (closes[m] as number) / (closes[m - 1_440] as number) - 1)
    const made = days.map(() => 0.05 * random.normal())
    expect(isRealChange(closes, days, real)).toBe(true)
    expect(isRealChange(closes, days, made)).toBe(false)
  })
})

function simulate(instruments: readonly SimulatedInstrument[]): readonly Run[] {
  const model = createPriceModel(instruments, drawVolatility(instruments, KEY), KEY)
  const prices = instruments.map(({ startPrice }) => startPrice)
  const all = instruments.map(
    (instrument): Run => ({
      instrument,
      closes: new Float64Array(MINUTES),
      counts60: [],
      counts10: [],
      priceChanges: [],
      sides: [],
      sizes: [],
      range: 0,
      body: 0,
    }),
  )
  const flows = instruments.map((instrument): TradeFlow => {
    const priceDecimals = PRICE_DECIMALS[instrument.symbol] ?? USUAL_DECIMALS
    const random = createRandom(KEY, `trades ${instrument.symbol}`)
    return { instrument, priceDecimals, random, side: 1 }
  })
  for (let minute = 0; minute < MINUTES; minute += 1) {
    for (const [place, path] of model.stepMinute().entries()) {
      const [run, flow] = [all[place] as Run, flows[place] as TradeFlow]
      const startPrice = prices[place] as number
      const endPrice = startPrice * Math.exp(path.logMoves[60] as number)
      prices[place] = endPrice
      if (!CLASSES.includes(flow.instrument.symbol) || minute >= COUNTED_MINUTES) {
        run.closes[minute] = endPrice
        continue
      }
      const trades = drawTrades(flow, path, startPrice)
      const before = run.closes[minute - 1] ?? startPrice
      run.closes[minute] =
        (trades.steps.at(-1) ?? before * 10 ** flow.priceDecimals) / 10 ** flow.priceDecimals
      countTrades(run, trades)
      if (minute < TRADE_MINUTES) noteTrades(run, trades)
    }
  }
  return all
}

function countTrades(run: Run, { timesMs, steps }: MinuteTrades): void {
  const tens = [0, 0, 0, 0, 0, 0]
  for (const timeMs of timesMs)
    tens[Math.floor(timeMs / 10_000)] = (tens[Math.floor(timeMs / 10_000)] ?? 0) + 1
  run.counts10.push(...tens)
  run.counts60.push(timesMs.length)
  const [open, close] = [steps[0], steps.at(-1)]
  if (open === undefined || close === undefined) return
  let [high, low] = [open, open]
  for (const step of steps) {
    if (step > high) high = step
    if (step < low) low = step
  }
  run.range += Math.log(high / low)
  run.body += Math.abs(Math.log(close / open))
}

function noteTrades(run: Run, { steps, sides, sizes }: MinuteTrades): void {
  for (const [place, step] of steps.entries()) {
    if (place > 0) run.priceChanges.push(step - (steps[place - 1] as number))
  }
  run.sides.push(...sides)
  run.sizes.push(...sizes)
}

type Band = readonly [number, number]

/** Every statistic outside of its band, by name. */
function findBreaches(of: MinuteStatistics, configuredBp: number): readonly string[] {
  const [lag1, lag10, lag60, lag240] = of.memory
  const bands: readonly (readonly [string, number, Band])[] = [
    ['volatility', of.sigmaBp / configuredBp, [0.75, 1.25]],
    ['acf1 of returns', Math.abs(of.acf1), [0, 0.1]],
    ['VR60', of.varianceRatio60, [0.7, 1.3]],
    ['kurtosis', of.kurtosis, [4, 25]],
    ['99.9 % quantile', of.quantile, [5.5, 9.5]],
    ['GARCH a + b', of.persistence, [0.93, 1]],
    ['GARCH nu', of.tailNu, [0, 13]],
    ['A1', lag1, [0.18, 0.48]],
    ['A10', lag10, [0.07, 0.45]],
    ['A60', lag60, [0.03, 0.28]],
    ['A240', lag240, [0.01, 1]],
    ['A1 > A10', lag1 - lag10, [Number.EPSILON, 1]],
    ['A10 > A60', lag10 - lag60, [Number.EPSILON, 1]],
  ]
  return bands.flatMap(([name, value, [low, high]]) =>
    value >= low && value <= high ? [] : [`${name} is ${value.toFixed(3)}, not ${low}..${high}`],
  )
}

function expectWithin(value: number, [low, high]: Band): void {
  expect(value).toBeGreaterThanOrEqual(low)
  expect(value).toBeLessThanOrEqual(high)
}

function runOf(symbol: string): Run {
  const run = runs.get(symbol)
  if (!run) throw new Error(`${symbol} was not simulated`)
  return run
}

type Draw = (random: ReturnType<typeof createRandom>) => number

function walk(step: Draw): Float64Array {
  const random = createRandom(KEY, 'control')
  let price = 100
  return Float64Array.from({ length: MINUTES }, () => {
    price *= Math.exp(step(random))
    return price
  })
}

function studentT(random: ReturnType<typeof createRandom>): number {
  return random.normal() / Math.sqrt(random.chiSquared(4) / 4)
}

function isRealChange(
  closes: readonly number[],
  minutes: readonly number[],
  changes: readonly number[],
): boolean {
  return minutes.every((minute, place) => {
    const real = (closes[minute] as number) / (closes[minute - 1_440] as number) - 1
    return Math.abs(real - (changes[place] as number)) < 1e-6
  })
}
