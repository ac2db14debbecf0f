// Any tick is found by seq and by time, as if the whole tape were read (TR-2.2, TR-2.6).

import type { Tick } from '@fairtick/core/market/tick'
import { instantFromMs } from '@fairtick/core/time/instant'
import { openTestDatabase, type TestDatabase } from '@fairtick/server/test/database/test-database'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Queryable } from '../../platform/database.ts'
import { createSettableClock, openEngine } from '../engine-fixture.ts'
import { surroundingTicks } from './surrounding-ticks.ts'
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

describe('in a block that has ticks of several minutes', () => {
  let wide: TestDatabase
  const MINUTES = 5

  /** Behind a first tick five minutes with two ticks each, all in one block. */
  beforeAll(async () => {
    wide = await openTestDatabase()
    const clock = createSettableClock()
    const engine = await openEngine(wide, clock)
    await engine.tick('64000')
    await engine.stop()
    const minuteOf = (place: number) => clock.wall - (clock.wall % 60_000) + (1 + place) * 60_000
    const lines = Array.from({ length: MINUTES }, (_, place) =>
      [0, 1].map((half) => {
        const [time, seq] = [minuteOf(place) + half * 20_000, 2 + 2 * place + half]
        return `["tick",${time},"BTCUSDT",${seq},"${64_000 + seq}","0"]`
      }),
    ).flat()
    const [end] = await wide.query<{ first: bigint; last: bigint }>(
      'SELECT max(first_position) AS first, max(last_position) AS last FROM tape_block',
    )
    const begin = (end?.last ?? 0n) + 1n
    await wide.query(
      `INSERT INTO tape_block
       VALUES ($1::bigint, $2::bigint, $3::bigint, $4::bigint, $5::bigint, $6, '', 'wide')`,
      [
        ...[begin, begin + BigInt(lines.length) - 1n, end?.first ?? 0n].map(String),
        ...[minuteOf(0), minuteOf(MINUTES)].map(String),
        lines.join('\n'),
      ],
    )
    for (let place = 0; place < MINUTES; place += 1) {
      await wide.query(
        `INSERT INTO tick_index (symbol, minute, first_seq, block)
         VALUES ('BTCUSDT', $1::bigint, $2::bigint, $3::bigint)`,
        [minuteOf(place), 2 + 2 * place, begin].map(String),
      )
    }
  })
  afterAll(() => wide.close())

  it.each([1, 2, 3, 4, 7])('reads each tick once from seq %i on', async (fromSeq) => {
    const seqs = (ticks: readonly Tick[]) => ticks.map(({ seq }) => seq)
    const expected = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11].filter((seq) => seq >= fromSeq)
    expect(seqs(await readTicks(wide, 'BTCUSDT', fromSeq, 100))).toEqual(expected)
    expect(seqs(await readTicks(wide, 'BTCUSDT', fromSeq, 4))).toEqual(expected.slice(0, 4))
  })

  it('is read once for all of its minutes', async () => {
    const counted = countBlocks(wide)
    expect(await readTicks(counted.database, 'BTCUSDT', 2, 100)).toHaveLength(10)
    expect(counted.blocks()).toBe(1)
  })

  it('has the tick that was used among those around it, whichever it is', async () => {
    for (let seq = 1; seq <= 11; seq += 1) {
      const request = { symbol: 'BTCUSDT', seqs: [seq], priceDecimals: 2 }
      expect((await surroundingTicks(wide, request)).map(([found]) => found)).toContain(seq)
    }
  })
})

it('TR-2.6: of very many ticks that were used the first and the newest are there', async () => {
  const seqs = all.filter(({ seq }) => seq % 2 === 1 || seq > 20).map(({ seq }) => seq)
  const around = await surroundingTicks(database, { symbol: 'BTCUSDT', seqs, priceDecimals: 2 })
  const found = around.map(([seq]) => seq)
  expect(found).toContain(seqs[0])
  expect(found).toContain(seqs.at(-1))
  expect(found).not.toContain(13)
})

describe('on a tape that went on for long', () => {
  const SILENT_BLOCKS = 6_000
  let long: TestDatabase
  let counted: ReturnType<typeof countBlocks>

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
    counted = countBlocks(long)
  })
  afterAll(() => long.close())

  it('finds the newest tick behind however many blocks of its minute', async () => {
    const at = instantFromMs(Date.UTC(2030, 0, 1))
    expect(await readLastTick(counted.database, 'BTCUSDT', at)).toMatchObject({ seq: 2 })
    expect(counted.blocks()).toBeLessThan(SILENT_BLOCKS + 1_000)
  })

  it('reads nothing of the tape for an instrument without ticks', async () => {
    expect(await readTicks(counted.database, 'ETHUSDT', 1, 10)).toEqual([])
    expect(counted.blocks()).toBe(0)
  })

  it('reads no further than the minute in which the instrument fell silent', async () => {
    expect(await readTicks(counted.database, 'BTCUSDT', 2, 10)).toHaveLength(1)
    expect(counted.blocks()).toBeLessThan(SILENT_BLOCKS + 1_000)
  })
})

/** The same database, counting what is read of the tape. */
function countBlocks(database: Queryable) {
  let count = 0
  const query: Queryable['query'] = async (sql, parameters) => {
    const rows = await database.query(sql, parameters)
    if (sql.includes('tape_block')) count += rows.length
    return rows as never
  }
  return { database: { query }, blocks: () => count }
}
