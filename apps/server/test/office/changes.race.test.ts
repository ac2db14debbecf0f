// Two approvers of one change at the same moment, on a real PostgreSQL: it is done once (REL-58).

import {
  createSettableClock,
  type EngineFixture,
  openEngine,
} from '@fairtick/server/engine/engine-fixture'
import { reconcile } from '@fairtick/server/engine/verify/reconciliation'
import { NOON, TERMS } from '@fairtick/server/features/withdrawals/withdrawals-fixture'
import type { Database, Queryable } from '@fairtick/server/platform/database'
import { openDatabase } from '@fairtick/server/platform/open-database'
import {
  type PostgresServer,
  startPostgresServer,
  whyNoPostgres,
} from '@fairtick/server/test/database/postgres-server'
import { drainTestInbox } from '@fairtick/server/test/row-seal'
import { RACE_ROUNDS } from '@fairtick/testkit/drawn-sample'
import { createManualClock } from '@fairtick/testkit/manual-clock'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Member, type OfficeFixture, openOffice, outcome } from './office-fixture.ts'

const WRITING = "relation = 'change_request'::regclass AND mode = 'RowExclusiveLock'"

async function countLocks(tx: Queryable, condition: string): Promise<number> {
  return (await tx.query(`SELECT 1 FROM pg_locks WHERE ${condition}`)).length
}

describe.skipIf(whyNoPostgres() !== undefined)('two at one change', () => {
  const clock = createManualClock(NOON)
  let server: PostgresServer
  let database: Database
  let engine: EngineFixture
  let office: OfficeFixture
  let [ann, bob, eve]: Member[] = []
  beforeAll(async () => {
    server = await startPostgresServer()
    database = await openDatabase({ kind: 'postgres', url: await server.newDatabase() })
    engine = await openEngine(database, createSettableClock(NOON), { moneyTerms: TERMS })
    await engine.open('a', '0')
    office = await openOffice(database, clock, { ask: engine.ask })
    ann = await office.setUp()
    bob = await office.hire(ann, 'bob@house.example', ['finance'])
    eve = await office.hire(ann, 'eve@house.example', ['finance'])
    await office.giveRoles(ann, ['finance'])
  })
  /** Both have begun, the first before the second, and neither goes on until both are waiting. */
  async function overlap(id: string, calls: readonly (() => Promise<unknown>)[]) {
    const outcomes = await database.transaction(async (tx) => {
      await tx.query('SELECT 1 FROM change_request WHERE id = $1 FOR UPDATE', [id])
      const begun: Promise<string | number>[] = []
      for (const call of calls) {
        begun.push(outcome(call()))
        await expect.poll(() => countLocks(tx, 'NOT granted')).toBe(begun.length)
      }
      // Before they read, so that they judge what the one before them has left.
      expect(await countLocks(tx, WRITING)).toBe(0)
      return () => Promise.all(begun)
    })
    return await outcomes()
  }

  afterAll(async () => {
    await office?.stop()
    await engine?.stop()
    await database?.close()
    await server?.remove()
  })

  test(`${RACE_ROUNDS} approve/approve and approve/reject of adjustments: decided and paid once`, async () => {
    if (!ann || !bob || !eve) throw new Error('not set up')
    const [one, two] = [bob, eve]
    let approved = 0
    for (let round = 0; round < RACE_ROUNDS; round += 1) {
      const wish = { kind: 'adjustment', accountId: 'a', amount: '1', reason: 'fee_error' } as const
      const { id, hash } = await ann.client.call('requestChange', {
        body: { change: wish, note: '' },
        proof: office.nextCode(ann.factor),
      })
      // Codes are of a step each, and tries are counted by the hour.
      clock.advanceMs(80_000)
      const approve = ({ client, factor }: Member) =>
        client.call('approveChange', { body: { id, hash }, proof: office.codeNow(factor) })
      const reject = ({ client, factor }: Member) =>
        client.call('rejectChange', { body: { id }, proof: office.codeNow(factor) })
      const [first, second] = round % 4 === 3 ? [reject, approve] : [approve, approve]
      const other = round % 4 === 1 ? reject : second
      const outcomes = await overlap(id, [() => first(one), () => other(two)])
      expect([round, outcomes]).toEqual([round, ['done', 'not_found']])
      if (first === approve) approved += 1
      // Twice at a time, as two machines would.
      await Promise.all([
        drainTestInbox(database, engine.ask),
        drainTestInbox(database, engine.ask),
      ])
      await database.query(
        "UPDATE change_request SET done_time = 1 WHERE id = $1 AND status = 'approved'",
        [id],
      )
    }
    const [counts] = await database.query(
      `SELECT count(*) AS entries, sum(cash_change) AS paid,
         (SELECT count(*) FROM audit_entry WHERE action IN ('change.approved', 'change.rejected'))
           AS noted
       FROM journal_entry WHERE reason = 'adjustment'`,
    )
    expect(counts).toMatchObject({ entries: BigInt(approved), noted: BigInt(RACE_ROUNDS) })
    expect(Number((counts as { paid: unknown }).paid)).toBe(approved * 1_000_000)
    expect((await reconcile(database)).isClean).toBe(true)
  })
})
