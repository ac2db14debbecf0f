// The board: what it tells of the market is the fold of the committed ticks, at every moment.

import { parseInstrument } from '@fairtick/core/market/instrument'
import { parseQuantity, type Quantity } from '@fairtick/core/numbers/lots'
import { type Price, parsePrice } from '@fairtick/core/numbers/price'
import { SECOND_MS } from '@fairtick/core/time/duration'
import { instantFromMs } from '@fairtick/core/time/instant'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { type Bus, createBus } from '../../platform/bus.ts'
import type { CandleFigures } from '../../platform/bus-topics.ts'
import { BTCUSDT } from '../engine-fixture.ts'
import { type MarketBoard, startMarketBoard } from './market-board.ts'

const MINUTE_START = Date.UTC(2026, 0, 5, 3)
const at = (seconds: number) => instantFromMs(MINUTE_START + seconds * SECOND_MS)

const instrument = parseInstrument(BTCUSDT)
const NEW = { tick: undefined, day: [], running: [] }
const ONE = parsePrice('1') as Price
const SIX = parseQuantity('6') as Quantity
let bus: Bus
let nowSeconds = 0
let candles: CandleFigures[] = []
let board: MarketBoard

beforeEach(() => {
  vi.useFakeTimers()
  nowSeconds = 0
  candles = []
  bus = createBus((fault) => {
    throw fault
  })
  bus.subscribe('candle', (update) => candles.push(...update.candles.map(({ candle }) => candle)))
  board = startMarketBoard(bus, () => at(nowSeconds))
  board.load([{ ...NEW, instrument }])
})

afterEach(() => {
  board.stop()
  vi.useRealTimers()
})

function tick(seq: number, seconds: number, price: string) {
  return {
    symbol: 'BTCUSDT',
    seq,
    time: at(seconds),
    price: parsePrice(price) as Price,
    volume: parseQuantity('1') as Quantity,
  }
}

it('closes a minute only when all its ticks are committed (TR-2.10)', () => {
  board.add([tick(1, 10, '64000'), tick(2, 59, '64010')], [], at(59.1))
  nowSeconds = 60.4
  vi.advanceTimersByTime(2 * SECOND_MS)
  // It arrived before the minute was over and was still on its way into the database.
  board.add([tick(3, 59.9, '64005')], [], at(60.3))
  board.add([tick(4, 61, '63000')], [], at(61.1))
  const told = candles.filter(({ time }) => time === MINUTE_START)
  expect(told.at(-1)).toEqual({
    time: MINUTE_START,
    open_price: '64000.00',
    high_price: '64010.00',
    low_price: '64000.00',
    close_price: '64005.00',
    volume: '3',
  })
})

it('tells all ticks in tape order, and the change of the day with the last of an instrument', () => {
  const told: (readonly [number, string | null | undefined])[] = []
  bus.subscribe('market', ({ ticks }) =>
    told.push(...ticks.map(({ seq, change }) => [seq, change] as const)),
  )
  const ether = parseInstrument({ ...BTCUSDT, symbol: 'ETHUSDT', base: 'ETH' })
  board.load([instrument, ether].map((each) => ({ ...NEW, instrument: each })))
  const ofEther = (seq: number, price: string) => ({ ...tick(seq, 1, price), symbol: 'ETHUSDT' })
  board.add([tick(1, 1, '100'), ofEther(11, '50'), tick(2, 1, '110')], [], at(1))
  board.add([ofEther(12, '50'), ofEther(13, '60'), tick(3, 2, '90')], [], at(2))
  expect(told).toEqual([
    [1, undefined],
    [11, '0'],
    [2, '0.1'],
    [12, undefined],
    [13, '0.2'],
    [3, '-0.1'],
  ])
})

it('counts the minute of a stop once, stored and recovered as it may be (TR-2.7)', async () => {
  const stored = [{ time: at(0), open: ONE, high: ONE, low: ONE, close: ONE, volume: SIX }]
  board.load([{ instrument, tick: tick(9, 30, '1'), day: stored, running: [tick(9, 30, '1')] }])
  nowSeconds = 120
  board.add([], [], at(120))
  const { instruments } = await bus.ask('market.snapshot', {})
  expect(instruments[0]?.day?.volume24h).toBe('6')
})

it('tells of the instruments that are asked for alone, and of all where none is named', async () => {
  const ether = parseInstrument({ ...BTCUSDT, symbol: 'ETHUSDT', base: 'ETH' })
  board.load([instrument, ether].map((each) => ({ ...NEW, instrument: each })))
  const symbolsOf = async (asked: { readonly symbols?: readonly string[] }) =>
    (await bus.ask('market.snapshot', asked)).instruments.map(({ symbol }) => symbol)
  expect(await symbolsOf({})).toEqual(['BTCUSDT', 'ETHUSDT'])
  expect(await symbolsOf({ symbols: ['ETHUSDT', 'XRPUSDT'] })).toEqual(['ETHUSDT'])
})
