// Candles read are the fold of all minutes, however much of them is rolled up already (TR-2.10).

import { type Candle, INTERVALS } from '@fairtick/core/market/candle'
import { foldCandles } from '@fairtick/core/market/fold-candles'
import type { Quantity } from '@fairtick/core/numbers/lots'
import { PRICE_ONE, type Price } from '@fairtick/core/numbers/price'
import { DAY_MS, MINUTE_MS } from '@fairtick/core/time/duration'
import { instantFromMs } from '@fairtick/core/time/instant'
import { openTestDatabase, type TestDatabase } from '@fairtick/server/test/database/test-database'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { loadHistory, rollUpCandles } from './candle-history.ts'
import { readCandles } from './candle-store.ts'

let database: TestDatabase
const START = Date.UTC(2026, 0, 30, 21, 17)
const MINUTES = 2 * 1_440 + 371

/** Two days and more of minutes over the end of a month, with a hole. */
const minutes: readonly Candle[] = Array.from({ length: MINUTES }, (_, place) => place)
  .filter((place) => place < 500 || place > 640)
  .map((place) => {
    const price = (cents: number) => (BigInt(6_400_000 + cents) * (PRICE_ONE / 100n)) as Price
    const at = (place * 37) % 900
    return {
      time: instantFromMs(START + place * MINUTE_MS),
      open: price(at),
      high: price(at + 40 + (place % 13)),
      low: price(at - 30 - (place % 11)),
      close: price(at + 5),
      volume: BigInt(100_000_000 + place) as Quantity,
    }
  })

beforeAll(async () => {
  database = await openTestDatabase()
  await loadHistory(
    database,
    async ({ interval, beforeMs }) =>
      interval === '1m' ? minutes.filter(({ time }) => time < beforeMs) : [],
    ['BTCUSDT'],
    START + MINUTES * MINUTE_MS,
  )
})

afterAll(() => database.close())

it('reads every interval as the fold of the minutes, rolled up to anywhere', async () => {
  const cuts = fc.integer({ min: START, max: START + MINUTES * MINUTE_MS })
  const limits = fc.integer({ min: 1, max: 400 })
  await fc.assert(
    fc.asyncProperty(cuts, limits, async (rolledUpToMs, limit) => {
      await rollUpCandles(database, rolledUpToMs)
      for (const interval of INTERVALS) {
        const request = { symbol: 'BTCUSDT', interval, beforeMs: Number.MAX_SAFE_INTEGER, limit }
        const expected = foldCandles(minutes, interval).slice(-limit)
        expect(await readCandles(database, request)).toEqual(expected)
      }
    }),
    { numRuns: 8 },
  )
})

it('reads pages that end before a time, each candle whole', async () => {
  await rollUpCandles(database, START + DAY_MS)
  const expected = foldCandles(minutes, '1h')
  for (const { time } of expected.filter((_, place) => place % 9 === 0)) {
    const request = { symbol: 'BTCUSDT', interval: '1h', beforeMs: time, limit: 5 } as const
    const wanted = expected.filter((candle) => candle.time < time).slice(-5)
    expect(await readCandles(database, request)).toEqual(wanted)
  }
})
