// Contracts through the real engine host and database (TR-4, REL-4, REL-13, H5).

import { openTestDatabase, type TestDatabase } from '@fairtick/server/test/database/test-database'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import {
  createSettableClock,
  type EngineFixture,
  openEngine,
  type SettableClock,
} from '../engine-fixture.ts'
import { reconcile } from '../verify/reconciliation.ts'
import { verifyTape } from '../verify/verify-tape.ts'

let database: TestDatabase
let clock: SettableClock
let engine: EngineFixture

beforeEach(async () => {
  database = await openTestDatabase()
  clock = createSettableClock()
  engine = await openEngine(database, clock)
  await engine.open('a')
  await engine.open('b', '700')
  await engine.tick('64000')
})

afterEach(async () => {
  await engine.stop()
  await expect(verifyTape(database, 'genesis')).resolves.toMatchObject({ findings: [] })
  await expect(reconcile(database)).resolves.toMatchObject({ isClean: true })
  await database.close()
})

const restart = async () => {
  await engine.stop()
  engine = await openEngine(database, clock)
}
const order = async (id: string) =>
  (await database.query('SELECT * FROM contract WHERE id = $1', [id]))[0]
const account = async (id: string) =>
  (await database.query('SELECT * FROM account WHERE id = $1', [id]))[0]
const topics = async () =>
  (await database.query<{ topic: string }>('SELECT topic FROM outbox ORDER BY id')).map(
    ({ topic }) => topic,
  )

describe('a position', () => {
  it('opens at ask, closes in parts at bid, across a restart (TR-2.4, TR-4.3)', async () => {
    const opened = await engine.trade('a', 'c', { lots: '3' })
    expect(opened).toMatchObject({
      kind: 'contract',
      contract: { status: 'trading', opening: { price: '64001.25', seq: 1 }, lotsOpen: '3' },
    })
    await restart()
    await engine.tick('64100')
    expect(await engine.close('a', 'c', '1')).toMatchObject({
      contract: { status: 'trading', lotsOpen: '2', closes: [{ lots: '1', price: '64098.75' }] },
    })
    await restart()
    const closed = await engine.close('a', 'c')
    expect(closed).toMatchObject({ contract: { status: 'closed', closes: [{}, { lots: '2' }] } })
    expect(await order('c')).toMatchObject({ status: 'closed', close_count: 2, margin: 0n })
    expect(await engine.close('a', 'c')).toMatchObject({ kind: 'refused', code: 'not_found' })
  })

  it('is closed by the tick that reaches its level, also after a restart (TR-4.12)', async () => {
    await engine.trade('a', 'c', { takeProfit: '64500', stopLoss: '63000' })
    await restart()
    await engine.tick('64300')
    await engine.tick('62000')
    expect(await order('c')).toMatchObject({ status: 'closed', close_reason: 'stop_loss' })
    expect((await order('c'))?.close_price).toBe('61998.75')
    expect(await topics()).toContain('contract-closed')
  })

  it('is stopped out by a gap and the customer owes nothing (TR-4.7, TR-4.8)', async () => {
    await engine.trade('b', 'c', { lots: '9', leverage: 10 })
    await engine.trade('b', 'waits', { lots: '0.1', direction: 'short', limit: '70000' })
    await engine.tick('50000')
    expect(await order('c')).toMatchObject({ status: 'closed', close_reason: 'stop_out' })
    expect(await order('waits')).toMatchObject({ status: 'cancelled', close_reason: 'stop_out' })
    expect(await account('b')).toMatchObject({ cash: 0n })
  })

  it('is warned of once per fall, and a restart does not warn again (TR-4.7)', async () => {
    await engine.trade('b', 'c', { lots: '10' })
    await engine.tick('63800')
    await engine.tick('62000')
    await restart()
    await engine.tick('61990')
    const calls = (await topics()).filter((topic) => topic === 'margin-called')
    expect(calls).toEqual(['margin-called'])
    expect(await account('b')).toMatchObject({ margin_called: true })
  })

  it('is charged for each rollover that it was open at, missed ones too (TR-4.4)', async () => {
    await engine.trade('a', 'c')
    await engine.stop()
    clock.pass(2 * 86_400_000)
    engine = await openEngine(database, clock)
    await engine.pass(1_000)
    const charges = await database.query(`SELECT FROM journal_entry WHERE reason = 'overnight'`)
    expect(charges).toHaveLength(2)
    expect((await topics()).filter((topic) => topic === 'overnight-charged')).toHaveLength(2)
  })
})

describe('an order that waits', () => {
  it('reserves, fills at the better price, and says so (TR-4.11)', async () => {
    const placed = await engine.trade('a', 'c', { limit: '63900' })
    expect(placed).toMatchObject({ contract: { status: 'pending', reserved: { margin: '63.9' } } })
    await restart()
    await engine.tick('63000')
    expect(await order('c')).toMatchObject({ status: 'trading', open_price: '63001.25' })
    expect(await topics()).toContain('contract-filled')
  })

  it('fills at a tick of the very millisecond in which it was placed', async () => {
    await engine.trade('a', 'c', { limit: '63900' })
    engine.submitTick('63000')
    engine.wake()
    // Commands make the group: the clock stands still.
    await engine.open('z')
    await engine.close('a', 'c')
    expect(await order('c')).toMatchObject({ status: 'closed', open_price: '63001.25' })
  })

  it('is taken back by the customer, once', async () => {
    await engine.trade('a', 'c', { limit: '63900' })
    const cancel = () => engine.ask({ kind: 'cancel-order', accountId: 'a', orderId: 'c' })
    expect(await cancel()).toMatchObject({ contract: { status: 'cancelled' } })
    expect(await cancel()).toMatchObject({ code: 'not_found' })
  })
})

describe('one queue, one writer (REL-4)', () => {
  it('makes one close of two closes, a batch and a stop loss at once', async () => {
    await engine.trade('a', 'c', { stopLoss: '63990' })
    engine.submitTick('63000')
    clock.pass(100)
    const batch = { kind: 'batch-close', accountId: 'a', scope: 'all', symbol: undefined } as const
    const outcomes = await Promise.all([
      engine.close('a', 'c'),
      engine.close('a', 'c'),
      engine.ask(batch),
    ])
    await engine.tick('63001')
    const closes = await database.query(`SELECT FROM contract_close WHERE order_id = 'c'`)
    expect(closes).toHaveLength(1)
    expect(outcomes).toHaveLength(3)
  })
})
