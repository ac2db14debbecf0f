// PGlite as a database to keep money in: what is committed is on the disk, and nothing piles up.

import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openPgliteTestDatabase } from '@fairtick/server/test/database/pglite-test-database'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Database, DatabaseUnavailable, MAX_WAITING_QUERIES } from './database.ts'
import { openDatabase } from './open-database.ts'
import { fsyncCount } from './pglite-database.ts'

/** Far more than fit into the time after which a turn is given. */
const MOST_QUERIES = 5_000
const INSERT = `INSERT INTO outbox (topic, payload) VALUES ('t', '{}')`

describe('PGlite in a folder', () => {
  let folder: string
  let database: Database
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'fairtick-pglite-'))
    database = await openDatabase({ kind: 'pglite', folder })
  })
  afterAll(async () => {
    await database.close()
    await rm(folder, { recursive: true })
  })

  async function countSyncs(work: () => Promise<unknown>): Promise<number> {
    const before = fsyncCount.value
    await work()
    return fsyncCount.value - before
  }

  it('asks the disk to keep each commit before it answers', async () => {
    for (let commit = 0; commit < 10; commit += 1) {
      expect(await countSyncs(() => database.query(INSERT))).toBeGreaterThan(0)
      const inLane = () => database.engineLane.query(INSERT)
      expect(await countSyncs(inLane)).toBeGreaterThan(0)
      const inTransaction = () => database.transaction((tx) => tx.query(INSERT))
      expect(await countSyncs(inTransaction)).toBeGreaterThan(0)
    }
  })

  it('asks nothing of the disk for a read', async () => {
    expect(await countSyncs(() => database.query('SELECT count(*) FROM outbox'))).toBe(0)
  })
})

describe('the queue before PGlite (REL-16)', () => {
  it('turns queries away when too many wait, but never the engine', async () => {
    const database = await openPgliteTestDatabase()
    const asked = Array.from({ length: MAX_WAITING_QUERIES + 10 }, () => database.query('SELECT 1'))
    const engine = database.engineLane.query('SELECT 1 AS one')
    const refused = (await Promise.allSettled(asked)).filter(
      (answer) => answer.status === 'rejected' && answer.reason instanceof DatabaseUnavailable,
    )
    expect(refused.length).toBeGreaterThan(0)
    expect(await engine).toEqual([{ one: 1 }])
    await database.close()
  })

  it('lets timers fire while each query follows the answer to the one before', async () => {
    const database = await openPgliteTestDatabase()
    let hasFired = false
    setTimeout(() => {
      hasFired = true
    }, 0)
    let asked = 0
    for (; asked < MOST_QUERIES && !hasFired; asked += 1) await database.query('SELECT 1')
    expect(hasFired, `after ${asked} queries`).toBe(true)
    await database.close()
  })
})

it('frees the room of deleted rows, and stays in the rights of the run-time role', async () => {
  const database = await openPgliteTestDatabase()
  const size = async () => {
    const [row] = await database.query<{ bytes: bigint }>(
      `SELECT pg_table_size('outbox')::bigint AS bytes`,
    )
    return Number(row?.bytes)
  }
  await database.query(`INSERT INTO outbox (topic, payload)
    SELECT 't', json_build_object('x', repeat('x', 500)) FROM generate_series(1, 3000)`)
  await database.query('DELETE FROM outbox')
  await database.query('SELECT pg_stat_force_next_flush()')
  const before = await size()
  await database.reclaim()
  expect(await size()).toBeLessThan(before / 10)
  await expect(database.query('DELETE FROM tape_block')).rejects.toThrow(/permission denied/)
  await database.close()
})

it('frees the room of large values too, of which a few rows have thousands of pieces', async () => {
  const database = await openPgliteTestDatabase()
  await database.asOwner(`CREATE TABLE large (bytes bytea);
    ALTER TABLE large ALTER COLUMN bytes SET STORAGE EXTERNAL;
    GRANT SELECT, INSERT, DELETE ON large TO fairtick_app`)
  const size = async () => {
    const [row] = await database.query<{ bytes: bigint }>(
      `SELECT pg_table_size('large')::bigint AS bytes`,
    )
    return Number(row?.bytes)
  }
  for (let each = 0; each < 3; each += 1) {
    await database.query('INSERT INTO large VALUES ($1)', [new Uint8Array(1_000_000)])
  }
  await database.query('DELETE FROM large')
  await database.query('SELECT pg_stat_force_next_flush()')
  expect(await size()).toBeGreaterThan(3_000_000)
  await database.reclaim()
  expect(await size()).toBeLessThan(100_000)
  await database.close()
})
