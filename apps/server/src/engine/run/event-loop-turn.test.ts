// Callers that never pause leave the event loop its turns, also with the database in this process.

import { openTestDatabase, type TestDatabase } from '@fairtick/server/test/database/test-database'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { createSettableClock, type EngineFixture, openEngine } from '../engine-fixture.ts'

/** Far more than fit into the time after which a turn is given. */
const MOST_PURCHASES = 3_000

let database: TestDatabase
let engine: EngineFixture

beforeEach(async () => {
  database = await openTestDatabase()
  const clock = { ...createSettableClock(), monotonicMs: () => performance.now() }
  engine = await openEngine(database, clock)
  await engine.open('a')
  await engine.tick('64000')
})

afterEach(async () => {
  await engine.stop()
  await database.close()
})

it('a timer fires while each purchase follows the answer to the one before', async () => {
  let hasFired = false
  setTimeout(() => {
    hasFired = true
  }, 0)
  let asked = 0
  for (; asked < MOST_PURCHASES && !hasFired; asked += 1) await engine.buy('a', `o${asked}`)
  expect(hasFired, `after ${asked} purchases`).toBe(true)
})
