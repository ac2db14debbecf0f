// The venues as one source, and which source is chosen.

import { eventually } from '@fairtick/testkit/eventually'
import { createManualClock } from '@fairtick/testkit/manual-clock'
import { type FourVenues, openFourVenues } from '@fairtick/testkit/mock-exchange/four-venues'
import type { MockBinance } from '@fairtick/testkit/mock-exchange/mock-binance'
import type { MockKraken } from '@fairtick/testkit/mock-exchange/mock-kraken'
import { RecordedFlow } from '@fairtick/testkit/mock-exchange/recorded-flow'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { chooseSource, parseMarketChoice, type SourceFactories } from '../choose-source.ts'
import { type MarketSource, originsOf, type VenueQuote } from '../market-source.ts'
import { BINANCE_REST, BINANCE_WS } from './binance-markets.ts'
import { BITSTAMP_WS } from './bitstamp-markets.ts'
import { COINBASE_WS } from './coinbase-markets.ts'
import { KRAKEN_REST, KRAKEN_WS } from './kraken-markets.ts'
import { createLiveSource, type LiveSource } from './live-source.ts'

const clock = createManualClock(Date.UTC(2026, 0, 15, 12))
const BTCUSDT = { bids: [['64000.0', '1.0']], asks: [['64000.5', '1.0']] } as const
const EURUSD = { bids: [['1.10000', '1.00000000']], asks: [['1.10010', '1.00000000']] } as const

const SYMBOLS = ['TRXUSDT', 'XAUUSD', 'EURUSD', 'SPX']
const CRYPTO = [
  ...['BTC', 'ETH', 'SOL', 'XRP', 'ADA', 'DOGE', 'LINK', 'LTC', 'AVAX', 'TRX', 'DOT', 'BCH', 'XLM'],
].map((base) => `${base}USDT`)
const [BINANCE_FEED, KRAKEN_FEED] = ['unverified:binance', 'unverified:kraken'] as const
const surroundings = {
  ...{ clock, random: () => 0.5, pause: async () => undefined },
  warn: () => undefined,
}

let venues: FourVenues
let binance: MockBinance
let kraken: MockKraken
let live: LiveSource

beforeEach(async () => {
  venues = await openFourVenues(clock.wallMs, { 'EUR/USD': EURUSD, 'BTC/USDT': BTCUSDT })
  binance = venues.binance
  kraken = venues.kraken
  live = createSource(SYMBOLS)
})

afterEach(async () => {
  await venues.stop()
})

const createSource = (symbols: readonly string[]) =>
  createLiveSource({
    symbols,
    bases: {
      ...{ binanceRest: binance.restUrl, binanceWs: binance.wsUrl },
      ...{ krakenRest: kraken.restUrl, krakenWs: kraken.wsUrl },
      ...{ coinbaseWs: venues.coinbase.wsUrl, bitstampWs: venues.bitstamp.wsUrl },
    },
    surroundings,
  })

describe('the live source', () => {
  it('TR-14: prices what the venues have and says from where', () => {
    const own = createLiveSource({ symbols: SYMBOLS, bases: {}, surroundings })
    expect(own.symbols()).toEqual([
      { symbol: 'TRXUSDT', origin: 'Binance spot TRX/USDT', feed: 'binance', voter: 'binance' },
      { symbol: 'XAUUSD', origin: 'Binance spot PAXG/USDT', feed: 'binance', voter: 'binance' },
      { symbol: 'EURUSD', origin: 'Kraken spot EUR/USD', feed: 'kraken', voter: 'kraken' },
    ])
    expect(own.description).toBe('Binance spot, Kraken spot')
    expect(own.feeds?.()).toEqual([
      { feed: 'binance', restBase: BINANCE_REST, socketBase: BINANCE_WS },
      { feed: 'kraken', restBase: KRAKEN_REST, socketBase: KRAKEN_WS },
    ])
  })

  it('H2, TR-2.8: which venues have a pair against its own currency, and by which names', () => {
    const own = createLiveSource({ symbols: CRYPTO, bases: {}, surroundings })
    expect(originsOf(own, 'BTCUSDT')).toEqual([
      ...[
        'Binance spot BTC/USDT',
        'Kraken spot BTC/USDT',
        'Coinbase BTC/USDT',
        'Bitstamp BTC/USDT',
      ],
    ])
    const count = (symbol: string) => [symbol, originsOf(own, symbol).length]
    expect(CRYPTO.map(count)).toEqual([
      ...[
        ['BTCUSDT', 4],
        ['ETHUSDT', 4],
        ['SOLUSDT', 3],
        ['XRPUSDT', 3],
        ['ADAUSDT', 3],
      ],
      ...[
        ['DOGEUSDT', 3],
        ['LINKUSDT', 3],
        ['LTCUSDT', 2],
        ['AVAXUSDT', 2],
        ['TRXUSDT', 1],
      ],
      ...[
        ['DOTUSDT', 3],
        ['BCHUSDT', 2],
        ['XLMUSDT', 2],
      ],
    ])
    expect(own.feeds?.().slice(2)).toEqual([
      { feed: 'coinbase', restBase: null, socketBase: COINBASE_WS },
      { feed: 'bitstamp', restBase: null, socketBase: BITSTAMP_WS },
    ])
  })

  it('H2: whoever stands in place of several venues is one voter', () => {
    const surrogate = { binanceRest: 'http://h.example', binanceWs: 'ws://h.example:1' }
    const bases = { ...surrogate, krakenWs: 'ws://h.example:1/v2', coinbaseWs: 'ws://h.example:2' }
    const source = createLiveSource({ symbols: ['BTCUSDT'], bases, surroundings })
    // A REST base brings no price: it makes a feed unverified, and nobody else its voter.
    const voters = source.symbols().map(({ voter, isUnverified }) => [voter, isUnverified])
    expect(voters).toEqual([
      ...[
        ['h.example:1', true],
        ['h.example:1', true],
        ['h.example:2', true],
      ],
      ['bitstamp', undefined],
    ])
    const rest = createLiveSource({
      ...{ symbols: ['BTCUSDT'], bases: { binanceRest: 'http://h.example' }, surroundings },
    })
    expect(rest.symbols()[0]).toMatchObject({ voter: 'binance', isUnverified: true })
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
    binance.best('TRXUSDT', { id: 1, bid: '10', ask: '12' })
    await eventually('both prices', () => quotes.length === 2)
    const receivedMs = clock.wallMs()
    const text = JSON.stringify({
      stream: 'trxusdt@bookTicker',
      data: { u: 1, s: 'TRXUSDT', b: '10', B: '1.00000000', a: '12', A: '2.00000000' },
    })
    const [tron, euro] = ['TRXUSDT', 'EURUSD'].map((wanted) =>
      quotes.find(({ symbol }) => symbol === wanted),
    )
    expect(tron?.frame).toEqual({ feed: BINANCE_FEED, text, receivedMs })
    expect(euro?.frame).toMatchObject({ feed: KRAKEN_FEED, receivedMs })
    expect(euro?.frame?.text).toMatch(/"channel":"ticker".*1\.10000/)
    await stop()
  })

  it('is one flow of both venues, each with its own state', async () => {
    const flow = new RecordedFlow()
    const stop = live.subscribe(flow)
    await eventually('both connections', () => binance.clients.length + kraken.clients.length === 2)
    binance.best('TRXUSDT', { id: 1, bid: '10', ask: '12' })
    await eventually('both prices', () => flow.quotes.length === 2)
    expect(flow.prices('TRXUSDT')).toEqual(['11'])
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
      binance.best('TRXUSDT', { id: 1, bid: '10', ask: '12' })
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
      binance.best('TRXUSDT', { id: 1, bid: '10', ask: '12' })
    }, 5)
    await kraken.stop()
    const { source, reason } = await chooseSource('auto', factories)
    clearInterval(feeding)
    expect(source.kind).toBe('simulated')
    expect(reason).toBe('MARKET=auto: no answer of unverified:kraken within 5 s: a model')
    await kraken.start()
  })

  it('TR-2.8: auto takes the live market without a venue that no quorum hangs on', async () => {
    live = createSource(['BTCUSDT', 'ETHUSDT'])
    const feeding = setInterval(() => {
      binance.best('BTCUSDT', { id: 1, bid: '10', ask: '12' })
    }, 5)
    await venues.coinbase.stop()
    await venues.bitstamp.stop()
    const { source, reason } = await chooseSource('auto', factories)
    expect(source.kind).toBe('live')
    const silent = 'no answer of unverified:coinbase and unverified:bitstamp within 5 s'
    expect(reason).toBe(
      `MARKET=auto: ${silent}, and no instrument hangs on it: ${live.description}`,
    )
    expect(await live.askVenues(3_000)).toMatchObject({ unpriced: [] })
    await kraken.stop()
    expect((await live.askVenues(3_000)).unpriced).toEqual(['BTCUSDT', 'ETHUSDT'])
    clearInterval(feeding)
    await Promise.all([kraken, venues.coinbase, venues.bitstamp].map((venue) => venue.start()))
  })

  it('a venue answers only when both its REST and its stream do', async () => {
    expect(await live.askVenues(3_000)).toEqual({
      ...{ silent: [BINANCE_FEED], unpriced: ['TRXUSDT', 'XAUUSD'] },
    })
    kraken.refuse({ status: 503 })
    const feeding = setInterval(() => {
      binance.best('TRXUSDT', { id: 1, bid: '10', ask: '12' })
    }, 5)
    expect((await live.askVenues(2_000)).silent).toEqual([KRAKEN_FEED])
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
