// Candles in the tables: rolled up, and filled from the venue, without losing one of our own ticks.

import { ZERO_QUANTITY } from '@fairtick/core/numbers/lots'
import type { Price } from '@fairtick/core/numbers/price'
import { HOUR_MS } from '@fairtick/core/time/duration'
import { instantFromMs } from '@fairtick/core/time/instant'
import { openTestDatabase, type TestDatabase } from '@fairtick/server/test/database/test-database'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { createSettableClock, type EngineFixture, openEngine } from '../engine-fixture.ts'
import { type HistoryOf, loadDayMinutes, loadHistory, rollUpCommitted } from './candle-history.ts'
import { readCandle } from './candle-store.ts'

const ONE = 10n ** 12n

let database: TestDatabase
let engine: EngineFixture
let clock: ReturnType<typeof createSettableClock>

beforeEach(async () => {
  clock = createSettableClock()
  database = await openTestDatabase()
  engine = await openEngine(database, clock)
})

afterEach(async () => {
  await engine.stop()
  await database.close()
})

const candles = (interval: string) =>
  database.query(`SELECT open, close FROM candle WHERE "interval" = $1 ORDER BY time`, [interval])

it('rolls an hour up only when its last minute is in the database (TR-2.10)', async () => {
  await engine.tick('64000')
  await engine.pass(HOUR_MS - 2_000)
  await engine.tick('64001')
  clock.pass(5_000)
  await rollUpCommitted(database)
  await engine.pass(1_000)
  await rollUpCommitted(database)
  expect(await candles('1h')).toEqual([{ open: '64000', close: '64001' }])
})

/** Whole candles of every interval, all at the price 1. */
const venue: HistoryOf = async ({ interval, beforeMs, limit }) => {
  const lengthMs = { '1m': 60_000, '1h': HOUR_MS, '1d': 24 * HOUR_MS }[interval as '1m']
  const price = ONE as Price
  const prices = { open: price, high: price, low: price, close: price }
  return Array.from({ length: limit }, (_, place) => ({
    time: instantFromMs(beforeMs - (limit - place) * lengthMs),
    ...prices,
    volume: ZERO_QUANTITY,
  }))
}

it('fills the gap of a stop, never the minute of our own ticks (TR-2.10)', async () => {
  await loadHistory(database, venue, ['BTCUSDT'], clock.wall)
  const startMs = clock.wall
  await engine.tick('64000')
  await engine.pass(10_000)
  await engine.tick('64010')
  await engine.stop()
  clock.pass(3 * HOUR_MS)
  await loadHistory(database, venue, ['BTCUSDT'], clock.wall)
  engine = await openEngine(database, clock)
  await engine.pass(60_000)
  const since = (interval: string) =>
    database.query(
      `SELECT open, high, close FROM candle WHERE "interval" = $1 AND time >= $2::bigint
       ORDER BY time LIMIT 2`,
      [interval, String(startMs)],
    )
  const filled = { open: '1', high: '1', close: '1' }
  expect(await since('1m')).toEqual([{ open: '64000', high: '64010', close: '64010' }, filled])
  expect(await since('1h')).toEqual([{ open: '64000', high: '64010', close: '1' }, filled])
})

it('knows the price that stood 24 hours ago, however long nothing had come then (TR-2.7)', async () => {
  await engine.tick('64000')
  await engine.pass(60_000)
  await engine.stop()
  clock.pass(30 * HOUR_MS)
  engine = await openEngine(database, clock)
  const days = await loadDayMinutes(database, readCandle, clock.wall)
  expect(days.get('BTCUSDT')).toMatchObject([{ close: 64_000n * ONE }])
})
