// Coinbase's adapter against a mock exchange, and against what was recorded of the venue.

import { join } from 'node:path'
import { formatQuantity, parseQuantity } from '@fairtick/core/numbers/lots'
import { parsePrice } from '@fairtick/core/numbers/price'
import { SECOND_MS } from '@fairtick/core/time/duration'
import { eventually } from '@fairtick/testkit/eventually'
import { createManualClock } from '@fairtick/testkit/manual-clock'
import { MockCoinbase } from '@fairtick/testkit/mock-exchange/mock-coinbase'
import { RecordedFlow } from '@fairtick/testkit/mock-exchange/recorded-flow'
import { readRecordedFrames } from '@fairtick/testkit/mock-exchange/recorded-frames'
import { findSharedData } from '@fairtick/testkit/shared-data'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createCoinbaseAdapter } from './coinbase-adapter.ts'
import { parseCoinbaseFrame } from './coinbase-frames.ts'
import { COINBASE_MARKETS } from './coinbase-markets.ts'
import type { VenueAdapter } from './venue-adapter.ts'
import { VENUE_SOCKET_LIMITS } from './venue-socket.ts'

const markets = COINBASE_MARKETS.filter(({ symbol }) => ['BTCUSDT', 'ETHUSDT'].includes(symbol))

let clock = createManualClock(0)
let venue: MockCoinbase
let adapter: VenueAdapter
let flow: RecordedFlow
let warnings: string[]
let stop: () => Promise<void>

beforeEach(async () => {
  clock = createManualClock(Date.UTC(2026, 7, 9, 21))
  venue = new MockCoinbase({ nowMs: clock.wallMs })
  await venue.start()
  warnings = []
  adapter = createCoinbaseAdapter({
    wsUrl: venue.wsUrl,
    markets,
    surroundings: {
      ...{ clock, random: () => 0.5, pause: async () => undefined },
      warn: (message) => warnings.push(message),
    },
    limits: { ...VENUE_SOCKET_LIMITS, checkEveryMs: 5 },
  })
  flow = new RecordedFlow()
})
afterEach(async () => {
  await stop()
  await venue.stop()
})

async function subscribe(): Promise<void> {
  stop = adapter.subscribe(flow)
  await eventually('the subscriptions', () => venue.messages.length === 3)
}

/** Waits until everything sent before has been handled. */
async function settle(): Promise<void> {
  const before = flow.prices('ETHUSDT').length
  venue.best('ETH-USDT', { bid: '1919.41', ask: '1919.43' })
  await eventually('the marker quote', () => flow.prices('ETHUSDT').length > before)
}

describe('prices of Coinbase', () => {
  it('TR-2.2: come from best bid and ask; what is traded is the volume, each trade once', async () => {
    await subscribe()
    venue.trades('BTC-USDT', { id: 8, size: '0.20000000' }, { id: 7, size: '0.10000000' })
    venue.trades('BTC-USDT', { id: 8, size: '0.20000000' })
    venue.best('BTC-USDT', { bid: '65083.66', ask: '65083.67' })
    await settle()
    expect(flow.prices('BTCUSDT')).toEqual(['65083.665'])
    const [quote] = flow.quotes
    expect(quote && formatQuantity(quote.volume)).toBe('0.3')
    expect(quote).toMatchObject({ venueTimeMs: clock.wallMs() })
    expect(quote).toMatchObject({ frame: { feed: 'unverified:coinbase' } })
    expect(adapter.dropped()).toEqual({ repeated: 1 })
  })

  it('asks for everything in three messages', async () => {
    await subscribe()
    const product_ids = ['BTC-USDT', 'ETH-USDT']
    expect(venue.messages.map((text) => JSON.parse(text))).toEqual([
      { type: 'subscribe', product_ids, channel: 'ticker' },
      { type: 'subscribe', product_ids, channel: 'market_trades' },
      { type: 'subscribe', channel: 'heartbeats' },
    ])
  })

  it('H2: a heartbeat keeps the connection and shows nothing of the prices', async () => {
    await subscribe()
    venue.best('BTC-USDT', { bid: '1', ask: '1' })
    await settle()
    for (let second = 0; second < 30; second += 1) {
      clock.advanceMs(SECOND_MS)
      venue.heartbeat()
      await settle()
    }
    expect(flow.states).toEqual(['unverified:coinbase up'])
    expect(flow.alive).toEqual([])
  })

  it.each([
    ['zero', '0', '1.1'],
    ['crossed', '1.2', '1.1'],
    ['empty', '', '1.1'],
    ['letters', 'NaN', '1.1'],
  ])('REL-20: never from a best price that is %s', async (_name, bid, ask) => {
    await subscribe()
    venue.best('BTC-USDT', { bid, ask })
    await settle()
    expect(flow.prices('BTCUSDT')).toEqual([])
    expect(Object.values(adapter.dropped())).toEqual([1])
  })

  it('REL-20: never from frames of no JSON, another shape or an unknown product', async () => {
    await subscribe()
    const texts = [
      '{"channel":"ticker","events":[',
      '{"channel":"ticker","events":[{"tickers":[null]}]}',
      '{"channel":"ticker","events":[]}',
      '{"channel":"ticker","events":[{"tickers":[{"product_id":"BTC-USD","best_bid":"1","best_ask":"1"}]}]}',
      '{"channel":"market_trades","events":[{"type":"update","trades":[{"trade_id":"x"}]}]}',
      '{"channel":"nonsense"}',
      '[1]',
    ]
    for (const text of texts) venue.broadcast(text)
    await settle()
    expect(flow.prices('BTCUSDT')).toEqual([])
    expect(Object.values(adapter.dropped()).reduce((sum, count) => sum + count, 0)).toBe(7)
  })

  it('REL-20: never go back in the time of the venue', async () => {
    await subscribe()
    venue.best('BTC-USDT', { bid: '10', ask: '10' })
    await settle()
    const late = { product_id: 'BTC-USDT', best_bid: '9', best_ask: '9' }
    const events = [{ type: 'update', tickers: [late] }]
    venue.broadcast(
      JSON.stringify({ channel: 'ticker', timestamp: '2026-08-09T20:59:59.999999999Z', events }),
    )
    await settle()
    expect(flow.prices('BTCUSDT')).toEqual(['10'])
    expect(adapter.dropped()).toEqual({ 'out-of-order': 1 })
  })

  it('says when the venue refuses a product', async () => {
    venue.unknown.add('BTC-USDT')
    await subscribe()
    await eventually('both warnings', () => warnings.length === 2)
    expect(warnings[0]).toMatch(/^coinbase refused a subscription: .*BTC-USDT/)
  })

  it('answers when its socket does; of its REST calls none is asked', async () => {
    stop = async () => {}
    expect(await adapter.answers(3_000)).toBe(true)
    expect(venue.requests).toEqual([])
    expect(adapter.bases.restBase).toBeNull()
    await venue.stop()
    expect(await adapter.answers(3_000)).toBe(false)
    await venue.start()
  })
})

const folder = findSharedData()

describe.skipIf(!folder)('frames recorded from Coinbase', () => {
  const { received, answers } = readRecordedFrames(join(folder ?? '', 'raw/coinbase.jsonl.gz'))
  type Recorded = {
    readonly channel: string
    readonly events: readonly {
      readonly type?: string
      readonly tickers?: readonly Record<string, string>[]
      readonly trades?: readonly Record<string, string>[]
    }[]
  }
  const frames = received.map((text) => ({ text, json: JSON.parse(text) as Recorded }))
  const ofChannel = (name: string) => frames.filter(({ json }) => json.channel === name)
  beforeEach(() => {
    stop = async () => {}
  })

  it('TR-2.2: each ticker is read digit by digit, with the time of the venue', () => {
    const tickers = ofChannel('ticker')
    expect(tickers.length).toBe(160)
    for (const { text, json } of tickers) {
      const read = parseCoinbaseFrame(text)
      const [ticker] = json.events[0]?.tickers ?? []
      expect(read).toMatchObject({
        kind: 'best',
        items: [
          {
            venueSymbol: ticker?.product_id,
            bid: parsePrice(ticker?.best_bid ?? ''),
            ask: parsePrice(ticker?.best_ask ?? ''),
          },
        ],
      })
      expect(read).toHaveProperty('venueTimeMs', expect.any(Number))
    }
  })

  it('TR-2.2: trades of before are passed over, the others give their size', () => {
    const trades = ofChannel('market_trades')
    const read = trades.flatMap(({ text }) => {
      const frame = parseCoinbaseFrame(text)
      return frame?.kind === 'trades' ? frame.items : []
    })
    const told = trades.flatMap(({ json }) =>
      json.events.flatMap((event) => (event.type === 'update' ? (event.trades ?? []) : [])),
    )
    expect(told.length).toBeGreaterThan(50)
    const sum = (all: readonly (bigint | undefined)[]) => all.reduce((a = 0n, b = 0n) => a + b, 0n)
    expect(sum(read.map(({ quantity }) => quantity))).toBe(
      sum(told.map(({ size }) => parseQuantity(size ?? ''))),
    )
    expect(read.map(({ id }) => id)).toEqual(
      expect.arrayContaining(told.map((t) => Number(t.trade_id))),
    )
  })

  it('nothing of the channels that are asked for is misunderstood', () => {
    const asked = ['ticker', 'market_trades', 'heartbeats', 'subscriptions']
    const texts = asked.flatMap((name) => ofChannel(name).map(({ text }) => text))
    expect(texts.filter((text) => parseCoinbaseFrame(text) === undefined)).toEqual([])
    expect(texts.length).toBeGreaterThan(240)
  })

  it('TR-14: has every product that is asked for, against USDT', () => {
    const [list] = [...answers.values()]
    const { products } = JSON.parse(list ?? '') as { products: { product_id: string }[] }
    const listed = new Set(products.map(({ product_id }) => product_id))
    expect(COINBASE_MARKETS.filter(({ venueSymbol }) => !listed.has(venueSymbol))).toEqual([])
  })
})
