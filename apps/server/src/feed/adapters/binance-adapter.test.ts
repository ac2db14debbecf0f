// Binance's adapter against a mock exchange that misbehaves.

import { formatPrice, parsePrice } from '@fairtick/core/numbers/price'
import { HOUR_MS, MINUTE_MS, SECOND_MS } from '@fairtick/core/time/duration'
import { eventually } from '@fairtick/testkit/eventually'
import { createManualClock } from '@fairtick/testkit/manual-clock'
import { MockBinance } from '@fairtick/testkit/mock-exchange/mock-binance'
import { RecordedFlow } from '@fairtick/testkit/mock-exchange/recorded-flow'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createBinanceAdapter } from './binance-adapter.ts'
import type { VenueAdapter, VenueMarket } from './venue-adapter.ts'
import { VENUE_SOCKET_LIMITS, type VenueSocketLimits } from './venue-socket.ts'

const MARKETS: readonly VenueMarket[] = [
  { symbol: 'BTCUSDT', venueSymbol: 'BTCUSDT', pair: 'BTC/USDT' },
  { symbol: 'XAUUSD', venueSymbol: 'PAXGUSDT', pair: 'PAXG/USDT' },
]

let clock = createManualClock(0)
let venue: MockBinance
let adapter: VenueAdapter
let flow: RecordedFlow
let stop: () => Promise<void>

beforeEach(async () => {
  clock = createManualClock(Date.UTC(2026, 0, 15, 12))
  venue = new MockBinance({ nowMs: clock.wallMs })
  await venue.start()
  await connect(VENUE_SOCKET_LIMITS)
})

async function connect(limits: VenueSocketLimits): Promise<void> {
  adapter = createBinanceAdapter({
    restUrl: venue.restUrl,
    wsUrl: venue.wsUrl,
    markets: MARKETS,
    surroundings: {
      clock,
      random: () => 0.5,
      pause: async (durationMs) => clock.advanceMs(durationMs),
      warn: () => undefined,
    },
    limits: { ...limits, checkEveryMs: 5 },
  })
  flow = new RecordedFlow()
  stop = adapter.subscribe(flow)
  await eventually('the connection', () => venue.clients.length === 1)
}

/** Until the venue has seen the end too: what it sends next is then for the next connection. */
async function leave(): Promise<void> {
  await stop()
  await eventually('the end of the connection', () => venue.clients.length === 0)
}

afterEach(async () => {
  await stop()
  await venue.stop()
})

let nextId = 1

/** Sends a last honest quote and waits for it, so that everything before it has been handled. */
async function settle(): Promise<void> {
  nextId += 1_000_000
  const before = flow.quotes.length
  venue.best('PAXGUSDT', { id: nextId, bid: '4000.00', ask: '4000.02' })
  await eventually('the marker quote', () => flow.quotes.length > before)
}

async function reconnect(times = 1): Promise<void> {
  const wanted = venue.connectsCount + times
  await eventually('a new connection', () => {
    if (venue.connectsCount < wanted) clock.advanceMs(SECOND_MS)
    return venue.connectsCount >= wanted && venue.clients.length > 0
  })
}

describe('marks and volume', () => {
  it('TR-2.2: the price is the exact middle of best bid and ask', async () => {
    venue.best('BTCUSDT', { id: 7, bid: '64000.01000000', ask: '64000.02000000' })
    await eventually('a quote', () => flow.quotes.length === 1)
    expect(flow.prices('BTCUSDT')).toEqual(['64000.015'])
    expect(flow.quotes[0]?.venueId).toBe(7)
    expect(flow.states).toEqual(['unverified:binance up'])
    expect(adapter.status()).toEqual({ 'unverified:binance': 'up' })
  })

  it('TR-2.2: the volume is what was traded since the quote before, each trade once', async () => {
    venue.best('BTCUSDT', { id: 1, bid: '10', ask: '12' })
    venue.trade('BTCUSDT', { id: 5, size: '0.25' })
    venue.trade('BTCUSDT', { id: 5, size: '0.25' })
    venue.trade('BTCUSDT', { id: 6, size: '1.5' })
    venue.best('BTCUSDT', { id: 2, bid: '10', ask: '14' })
    venue.best('BTCUSDT', { id: 3, bid: '10', ask: '16' })
    await eventually('the quotes', () => flow.quotes.length === 3)
    expect(flow.quotes.map(({ volume }) => volume)).toEqual([0n, 175_000_000n, 0n])
    expect(adapter.dropped()).toEqual({ repeated: 1 })
  })

  it('is up before its first price', async () => {
    const heard: string[] = []
    await leave()
    stop = adapter.subscribe({
      ...flow,
      onQuote: ({ symbol }) => heard.push(symbol),
      onState: (feed, state) => heard.push(`${feed} ${state}`),
    })
    await eventually('the connection', () => venue.clients.length === 1)
    venue.best('BTCUSDT', { id: 1, bid: '10', ask: '12' })
    await eventually('the quote', () => heard.length === 2)
    expect(heard).toEqual(['unverified:binance up', 'BTCUSDT'])
  })

  it('TR-14: gold is PAXG/USDT and says so', async () => {
    venue.best('PAXGUSDT', { id: 1, bid: '4000.00', ask: '4000.50' })
    await eventually('a quote', () => flow.quotes.length === 1)
    expect(flow.prices('XAUUSD')).toEqual(['4000.25'])
    expect(adapter.symbols()).toContainEqual({
      symbol: 'XAUUSD',
      origin: `${new URL(venue.restUrl).host} (unverified, binance protocol, PAXG/USDT)`,
      feed: 'unverified:binance',
      voter: new URL(venue.wsUrl).host,
      isUnverified: true,
    })
  })

  it('takes the symbol of partial depth from the wrapper, best levels first', async () => {
    venue.depth('BTCUSDT', {
      lastUpdateId: 9,
      bids: [
        ['99.5', '1'],
        ['99.4', '2.5'],
      ],
      asks: [['100.5', '3']],
    })
    await eventually('the depth', () => flow.depths.length === 1)
    const depth = flow.lastDepth('BTCUSDT')
    expect(depth?.bids.map(([price]) => formatPrice(price, 1))).toEqual(['99.5', '99.4'])
    expect(depth?.asks).toEqual([[parsePrice('100.5'), 300_000_000n]])
  })

  it('TR-2.2: goes on from the book when the stream of best prices stands still', async () => {
    const asks = [['102', '1']] as const
    venue.best('BTCUSDT', { id: 20, bid: '100', ask: '102' })
    venue.depth('BTCUSDT', { lastUpdateId: 19, bids: [['90', '1']], asks })
    venue.depth('BTCUSDT', { lastUpdateId: 20, bids: [['100', '1']], asks })
    venue.depth('BTCUSDT', { lastUpdateId: 25, bids: [['101', '1']], asks })
    await eventually('the depths', () => flow.depths.length === 3)
    expect(flow.prices('BTCUSDT')).toEqual(['101', '101.5'])
    expect(flow.alive).toEqual(['BTCUSDT'])
  })
})

describe('REL-20: a late book', () => {
  it('is not shown, nor does it price anything', async () => {
    const book = (id: number, bid: string) => ({
      lastUpdateId: id,
      bids: [[bid, '1']] as const,
      asks: [['102', '1']] as const,
    })
    venue.depth('BTCUSDT', book(30, '100'))
    venue.depth('BTCUSDT', book(29, '99'))
    await settle()
    expect(flow.depths.length).toBe(1)
    expect(flow.prices('BTCUSDT')).toEqual(['101'])
  })
})

describe('REL-20: a hostile stream never makes a wrong price', () => {
  const wrong = [
    ['zero', '0.00000000', '12'],
    ['negative', '-10', '12'],
    ['not a number', 'NaN', '12'],
    ['infinite', '1e309', '12'],
    ['an exponent', '1e1', '12'],
    ['empty', '', '12'],
    ['13 integer digits', '1000000000000', '1000000000001'],
    ['crossed', '13', '12'],
    ['1000 times on one side', '10000', '12'],
    ['full-width digits', '１０', '12'],
  ] as const

  it.each(wrong)('drops a best price that is %s', async (_name, bid, ask) => {
    venue.best('BTCUSDT', { id: 1, bid, ask })
    await settle()
    expect(flow.prices('BTCUSDT')).toEqual([])
  })

  it('drops repeated and late best prices', async () => {
    venue.best('BTCUSDT', { id: 5, bid: '10', ask: '12' })
    venue.best('BTCUSDT', { id: 5, bid: '20', ask: '22' })
    venue.best('BTCUSDT', { id: 4, bid: '30', ask: '32' })
    venue.best('BTCUSDT', { id: 6, bid: '11', ask: '13' })
    await settle()
    expect(flow.prices('BTCUSDT')).toEqual(['11', '12'])
    expect(adapter.dropped()).toEqual({ repeated: 1, 'out-of-order': 1 })
  })

  it('drops frames that are no JSON, of another shape, or of an unknown symbol', async () => {
    const crossed = '"bids":[["3","1"]],"asks":[["2","1"]]'
    const texts = [
      '{"stream":"btcusdt@bookTicker","data":{"u":1,',
      'null',
      '[]',
      '42',
      '{"stream":"btcusdt@bookTicker","data":null}',
      '{"stream":"btcusdt@bookTicker","data":{"s":"BTCUSDT","b":"10","a":"12"}}',
      '{"stream":"btcusdt@bookTicker","data":{"u":"x","s":"BTCUSDT","b":"10","a":"12"}}',
      '{"stream":"btcusdt@bookTicker","data":{"u":1,"s":"BTCUSDT","b":10,"a":12}}',
      '{"stream":"btcusdt@bookTicker","data":{"u":1,"s":"__proto__","b":"10","a":"12"}}',
      '{"stream":"btcusdt@bookTicker","data":{"u":1,"s":"DOGEUSDT","b":"10","a":"12"}}',
      '{"stream":"btcusdt@aggTrade","data":{"a":1,"s":"BTCUSDT","q":"-5"}}',
      '{"stream":"btcusdt@depth20","data":{"lastUpdateId":1,"bids":[["1","0"]],"asks":[]}}',
      '{"stream":"btcusdt@depth20","data":{"lastUpdateId":1,"bids":[["1"]],"asks":[]}}',
      `{"stream":"btcusdt@depth20","data":{"lastUpdateId":1,${crossed}}}`,
    ]
    for (const text of texts) venue.broadcast(text)
    await settle()
    expect(flow.prices('BTCUSDT')).toEqual([])
    expect(flow.depths).toEqual([])
    const dropped = Object.values(adapter.dropped()).reduce((sum, count) => sum + count, 0)
    expect(dropped).toBe(texts.length)
  })
})

describe('the connection', () => {
  it('REL-19: silence for 10 s is down, though the socket still answers pings', async () => {
    await settle()
    venue.stall()
    clock.advanceMs(9 * SECOND_MS)
    venue.ping()
    await eventually('the pong', () => venue.pongsCount === 1)
    expect(flow.states).toEqual(['unverified:binance up'])
    clock.advanceMs(2 * SECOND_MS)
    await eventually('down', () => flow.lastState() === 'unverified:binance down')
    expect(adapter.status()).toEqual({ 'unverified:binance': 'down' })
    await reconnect()
    expect(flow.lastState()).toBe('unverified:binance down')
    venue.resume()
    await settle()
    expect(flow.states).toEqual([
      'unverified:binance up',
      'unverified:binance down',
      'unverified:binance up',
    ])
  })

  it('counts frames that nobody understands as silence', async () => {
    await settle()
    for (let second = 0; second < 12; second += 1) {
      venue.broadcast('{"stream":')
      clock.advanceMs(SECOND_MS)
    }
    await eventually('down', () => flow.lastState() === 'unverified:binance down')
  })

  it.each([
    ['closed', () => venue.closeSockets(1001)],
    ['broken', () => venue.dropSockets()],
  ])('comes back after it was %s; ids may then start anew', async (_name, end) => {
    await settle()
    end()
    await eventually('down', () => flow.lastState() === 'unverified:binance down')
    await reconnect()
    nextId = 0
    venue.best('PAXGUSDT', { id: 3, bid: '10', ask: '12' })
    await eventually('up', () => flow.lastState() === 'unverified:binance up')
    expect(flow.prices('XAUUSD').at(-1)).toBe('11')
  })

  it('reconnects less than 110 times an hour to a venue that always closes at once', async () => {
    for (let second = 0; second < 3_600; second += 1) {
      venue.dropSockets()
      clock.advanceMs(SECOND_MS)
      if (second % 20 === 0) await new Promise((resolve) => setTimeout(resolve, 6))
    }
    expect(venue.connectsCount).toBeGreaterThan(3)
    expect(venue.connectsCount).toBeLessThan(110)
  })

  it.each([429, 418])('keeps away as long as Retry-After of a %i says', async (status) => {
    await settle()
    venue.refuse({ status, retryAfterSeconds: 300 })
    venue.dropSockets()
    await eventually('down', () => flow.lastState() === 'unverified:binance down')
    await reconnectAttempt()
    const attempts = venue.connectsCount
    clock.advanceMs(290 * SECOND_MS)
    await pass()
    expect(venue.connectsCount).toBe(attempts)
    await reconnect()
  })

  it('renews itself before 24 h: the second is open before the first is closed', async () => {
    await leave()
    await connect({ ...VENUE_SOCKET_LIMITS, silenceMs: 48 * HOUR_MS })
    const connectsBefore = venue.connectsCount
    await settle()
    clock.advanceMs(23 * HOUR_MS - 1)
    await pass()
    expect(venue.connectsCount).toBe(connectsBefore)
    clock.advanceMs(1)
    await eventually('two connections', () => venue.clients.length === 2)
    await settle()
    await eventually('the first to be closed', () => venue.clients.length === 1)
    await settle()
    expect(flow.states).toEqual(['unverified:binance up'])
    expect(venue.connectsCount).toBe(connectsBefore + 1)
  })

  it('opens the next connection at once when the venue announces a shutdown', async () => {
    await settle()
    venue.announceShutdown()
    await eventually('two connections', () => venue.clients.length === 2)
    await settle()
    await eventually('the first to be closed', () => venue.clients.length === 1)
    expect(flow.states).toEqual(['unverified:binance up'])
  })

  it('begins anew when it is lost while its successor has not spoken', async () => {
    await settle()
    venue.announceShutdown()
    await eventually('two connections', () => venue.clients.length === 2)
    venue.clients[0]?.terminate()
    await eventually('down', () => flow.lastState() === 'unverified:binance down')
    nextId = 0
    await eventually('up', () => {
      nextId += 1
      if (venue.clients.length === 0) clock.advanceMs(SECOND_MS)
      else venue.best('PAXGUSDT', { id: nextId, bid: '10', ask: '12' })
      return flow.lastState() === 'unverified:binance up'
    })
    expect(flow.prices('XAUUSD').at(-1)).toBe('11')
  })

  it('answers repeated shutdown announcements ever more slowly', async () => {
    await settle()
    for (let second = 0; second < 600; second += 1) {
      venue.announceShutdown()
      clock.advanceMs(SECOND_MS)
      if (second % 5 === 0) await settle()
    }
    expect(venue.connectsCount).toBeGreaterThan(2)
    expect(venue.connectsCount).toBeLessThan(60)
  })

  it('sends nothing, since all streams stand in the address: no limit is met', async () => {
    await settle()
    expect(venue.messages).toEqual([])
  })

  it('says nothing more once it was stopped', async () => {
    await settle()
    await leave()
    expect(flow.states).toEqual(['unverified:binance up'])
    expect(adapter.status()).toEqual({ 'unverified:binance': 'down' })
    clock.advanceMs(MINUTE_MS)
    expect(venue.connectsCount).toBe(1)
  })

  async function reconnectAttempt(): Promise<void> {
    const wanted = venue.connectsCount + 1
    await eventually('an attempt', () => {
      if (venue.connectsCount < wanted) clock.advanceMs(SECOND_MS)
      return venue.connectsCount >= wanted
    })
    await pass()
  }
})

/** Real time in which anything unwanted would have happened. */
async function pass(): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, 30))
}
