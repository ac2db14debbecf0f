// Recorded data as a market: what is played when, and what was before.

import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Candle, Interval } from '@fairtick/core/market/candle'
import { formatQuantity } from '@fairtick/core/numbers/lots'
import { formatPrice } from '@fairtick/core/numbers/price'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import {
  type AdvancingClock,
  type Clock,
  createAdvancingClock,
  steppedClock,
  systemClock,
} from '../../platform/clock.ts'
import type { MarketSource } from '../market-source.ts'
import { chooseReplayFiles } from './replay-files.ts'
import {
  createReplaySource,
  parseReplayFrom,
  parseReplaySpeed,
  SHIPPED_REPLAY,
} from './replay-source.ts'

const INSTRUMENTS = [
  { symbol: 'BTCUSDT', priceDecimals: 2 },
  { symbol: 'ETHUSDT', priceDecimals: 2 },
  { symbol: 'LTCUSDT', priceDecimals: 3 },
  { symbol: 'EURUSD', priceDecimals: 5 },
  { symbol: 'XAUUSD', priceDecimals: 2 },
]
const DAY = Date.UTC(2020, 0, 1)
const NOW = Date.UTC(2026, 4, 4, 9, 30, 20)
const CANDLES = 'ts_ms,open,high,low,close,volume'

let clock: AdvancingClock
let folder: string
/** `second of our time since the start: what came`. */
let seen: string[]
let stop: (() => Promise<void>) | undefined

beforeEach(() => {
  vi.useFakeTimers({ now: NOW })
  clock = createAdvancingClock(systemClock)
  folder = mkdtempSync(join(tmpdir(), 'replay-'))
  seen = []
})

afterEach(async () => {
  await stop?.()
  stop = undefined
  vi.useRealTimers()
})

describe('replay of 1-minute candles', () => {
  it('ticks stand at 0, 15, 30 and 45 s: low first when it rose, else high first', () => {
    writeCandles('BTCUSDT.x.csv', ['0,10,14,8,12,4', '1,12,15,9,11,1', '2,11,13,7,11,0'])
    play(replayOf('BTCUSDT.x.csv'))
    vi.advanceTimersByTime(135_000)
    expect(prices()).toEqual([
      '0 10',
      '15 8',
      '30 14',
      '45 12',
      '60 12',
      '75 15',
      '90 9',
      '105 11',
      '120 11',
      '135 13',
    ])
  })

  it('the volumes of the four ticks add up to that of the candle', () => {
    writeCandles('BTCUSDT.x.csv', ['0,10,14,8,12,0.00000007', '1,12,12,12,12,1'])
    const volumes: string[] = []
    const source = replayOf('BTCUSDT.x.csv')
    play(source, ({ volume }) => volumes.push(formatQuantity(volume)))
    vi.advanceTimersByTime(59_000)
    expect(volumes).toEqual(['0.00000001', '0.00000001', '0.00000001', '0.00000004'])
  })

  it('CLOCK=stepped holds every price until the clock is advanced, and stays alive', () => {
    writeCandles('BTCUSDT.x.csv', ['0,10,14,8,12,4', '1,12,15,9,11,1'])
    play(replayOf('BTCUSDT.x.csv', { by: steppedClock(clock) }))
    vi.advanceTimersByTime(3_600_000)
    expect(prices()).toEqual(['0 10'])
    expect(seen.filter((what) => what === 'alive').length).toBeGreaterThan(1_000)
    for (const price of ['8', '14', '12']) {
      clock.advanceMs(15_000)
      vi.advanceTimersByTime(60_000)
      expect(prices().at(-1)).toMatch(new RegExp(` ${price}$`))
    }
    expect(prices()).toHaveLength(4)
  })

  it('REPLAY_SPEED plays faster, and the loop passes a seam to the beginning', () => {
    writeCandles('BTCUSDT.x.csv', ['0,10,10,10,10,1', '1,20,20,20,20,1'])
    play(replayOf('BTCUSDT.x.csv', { speed: 60 }))
    vi.advanceTimersByTime(3_900)
    const all = prices().map((each) => each.split(' ')[1])
    expect(all).toEqual([...four(10), ...four(20), 'seam', ...four(10), ...four(20)])
  })

  it('REPLAY_FROM starts inside a file; one that does not reach it starts at its beginning', () => {
    writeCandles('BTCUSDT.x.csv', ['0,1,1,1,1,1', '1,2,2,2,2,1', '2,3,3,3,3,1'])
    writeCandles('ETHUSDT.x.csv', ['500,7,7,7,7,1', '501,8,8,8,8,1'])
    const fromMs = parseReplayFrom('2020-01-01T00:01:30Z')
    play(replayOf('.', { fromMs }), ({ symbol }) => seen.push(symbol))
    vi.advanceTimersByTime(100)
    expect(prices()).toEqual(['0 2', 'BTCUSDT', '0 7', 'ETHUSDT'])
  })

  it('is alive between rows a minute apart and silent in a hole', () => {
    writeCandles('BTCUSDT.x.csv', [0, 1, 5, 6, 8].map(flat))
    play(replayOf('BTCUSDT.x.csv'))
    const aliveMinutes = new Set<number>()
    for (let second = 0; second < 400; second += 1) {
      const before = seen.length
      vi.advanceTimersByTime(1_000)
      if (seen.slice(before).includes('alive')) aliveMinutes.add(Math.floor((second + 1) / 60))
    }
    expect([...aliveMinutes]).toEqual([0, 1, 5, 6])
    const lastBefore = Math.max(...times().filter((second) => second < 200))
    expect(lastBefore).toBe(105)
    vi.advanceTimersByTime(6_000)
    seen.length = 0
    vi.advanceTimersByTime(70_000)
    // One row is missing: 75 s lie between the last tick before it and the next.
    expect(seen).not.toContain('alive')
  })

  it('a clock that leaps takes the replay along, without the rows between', () => {
    writeCandles(
      'BTCUSDT.x.csv',
      Array.from({ length: 600 }, (_, minute) => flat(minute)),
    )
    play(replayOf('BTCUSDT.x.csv'))
    clock.advanceMs(3_600_000)
    vi.advanceTimersByTime(100)
    expect(prices().map((each) => each.split(' ')[1])).toEqual(['100', '160'])
    clock.advanceMs(10 * 3_600_000)
    vi.advanceTimersByTime(100)
    expect(prices().map((each) => each.split(' ')[1])).toEqual(['100', '160', 'seam', '160'])
  })

  it('a leap into a hole brings no price', () => {
    writeCandles('BTCUSDT.x.csv', [flat(0), flat(1), flat(200), flat(201)])
    play(replayOf('BTCUSDT.x.csv'))
    clock.advanceMs(100 * 60_000)
    vi.advanceTimersByTime(1_000)
    expect(prices()).toEqual(['0 100'])
    clock.advanceMs(100 * 60_000)
    vi.advanceTimersByTime(1_000)
    expect(prices().at(-1)?.split(' ')[1]).toBe('300')
  })
})

describe('replay of ticks', () => {
  it('plays trades as they are and quotes as their exact middle', () => {
    write('BTCUSDT.x.csv', `ts_ms,price,size,side\n${DAY},5,1,buy\n${DAY + 400},6,2,sell\n`)
    write('EURUSD.x.csv', `ts_ms,bid,ask\n${DAY},1.00001,1.00002\n${DAY + 1000},1.1,1.2\n`)
    play(replayOf('.'))
    vi.advanceTimersByTime(1_100)
    expect(prices().map((each) => each.split(' ')[1])).toEqual(['5', '1.000015', '6', '1.15'])
  })

  it('the longest tick or 1-minute file plays; pairs name a file for a symbol', () => {
    writeCandles('a/BTCUSDT.short.csv', [flat(0), flat(1)])
    writeCandles('b/BTCUSDT.long.csv', [flat(0), flat(100)])
    writeCandles('b/BTCUSDT.2010_2020.1d.csv', [flat(0), flat(14_400)])
    writeCandles('b/OTHER.x.csv', [flat(0), flat(1)])
    const replay = `${folder}, EURUSD=${join(folder, 'b/OTHER.x.csv')}`
    const chosen = chooseReplayFiles(replay, ['BTCUSDT', 'EURUSD'])
    expect(chosen.map(({ played }) => played.path.slice(folder.length))).toEqual([
      '/b/BTCUSDT.long.csv',
      '/b/OTHER.x.csv',
    ])
    expect(chosen[0]?.longer.map(({ interval }) => interval)).toEqual(['1d'])
  })

  it.each([
    ['nothing-there', /which is not there/],
    ['.', /has no ticks and no 1-minute candles of any instrument/],
  ])('refuses REPLAY=%s with a sentence', (entry, message) => {
    writeCandles('OTHER.x.csv', [flat(0)])
    expect(() => chooseReplayFiles(join(folder, entry), ['BTCUSDT'])).toThrow(message)
  })
})

describe('TR-2.10 history of a replay', () => {
  it('is the rows before the start position, re-timed so that they end now', async () => {
    writeCandles('BTCUSDT.x.csv', [flat(0), flat(1), flat(3), flat(4), flat(5)])
    const source = replayOf('BTCUSDT.x.csv', { fromMs: DAY + 4.5 * 60_000 })
    const now = NOW - (NOW % 60_000)
    expect(await history(source, '1m')).toEqual([
      [now - 4 * 60_000, '100'],
      [now - 3 * 60_000, '101'],
      [now - 1 * 60_000, '103'],
    ])
  })

  it('of a file that starts at its beginning it is the loop before', async () => {
    writeCandles('BTCUSDT.x.csv', [flat(0), flat(1), flat(2)])
    const candles = await history(replayOf('BTCUSDT.x.csv'), '1m')
    expect(candles.map(([, close]) => close)).toEqual(['100', '101', '102'])
    expect(candles.at(-1)?.[0]).toBe(NOW - (NOW % 60_000) - 60_000)
  })

  it('longer intervals are folded, with older rows of longer files in front', async () => {
    const minutes = Array.from({ length: 3_000 }, (_, minute) => flat(minute))
    writeCandles('BTCUSDT.x.csv', minutes)
    const days = [-3, -2, -1, 0, 1].map((day) => `${DAY + day * 86_400_000},9,9,9,9,1`)
    write('BTCUSDT.2019_2020.1d.csv', `${CANDLES}\n${days.join('\n')}\n`)
    const source = replayOf('.', { fromMs: DAY + 2_880 * 60_000 })
    const daily = await source.history(request('1d'))
    const starts = daily.map(({ time }) => time)
    const today = NOW - (NOW % 86_400_000)
    // Our day has 09:30 h of the two recorded days: they reach into the day before yesterday.
    expect(starts).toEqual([-5, -4, -3, -2, -1].map((day) => today + day * 86_400_000))
    expect(daily.map(({ close }) => formatPrice(close, 0)).slice(0, 2)).toEqual(['9', '9'])
    const hourly = await source.history(request('1h'))
    expect(hourly.every(({ open }) => formatPrice(open, 0) !== '9')).toBe(true)
    expect(hourly.at(-1)?.time).toBe(NOW - (NOW % 3_600_000) - 3_600_000)
    const first = hourly.find(({ time }) => time === today) as Candle
    const inside = (await source.history(request('1m'))).filter(
      ({ time }) => time >= today && time < today + 3_600_000,
    )
    expect(first.open).toBe(inside[0]?.open)
    expect(first.close).toBe(inside.at(-1)?.close)
  })

  it('gives marks, and the newest rows when there are more than asked for', async () => {
    writeCandles('BTCUSDT.x.csv', ['0,1.005,1.015,1.001,1.005,1', '1,2,2,2,2,1'])
    const [only] = await replayOf('BTCUSDT.x.csv').history({
      ...request('1m'),
      beforeMs: NOW - 100_000,
      limit: 1,
    })
    expect(only && [only.open, only.high].map((price) => formatPrice(price, 2))).toEqual([
      '1.00',
      '1.02',
    ])
  })
})

describe('the excerpt that ships', () => {
  it('plays Coinbase BTCUSD as BTCUSDT and says so, with history at every interval', async () => {
    const source = createReplaySource({
      settings: SHIPPED_REPLAY,
      instruments: INSTRUMENTS,
      clock,
    })
    const origins = Object.fromEntries(
      source.symbols().map(({ symbol, origin }) => [symbol, origin]),
    )
    expect(origins).toEqual({
      BTCUSDT: 'Coinbase BTCUSD → BTCUSDT, 2018-04-04 – 2018-04-06',
      ETHUSDT: 'Coinbase ETHUSD → ETHUSDT, 2018-04-04 – 2018-04-05',
      LTCUSDT: 'Coinbase LTCUSD → LTCUSDT, 2018-04-04 – 2018-04-06',
      EURUSD: 'FXCM EURUSD, 2014-05-01 – 2014-05-16',
      XAUUSD: 'OANDA XAUUSD, 2014-05-01 – 2014-05-15',
    })
    for (const { symbol } of source.symbols()) {
      for (const interval of ['1m', '5m', '1h', '1d'] as const) {
        const candles = await source.history({ ...request(interval), symbol })
        expect([symbol, interval, candles.length > 0]).toEqual([symbol, interval, true])
      }
    }
    const daily = await source.history({ ...request('1d'), symbol: 'EURUSD' })
    expect(daily.length).toBeGreaterThan(300)
  })
})

describe('settings of the replay', () => {
  it.each([
    ['1', 1],
    ['60', 60],
    ['0.5', 0.5],
    ['0', undefined],
    ['-1', undefined],
    ['1e3', undefined],
    ['3601', undefined],
    ['', undefined],
  ])('REPLAY_SPEED=%s', (text, speed) => {
    expect(parseReplaySpeed(text)).toBe(speed)
  })

  it.each([
    ['2021-05-19T12:55:00Z', Date.UTC(2021, 4, 19, 12, 55)],
    ['2021-05-19', Date.UTC(2021, 4, 19)],
    ['2021-05-19T12:55:00', undefined],
    ['2021-13-19T12:55:00Z', undefined],
    ['yesterday', undefined],
  ])('REPLAY_FROM=%s', (text, timeMs) => {
    expect(parseReplayFrom(text)).toBe(timeMs)
  })
})

type Choice = {
  readonly speed?: number
  readonly fromMs?: number | undefined
  readonly by?: Clock
}

function replayOf(entry: string, { speed = 1, fromMs, by = clock }: Choice = {}): MarketSource {
  const settings = { replay: join(folder, entry), speed, fromMs }
  return createReplaySource({ settings, instruments: INSTRUMENTS, clock: by })
}

function play(
  source: MarketSource,
  onQuote: Parameters<MarketSource['subscribe']>[0]['onQuote'] = () => {},
): void {
  const note = (what: string) => seen.push(`${second()} ${what}`)
  stop = source.subscribe({
    onQuote: (quote) => {
      note(formatPrice(quote.price, 0))
      onQuote(quote)
    },
    onAlive: () => seen.push('alive'),
    onDepth: () => note('depth'),
    onState: () => {},
    onSeam: () => note('seam'),
    onRecord: () => note('record'),
  })
}

function second(): number {
  return Math.round((Date.now() - NOW) / 1_000)
}

function prices(): string[] {
  return seen.filter((what) => what !== 'alive')
}

function times(): number[] {
  return prices().map((each) => Number(each.split(' ')[0]))
}

function request(interval: Interval) {
  return { symbol: 'BTCUSDT', interval, beforeMs: NOW, limit: 5_000 }
}

async function history(source: MarketSource, interval: Interval) {
  const candles = await source.history(request(interval))
  return candles.map(({ time, close }) => [time, formatPrice(close, 0)])
}

function write(name: string, text: string): void {
  const path = join(folder, name)
  mkdirSync(join(path, '..'), { recursive: true })
  writeFileSync(path, text)
}

/** Rows of `minute,open,high,low,close,volume`, the minute counted from `DAY`. */
function writeCandles(name: string, rows: readonly string[]): void {
  const timed = rows.map((row) => {
    const [minute, ...rest] = row.split(',')
    return [DAY + Number(minute) * 60_000, ...rest].join(',')
  })
  write(name, `${CANDLES}\n${timed.join('\n')}\n`)
}

/** A flat minute at the price 100 + minute. */
function flat(minute: number): string {
  const price = 100 + minute
  return `${minute},${price},${price},${price},${price},1`
}

function four(price: number): string[] {
  return Array.from({ length: 4 }, () => String(price))
}
