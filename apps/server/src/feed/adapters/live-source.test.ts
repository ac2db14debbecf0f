// Both venues as one source, and which source is chosen.

import { eventually } from '@fairtick/testkit/eventually'
import { createManualClock } from '@fairtick/testkit/manual-clock'
import { MockBinance } from '@fairtick/testkit/mock-exchange/mock-binance'
import { MockKraken } from '@fairtick/testkit/mock-exchange/mock-kraken'
import { RecordedFlow } from '@fairtick/testkit/mock-exchange/recorded-flow'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { chooseSource, parseMarketChoice, type SourceFactories } from '../choose-source.ts'
import type { MarketSource, VenueQuote } from '../market-source.ts'
import { BINANCE_REST, BINANCE_WS } from './binance-markets.ts'
import { KRAKEN_REST, KRAKEN_WS } from './kraken-markets.ts'
import { createLiveSource, type LiveSource } from './live-source.ts'

const clock = createManualClock(Date.UTC(2026, 0, 15, 12))
const EURUSD = { bids: [['1.10000', '1.00000000']], asks: [['1.10010', '1.00000000']] } as const

const SYMBOLS = ['BTCUSDT', 'XAUUSD', 'EURUSD', 'SPX']
const [BINANCE_FEED, KRAKEN_FEED] = ['unverified:binance', 'unverified:kraken'] as const
const surroundings = {
  ...{ clock, random: () => 0.5, pause: async () => undefined },
  warn: () => undefined,
}

let binance: MockBinance
let kraken: MockKraken
let live: LiveSource

beforeEach(async () => {
  binance = new MockBinance({ nowMs: clock.wallMs })
  kraken = new MockKraken({ nowMs: clock.wallMs, books: { 'EUR/USD': EURUSD } })
  await binance.start()
  await kraken.start()
  live = createLiveSource({
    symbols: SYMBOLS,
    bases: {
      binanceRest: binance.restUrl,
      binanceWs: binance.wsUrl,
      krakenRest: kraken.restUrl,
      krakenWs: kraken.wsUrl,
    },
    surroundings,
  })
})

afterEach(async () => {
  await binance.stop()
  await kraken.stop()
})

describe('the live source', () => {
  it('TR-14: prices what the venues have and says from where', () => {
    const own = createLiveSource({ symbols: SYMBOLS, bases: {}, surroundings })
    expect(own.symbols()).toEqual([
      { symbol: 'BTCUSDT', origin: 'Binance spot BTC/USDT', feed: 'binance' },
      { symbol: 'XAUUSD', origin: 'Binance spot PAXG/USDT', feed: 'binance' },
      { symbol: 'EURUSD', origin: 'Kraken spot EUR/USD', feed: 'kraken' },
    ])
    expect(own.description).toBe('Binance spot, Kraken spot')
    expect(own.feeds?.()).toEqual([
      { feed: 'binance', restBase: BINANCE_REST, socketBase: BINANCE_WS },
      { feed: 'kraken', restBase: KRAKEN_REST, socketBase: KRAKEN_WS },
    ])
  })

  it('H2: calls no made-up venue by the name of the one that it imitates', () => {
    const named = [live.description, ...live.symbols().map(({ origin }) => origin)]
    expect(named.filter((text) => /binance spot|kraken spot/i.test(text))).toEqual([])
    expect(named.every((text) => /^127\.0\.0\.1:\d+ \(unverified, /.test(text))).toBe(true)
    expect(live.symbols().every(({ isUnverified }) => isUnverified)).toBe(true)
    expect(live.feeds?.()).toEqual([
      { feed: BINANCE_FEED, restBase: binance.restUrl, socketBase: binance.wsUrl },
      { feed: KRAKEN_FEED, restBase: kraken.restUrl, socketBase: kraken.wsUrl },
    ])
  })

  it('H2: gives each quote with the frame that it was read from, as it was received', async () => {
    const quotes: VenueQuote[] = []
    const flow = new RecordedFlow()
    const stop = live.subscribe({ ...flow, onQuote: (quote) => quotes.push(quote) })
    await eventually('both connections', () => binance.clients.length + kraken.clients.length === 2)
    binance.best('BTCUSDT', { id: 1, bid: '10', ask: '12' })
    await eventually('both prices', () => quotes.length === 2)
    const receivedMs = clock.wallMs()
    const text = JSON.stringify({
      stream: 'btcusdt@bookTicker',
      data: { u: 1, s: 'BTCUSDT', b: '10', B: '1.00000000', a: '12', A: '2.00000000' },
    })
    const [bitcoin, euro] = ['BTCUSDT', 'EURUSD'].map((wanted) =>
      quotes.find(({ symbol }) => symbol === wanted),
    )
    expect(bitcoin?.frame).toEqual({ feed: BINANCE_FEED, text, receivedMs })
    expect(euro?.frame).toMatchObject({ feed: KRAKEN_FEED, receivedMs })
    expect(euro?.frame?.text).toMatch(/"channel":"ticker".*1\.10000/)
    await stop()
  })

  it('is one flow of both venues, each with its own state', async () => {
    const flow = new RecordedFlow()
    const stop = live.subscribe(flow)
    await eventually('both connections', () => binance.clients.length + kraken.clients.length === 2)
    binance.best('BTCUSDT', { id: 1, bid: '10', ask: '12' })
    await eventually('both prices', () => flow.quotes.length === 2)
    expect(flow.prices('BTCUSDT')).toEqual(['11'])
    expect(flow.prices('EURUSD')).toEqual(['1.10005'])
    expect(live.status()).toEqual({ [BINANCE_FEED]: 'up', [KRAKEN_FEED]: 'up' })
    kraken.dropSockets()
    await eventually('one down', () => live.status()[KRAKEN_FEED] === 'down')
    expect(live.status()[BINANCE_FEED]).toBe('up')
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
    expect(reason).toBe(`MARKET=auto: every venue answered: ${live.description}`)
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
    expect(reason).toBe('MARKET=auto: no answer of unverified:kraken within 5 s: a model')
    await kraken.start()
  })

  it('a venue answers only when both its REST and its stream do', async () => {
    expect(await live.silentVenues(3_000)).toEqual([BINANCE_FEED])
    kraken.refuse({ status: 503 })
    const feeding = setInterval(() => {
      binance.best('BTCUSDT', { id: 1, bid: '10', ask: '12' })
    }, 5)
    expect(await live.silentVenues(2_000)).toEqual([KRAKEN_FEED])
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
