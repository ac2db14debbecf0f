// Followers and their leader at once, over HTTP on PostgreSQL: an end against fills, closes of one
// copy by its owner and its leader, an allocation against many fills. Nothing is lost or doubled,
// no margin is beyond its allocation, and a line of the records says what became of each order.

import { reconcile } from '@fairtick/server/engine/verify/reconciliation'
import { verifyTape } from '@fairtick/server/engine/verify/verify-tape'
import { findUnconserved } from '@fairtick/server/test/conservation'
import { type CopyingStage, openCopying, shownId } from '@fairtick/server/test/copying-fixture'
import {
  type PostgresServer,
  startPostgresServer,
  whyNoPostgres,
} from '@fairtick/server/test/database/postgres-server'
import { openPostgresTestDatabase } from '@fairtick/server/test/database/postgres-test-database'
import type { TestDatabase } from '@fairtick/server/test/database/test-database'
import { drawNumber, IS_CAMPAIGN } from '@fairtick/testkit/drawn-sample'
import { createSeededRandom } from '@fairtick/testkit/seeded-random'
import type { CallResult } from '@fairtick/wire/api-contract'
import type { CallName } from '@fairtick/wire/routes'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { WRONG_COPIES } from '../simulator/generate-copying.ts'
import { contractCalls, type Reply, type ServedCalls, serveCalls } from './http-engine-fixture.ts'

const FOLLOWERS = ['f1', 'f2', 'f3', 'f4', 'f5', 'f6']
const ROUNDS = IS_CAMPAIGN ? 100 : 8
/** Fewer than there are, so that a fill takes several groups. */
const ACCOUNTS_PER_GROUP = 2
const TERMS = { leaderId: shownId('l'), mode: 'fixed', fixedLots: '2', maxPerOrder: '500' }
const MARKET = { symbol: 'BTCUSDT', direction: 'long', orderType: 'market', leverage: 10 }

const MOST_READS = 5

/** A copy, open or closed, that no follow of that time made. */
const OUTSIDE_OF_FOLLOWS = `
  SELECT c.id FROM contract c WHERE c.copy_order IS NOT NULL AND NOT EXISTS (
    SELECT FROM copy_follow f WHERE f.account_id = c.account_id AND f.leader_id = c.copy_leader
      AND c.open_time BETWEEN f.begun_time AND coalesce(f.ended_time, c.open_time))`
const COPIES_OF = 'SELECT account_id FROM contract WHERE copy_order = $1'
/** Of each follower what the books have: the records must have as many lines. */
const BOOKED = `
  SELECT (SELECT count(*) FROM contract_order WHERE account_id = $1 AND copy_order IS NOT NULL)
      AS opened,
    (SELECT count(*) FROM contract_close x JOIN contract_order o ON o.id = x.order_id
     WHERE o.account_id = $1 AND o.copy_order IS NOT NULL) AS closed,
    (SELECT count(*) FROM copy_skip WHERE account_id = $1) AS skipped,
    (SELECT count(*) FROM copy_share WHERE account_id = $1) AS shared`

let server: PostgresServer
let database: TestDatabase
let stage: CopyingStage
let calls: ServedCalls
let keys = 0
const random = createSeededRandom(drawNumber('races of copies'))

const send = async (id: string, name: CallName, body: object): Promise<Reply> => {
  keys += 1
  return await calls.send(id, name, body, `key-${keys}-of-a-request`)
}
const follow = (id: string, allocation = '500') =>
  send(id, 'followLeader', { ...TERMS, allocation })
const unfollow = (id: string, close: boolean) =>
  send(id, 'endFollow', { leaderId: shownId('l'), close })
const open = async () => (await send('l', 'openContract', { ...MARKET, lots: '2' })) as Opened
const close = (id: string, order: string, lots?: string) =>
  send(id, 'closeContract', { id: order, ...(lots !== undefined && { lots }) })
const idOf = (reply: Opened) => reply.result.order.id
/** Each comes behind some reads of its own, so that any of them may be the first at the engine. */
const atOnce = (acts: readonly (() => Promise<Reply>)[]): Promise<readonly Reply[]> =>
  Promise.all(
    acts.map(async (act, place) => {
      const reader = FOLLOWERS[place % FOLLOWERS.length] ?? ''
      for (let left = random.whole(MOST_READS); left > 0; left -= 1) {
        await calls.read(reader, 'copyRecords', { size: '1' })
      }
      return await act()
    }),
  )
/** All that has been done so far is copied. */
const copied = () => stage.lead(Promise.resolve())

type Opened = Reply & { readonly result: CallResult<'openContract'> }
type Records = Reply & { readonly result: CallResult<'copyRecords'> }

/** What the records of a follower do not tell, or tell though it is not in the books. */
async function unexplained(id: string): Promise<readonly string[]> {
  const [booked = {}] = await database.query<Record<string, bigint>>(BOOKED, [id])
  const found: string[] = []
  for (const [kind, count] of Object.entries(booked)) {
    const { status, result } = (await calls.read(id, 'copyRecords', { kind, size: '1' })) as Records
    if (status !== 200 || result.total !== Number(count)) {
      found.push(`${id}: ${count} ${kind}, ${JSON.stringify(result)}`)
    }
  }
  return found
}

describe.skipIf(whyNoPostgres() !== undefined)('at once, over HTTP', () => {
  beforeAll(async () => {
    server = await startPostgresServer({ keeps: false })
  })
  afterAll(() => server?.remove())
  beforeEach(async () => {
    database = await openPostgresTestDatabase(server.url)
    stage = await openCopying(database, { accountsPerGroup: ACCOUNTS_PER_GROUP })
    await stage.addLeader('l')
    for (const id of FOLLOWERS) await stage.addCustomer(id)
    await stage.move('64000')
    const { ask, now } = stage.engine
    calls = await serveCalls({ ...stage.calls, ...contractCalls(database, { ask, now }) })
  })
  afterEach(async () => {
    await copied()
    for (const id of FOLLOWERS) expect(await unexplained(id)).toEqual([])
    expect(await database.query(WRONG_COPIES)).toEqual([])
    expect(await database.query(OUTSIDE_OF_FOLLOWS)).toEqual([])
    expect(await findUnconserved(database)).toEqual([])
    expect(await reconcile(database)).toMatchObject({ isClean: true })
    expect((await verifyTape(database, 'genesis')).findings).toEqual([])
    await calls.close()
    await stage.engine.stop()
    await database.close()
  })

  it('the end of a follow and fills: what comes behind it is not copied', async () => {
    const copies: bigint[] = []
    for (let round = 0; round < ROUNDS; round += 1) {
      for (const id of FOLLOWERS) expect((await follow(id)).status).toBe(200)
      const ends = FOLLOWERS.map((id, place) => () => unfollow(id, place % 2 === 0))
      const replies = await atOnce([open, open, ...ends])
      expect(replies.map(({ status }) => status)).toEqual(replies.map(() => 200))
      const late = idOf(await open())
      await copied()
      expect(await database.query(COPIES_OF, [late])).toEqual([])
      const left = await database.query<{ account_id: string; count: bigint }>(
        `SELECT account_id, count(*) FROM contract
         WHERE copy_order IS NOT NULL AND status = 'trading' GROUP BY account_id`,
      )
      // Those who asked for it have none; of the others they stay until the leader closes.
      expect(left.filter(({ account_id }) => 'f1f3f5'.includes(account_id))).toEqual([])
      copies.push(left.reduce((sum, { count }) => sum + count, 0n))
      await stage.move(String(64_000 + round * 50))
      const orders = replies.flatMap(
        ({ result }) => (result as Partial<Opened['result']>).order ?? [],
      )
      for (const id of [...orders.map((order) => order.id), late]) await close('l', id)
      await copied()
    }
    console.log(`copies that stayed, by round: ${copies.join(', ')}`)
    expect(new Set(copies).size).toBeGreaterThan(1)
  })

  it('closes of one copy, by hand, in a batch and by its leader: it closes once', async () => {
    for (const id of FOLLOWERS) await follow(id)
    for (let round = 0; round < ROUNDS; round += 1) {
      const order = idOf(await open())
      await copied()
      await stage.move(String(64_100 + round * 100))
      const byHand = FOLLOWERS.map((id, place) => () => close(id, `${order}@${id}`, partOf(place)))
      const inBatch = FOLLOWERS.map((id) => () => send(id, 'batchClose', { scope: 'all' }))
      const byLeader = [() => close('l', order, '1'), () => close('l', order)]
      const replies = await atOnce([...byLeader, ...inBatch, ...byHand])
      expect(replies.map(({ status }) => status)).not.toContain(500)
      // A close of a part is refused behind the whole; then the rest still stands.
      await close('l', order)
      await copied()
    }
    const sums = await database.query<{ lots: string; closed: string; shares: bigint }>(
      `SELECT c.id, c.lots::text, sum(x.lots)::text AS closed FROM contract c
       JOIN contract_close x ON x.order_id = c.id WHERE c.copy_order IS NOT NULL
       GROUP BY c.id, c.lots`,
    )
    expect(sums.length).toBe(FOLLOWERS.length * ROUNDS)
    expect(sums.filter(({ lots, closed }) => lots !== closed)).toEqual([])
    const reasons = await database.query<{ reason: string }>(
      `SELECT DISTINCT x.reason FROM contract_close x JOIN contract_order o ON o.id = x.order_id
       WHERE o.copy_order IS NOT NULL ORDER BY 1`,
    )
    // None of them may always be the first: then nothing was raced.
    expect(reasons.map(({ reason }) => reason)).toEqual(['batch', 'copy', 'manual'])
  })

  it('many fills and an allocation, closes between them: margins stay within it', async () => {
    for (const id of FOLLOWERS) await follow(id, '400')
    const first = idOf(await open())
    await copied()
    for (let round = 0; round < ROUNDS; round += 1) {
      const fills = Array.from({ length: 8 }, () => open)
      const changes = FOLLOWERS.flatMap((id, place) => [
        () => close(id, `${first}@${id}`),
        () => send(id, 'pauseFollow', { leaderId: shownId('l'), paused: place % 2 === 0 }),
      ])
      await atOnce([...fills, ...changes])
      await copied()
      expect(await database.query(WRONG_COPIES)).toEqual([])
      await send('l', 'batchClose', { scope: 'all' })
      await copied()
      for (const id of FOLLOWERS) {
        await send(id, 'pauseFollow', { leaderId: shownId('l'), paused: false })
      }
    }
    const skipped = await database.query<{ reason: string }>(
      'SELECT DISTINCT reason FROM copy_skip ORDER BY 1',
    )
    expect(skipped.map(({ reason }) => reason)).toEqual(['over_allocation', 'paused'])
  })
})

function partOf(place: number): string | undefined {
  return place % 3 === 0 ? '0.5' : undefined
}
