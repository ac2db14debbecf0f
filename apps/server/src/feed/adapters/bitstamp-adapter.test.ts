// Bitstamp's adapter against a mock exchange.

import { formatQuantity } from '@fairtick/core/numbers/lots'
import { SECOND_MS } from '@fairtick/core/time/duration'
import { eventually } from '@fairtick/testkit/eventually'
import { createManualClock } from '@fairtick/testkit/manual-clock'
import { MockBitstamp } from '@fairtick/testkit/mock-exchange/mock-bitstamp'
import { RecordedFlow } from '@fairtick/testkit/mock-exchange/recorded-flow'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createBitstampAdapter } from './bitstamp-adapter.ts'
import { BITSTAMP_MARKETS } from './bitstamp-markets.ts'
import type { VenueAdapter } from './venue-adapter.ts'
import { VENUE_SOCKET_LIMITS } from './venue-socket.ts'

let clock = createManualClock(0)
let venue: MockBitstamp
let adapter: VenueAdapter
let flow: RecordedFlow
let warnings: string[]
let stop: () => Promise<void>

beforeEach(async () => {
  clock = createManualClock(Date.UTC(2026, 7, 9, 21))
  venue = new MockBitstamp({ nowMs: clock.wallMs })
  await venue.start()
  warnings = []
  adapter = createBitstampAdapter({
    wsUrl: venue.wsUrl,
    markets: BITSTAMP_MARKETS,
    surroundings: {
      ...{ clock, random: () => 0.5, pause: async () => undefined },
      warn: (message) => warnings.push(message),
    },
    limits: { ...VENUE_SOCKET_LIMITS, checkEveryMs: 5 },
  })
  flow = new RecordedFlow()
  stop = adapter.subscribe(flow)
  await eventually('the subscriptions', () => venue.messages.length === 4)
})
afterEach(async () => {
  await stop()
  await venue.stop()
})

/** Waits until everything sent before has been handled. */
async function settle(): Promise<void> {
  const before = flow.prices('ETHUSDT').length
  venue.best('ethusdt', { bid: '1919.4', ask: '1919.6' })
  await eventually('the marker quote', () => flow.prices('ETHUSDT').length > before)
}

describe('prices of Bitstamp', () => {
  it('TR-2.2: come from the best levels of its book; what is traded is the volume', async () => {
    venue.trade('btcusdt', { id: 7, size: '0.10000000' })
    venue.trade('btcusdt', { id: 7, size: '0.10000000' })
    venue.trade('btcusdt', { id: 8, size: '0.20000000' })
    const micros = clock.wallMs() * 1_000 + 999_999
    venue.best('btcusdt', { bid: '65083', ask: '65084', micros })
    await settle()
    expect(flow.prices('BTCUSDT')).toEqual(['65083.5'])
    const [quote] = flow.quotes
    expect(quote && formatQuantity(quote.volume)).toBe('0.3')
    expect(quote).toMatchObject({ venueId: micros, venueTimeMs: clock.wallMs() + 999 })
    expect(flow.depths).toEqual([])
  })

  it('asks for books and trades of each pair', () => {
    const channels = venue.messages.map((text) => JSON.parse(text))
    expect(channels).toEqual(
      [
        'order_book_btcusdt',
        'live_trades_btcusdt',
        'order_book_ethusdt',
        'live_trades_ethusdt',
      ].map((channel) => ({ event: 'bts:subscribe', data: { channel } })),
    )
  })

  it('REL-20: never go back in the order of the venue, nor come twice', async () => {
    const micros = clock.wallMs() * 1_000
    venue.best('btcusdt', { bid: '10', ask: '10', micros })
    venue.best('btcusdt', { bid: '11', ask: '11', micros })
    venue.best('btcusdt', { bid: '9', ask: '9', micros: micros - 1 })
    await settle()
    expect(flow.prices('BTCUSDT')).toEqual(['10'])
    expect(adapter.dropped()).toEqual({ repeated: 1, 'out-of-order': 1 })
  })

  it('REL-20: never from a book that cannot be true, or another shape', async () => {
    venue.best('btcusdt', { bid: '12', ask: '11' })
    venue.best('btcusdt', { bid: '0', ask: '11' })
    const book = (data: unknown) =>
      JSON.stringify({ event: 'data', channel: 'order_book_btcusdt', data })
    const texts = [
      book({ microtimestamp: '1', bids: [], asks: [] }),
      book({
        microtimestamp: '2',
        bids: [
          ['1', '1'],
          ['2', '1'],
        ],
        asks: [['3', '1']],
      }),
      book({ microtimestamp: 'soon', bids: [['1', '1']], asks: [['3', '1']] }),
      book(null),
      JSON.stringify({
        event: 'data',
        channel: 'order_book_xrpusdt',
        data: { microtimestamp: '9' },
      }),
      JSON.stringify({ event: 'trade', channel: 'live_trades_btcusdt', data: { id: 1 } }),
      '{"event":"nonsense"}',
      '[]',
      '{',
    ]
    for (const text of texts) venue.broadcast(text)
    await settle()
    expect(flow.prices('BTCUSDT')).toEqual([])
    expect(Object.values(adapter.dropped()).reduce((sum, count) => sum + count, 0)).toBe(11)
  })
})

describe('the connection to Bitstamp', () => {
  it('H2: is kept by heartbeats, which show nothing of the prices', async () => {
    venue.best('btcusdt', { bid: '10', ask: '10' })
    await settle()
    const beats = () => venue.messages.filter((text) => text.includes('bts:heartbeat')).length
    for (let turn = 1; turn <= 4; turn += 1) {
      clock.advanceMs(4 * SECOND_MS)
      await eventually('a heartbeat', () => beats() === turn)
      // Its answer comes before what follows it.
      await settle()
    }
    expect(flow.states).toEqual(['unverified:bitstamp up'])
    expect(flow.alive).toEqual([])
  })

  it('REL-19: silence for 10 s is down, although heartbeats are sent', async () => {
    await settle()
    venue.stall()
    clock.advanceMs(5 * SECOND_MS)
    await eventually('a heartbeat', () => venue.messages.length === 5)
    clock.advanceMs(6 * SECOND_MS)
    await eventually('down', () => flow.lastState() === 'unverified:bitstamp down')
  })

  it('is replaced without a gap when the venue asks for it', async () => {
    await settle()
    venue.requestReconnect()
    await eventually('the second connection', () => venue.messages.length === 8)
    await eventually('the first one to be gone', () => venue.clients.length === 1)
    await settle()
    expect(flow.states).toEqual(['unverified:bitstamp up'])
  })

  it('says when the venue refuses a channel', async () => {
    venue.broadcast(
      '{"event":"bts:error","channel":"","data":{"code":null,"message":"Bad channel."}}',
    )
    await eventually('the warning', () => warnings.length === 1)
    expect(warnings).toEqual(['bitstamp refused a subscription: Bad channel.'])
  })
})
