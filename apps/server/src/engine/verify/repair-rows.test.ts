// Rows of accounts are written anew where nothing else differs, and nothing is where anything does.

import { DAY_MS } from '@fairtick/core/time/duration'
import { instantFromMs } from '@fairtick/core/time/instant'
import { openTestDatabase, type TestDatabase } from '@fairtick/server/test/database/test-database'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import {
  createSettableClock,
  type EngineFixture,
  money,
  openEngine,
  type SettableClock,
} from '../engine-fixture.ts'
import { type Repair, repairRows } from './repair-rows.ts'
import { verifyTape } from './verify-tape.ts'

const NOON = Date.UTC(2026, 0, 5, 3)
const BOOKED = { endTime: instantFromMs(NOON + DAY_MS), untaxedGains: money('0') }
let database: TestDatabase
let clock: SettableClock

/** Two days with trades, a lock, limits and inviters, and a checkpoint in between. */
beforeEach(async () => {
  database = await openTestDatabase()
  clock = createSettableClock(NOON)
  const engine = await openEngine(database, clock)
  for (const id of ['a', 'b', 'c']) await engine.open(id)
  await engine.tick('64000')
  await engine.ask({ kind: 'set-inviters', accountId: 'a', inviters: ['b'] })
  await setLimits(engine)
  await engine.buy('a', 'o1')
  await engine.trade('a', 'c1', { lots: '2' })
  await engine.tick('64100')
  await engine.close('a', 'c1', '1')
  await engine.ask({ kind: 'set-trading-lock', accountId: 'a', reason: 'legal_order' })
  await engine.pass(DAY_MS)
  await engine.tick('64200')
  await engine.buy('b', 'o2')
  await engine.stop()
})
afterEach(() => database.close())

const setLimits = (engine: EngineFixture) =>
  engine.ask({
    ...{ kind: 'set-limits', accountId: 'a', dailyLoss: money('100'), openPositions: 9 },
    ...{ excludedUntil: undefined, realisedToday: money('0'), booked: BOOKED },
  })

const repair = async (): Promise<Repair> => {
  // The engine that was stopped used this connection: as long as it stands it has the lease.
  await database.engineLane.query('SELECT pg_advisory_unlock_all()')
  return await database.transaction((tx) => repairRows(tx, database.kind))
}
const findings = async () => (await verifyTape(database, 'genesis')).findings
const accounts = () => database.query('SELECT * FROM account ORDER BY id')
const checkpoints = () => database.query('SELECT tape_position FROM checkpoint')
const plant = (sql: string) =>
  database.asOwner(
    `SET session_replication_role = replica; ${sql}; SET session_replication_role = origin`,
  )

describe('repair-rows', () => {
  it('finds nothing to write in books that were not touched', async () => {
    const before = await accounts()
    const done = await repair()
    expect(done).toMatchObject({ outcome: 'repaired', cells: [], left: 0, checkpoints: [] })
    expect([done.accounts, done.tapeRecords > 0]).toEqual([3, true])
    expect(await accounts()).toEqual(before)
  })

  it('writes what was lost of one row, and nothing of the others', async () => {
    const before = await accounts()
    await plant(
      `UPDATE account SET trading_lock = NULL, own_limits = NULL, inviters = '', cash = cash + 5,
         oldest_open = NULL, untaxed_gains = 1, invited_day = NULL WHERE id = 'a'`,
    )
    expect(await findings()).toHaveLength(1)
    const done = await repair()
    expect(done).toMatchObject({ outcome: 'repaired', left: 0, checkpoints: [] })
    const cells = done.outcome === 'repaired' ? done.cells : []
    expect(new Set(cells.map(({ accountId }) => accountId))).toEqual(new Set(['a']))
    expect(cells).toContainEqual({
      ...{ accountId: 'a', column: 'trading_lock', from: null, to: 'legal_order' },
    })
    expect(cells.map(({ column }) => column)).toEqual([
      ...['cash', 'untaxed_gains', 'inviters', 'trading_lock', 'own_limits', 'oldest_open'],
      'invited_day',
    ])
    expect(await findings()).toEqual([])
    expect(await accounts()).toEqual(before)
  })

  it('takes away checkpoints that tell of such rows, and the engine goes on behind it', async () => {
    expect(await checkpoints()).toHaveLength(1)
    await plant(
      `UPDATE checkpoint SET state = replace(state, 'legal_order', '');
       UPDATE account SET trading_lock = NULL WHERE id = 'a'`,
    )
    expect(await findings()).toHaveLength(2)
    const done = await repair()
    expect(done.outcome === 'repaired' && done.checkpoints).toHaveLength(1)
    expect(await checkpoints()).toEqual([])
    expect(await findings()).toEqual([])
    await expect(database.query('DELETE FROM checkpoint')).rejects.toThrow(/permission denied/)
    // The guard stands again, for the owner too.
    await expect(database.asOwner('DELETE FROM checkpoint')).rejects.toThrow(/append/)
    await database.asOwner('SELECT 1')
    const engine = await openEngine(database, clock)
    await engine.tick('64300')
    expect(await engine.trade('a', 'c9')).toMatchObject({ kind: 'refused', code: 'locked' })
    await engine.pass(DAY_MS)
    await engine.tick('64400')
    await engine.stop()
    expect(await checkpoints()).toHaveLength(1)
    expect((await verifyTape(database, 'latest-checkpoint')).findings).toEqual([])
  })

  it.each([
    ['an order', `UPDATE contract_order SET open_price = 1 WHERE id = 'c1'`, /contract_order c1/],
    [
      'an entry',
      `UPDATE journal_entry SET amounts = ARRAY[-1, 1]
      WHERE reason = 'option-purchase' AND cause_id = 'o1'`,
      /journal_entry/,
    ],
    ['an option', `UPDATE option_order SET strike = 1 WHERE id = 'o2'`, /option_order o2/],
    ['an owner', `UPDATE account SET user_id = 'x' WHERE id = 'c'`, /account c: expected/],
    [
      'an account that never was',
      `INSERT INTO account (id, user_id, kind, cash, stake,
      withdrawal_hold, salary) VALUES ('x', 'x', 'real', 0, 0, 0, 0)`,
      /account x: does not/,
    ],
    ['a link', `UPDATE tape_block SET hash = reverse(hash) WHERE first_position = 1`, /tape block/],
    ['unfinished work', `INSERT INTO due_work VALUES ('a', 1)`, /due_work/],
  ])('writes nothing where %s differs, too', async (_, sql, named) => {
    await plant(`UPDATE account SET cash = cash + 5 WHERE id = 'a'; ${sql}`)
    const before = await accounts()
    const done = await repair()
    expect(done.outcome === 'refused' ? done.findings.join('\n') : done).toMatch(named)
    expect(await accounts()).toEqual(before)
  })
})
