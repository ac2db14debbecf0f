// Kraken's adapter against a mock exchange of documented frames.

import { formatQuantity } from '@fairtick/core/numbers/lots'
import { formatPrice } from '@fairtick/core/numbers/price'
import { SECOND_MS } from '@fairtick/core/time/duration'
import { eventually } from '@fairtick/testkit/eventually'
import { createManualClock } from '@fairtick/testkit/manual-clock'
import { MockKraken } from '@fairtick/testkit/mock-exchange/mock-kraken'
import { RecordedFlow } from '@fairtick/testkit/mock-exchange/recorded-flow'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createKrakenAdapter } from './kraken-adapter.ts'
import { KRAKEN_MARKETS } from './kraken-markets.ts'
import type { VenueAdapter } from './venue-adapter.ts'
import { VENUE_SOCKET_LIMITS } from './venue-socket.ts'

const EURUSD = {
  bids: [
    ['1.07600', '250.00000000'],
    ['1.07595', '0.50000000'],
  ],
  asks: [
    ['1.07610', '1000.12345678'],
    ['1.07620', '30.00000000'],
  ],
} as const

const USDJPY = { bids: [['151.230', '10.00000000']], asks: [['151.250', '20.00000000']] } as const

const markets = KRAKEN_MARKETS.filter(({ symbol }) => ['EURUSD', 'USDJPY'].includes(symbol))

let clock = createManualClock(0)
let venue: MockKraken
let adapter: VenueAdapter
let flow: RecordedFlow
let warnings: string[]
let stop: () => Promise<void>

beforeEach(async () => {
  clock = createManualClock(Date.UTC(2026, 0, 15, 12))
  venue = new MockKraken({
    nowMs: clock.wallMs,
    books: { 'EUR/USD': EURUSD, 'USD/JPY': USDJPY },
  })
  await venue.start()
  warnings = []
  adapter = createKrakenAdapter({
    restUrl: venue.restUrl,
    wsUrl: venue.wsUrl,
    markets,
    surroundings: {
      clock,
      random: () => 0.5,
      pause: async (durationMs) => clock.advanceMs(durationMs),
      warn: (message) => warnings.push(message),
    },
    limits: { ...VENUE_SOCKET_LIMITS, checkEveryMs: 5 },
  })
})

afterEach(async () => {
  await stop()
  await venue.stop()
})

async function subscribe(): Promise<void> {
  flow = new RecordedFlow()
  stop = adapter.subscribe(flow)
  await eventually('the subscriptions', () => venue.messages.length === 3)
  await eventually('the first quotes', () => new Set(flow.quotes.map((q) => q.symbol)).size === 2)
  await settle()
}

/** Waits until everything sent before has been handled. */
async function settle(): Promise<void> {
  const [bid, ask] = ['151.230', '151.250']
  const before = flow.prices('USDJPY').length
  // Away and back again, since the same best prices twice would say nothing.
  venue.ticker('USD/JPY', '151.220', ask)
  venue.ticker('USD/JPY', bid, ask)
  await eventually('the marker quotes', () => flow.prices('USDJPY').length >= before + 2)
}

describe('prices of Kraken', () => {
  it('TR-2.2: come from best bid and ask, digit by digit as sent', async () => {
    await subscribe()
    venue.ticker('EUR/USD', '1.07601', '1.07604')
    // As binary floats these would meet in 1.0760249999999998.
    await eventually('the quote', () => flow.prices('EURUSD').length === 2)
    expect(flow.prices('EURUSD')).toEqual(['1.07605', '1.076025'])
    expect(flow.states).toEqual(['unverified:kraken up'])
  })

  it('TR-2.2: the volume is what was traded since the quote before, each trade once', async () => {
    await subscribe()
    venue.trade('EUR/USD', { id: 7, size: '0.10000000' })
    venue.trade('EUR/USD', { id: 7, size: '0.10000000' })
    venue.trade('EUR/USD', { id: 8, size: '0.20000000' })
    venue.ticker('EUR/USD', '1.07601', '1.07611')
    await settle()
    expect(
      formatQuantity(flow.quotes.findLast((q) => q.symbol === 'EURUSD')?.volume as never),
    ).toBe('0.3')
  })

  it('asks for everything in three messages', async () => {
    await subscribe()
    const channels = venue.messages.map((text) => JSON.parse(text).params)
    expect(channels).toEqual([
      { channel: 'ticker', event_trigger: 'bbo', snapshot: true, symbol: ['EUR/USD', 'USD/JPY'] },
      { channel: 'trade', snapshot: false, symbol: ['EUR/USD', 'USD/JPY'] },
      { channel: 'book', depth: 10, snapshot: true, symbol: ['EUR/USD', 'USD/JPY'] },
    ])
  })

  it.each([
    ['zero', '0', '1.1'],
    ['negative', '-1.0', '1.1'],
    ['crossed', '1.2', '1.1'],
    ['null', 'null', '1.1'],
    ['a text of letters', '"NaN"', '1.1'],
    ['an exponent', '1e0', '1.1'],
    ['13 integer digits', '1000000000000', '1000000000001'],
    ['finer than any price', '1.0000000000001', '1.1'],
  ])('REL-20: never from a best price that is %s', async (_name, bid, ask) => {
    await subscribe()
    venue.ticker('EUR/USD', bid, ask)
    await settle()
    expect(flow.prices('EURUSD')).toEqual(['1.07605'])
  })

  it('REL-20: never from frames of no JSON, another shape or an unknown pair', async () => {
    await subscribe()
    const texts = [
      '{"channel":"ticker","data":[{"symbol":"EUR/USD","bid":1.0',
      '{"channel":"ticker","data":[null]}',
      '{"channel":"ticker","type":"update","data":[{"symbol":"BTC/USD","bid":1.0,"ask":1.1}]}',
      '{"channel":"trade","data":[{"symbol":"EUR/USD","qty":-1,"trade_id":1}]}',
      '{"channel":"trade","data":[{"symbol":"EUR/USD","qty":1}]}',
      '{"channel":"book","data":[{"symbol":"EUR/USD","bids":[{"price":-1,"qty":1}]}]}',
      '{"channel":"nonsense"}',
      '[1,2]',
    ]
    for (const text of texts) venue.broadcast(text)
    await settle()
    expect(flow.prices('EURUSD')).toEqual(['1.07605'])
    const dropped = Object.values(adapter.dropped()).reduce((sum, count) => sum + count, 0)
    expect(dropped).toBe(texts.length)
  })

  it('REL-20: never go back in the time of the venue', async () => {
    await subscribe()
    const tickerAt = (bid: string, seconds: string) => {
      const time = `"timestamp":"2026-01-15T12:00:${seconds}Z"`
      const data = `{"symbol":"EUR/USD","bid":${bid},"ask":1.08,${time}}`
      venue.broadcast(`{"channel":"ticker","type":"update","data":[${data}]}`)
    }
    tickerAt('1.07', '02.500000')
    tickerAt('1.06', '01.900000')
    tickerAt('1.05', '02.500000')
    await settle()
    expect(flow.prices('EURUSD')).toEqual(['1.07605', '1.075', '1.065'])
    expect(adapter.dropped()).toEqual({ 'out-of-order': 1 })
  })

  it('TR-2.8: never confirm an outlier by sending it twice', async () => {
    await subscribe()
    venue.ticker('EUR/USD', '1076.01', '1076.04')
    venue.ticker('EUR/USD', '1076.01', '1076.04')
    await settle()
    expect(flow.prices('EURUSD')).toEqual(['1.07605', '1076.025'])
    expect(adapter.dropped()).toEqual({ repeated: 1 })
  })

  it('stay away while the venue matches no orders, and come back with it', async () => {
    await subscribe()
    venue.changeSystem('maintenance')
    venue.ticker('EUR/USD', '1.05', '1.06')
    const alive = flow.alive.length
    clock.advanceMs(2 * SECOND_MS)
    venue.heartbeat()
    venue.changeSystem('online')
    await eventually('the renewal', () => venue.messages.length === 6)
    await eventually('the new snapshot', () => flow.prices('EURUSD').length === 2)
    expect(flow.prices('EURUSD')).toEqual(['1.07605', '1.07605'])
    expect(flow.alive.length).toBe(alive)
    expect(adapter.dropped()).toEqual({ 'venue-closed': 1 })
    // Nobody has its prices meanwhile, whoever is connected (TR-5.3).
    expect(flow.states).toEqual([
      'unverified:kraken up',
      'unverified:kraken down',
      'unverified:kraken up',
    ])
  })

  it('says when the venue refuses a pair', async () => {
    const { books } = { books: { 'USD/JPY': USDJPY } }
    await venue.stop()
    venue = new MockKraken({ nowMs: clock.wallMs, books })
    await venue.start()
    adapter = createKrakenAdapter({
      restUrl: venue.restUrl,
      wsUrl: venue.wsUrl,
      markets,
      surroundings: {
        clock,
        random: () => 0.5,
        pause: async () => undefined,
        warn: (message) => warnings.push(message),
      },
    })
    flow = new RecordedFlow()
    stop = adapter.subscribe(flow)
    await eventually('the warnings', () => warnings.length === 3)
    expect(warnings[0]).toContain('Currency pair not supported EUR/USD')
  })
})

describe('signs of life', () => {
  it('TR-2.2: a heartbeat shows that the last best prices still hold', async () => {
    await subscribe()
    clock.advanceMs(SECOND_MS)
    venue.heartbeat()
    await eventually('both pairs alive', () => flow.alive.length === 2)
    venue.heartbeat()
    clock.advanceMs(SECOND_MS)
    venue.heartbeat()
    await eventually('both pairs alive again', () => flow.alive.length === 4)
  })

  it('are withheld from a pair whose own book says that its best prices are old', async () => {
    await subscribe()
    venue.change('EUR/USD', { bids: [['1.07605', '1.00000000']], asks: [] })
    await eventually('the change', () => flow.lastDepth('EURUSD')?.bids.length === 3)
    clock.advanceMs(SECOND_MS)
    venue.heartbeat()
    await eventually('the other pair alive', () => flow.alive.length === 1)
    expect(flow.alive).toEqual(['USDJPY'])
    venue.ticker('EUR/USD', '1.07605', '1.07610')
    await settle()
    clock.advanceMs(SECOND_MS)
    venue.heartbeat()
    await eventually('both pairs alive', () => flow.alive.includes('EURUSD'))
  })

  it('REL-19: silence for 10 s is down', async () => {
    await subscribe()
    venue.stall()
    clock.advanceMs(11 * SECOND_MS)
    await eventually('down', () => flow.lastState() === 'unverified:kraken down')
  })
})

describe('the book', () => {
  it('is shown as the venue has it, size by size', async () => {
    await subscribe()
    venue.change('EUR/USD', {
      bids: [
        ['1.07600', '0.00000000'],
        ['1.07599', '7.00000000'],
      ],
      asks: [['1.07610', '3.50000000']],
    })
    await eventually('the change', () => flow.lastDepth('EURUSD')?.bids[0]?.[1] === 700_000_000n)
    const depth = flow.lastDepth('EURUSD')
    const texts = (side: 'bids' | 'asks') =>
      depth?.[side].map(([price, size]) => `${formatPrice(price, 5)} ${formatQuantity(size)}`)
    expect(texts('bids')).toEqual(['1.07599 7', '1.07595 0.5'])
    expect(texts('asks')).toEqual(['1.07610 3.5', '1.07620 30'])
  })

  it('is given up when a lost change shows in the checksum, and fetched anew', async () => {
    await subscribe()
    const depths = () => flow.depths.filter(({ symbol }) => symbol === 'EURUSD').length
    venue.dropChange('EUR/USD', { bids: [['1.07598', '1.00000000']], asks: [] })
    const before = depths()
    venue.change('EUR/USD', { bids: [['1.07597', '2.00000000']], asks: [] })
    await eventually('a new connection', () => venue.messages.length === 6)
    await eventually('the new snapshot', () => depths() === before + 1)
    expect(flow.lastDepth('EURUSD')?.bids.length).toBe(4)
    expect(adapter.dropped()).toEqual({ checksum: 1 })
    expect(flow.states).toEqual(['unverified:kraken up'])
  })

  it('is not shown before its snapshot, whatever changes come first', async () => {
    venue.delaysSnapshots = true
    await subscribe()
    venue.change('EUR/USD', { bids: [['1.07599', '1.00000000']], asks: [] })
    await settle()
    expect(flow.depths).toEqual([])
    venue.snapshot('EUR/USD')
    await eventually('the snapshot', () => flow.depths.length === 1)
    expect(flow.lastDepth('EURUSD')?.bids.length).toBe(3)
  })

  it('is not shown when the whole of it does not fit its checksum; the prices go on', async () => {
    await subscribe()
    const depths = flow.depths.length
    const data = [{ symbol: 'EUR/USD', bids: [], asks: [], checksum: 1 }]
    venue.broadcast(JSON.stringify({ channel: 'book', type: 'snapshot', data }))
    venue.ticker('EUR/USD', '1.07', '1.08')
    await settle()
    expect(flow.depths.length).toBe(depths)
    expect(flow.prices('EURUSD').at(-1)).toBe('1.075')
    expect(venue.connectsCount).toBe(1)
  })

  it('asks ever more slowly when the checksum never fits', async () => {
    await subscribe()
    const bad = { channel: 'book', type: 'update' }
    const data = [{ symbol: 'EUR/USD', bids: [], asks: [], checksum: 1 }]
    for (let second = 0; second < 600; second += 1) {
      venue.broadcast(JSON.stringify({ ...bad, data }))
      clock.advanceMs(SECOND_MS)
      if (second % 5 === 0) await settle()
    }
    expect(venue.connectsCount).toBeGreaterThan(2)
    expect(venue.connectsCount).toBeLessThan(60)
  })
})
