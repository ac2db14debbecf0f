// Both venues as one source, and which source is chosen.

import { eventually } from '@fairtick/testkit/eventually'
import { createManualClock } from '@fairtick/testkit/manual-clock'
import { MockBinance } from '@fairtick/testkit/mock-exchange/mock-binance'
import { MockKraken } from '@fairtick/testkit/mock-exchange/mock-kraken'
import { RecordedFlow } from '@fairtick/testkit/mock-exchange/recorded-flow'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { chooseSource, parseMarketChoice, type SourceFactories } from '../choose-source.ts'
import type { MarketSource } from '../market-source.ts'
import { createLiveSource, type LiveSource } from './live-source.ts'

const clock = createManualClock(Date.UTC(2026, 0, 15, 12))
const EURUSD = { bids: [['1.10000', '1.00000000']], asks: [['1.10010', '1.00000000']] } as const

let binance: MockBinance
let kraken: MockKraken
let live: LiveSource

beforeEach(async () => {
  binance = new MockBinance({ nowMs: clock.wallMs })
  kraken = new MockKraken({ nowMs: clock.wallMs, books: { 'EUR/USD': EURUSD } })
  await binance.start()
  await kraken.start()
  live = createLiveSource({
    symbols: ['BTCUSDT', 'XAUUSD', 'EURUSD', 'SPX'],
    bases: {
      binanceRest: binance.restUrl,
      binanceWs: binance.wsUrl,
      krakenRest: kraken.restUrl,
      krakenWs: kraken.wsUrl,
    },
    surroundings: { clock, random: () => 0.5, pause: async () => undefined, warn: () => undefined },
  })
})

afterEach(async () => {
  await binance.stop()
  await kraken.stop()
})

describe('the live source', () => {
  it('TR-14: prices what the venues have and says from where', () => {
    expect(live.symbols()).toEqual([
      { symbol: 'BTCUSDT', origin: 'Binance spot BTC/USDT', feed: 'binance' },
      { symbol: 'XAUUSD', origin: 'Binance spot PAXG/USDT', feed: 'binance' },
      { symbol: 'EURUSD', origin: 'Kraken spot EUR/USD', feed: 'kraken' },
    ])
  })

  it('is one flow of both venues, each with its own state', async () => {
    const flow = new RecordedFlow()
    const stop = live.subscribe(flow)
    await eventually('both connections', () => binance.clients.length + kraken.clients.length === 2)
    binance.best('BTCUSDT', { id: 1, bid: '10', ask: '12' })
    await eventually('both prices', () => flow.quotes.length === 2)
    expect(flow.prices('BTCUSDT')).toEqual(['11'])
    expect(flow.prices('EURUSD')).toEqual(['1.10005'])
    expect(live.status()).toEqual({ binance: 'up', kraken: 'up' })
    kraken.dropSockets()
    await eventually('one down', () => live.status().kraken === 'down')
    expect(live.status().binance).toBe('up')
    await stop()
  })

  it('asks the right venue for history', async () => {
    const request = { interval: '1h', beforeMs: clock.wallMs(), limit: 5 } as const
    expect((await live.history({ ...request, symbol: 'XAUUSD' })).length).toBe(5)
    expect(binance.requests.at(-1)).toContain('symbol=PAXGUSDT')
    expect((await live.history({ ...request, symbol: 'EURUSD' })).length).toBe(5)
    expect(kraken.requests.at(-1)).toContain('pair=EURUSD')
    expect(await live.history({ ...request, symbol: 'SPX' })).toEqual([])
  })
})

describe('MARKET', () => {
  const made: string[] = []
  const simulated = { kind: 'simulated', description: 'a model' } as MarketSource
  const factories: SourceFactories = {
    live: () => live,
    replay: () => ({ ...simulated, kind: 'replay', description: 'files' }),
    simulated: () => {
      made.push('simulated')
      return simulated
    },
  }

  it('auto takes the live market when REST and stream of every venue answer', async () => {
    made.length = 0
    const feeding = setInterval(() => {
      binance.best('BTCUSDT', { id: 1, bid: '10', ask: '12' })
    }, 5)
    const { source, reason } = await chooseSource('auto', factories)
    clearInterval(feeding)
    expect(source.kind).toBe('live')
    expect(reason).toBe('MARKET=auto: every venue answered: binance, kraken')
    expect(made).toEqual([])
    await eventually('no connection to be left', () => binance.clients.length === 0)
  })

  it('auto takes the simulator when one venue is silent, and names it', async () => {
    const feeding = setInterval(() => {
      binance.best('BTCUSDT', { id: 1, bid: '10', ask: '12' })
    }, 5)
    await kraken.stop()
    const { source, reason } = await chooseSource('auto', factories)
    clearInterval(feeding)
    expect(source.kind).toBe('simulated')
    expect(reason).toBe('MARKET=auto: no answer of kraken within 5 s: a model')
    await kraken.start()
  })

  it('a venue answers only when both its REST and its stream do', async () => {
    expect(await live.silentVenues(3_000)).toEqual(['binance'])
    kraken.refuse({ status: 503 })
    const feeding = setInterval(() => {
      binance.best('BTCUSDT', { id: 1, bid: '10', ask: '12' })
    }, 5)
    expect(await live.silentVenues(2_000)).toEqual(['kraken'])
    clearInterval(feeding)
  })

  it('takes what is chosen without asking anyone', async () => {
    const chosen = await chooseSource('replay', factories)
    expect(chosen.reason).toMatch(/^MARKET=replay: files \(for practice only: /)
    expect((await chooseSource('live', factories)).source).toBe(live)
    expect(binance.connectsCount + kraken.connectsCount).toBe(0)
    expect(binance.requests).toEqual([])
  })

  it('knows four words', () => {
    expect(['auto', 'live', 'replay', 'simulated', 'Live', ''].map(parseMarketChoice)).toEqual([
      'auto',
      'live',
      'replay',
      'simulated',
      undefined,
      undefined,
    ])
  })
})
