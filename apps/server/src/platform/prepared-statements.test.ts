// What readers ask is parsed and planned once, on both databases, and never grows or goes stale.

import { PGlite } from '@electric-sql/pglite'
import { BOTH_DATABASES, isMissing } from '@fairtick/server/test/database/both-databases'
import type { TestDatabase } from '@fairtick/server/test/database/test-database'
import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest'
import { MAX_PREPARED } from './database.ts'
import { createPreparedStatements } from './pglite-statements.ts'

const OF_READERS = `SELECT count(*)::integer AS count FROM pg_prepared_statements
  WHERE name LIKE 'reader%'`

describe.each(BOTH_DATABASES)('statements of readers on %s', (name, open) => {
  let database: TestDatabase
  beforeEach(async () => {
    if (!isMissing(name)) database = await open()
  })
  afterEach(() => database?.close())
  const the = it.skipIf(isMissing(name))

  const read = async (sql: string, parameters?: readonly unknown[]) =>
    (await database.query(sql, parameters))[0]

  the('are prepared once, however often they are asked', async () => {
    const sql = 'SELECT $1::text AS said'
    for (const said of ['a', 'b', 'c']) expect(await read(sql, [said])).toEqual({ said })
    const found = await database.query(
      'SELECT generic_plans + custom_plans AS plans FROM pg_prepared_statements WHERE statement = $1',
      [sql],
    )
    expect(found).toEqual([{ plans: 3n }])
  })

  the('carry bytes both ways, in a transaction and outside of one', async () => {
    await database.asOwner(`CREATE TABLE kept (id integer, bytes bytea);
      GRANT SELECT, INSERT ON kept TO fairtick_app`)
    const all = Uint8Array.from({ length: 70_000 }, (_, place) => place % 256)
    // A view in the middle of a memory, as what was read from a network is.
    const given = [all.subarray(3, 60_003), Buffer.from(all), new Uint8Array()]
    const insert = 'INSERT INTO kept VALUES ($1, $2)'
    const select = 'SELECT bytes FROM kept WHERE id = $1'
    for (const [id, bytes] of given.entries()) {
      await database.query(insert, [id, bytes])
      const inside = await database.transaction(async (tx) => {
        await tx.query(insert, [id + 10, bytes])
        return await tx.query<{ bytes: Buffer }>(select, [id])
      })
      const outside = await database.query<{ bytes: Buffer }>(select, [id + 10])
      for (const rows of [inside, outside]) expect(rows[0]?.bytes.equals(bytes)).toBe(true)
    }
  })

  the('are no more than a bound, and an evicted one is asked again', async () => {
    for (const round of ['first', 'second']) {
      for (let each = 0; each < MAX_PREPARED + 5; each += 1) {
        expect(await read(`SELECT $1::text AS round, ${each} AS each`, [round])).toEqual({
          ...{ round, each },
        })
      }
    }
    expect(await read(OF_READERS)).toEqual({ count: MAX_PREPARED })
  })

  the('answer on after an error in one of them', async () => {
    const insert = `INSERT INTO price_alert_nowhere VALUES ($1)`
    await expect(database.query(insert, ['a'])).rejects.toThrow(/price_alert_nowhere/)
    const divide = 'SELECT 1 / $1::integer AS share'
    expect(await read(divide, [1])).toEqual({ share: 1 })
    await expect(database.query(divide, [0])).rejects.toThrow(/division by zero/)
    expect(await read(divide, [1])).toEqual({ share: 1 })
  })

  the('see the columns that a table has now', async () => {
    const sql = 'SELECT * FROM planted WHERE id = $1'
    await database.asOwner(`CREATE TABLE planted (id integer); INSERT INTO planted VALUES (7);
      GRANT SELECT ON planted TO fairtick_app`)
    expect(await read(sql, [7])).toEqual({ id: 7 })
    await database.asOwner(`ALTER TABLE planted ADD COLUMN more text DEFAULT 'yes'`)
    expect(await read(sql, [7])).toEqual({ id: 7, more: 'yes' })
    expect(await read(sql, [7])).toEqual({ id: 7, more: 'yes' })
  })

  the('see what was written before, and nothing of what was rolled back', async () => {
    await database.asOwner(`CREATE TABLE written (id integer);
      GRANT SELECT, INSERT ON written TO fairtick_app`)
    const sql = 'SELECT count(*)::integer AS count FROM written'
    expect(await read(sql)).toEqual({ count: 0 })
    const rolledBack = database.transaction(async (tx) => {
      await tx.query('INSERT INTO written VALUES ($1)', [1])
      throw new Error('no')
    })
    await expect(rolledBack).rejects.toThrow('no')
    expect(await read(sql)).toEqual({ count: 0 })
    await database.query('INSERT INTO written VALUES ($1)', [2])
    expect(await read(sql)).toEqual({ count: 1 })
  })
})

describe('on PGlite, where no plan is ever dropped by itself', () => {
  const opened = PGlite.create()
  afterAll(async () => (await opened).close())

  it('a statement is planned anew when its plan is old', async () => {
    const pglite = await opened
    let nowMs = 0
    const statements = createPreparedStatements(pglite, {
      ...{ prefix: 'aging', max: 10, maxAgeMs: 1_000, monotonicMs: () => nowMs },
    })
    const names = async () =>
      (await pglite.query(`SELECT name FROM pg_prepared_statements WHERE name LIKE 'aging%'`)).rows
    await statements.query('SELECT 1 AS one')
    nowMs = 999
    await statements.query('SELECT 1 AS one')
    expect(await names()).toEqual([{ name: 'aging_0' }])
    nowMs = 1_000
    expect(await statements.query('SELECT 1 AS one')).toEqual([{ one: 1 }])
    expect(await names()).toEqual([{ name: 'aging_1' }])
  })
})
