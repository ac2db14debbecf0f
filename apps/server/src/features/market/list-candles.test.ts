// Candles of a chart: each is whole, also where a page ends and where the running minute begins.

import { parseQuantity, type Quantity } from '@fairtick/core/numbers/lots'
import { type Price, parsePrice } from '@fairtick/core/numbers/price'
import { MINUTE_MS } from '@fairtick/core/time/duration'
import { instantFromMs } from '@fairtick/core/time/instant'
import { openTestDatabase, type TestDatabase } from '@fairtick/server/test/database/test-database'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { loadHistory } from '../../engine/candles/candle-history.ts'
import { type Bus, createBus } from '../../platform/bus.ts'
import { listCandles } from './list-candles.ts'

const START = Date.UTC(2026, 0, 5, 10)
const STORED_MINUTES = 9
let database: TestDatabase
let bus: Bus

/** Minutes 10:00 to 10:08 are stored, 10:09 is running; the price rises by 1 a minute. */
beforeAll(async () => {
  database = await openTestDatabase()
  bus = createBus((fault) => {
    throw fault
  })
  const running = { open_price: '9', close_price: '9', high_price: '9', low_price: '9' }
  const time = START + STORED_MINUTES * MINUTE_MS
  bus.answer('candle.running', async () => ({ time, ...running, volume: '1' }))
  const minutes = Array.from({ length: STORED_MINUTES }, (_, place) => {
    const price = parsePrice(String(place)) as Price
    const prices = { open: price, high: price, low: price, close: price }
    const volume = parseQuantity('1') as Quantity
    return { time: instantFromMs(START + place * MINUTE_MS), ...prices, volume }
  })
  const history = async ({ interval }: { interval: string }) => (interval === '1m' ? minutes : [])
  await loadHistory(database, history, ['BTCUSDT'], time)
})

afterAll(() => database.close())

const list = (beforeMinute: number | undefined) =>
  listCandles(database, bus, {
    ...{ symbol: 'BTCUSDT', priceDecimals: 0, interval: '5m', limit: 10 },
    beforeMs: beforeMinute === undefined ? undefined : START + beforeMinute * MINUTE_MS,
  })

it('is whole up to the running minute', async () => {
  expect(await list(undefined)).toMatchObject([
    { time: START, open_price: '0', close_price: '4', volume: '5' },
    { time: START + 5 * MINUTE_MS, open_price: '5', close_price: '9', volume: '5' },
  ])
})

it('is whole when a page ends within it: what counts is where it starts (TR-2.10)', async () => {
  const whole = await list(undefined)
  expect(await list(7)).toEqual(whole)
  expect(await list(3)).toEqual(whole.slice(0, 1))
  expect(await list(5)).toEqual(whole.slice(0, 1))
  expect(await list(0)).toEqual([])
})
