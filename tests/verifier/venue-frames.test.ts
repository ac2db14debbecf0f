// H2: the second reading of frames, by the verifier, is the one that the server acts on.

import { formatPrice } from '@fairtick/core/numbers/price'
import { createLiveSource } from '@fairtick/server/feed/adapters/live-source'
import type { VenueQuote } from '@fairtick/server/feed/market-source'
import { eventually } from '@fairtick/testkit/eventually'
import { createManualClock } from '@fairtick/testkit/manual-clock'
import {
  type FourVenues,
  openFourVenues,
  type VenueName,
} from '@fairtick/testkit/mock-exchange/four-venues'
import { RecordedFlow } from '@fairtick/testkit/mock-exchange/recorded-flow'
import { createSeededRandom } from '@fairtick/testkit/seeded-random'
import { readMiddle } from '@fairtick/verifier/venue-frames'
import { afterAll, beforeAll, expect, it } from 'vitest'

const NAMES = ['binance', 'kraken', 'coinbase', 'bitstamp'] as const
const PAIR = { base: 'BTC', quote: 'USDT' }
const ROUNDS = 50

let venues: FourVenues
let stop: () => Promise<void>
const quotes: VenueQuote[] = []

beforeAll(async () => {
  const { wallMs, ...clock } = createManualClock(Date.UTC(2026, 7, 9))
  venues = await openFourVenues(wallMs, {
    'BTC/USDT': { bids: [['64000.0', '1.0']], asks: [['64000.1', '1.0']] },
  })
  const { binance, kraken, coinbase, bitstamp } = venues
  const live = createLiveSource({
    symbols: ['BTCUSDT'],
    bases: {
      ...{ binanceRest: binance.restUrl, binanceWs: binance.wsUrl },
      ...{ krakenRest: kraken.restUrl, krakenWs: kraken.wsUrl },
      ...{ coinbaseWs: coinbase.wsUrl, bitstampWs: bitstamp.wsUrl },
    },
    surroundings: {
      ...{ clock: { ...clock, wallMs }, random: () => 0.5, pause: async () => undefined },
      warn: () => undefined,
    },
  })
  stop = live.subscribe({ ...new RecordedFlow(), onQuote: (quote) => quotes.push(quote) })
  await eventually(
    'all subscriptions',
    () =>
      binance.clients.length === 1 &&
      kraken.messages.length === 2 &&
      coinbase.messages.length === 3 &&
      bitstamp.messages.length === 2,
  )
})
afterAll(async () => {
  await stop()
  await venues.stop()
})

const of = (name: VenueName) => quotes.filter(({ frame }) => frame?.feed.endsWith(name))

it.each(NAMES)('reads each price of %s as it does', async (name) => {
  const { next } = createSeededRandom(7)
  const before = of(name).length
  for (let round = 0; round < ROUNDS; round += 1) {
    const decimals = Math.floor(next() * 8)
    const bid = (10 ** (next() * 6 - 2) + 0.01).toFixed(decimals + 2)
    const ask = (Number(bid) * (1 + next() / 100)).toFixed(decimals + 4)
    venues.says[name]('BTC', bid, ask)
  }
  await eventually('all quotes', () => of(name).length === before + ROUNDS)
  for (const { price, frame } of of(name)) {
    const read = readMiddle(frame?.feed ?? '', PAIR, frame?.text ?? '')
    expect(read && formatPrice(read, 0)).toBe(formatPrice(price, 0))
  }
})

it('reads nothing of another pair, nor in the way of another venue', () => {
  for (const { frame } of quotes) {
    const [feed, text] = [frame?.feed ?? '', frame?.text ?? '']
    expect(readMiddle(feed, { base: 'ETH', quote: 'USDT' }, text)).toBeUndefined()
    const others = NAMES.filter((name) => !feed.endsWith(name))
    expect(others.map((name) => readMiddle(name, PAIR, text))).toEqual(others.map(() => undefined))
  }
  expect(readMiddle('nobody', PAIR, '{}')).toBeUndefined()
})
