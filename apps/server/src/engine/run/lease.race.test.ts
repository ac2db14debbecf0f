// Two engines on one database: one writes, the other waits for it and says so (REL-26).

import {
  type PostgresServer,
  startPostgresServer,
  whyNoPostgres,
} from '@fairtick/server/test/database/postgres-server'
import { eventually } from '@fairtick/testkit/eventually'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Database } from '../../platform/database.ts'
import { openDatabase } from '../../platform/open-database.ts'
import { beginEngine, createSettableClock, type EngineFixture } from '../engine-fixture.ts'
import { EngineUnavailable } from '../engine-port.ts'
import { verifyTape } from '../verify/verify-tape.ts'

const WAITS = 'another engine holds the lease; waiting for it to stop'

const LOCK_HOLDER = `SELECT pid FROM pg_locks WHERE locktype = 'advisory' AND granted
  AND database = (SELECT oid FROM pg_database WHERE datname = current_database())`

type Side = {
  readonly database: Database
  readonly engine: EngineFixture
  readonly log: string[]
  /** From now on it does not say any more that it is there. */
  readonly silence: () => void
}

describe.skipIf(whyNoPostgres() !== undefined)('two engines on one database (REL-26)', () => {
  let server: PostgresServer
  let url: string
  const open: (() => Promise<void>)[] = []
  const clock = createSettableClock()

  beforeAll(async () => {
    server = await startPostgresServer()
  })
  beforeEach(async () => {
    url = await server.newDatabase()
  })
  afterEach(async () => {
    for (const end of open.splice(0)) await end()
  })
  afterAll(() => server.remove())

  async function begin(): Promise<Side> {
    const { database, silence } = silenceable(await openDatabase({ kind: 'postgres', url }))
    const log: string[] = []
    const engine = beginEngine(database, clock, { onLog: (line) => log.push(line) })
    const side = { database, engine, log, silence }
    open.push(() => end(side))
    return side
  }

  async function end({ engine, database }: Side): Promise<void> {
    await engine.stop()
    await database.close()
  }

  it('the second waits, says for what, and goes on where the first stopped', async () => {
    const first = await begin()
    await first.engine.started
    await first.engine.open('a')
    const second = await begin()
    await eventually('the line of the second', () =>
      second.log.some((line) => line.includes(WAITS)),
    )
    expect(second.engine.notReady()).toBe(WAITS)
    await expect(second.engine.open('b')).rejects.toThrow(EngineUnavailable)
    await first.engine.tick('64000')
    open.shift()
    await end(first)
    await second.engine.started
    expect(await second.engine.buy('a', 'o')).toMatchObject({ kind: 'option-bought' })
    expect((await verifyTape(second.database, 'genesis')).findings).toEqual([])
  })

  it('of two that start at once one takes commands and the other none', async () => {
    const sides = await Promise.all([begin(), begin()])
    await Promise.race(sides.map(({ engine }) => engine.started))
    await eventually('one that waits', () =>
      sides.some(({ log }) => log.some((line) => line.includes(WAITS))),
    )
    const answers = await Promise.allSettled(sides.map(({ engine }) => engine.open('a')))
    expect(answers.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  })

  it('one that was cut off does not write again until the other stops', async () => {
    const first = await begin()
    await first.engine.started
    await first.engine.open('a')
    const second = await begin()
    const { engineLane } = first.database
    await engineLane.query('RESET ROLE')
    await expect(
      engineLane.query('SELECT pg_terminate_backend(pg_backend_pid())'),
    ).rejects.toThrow()
    await second.engine.started
    await expect(first.engine.open('b')).rejects.toThrow(EngineUnavailable)
    await eventually('the first to wait', () => first.engine.notReady() === WAITS)
    await second.engine.open('b')
    expect(await second.database.query('SELECT id FROM account ORDER BY id')).toEqual([
      { id: 'a' },
      { id: 'b' },
    ])
  })

  it('one that no longer says that it is there gives way, and writes nothing when it is back', async () => {
    const first = await begin()
    await first.engine.started
    await first.engine.open('a')
    const second = await begin()
    await eventually('the second to wait', () => second.engine.notReady() === WAITS)
    // As long as the first says so, nothing ends it.
    const [pid] = await second.database.query<{ pid: number }>(LOCK_HOLDER)
    expect(pid).toBeDefined()
    first.silence()
    await second.engine.started
    expect(await second.database.query(LOCK_HOLDER)).not.toEqual([pid])
    await expect(first.engine.open('b')).rejects.toThrow(EngineUnavailable)
    expect(await second.engine.open('b')).toMatchObject({ kind: 'account-opened' })
    expect((await verifyTape(second.database, 'genesis')).findings).toEqual([])
  })

  it('one whose epoch was taken has its commit refused, and writes only under a new one', async () => {
    const { engine, database, log } = await begin()
    await engine.started
    await database.query('UPDATE engine_lease SET epoch = epoch + 1')
    await expect(engine.open('a')).rejects.toThrow(EngineUnavailable)
    await eventually('the refusal', () => log.join().includes('the lease of epoch 1 is lost'))
    await eventually('the engine to be ready again', () => engine.notReady() === undefined)
    expect(await database.query('SELECT id FROM account')).toEqual([])
    expect(await engine.open('a')).toMatchObject({ kind: 'account-opened' })
    expect(await database.query('SELECT epoch FROM engine_lease')).toEqual([{ epoch: 3n }])
  })
})

function silenceable(database: Database): Pick<Side, 'database' | 'silence'> {
  let isSilent = false
  const { engineLane } = database
  const query: typeof engineLane.query = (sql, parameters) =>
    isSilent && sql.startsWith('UPDATE engine_lease SET alive_time')
      ? new Promise(() => {})
      : engineLane.query(sql, parameters)
  return {
    database: { ...database, engineLane: { ...engineLane, query } },
    silence: () => {
      isSilent = true
    },
  }
}
