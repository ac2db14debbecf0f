// Any tick is found by seq and by time, as if the whole tape were read (TR-2.2, TR-2.6).

import type { Tick } from '@fairtick/core/market/tick'
import { instantFromMs } from '@fairtick/core/time/instant'
import { openTestDatabase, type TestDatabase } from '@fairtick/testkit/test-database'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createSettableClock, openEngine } from './engine-fixture.ts'
import { readLastTick, readTicks, readTicksBefore, ticksOf } from './tape-store.ts'

let database: TestDatabase
let all: readonly Tick[]

/** Ticks over several minutes with gaps between, some minutes without any. */
beforeAll(async () => {
  database = await openTestDatabase()
  const clock = createSettableClock()
  const engine = await openEngine(database, clock)
  for (let tick = 0; tick < 40; tick += 1) {
    await engine.tick(String(64_000 + tick))
    await engine.pass(tick % 7 === 0 ? 95_000 : 9_000)
  }
  await engine.stop()
  const blocks = await database.query<{ payload: string }>(
    'SELECT payload FROM tape_block ORDER BY first_position',
  )
  all = blocks.flatMap(({ payload }) => ticksOf(payload, 'BTCUSDT'))
})

afterAll(() => database.close())

it('writes every tick with the next seq', () => {
  expect(all.map(({ seq }) => seq)).toEqual(Array.from({ length: 40 }, (_, place) => place + 1))
})

it.each([1, 2, 17, 39, 40, 41])('reads on from seq %i', async (fromSeq) => {
  const expected = all.filter(({ seq }) => seq >= fromSeq)
  expect(await readTicks(database, 'BTCUSDT', fromSeq, 1_000)).toEqual(expected)
  expect(await readTicks(database, 'BTCUSDT', fromSeq, 3)).toEqual(expected.slice(0, 3))
})

it('reads the last ones before any time, at every edge', async () => {
  for (const { time } of all) {
    for (const before of [time, time + 1]) {
      const expected = all.filter((tick) => tick.time < before).slice(-4)
      const found = await readTicksBefore(database, 'BTCUSDT', instantFromMs(before), 4)
      expect(found).toEqual(expected)
    }
  }
})

it('knows the tick in force at any time, and none before the first', async () => {
  for (const { time } of all) {
    for (const at of [time - 1, time, time + 59_999]) {
      const expected = all.findLast((tick) => tick.time <= at)
      expect(await readLastTick(database, 'BTCUSDT', instantFromMs(at))).toEqual(expected)
    }
  }
})

it('finds nothing of an instrument that has no ticks', async () => {
  expect(await readTicks(database, 'ETHUSDT', 1, 10)).toEqual([])
  expect(await readTicksBefore(database, 'ETHUSDT', instantFromMs(9e15), 10)).toEqual([])
})
