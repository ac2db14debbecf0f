// H2: a price that a venue never had is found by whoever asks the venue itself.

import { type Price, parsePrice } from '@fairtick/core/numbers/price'
import { MINUTE_MS } from '@fairtick/core/time/duration'
import { checkVenues, type SaidByVenue } from '@fairtick/verifier/check-venues'
import { openVenueHistory, type PriceRange } from '@fairtick/verifier/venue-history'
import { expect, it } from 'vitest'

const BTC = { base: 'BTC', quote: 'USDT' }
const price = (text: string) => parsePrice(text) as Price
const range = (low: string, high: string): PriceRange => ({ low: price(low), high: price(high) })
/** 12:34:30 of a day: far from the ends of its minute. */
const TIME = Date.UTC(2026, 7, 9, 12, 34, 30)
const MINUTE = TIME - 30_000
const [second, iso] = [MINUTE / 1_000, new Date(MINUTE).toISOString()]

const kline = (startMs: number, high: string, low: string) => [startMs, '1', high, low, '2', '3']
const trade = (seconds: number, text: string) => [text, '0.1', seconds, 'b', 'm', '', 1]

/** As their documentation has them. */
const ANSWERS = {
  binance: {
    address: `https://data-api.binance.vision/api/v3/klines?symbol=BTCUSDT&interval=1m&startTime=${MINUTE}&endTime=${MINUTE + 59_999}`,
    answer: [kline(MINUTE, '64100.00', '64000.10')],
  },
  kraken: {
    address: `https://api.kraken.com/0/public/Trades?pair=XBTUSDT&since=${MINUTE - 1}999999`,
    answer: {
      error: [],
      result: {
        XBTUSDT: [
          trade(second + 0.5, '64050.0'),
          trade(second + 30, '64100.00'),
          trade(second + 59, '64000.10'),
          trade(second + 60, '1.0'),
        ],
        last: '1',
      },
    },
  },
  coinbase: {
    address: `https://api.exchange.coinbase.com/products/BTC-USDT/candles?granularity=60&start=${iso}&end=${new Date(MINUTE + MINUTE_MS).toISOString()}`,
    answer: [
      [second + 60, 1, 2, 1, 2, 3],
      [second, 64000.1, 64100, 64050, 64050, 3],
      [second - 60, 1, 2, 1, 2, 3],
    ],
  },
  bitstamp: {
    address: `https://www.bitstamp.net/api/v2/ohlc/btcusdt/?step=60&limit=10&start=${second}&end=${second + 59}`,
    answer: {
      data: {
        pair: 'BTC/USDT',
        ohlc: [
          { timestamp: String(second), open: '1', high: '64100', low: '64000.1', close: '1' },
          { timestamp: String(second + 60), open: '1', high: '2', low: '1', close: '1' },
        ],
      },
    },
  },
} as const
type VenueName = keyof typeof ANSWERS

it.each(Object.keys(ANSWERS) as VenueName[])('%s tells what it traded at, once', async (feed) => {
  const asked: string[] = []
  const history = openVenueHistory(async (address) => {
    asked.push(address)
    return ANSWERS[feed].answer
  })
  expect(await history(feed, BTC, TIME)).toEqual(range('64000.1', '64100'))
  expect(await history(feed, BTC, TIME + 1_000)).toEqual(range('64000.1', '64100'))
  expect(asked).toEqual([ANSWERS[feed].address])
})

it('near the end of a minute both count', async () => {
  const asked: string[] = []
  const history = openVenueHistory(async (address) => {
    asked.push(address)
    return [kline(MINUTE, '5', '4'), kline(MINUTE + MINUTE_MS, '7', '3')]
  })
  expect(await history('binance', BTC, MINUTE + 55_000)).toEqual(range('3', '7'))
  await history('binance', BTC, MINUTE + 54_999)
  await history('binance', BTC, MINUTE + 4_999)
  expect(asked.map((address) => address.replace(/.*startTime=/, ''))).toEqual([
    `${MINUTE}&endTime=${MINUTE + 119_999}`,
    `${MINUTE}&endTime=${MINUTE + 59_999}`,
    `${MINUTE - MINUTE_MS}&endTime=${MINUTE + 59_999}`,
  ])
})

it.each([
  ['no answer', 'kraken', new Error('timeout')],
  ['nothing of that time', 'binance', []],
  ['an error of the venue', 'binance', { code: -1121 }],
  ['text of no price', 'bitstamp', { data: { ohlc: [{ timestamp: `${second}`, low: 'x' }] } }],
  [
    'trades that end before the minute does',
    'kraken',
    { result: { XBTUSDT: Array.from({ length: 1_000 }, () => trade(second, '5')) } },
  ],
] as const)('%s is no word of the venue', async (_, feed, answer) => {
  const history = openVenueHistory(async () => {
    if (answer instanceof Error) throw answer
    return answer
  })
  expect(await history(feed, BTC, TIME)).toBeUndefined()
})

it('an address in a venue’s place is not the venue', async () => {
  const asked: string[] = []
  const history = openVenueHistory(async (address) => asked.push(address))
  expect(await history('unverified:binance', BTC, TIME)).toBeUndefined()
  expect(await history('simulated', BTC, TIME)).toBeUndefined()
  expect(asked).toEqual([])
})

it('a price is among its trades, or beside them by a thousandth at most', async () => {
  const check = async (...said: readonly SaidByVenue[]) =>
    await checkVenues(async () => range('100', '200'), 'bought', { pair: BTC, said })
  const said = (text: string, feed: string | undefined = 'kraken') => {
    return { feed, price: price(text), timeMs: TIME }
  }
  const inside = ['99.9', '100', '150', '200', '200.2']
  expect((await check(...inside.map((text) => said(text)))).map(({ isSame }) => isSame)).toEqual(
    inside.map(() => true),
  )
  expect(await check(said('99.89'), said('200.21'))).toEqual(
    ['99.89', '200.21'].map((found) => ({
      ...{ name: 'venue', of: 'bought', expected: 'kraken 100 – 200', found, isSame: false },
    })),
  )
  const [untold] = await checkVenues(async () => range('1', '2'), 'bought', {
    ...{ pair: BTC, said: [{ ...said('5'), feed: undefined }] },
  })
  expect(untold).toMatchObject({ name: 'venue', leftOut: 'untold', isSame: true })
})
