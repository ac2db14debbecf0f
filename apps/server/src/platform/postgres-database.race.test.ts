// PostgreSQL going away under the server: what is refused, what comes back, what never crashes.

import {
  type PostgresServer,
  startPostgresServer,
  whyNoPostgres,
} from '@fairtick/server/test/database/postgres-server'
import { openPostgresTestDatabase } from '@fairtick/server/test/database/postgres-test-database'
import type { TestDatabase } from '@fairtick/server/test/database/test-database'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { isConnectionError, type Queryable } from './database.ts'

const LOCK = 42

describe.skipIf(whyNoPostgres() !== undefined)('PostgreSQL that goes away (REL-15)', () => {
  let server: PostgresServer
  let database: TestDatabase

  beforeAll(async () => {
    server = await startPostgresServer()
  })
  beforeEach(async () => {
    database = await openPostgresTestDatabase(server.url)
  })
  afterEach(() => database.close())
  afterAll(() => server.remove())

  /** Cuts the connection behind `lane`, and waits until its server process is gone. */
  async function cut(lane: Queryable): Promise<void> {
    const [row] = await lane.query<{ pid: number }>('SELECT pg_backend_pid() AS pid')
    await database.asOwner(`SELECT pg_terminate_backend(${row?.pid}, 5000)`)
  }

  it('fails the transaction that was under way, and nothing else', async () => {
    const broken = database.transaction(async (tx) => {
      await cut(tx)
      await tx.query('SELECT 1')
    })
    await expect(broken).rejects.toSatisfy(isConnectionError)
    expect(await database.query('SELECT 1 AS one')).toEqual([{ one: 1 }])
  })

  it('keeps the lane of the engine shut once its lock went with its connection', async () => {
    const lane = database.engineLane
    await lane.query(`SELECT pg_try_advisory_lock(${LOCK})`)
    await cut(lane)
    await expect(lane.query('SELECT 1')).rejects.toSatisfy(isConnectionError)
    await expect(lane.query('SELECT 1')).rejects.toSatisfy(isConnectionError)
    const lock = `SELECT pg_try_advisory_lock(${LOCK}) AS held`
    expect(await database.query(lock)).toEqual([{ held: true }])
    await lane.renew()
    expect(await lane.query(lock)).toEqual([{ held: false }])
  })

  it('has the engine write early what a checkpoint would write at once, on each connection', async () => {
    const lane = database.engineLane
    const read = "SELECT current_setting('backend_flush_after') AS after"
    expect(await lane.query(read)).toEqual([{ after: '1MB' }])
    await cut(lane)
    await expect(lane.query(read)).rejects.toSatisfy(isConnectionError)
    await lane.renew()
    expect(await lane.query(read)).toEqual([{ after: '1MB' }])
  })

  it('has no statement compiled, on any connection', async () => {
    const read = "SELECT current_setting('jit') AS jit"
    const lane = database.engineLane
    for (const connection of [database, lane, lane.beside]) {
      expect(await connection.query(read)).toEqual([{ jit: 'off' }])
    }
  })

  it('keeps the lock of the engine when only the connection beside it is lost', async () => {
    const lane = database.engineLane
    await lane.query(`SELECT pg_try_advisory_lock(${LOCK})`)
    await lane.beside.query('SELECT 1')
    await cut(lane.beside)
    await expect(lane.beside.query('SELECT 1')).rejects.toSatisfy(isConnectionError)
    await lane.renew()
    expect(await lane.beside.query('SELECT 1 AS one')).toEqual([{ one: 1 }])
    const lock = `SELECT pg_try_advisory_lock(${LOCK}) AS held`
    expect(await database.query(lock)).toEqual([{ held: false }])
  })

  it('is down: the next query says so, and works once it is back', async () => {
    await database.query('SELECT 1')
    await server.kill9()
    await expect(database.query('SELECT 1')).rejects.toSatisfy(isConnectionError)
    await expect(database.transaction(async () => {})).rejects.toSatisfy(isConnectionError)
    await server.start()
    expect(await database.query('SELECT 1 AS one')).toEqual([{ one: 1 }])
  })
})
