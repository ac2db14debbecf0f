// Two machines run the payroll while engines die in its midst: each member and day is paid once
// (TR-8.2, REL-5).

import { DAY_MS } from '@fairtick/core/time/duration'
import {
  createSettableClock,
  type EngineFixture,
  openEngine,
  type SettableClock,
} from '@fairtick/server/engine/engine-fixture'
import { reconcile } from '@fairtick/server/engine/verify/reconciliation'
import { verifyTape } from '@fairtick/server/engine/verify/verify-tape'
import { createPayrollRun } from '@fairtick/server/features/salary/public'
import type { Database } from '@fairtick/server/platform/database'
import { openDatabase } from '@fairtick/server/platform/open-database'
import {
  type PostgresServer,
  startPostgresServer,
  whyNoPostgres,
} from '@fairtick/server/test/database/postgres-server'
import { TEAM_TERMS } from '@fairtick/server/test/team-members'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createFaultyDatabase, type FaultyDatabase } from '../simulator/faulty-lane.ts'

const MEMBERS = 150
const DAYS = 3
const KILLS = 3

describe.skipIf(whyNoPostgres() !== undefined)('the payroll on two machines', () => {
  let server: PostgresServer
  let url: string
  let database: Database
  let clock: SettableClock
  beforeAll(async () => {
    server = await startPostgresServer()
    url = await server.newDatabase()
    database = await openDatabase({ kind: 'postgres', url })
    clock = createSettableClock()
  })
  afterAll(async () => {
    await database?.close()
    await server?.remove()
  })

  /** One life of an engine on connections of its own, so that its lease ends with it. */
  const live = async (
    work: (engine: EngineFixture, lane: FaultyDatabase, own: Database) => Promise<void>,
  ) => {
    const own = await openDatabase({ kind: 'postgres', url })
    const lane = createFaultyDatabase(own)
    const engine = await openEngine(lane, clock, { moneyTerms: TEAM_TERMS })
    try {
      await work(engine, lane, own)
    } finally {
      await engine.stop()
      await own.close()
    }
  }
  const runBoth = (engine: EngineFixture, own: Database) =>
    Promise.allSettled(
      [own, database].map((each) => createPayrollRun({ database: each, ask: engine.ask })()),
    )
  const paid = async () => {
    const [row] = await database.query<{ records: bigint; amount: string }>(
      'SELECT count(*) AS records, coalesce(sum(amount), 0)::text AS amount FROM payroll_record',
    )
    return { records: Number(row?.records), amount: row?.amount }
  }

  test('pays every member and day once, whoever dies when (TR-8.2)', async () => {
    await live(earn)
    const [earned] = await database.query<{ days: bigint; amount: string }>(
      'SELECT count(*) AS days, sum(amount)::text AS amount FROM payable_reward',
    )
    expect(earned?.days).toBe(BigInt(MEMBERS * DAYS))
    const after: number[] = []
    for (let kill = 1; kill <= KILLS; kill += 1) {
      await live(async (engine, lane, own) => {
        lane.dieAfterCommits(1)
        const runs = await runBoth(engine, own)
        expect(runs.map(({ status }) => status)).toContain('rejected')
      })
      after.push((await paid()).records)
    }
    // The kills came in the midst: some were paid before, some were left.
    expect(after[0]).toBeGreaterThan(0)
    expect(after.at(-1)).toBeLessThan(MEMBERS * DAYS)
    console.log(`paid after each kill: ${after.join(', ')} of ${MEMBERS * DAYS}`)
    await live(async (engine, _, own) => {
      await runBoth(engine, own)
      const again = await runBoth(engine, own)
      expect(again.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled'])
    })
    expect(await paid()).toEqual({ records: MEMBERS * DAYS, amount: earned?.amount })
    expect(await database.query('SELECT * FROM payable_reward')).toEqual([])
    const [salaries] = await database.query('SELECT sum(salary)::text AS amount FROM account')
    expect(salaries).toEqual({ amount: earned?.amount })
    const [told] = await database.query(
      `SELECT count(*) AS messages, count(DISTINCT payload::text) AS payments FROM outbox
       WHERE topic = 'rewards-paid'`,
    )
    expect(told).toEqual({ messages: BigInt(MEMBERS * DAYS), payments: BigInt(MEMBERS * DAYS) })
    expect(await reconcile(database)).toMatchObject({ isClean: true })
    expect(await verifyTape(database, 'genesis')).toMatchObject({ findings: [] })
  })

  /** Each trader has three inviters of their own, and trades each day. */
  const earn = async (engine: EngineFixture) => {
    await engine.tick('64000')
    const members = Array.from({ length: MEMBERS }, (_, place) => `m${place}`)
    await Promise.all(members.map((id) => engine.open(id)))
    const traders = Array.from({ length: MEMBERS / 3 }, (_, place) => `t${place}`)
    await Promise.all(traders.map((id) => engine.open(id)))
    await Promise.all(
      traders.map((accountId, place) => {
        const inviters = members.slice(3 * place, 3 * place + 3)
        return engine.ask({ kind: 'set-inviters', accountId, inviters })
      }),
    )
    for (let day = 0; day < DAYS; day += 1) {
      await Promise.all(traders.map((id) => engine.trade(id, `${id} ${day}`, { lots: '2' })))
      await engine.pass(DAY_MS)
      await engine.tick('64000')
    }
  }
})
