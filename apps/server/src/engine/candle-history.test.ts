// Candles in the tables: rolled up, and filled from the venue, without losing one of our own ticks.

import { openTestDatabase, type TestDatabase } from '@fairtick/testkit/test-database'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { rollUpCommitted } from './candle-history.ts'
import { createSettableClock, type EngineFixture, openEngine } from './engine-fixture.ts'

const HOUR_MS = 3_600_000

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
