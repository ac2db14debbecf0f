// Any tick is found by seq and by time, as if the whole tape were read (TR-2.2, TR-2.6).

import type { Tick } from '@fairtick/core/market/tick'
import { instantFromMs } from '@fairtick/core/time/instant'
import { openTestDatabase, type TestDatabase } from '@fairtick/testkit/test-database'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Queryable } from '../platform/database.ts'
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

describe('on a tape that went on for long', () => {
  const SILENT_BLOCKS = 6_000
  let long: TestDatabase
  let blocksRead = 0
  /** The same database, counting what is read of the tape. */
  const counted: Queryable = {
    query: async (sql, parameters) => {
      const rows = await long.query(sql, parameters)
      if (sql.includes('tape_block')) blocksRead += rows.length
      return rows as never
    },
  }

  /** A tick, very many blocks without one in the same minute, a tick, as many in the next hour. */
  beforeAll(async () => {
    long = await openTestDatabase()
    const clock = createSettableClock()
    const engine = await openEngine(long, clock)
    await engine.tick('64000')
    await engine.stop()
    const append = (count: number, timeMs: number, line: string) =>
      long.query(
        `INSERT INTO tape_block
         SELECT p, p, CASE p WHEN n + 1 THEN first ELSE p - 1 END,
                $2::bigint, $2::bigint, $3, '', 'hash ' || p
         FROM (SELECT max(first_position) AS first, max(last_position) AS n FROM tape_block) AS e,
              generate_series(n + 1, n + $1::integer) AS p`,
        [count, String(timeMs), line],
      )
    await append(SILENT_BLOCKS, clock.wall, `["clock",${clock.wall}]`)
    await append(1, clock.wall, `["tick",${clock.wall},"BTCUSDT",2,"64001","0"]`)
    await append(SILENT_BLOCKS, clock.wall + 3_600_000, `["clock",${clock.wall + 3_600_000}]`)
  })
  beforeEach(() => {
    blocksRead = 0
  })
  afterAll(() => long.close())

  it('finds the newest tick behind however many blocks of its minute', async () => {
    const at = instantFromMs(Date.UTC(2030, 0, 1))
    expect(await readLastTick(counted, 'BTCUSDT', at)).toMatchObject({ seq: 2 })
    expect(blocksRead).toBeLessThan(SILENT_BLOCKS + 1_000)
  })

  it('reads nothing of the tape for an instrument without ticks', async () => {
    expect(await readTicks(counted, 'ETHUSDT', 1, 10)).toEqual([])
    expect(blocksRead).toBe(0)
  })

  it('reads no further than the minute in which the instrument fell silent', async () => {
    expect(await readTicks(counted, 'BTCUSDT', 2, 10)).toHaveLength(1)
    expect(blocksRead).toBeLessThan(SILENT_BLOCKS + 1_000)
  })
})
