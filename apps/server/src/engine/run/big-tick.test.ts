// A tick that fires more accounts than one group takes: slices, commands between, a restart midway.

import { openTestDatabase, type TestDatabase } from '@fairtick/server/test/database/test-database'
import { eventually } from '@fairtick/testkit/eventually'
import { afterEach, beforeEach, expect, it } from 'vitest'
import {
  createSettableClock,
  type EngineFixture,
  openEngine,
  type SettableClock,
} from '../engine-fixture.ts'
import { reconcile } from '../verify/reconciliation.ts'
import { verifyTape } from '../verify/verify-tape.ts'
import { MAX_GROUPS_IN_FLIGHT } from './engine-run.ts'

const ACCOUNTS_PER_GROUP = 200
/** More than the groups that may be under way take together. */
const ACCOUNTS = ACCOUNTS_PER_GROUP * (MAX_GROUPS_IN_FLIGHT + 1) + 50
const FALL = '56000'

let database: TestDatabase
let clock: SettableClock
let engine: EngineFixture

beforeEach(async () => {
  database = await openTestDatabase()
  clock = createSettableClock()
  engine = await openEngine(database, clock, { accountsPerGroup: ACCOUNTS_PER_GROUP })
  await engine.tick('64000')
  const ids = Array.from({ length: ACCOUNTS }, (_, place) => `a${place}`)
  await Promise.all(ids.map((id) => engine.open(id, '700')))
  await Promise.all(ids.map((id) => engine.trade(id, `c of ${id}`, { lots: '10' })))
})

afterEach(async () => {
  await engine.stop()
  await database.close()
})

/** Resolves at the first commit after the fall was submitted. */
const fall = () => {
  const committed = new Promise<void>((resolve) => engine.onCommitted(() => resolve()))
  engine.submitTick(FALL)
  clock.pass(100)
  engine.wake()
  return committed
}
const count = async (sql: string) =>
  Number((await database.query<{ count: bigint }>(sql))[0]?.count)
const left = () => count('SELECT count(*) FROM due_work')
const closes = () => count(`SELECT count(*) FROM contract_close WHERE reason = 'stop_out'`)
const untilDone = () => eventually('all due work to be done', async () => (await left()) === 0)

it('goes on where it was after a restart, and closes each position once', async () => {
  await fall()
  await engine.stop()
  const before = await left()
  expect(before).toBeGreaterThan(0)
  expect(await closes()).toBe(ACCOUNTS - before)
  expect((await verifyTape(database, 'genesis')).findings).toEqual([
    `due_work: the newest record has ${before} accounts left: let the server finish it first`,
  ])
  engine = await openEngine(database, clock, { accountsPerGroup: ACCOUNTS_PER_GROUP })
  await untilDone()
  expect(await closes()).toBe(ACCOUNTS)
  expect((await verifyTape(database, 'genesis')).findings).toEqual([])
  expect(await reconcile(database)).toMatchObject({ isClean: true })
})

it('answers between the slices; a command finds its own account done with', async () => {
  const committed = fall()
  await committed
  const answers = await Promise.all([
    engine.close(`a${ACCOUNTS - 1}`, `c of a${ACCOUNTS - 1}`),
    engine.close('a0', 'c of a0'),
    engine.open('late', '700'),
  ])
  expect(answers[0]).toMatchObject({ kind: 'refused', code: 'not_found' })
  expect(answers[1]).toMatchObject({ kind: 'refused', code: 'not_found' })
  expect(answers[2]).toMatchObject({ kind: 'account-opened' })
  await untilDone()
  expect(await closes()).toBe(ACCOUNTS)
  expect((await verifyTape(database, 'genesis')).findings).toEqual([])
})
