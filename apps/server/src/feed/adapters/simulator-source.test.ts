// The simulated market as a source: one path, on the grid, the same for the same seed.

import type { Candle, Interval } from '@fairtick/core/market/candle'
import { foldCandles } from '@fairtick/core/market/fold-candles'
import { formatPrice, type Price, parsePrice, roundPrice } from '@fairtick/core/numbers/price'
import { DAY_MS } from '@fairtick/core/time/duration'
import { logReturns, mean } from '@fairtick/testkit/price-statistics'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createAdvancingClock, systemClock } from '../../platform/clock.ts'
import type { MarketSource } from '../market-source.ts'
import { seededDays } from './seeded-days.ts'
import { crashMinutes } from './simulator-shocks.ts'
import { createSimulatedSource, type SimulatedPlan } from './simulator-source.ts'

const NOW = Date.UTC(2026, 4, 4, 9, 30, 20)
const INSTRUMENTS = [
  { symbol: 'BTCUSDT', priceDecimals: 2 },
  { symbol: 'EURUSD', priceDecimals: 5 },
  { symbol: 'UNKNOWN', priceDecimals: 2 },
]

let stops: (() => Promise<void>)[]

beforeEach(() => {
  vi.useFakeTimers({ now: NOW })
  stops = []
})

afterEach(async () => {
  await Promise.all(stops.map((stop) => stop()))
  vi.useRealTimers()
})

describe('simulated source', () => {
  it('the same seed and clock give the same trades, however often it is looked at', () => {
    const seen = play(sourceOf({}))
    vi.advanceTimersByTime(300_000)
    expect(seen.length).toBeGreaterThan(300)
    for (const stop of stops.splice(0)) stop()
    vi.setSystemTime(NOW)
    const clock = createAdvancingClock(systemClock)
    const again = play(sourceOf({ clock }))
    for (let turn = 0; turn < 75; turn += 1) {
      clock.advanceMs(3_950)
      vi.advanceTimersByTime(50)
    }
    expect(again.toSorted()).toEqual(seen.toSorted())
  })

  it('another seed, and the same seed at another time, give another market', () => {
    const first = play(sourceOf({}))
    const other = play(sourceOf({ days: seededDays('other') }))
    vi.advanceTimersByTime(60_000)
    for (const stop of stops.splice(0)) stop()
    const later = play(sourceOf({}))
    vi.advanceTimersByTime(60_000)
    expect(other).not.toEqual(first)
    expect(later).not.toEqual(first)
  })

  it('starts every known instrument at once, on the price grid, and is alive', () => {
    const alive = new Set<string>()
    const source = sourceOf({})
    const seen: [string, Price][] = []
    listen(source, {
      onQuote: ({ symbol, price }) => seen.push([symbol, price]),
      onAlive: (symbol) => alive.add(symbol),
    })
    expect(seen.map(([symbol, price]) => `${symbol} ${formatPrice(price, 0)}`)).toEqual([
      'BTCUSDT 64000',
      'EURUSD 1.085',
    ])
    vi.advanceTimersByTime(120_000)
    for (const [symbol, price] of seen) {
      const decimals = INSTRUMENTS.find((each) => each.symbol === symbol)?.priceDecimals ?? 0
      expect(roundPrice(price, decimals)).toBe(price)
      expect(price > 0n).toBe(true)
    }
    expect([...alive]).toEqual(['BTCUSDT', 'EURUSD'])
    expect(source.symbols().map(({ symbol }) => symbol)).toEqual(['BTCUSDT', 'EURUSD'])
    expect(source.status()).toEqual({ simulator: 'up' })
  })

  it('goes on from the last prices of an installation, without a new past', async () => {
    const lastPrices = new Map([['BTCUSDT', parsePrice('51234.56') as Price]])
    const source = sourceOf({ lastPrices })
    const seen = play(source)
    expect(seen[0]).toBe('BTCUSDT 51234.56 0')
    expect(await history(source, '1m')).toEqual([])
    expect((await history(source, '1m', 'EURUSD')).length).toBeGreaterThan(4_000)
  })

  it('a leap of the clock brings one price per instrument, not what was skipped', () => {
    const clock = createAdvancingClock(systemClock)
    const seen = play(sourceOf({ clock }))
    const before = seen.length
    clock.advanceMs(3 * DAY_MS)
    vi.advanceTimersByTime(50)
    expect(seen.slice(before).map((each) => each.split(' ')[0])).toEqual(['BTCUSDT', 'EURUSD'])
    vi.advanceTimersByTime(120_000)
    expect(seen.length).toBeGreaterThan(before + 50)
  })
})

describe('TR-2.10 history of a simulated market', () => {
  it('is long enough for every interval and one path: longer candles are folds', async () => {
    const source = sourceOf({})
    const [minutes, hours, days] = await Promise.all([
      history(source, '1m'),
      history(source, '1h'),
      history(source, '1d'),
    ])
    expect(minutes.length).toBeGreaterThanOrEqual(3 * 1_440)
    expect(hours.length).toBeGreaterThanOrEqual(90 * 24)
    expect(days.length).toBeGreaterThanOrEqual(3 * 365)
    expectWithoutHoles(minutes, 60_000)
    expectWithoutHoles(hours, 3_600_000)
    expectWithoutHoles(days, DAY_MS)
    expect(minutes.at(-1)?.time).toBe(NOW - (NOW % 60_000) - 60_000)
    expect(hours.at(-1)?.time).toBe(NOW - (NOW % 3_600_000) - 3_600_000)
    expectTails(foldCandles(minutes, '1h'), hours)
    expectTails(foldCandles(hours, '1d'), days)
    expect(await history(source, '1h')).toEqual(hours)
  })

  it('ends at the price at which the live flow starts', async () => {
    const source = sourceOf({})
    const last = (await history(source, '1m')).at(-1)
    expect(Number(formatPrice(last?.close as Price, 0)) / 64_000).toBeCloseTo(1, 2)
  })

  it('moves like the flow does: hours add up from minutes', async () => {
    const closes = (await history(sourceOf({}), '1m')).map(({ close }) => Number(close))
    const square = (step: number) => {
      const returns = logReturns(closes, step)
      return mean(returns.map((value) => value * value))
    }
    const ratio = square(60) / (60 * square(1))
    expect(ratio).toBeGreaterThan(0.5)
    expect(ratio).toBeLessThan(2)
  })

  it('has no candle of an interval that had not ended, nor more than asked for', async () => {
    const source = sourceOf({})
    for (const interval of ['5m', '4h', '1w', '1M'] as const) {
      const candles = await history(source, interval)
      expect(candles.length).toBeGreaterThan(30)
      expect(candles.at(-1)?.time).toBeLessThan(NOW)
    }
    const before = { symbol: 'BTCUSDT', interval: '1m' as const, beforeMs: NOW - DAY_MS, limit: 10 }
    const page = await source.history(before)
    expect(page).toHaveLength(10)
    expect(page.at(-1)?.time).toBeLessThan(before.beforeMs)
  })
})

describe('shocks of the simulated market', () => {
  it('a crash falls from 38 700 to 30 000 and comes back, by minutes of 8 %', () => {
    const moves = crashMinutes()
    const path = moves.map((_, end) => moves.slice(0, end + 1).reduce((sum, move) => sum + move, 0))
    expect(38_700 * Math.exp(path[69] as number)).toBeCloseTo(30_000, 3)
    expect(38_700 * Math.exp(path.at(-1) as number)).toBeCloseTo(37_000, 3)
    expect(moves.filter((move) => move <= -0.08)).toHaveLength(3)
  })

  it('happens when it is asked for', () => {
    const lowOf = (crashAtMinute: number | undefined) => {
      const clock = createAdvancingClock(systemClock)
      const prices: number[] = []
      listen(sourceOf({ clock, shocks: { jumpsPerDay: 0, crashAtMinute } }), {
        onQuote: ({ symbol, price }) => {
          if (symbol === 'BTCUSDT') prices.push(Number(formatPrice(price, 0)))
        },
      })
      for (let turn = 0; turn < 1_100; turn += 1) {
        clock.advanceMs(3_950)
        vi.advanceTimersByTime(50)
      }
      for (const stop of stops.splice(0)) stop()
      vi.setSystemTime(NOW)
      return Math.min(...prices) / 64_000
    }
    expect(lowOf(undefined)).toBeGreaterThan(0.93)
    expect(lowOf(1)).toBeLessThan(0.82)
  })
})

function sourceOf(change: Partial<SimulatedPlan>): MarketSource {
  return createSimulatedSource({
    days: seededDays('test'),
    instruments: INSTRUMENTS,
    clock: systemClock,
    ...change,
  })
}

function play(source: MarketSource): string[] {
  const seen: string[] = []
  listen(source, {
    onQuote: ({ symbol, price, volume }) =>
      seen.push(`${symbol} ${formatPrice(price, 0)} ${volume}`),
  })
  return seen
}

function listen(
  source: MarketSource,
  listener: Partial<Parameters<MarketSource['subscribe']>[0]>,
): void {
  const ignore = () => {}
  const rest = {
    onAlive: ignore,
    onDepth: ignore,
    onState: ignore,
    onSeam: ignore,
    onRecord: ignore,
  }
  stops.push(source.subscribe({ onQuote: ignore, ...rest, ...listener }))
}

function history(source: MarketSource, interval: Interval, symbol = 'BTCUSDT') {
  return source.history({ symbol, interval, beforeMs: NOW, limit: 10_000 })
}

function expectWithoutHoles(candles: readonly Candle[], stepMs: number): void {
  for (const [place, { time }] of candles.entries()) {
    const before = candles[place - 1]
    if (before) expect(time - before.time).toBe(stepMs)
  }
}

/** The whole candles of `folded` are the newest of `longer`. */
function expectTails(folded: readonly Candle[], longer: readonly Candle[]): void {
  const whole = folded.filter(({ time }) => time <= (longer.at(-1)?.time ?? 0))
  expect(whole.length).toBeGreaterThan(50)
  expect(longer.slice(-whole.length)).toEqual(whole)
}
