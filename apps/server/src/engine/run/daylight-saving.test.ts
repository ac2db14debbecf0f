// A position is charged once a local day, also where clocks change, and when nobody ran (TR-4.4).

import { HOUR_MS } from '@fairtick/core/time/duration'
import { openTestDatabase, type TestDatabase } from '@fairtick/server/test/database/test-database'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { createSettableClock, type EngineFixture, openEngine } from '../engine-fixture.ts'

const zone = 'Europe/Berlin'

let database: TestDatabase
let engine: EngineFixture

beforeEach(async () => {
  database = await openTestDatabase()
})
afterEach(async () => {
  await engine.stop()
  await database.close()
})

/** When the position was charged, in UTC. */
const charged = async () => {
  const rows = await database.query<{ time: bigint }>(
    `SELECT time FROM journal_entry WHERE reason = 'overnight' ORDER BY time`,
  )
  return rows.map(({ time }) =>
    new Date(Number(time)).toISOString().slice(0, 'YYYY-MM-DDTHH:mm'.length),
  )
}

const SPRING = {
  start: Date.UTC(2026, 2, 28, 11, 30),
  // 07:00 of winter is 06:00 UTC, of summer 05:00: 23 hours apart.
  charges: ['2026-03-29T05:00', '2026-03-30T05:00'],
  midnights: 2,
}
const AUTUMN = {
  start: Date.UTC(2026, 9, 24, 10, 30),
  charges: ['2026-10-25T06:00', '2026-10-26T06:00'],
  midnights: 2,
}

it.each([
  ['spring', SPRING],
  ['autumn', AUTUMN],
])('half a day at a time in %s (TR-4.4)', async (_, { start, charges, midnights }) => {
  engine = await openEngine(database, createSettableClock(start), { zone })
  await engine.open('a')
  await engine.tick('64000')
  await engine.trade('a', 'c')
  for (let half = 0; half < 4; half += 1) {
    await engine.pass(12 * HOUR_MS)
    await engine.tick('64000')
  }
  expect(await charged()).toEqual(charges)
  const [days] = await database.query('SELECT day_number FROM installation')
  expect(days).toEqual({ day_number: midnights })
})

it.each([
  ['spring', SPRING],
  ['autumn', AUTUMN],
])('all at once after a standstill in %s, each at its own instant (TR-4.4)', async (_, wish) => {
  const clock = createSettableClock(wish.start)
  engine = await openEngine(database, clock, { zone })
  await engine.open('a')
  await engine.tick('64000')
  await engine.trade('a', 'c')
  await engine.stop()
  clock.pass(2 * 24 * HOUR_MS)
  engine = await openEngine(database, clock, { zone })
  await engine.pass(1_000)
  expect(await charged()).toEqual(wish.charges)
})
