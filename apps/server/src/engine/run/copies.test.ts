// Copies of a leader's orders: in slices, with commands between, over a restart midway (TR-10.2).

import { openTestDatabase, type TestDatabase } from '@fairtick/server/test/database/test-database'
import { eventually } from '@fairtick/testkit/eventually'
import { afterEach, beforeEach, expect, it } from 'vitest'
import {
  createSettableClock,
  type EngineFixture,
  FOLLOW_TERMS,
  LEADING_TERMS,
  openEngine,
  type SettableClock,
} from '../engine-fixture.ts'
import { reconcile } from '../verify/reconciliation.ts'
import { verifyTape } from '../verify/verify-tape.ts'
import { MAX_GROUPS_IN_FLIGHT } from './engine-run.ts'

const ACCOUNTS_PER_GROUP = 20
/** More than the groups that may be under way take together. */
const FOLLOWERS = ACCOUNTS_PER_GROUP * (MAX_GROUPS_IN_FLIGHT + 1) + 5

let database: TestDatabase
let clock: SettableClock
let engine: EngineFixture

beforeEach(async () => {
  database = await openTestDatabase()
  clock = createSettableClock()
  await start()
  await engine.tick('64000')
  await engine.open('leader', '10000')
  await engine.ask({ kind: 'set-leading', accountId: 'leader', terms: LEADING_TERMS })
  const ids = Array.from({ length: FOLLOWERS }, (_, place) => `f${place}`)
  await Promise.all(ids.map((id) => engine.open(id, '700')))
  await Promise.all(ids.map(follow))
})

afterEach(async () => {
  await engine.stop()
  await database.close()
})

const start = async () => {
  engine = await openEngine(database, clock, { accountsPerGroup: ACCOUNTS_PER_GROUP })
}
const follow = (accountId: string) =>
  engine.ask({ kind: 'follow-leader', accountId, leaderId: 'leader', terms: FOLLOW_TERMS })
const count = async (sql: string) =>
  Number((await database.query<{ count: bigint }>(sql))[0]?.count)
const left = () => count('SELECT count(*) FROM due_copy')
const copies = () =>
  count(`SELECT count(*) FROM contract WHERE copy_leader = 'leader' AND status = 'trading'`)
const untilDone = () =>
  eventually('all work to be done', async () => {
    return (await left()) + (await count('SELECT count(*) FROM due_work')) === 0
  })
const salary = async () =>
  (await database.query<{ salary: bigint }>(`SELECT salary FROM account WHERE id = 'leader'`))[0]
    ?.salary
const expectProved = async () => {
  expect((await verifyTape(database, 'genesis')).findings).toEqual([])
  expect(await reconcile(database)).toMatchObject({ isClean: true })
}

it('goes on where it was after a restart, and copies each order once', async () => {
  await engine.trade('leader', 'o1')
  await engine.stop()
  const before = await left()
  expect(before).toBeGreaterThan(0)
  expect(await copies()).toBe(FOLLOWERS - before)
  expect((await verifyTape(database, 'genesis')).findings).toEqual([
    `due_work: the newest record has ${before} accounts left: let the server finish it first`,
  ])
  await start()
  await untilDone()
  expect(await copies()).toBe(FOLLOWERS)
  expect(await count('SELECT count(*) FROM leader_event')).toBe(0)
  await engine.tick('65000')
  await engine.close('leader', 'o1')
  await engine.stop()
  await start()
  await untilDone()
  expect(await copies()).toBe(0)
  // 0.01 BTC up 997.50 less fees of 0.645: 9.33, of which each pays a tenth.
  expect(await salary()).toBe(BigInt(FOLLOWERS) * 933_000n)
  await expectProved()
})

it('answers between the slices: each follower finds the own copies made', async () => {
  const opened = engine.trade('leader', 'o1')
  const last = `f${FOLLOWERS - 1}`
  const answers = await Promise.all([
    opened,
    engine.close(last, `o1@${last}`),
    engine.ask({ kind: 'end-follow', accountId: 'f0', leaderId: 'leader', copies: 'close' }),
    engine.trade('leader', 'o2'),
  ])
  expect(answers.map(({ kind }) => kind)).toEqual(['contract', 'contract', 'follow', 'contract'])
  await untilDone()
  expect(await copies()).toBe(2 * (FOLLOWERS - 1) - 1)
  await expectProved()
})

it('answers who closes copies in profit by hand, whose share goes to the leader', async () => {
  await engine.trade('leader', 'o1')
  await untilDone()
  await engine.tick('65000')
  const answers = await Promise.all([
    engine.close('f0', 'o1@f0'),
    engine.ask({ kind: 'batch-close', accountId: 'f1', scope: 'all', symbol: undefined }),
    engine.ask({ kind: 'end-follow', accountId: 'f2', leaderId: 'leader', copies: 'close' }),
  ])
  expect(answers).toMatchObject([
    { kind: 'contract', contract: { id: 'o1@f0', status: 'closed' } },
    { kind: 'batch-closed', closed: [{ id: 'o1@f1', status: 'closed' }] },
    { kind: 'follow' },
  ])
  expect(await salary()).toBe(3n * 933_000n)
  await expectProved()
})

it('ends a follow at its stop on a tick, and says so in its row', async () => {
  await engine.trade('leader', 'o1', { leverage: 50, lots: '10' })
  await untilDone()
  await engine.tick('38000')
  await untilDone()
  const ended = `SELECT count(*) FROM copy_follow WHERE end_reason = 'copy_stop'`
  expect(await count(ended)).toBe(FOLLOWERS)
  await expectProved()
})

it('takes the check up from a checkpoint with follows in it', async () => {
  await engine.trade('leader', 'o1')
  await untilDone()
  await engine.pass(15 * 3_600_000)
  await engine.tick('64100')
  await eventually(
    'a checkpoint to be there',
    async () => (await count('SELECT count(*) FROM checkpoint')) > 0,
  )
  await engine.close('leader', 'o1')
  await untilDone()
  expect((await verifyTape(database, 'latest-checkpoint')).findings).toEqual([])
  await expectProved()
})
