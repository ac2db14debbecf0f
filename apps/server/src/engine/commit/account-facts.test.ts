// What else an account’s row says is kept in the groups that move its money (TR-12.3, TR-12.4).

import { parseMoney, ZERO_MONEY } from '@fairtick/core/numbers/money'
import { instantFromMs } from '@fairtick/core/time/instant'
import { openTestDatabase, type TestDatabase } from '@fairtick/server/test/database/test-database'
import { afterEach, beforeEach, expect, it } from 'vitest'
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
  await engine.open('b')
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
  await engine.tick('64000')
}

/** Nothing was realised today, by books of this moment. */
const justRead = () => ({
  realisedToday: ZERO_MONEY,
  booked: { endTime: instantFromMs(engine.now() + 1), untaxedGains: ZERO_MONEY },
})

it('a lock that cancels a waiting order stands after a restart', async () => {
  await engine.trade('a', 'waits', { limit: '60000' })
  await engine.ask({ kind: 'set-trading-lock', accountId: 'a', reason: 'review' })
  await restart()
  expect(await engine.trade('a', 'c')).toMatchObject({ kind: 'refused', code: 'locked' })
})

it('what was lost counts against the limit of the day after a restart too', async () => {
  const dailyLoss = parseMoney('5')
  await engine.ask({
    ...{ kind: 'set-limits', accountId: 'a', dailyLoss, ...justRead() },
    ...{ openPositions: undefined, excludedUntil: undefined },
  })
  await engine.trade('a', 'c', { lots: '3' })
  await engine.tick('63000')
  await engine.close('a', 'c')
  await restart()
  expect(await engine.trade('a', 'd')).toMatchObject({ code: 'daily_loss_limit' })
})

it('open stakes count against the limit of the day, and a replay decides the same', async () => {
  await engine.ask({
    ...{ kind: 'set-limits', accountId: 'a', dailyLoss: parseMoney('50'), ...justRead() },
    ...{ openPositions: undefined, excludedUntil: undefined },
  })
  await restart()
  expect((await engine.buy('a', 'o3', { stake: '40' })).kind).not.toBe('refused')
  expect(await engine.buy('a', 'o4', { stake: '11' })).toMatchObject({ code: 'daily_loss_limit' })
})

it('inviters set in the group of an order are kept, and so is the order’s money', async () => {
  const asked = [
    engine.ask({ kind: 'set-inviters', accountId: 'a', inviters: ['b'] }),
    engine.trade('a', 'c'),
    engine.ask({ kind: 'set-trading-lock', accountId: 'a', reason: 'review' }),
  ]
  await Promise.all(asked)
  const [group] = await database.query<{ commands: string }>(
    'SELECT count(*)::text AS commands FROM command_block WHERE last_number - first_number >= 2',
  )
  expect(group?.commands).toBe('1')
  const [row] = await database.query('SELECT * FROM account WHERE id = $1', ['a'])
  expect(row).toMatchObject({ inviters: 'b', trading_lock: 'review', oldest_open: 1n })
})
