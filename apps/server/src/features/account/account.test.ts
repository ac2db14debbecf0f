// The account's calls on a real engine: figures, records, and the practice reset (TR-12.1).

import { parseInstrument } from '@fairtick/core/market/instrument'
import { instantFromMs } from '@fairtick/core/time/instant'
import { openTestDatabase, type TestDatabase } from '@fairtick/server/test/database/test-database'
import type { AccountContext, Handlers } from '@fairtick/wire/handler'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import {
  BTCUSDT,
  createSettableClock,
  type EngineFixture,
  openEngine,
} from '../../engine/engine-fixture.ts'
import { createBus } from '../../platform/bus.ts'
import { openAccountReader } from './public.ts'
import { resetPractice } from './reset-practice.ts'
import { accountRoutes } from './routes.ts'

let database: TestDatabase
let engine: EngineFixture
let isDepositPending = false
let calls: Handlers<'accountSummary' | 'moneyChanges' | 'resetPractice'>

beforeEach(async () => {
  const clock = createSettableClock()
  database = await openTestDatabase()
  engine = await openEngine(database, clock)
  const now = () => instantFromMs(clock.wallMs())
  const instruments = new Map([['BTCUSDT', parseInstrument(BTCUSDT)]])
  const bus = createBus((error) => {
    throw error
  })
  const readOpenAccount = openAccountReader({ database, bus, instruments })
  const operatorTimeZone = 'Asia/Tokyo'
  isDepositPending = false
  calls = accountRoutes({
    ...{ database, ask: engine.ask, now, operatorTimeZone, readOpenAccount },
    hasPendingDeposit: async () => isDepositPending,
  })
  await engine.open('a')
  await engine.tick('64000')
  await database.query('DELETE FROM outbox')
})

afterEach(async () => {
  await engine.stop()
  await database.close()
})

const ME: AccountContext = {
  language: 'en',
  account: 'practice',
  address: '127.0.0.1',
  device: 'test',
  caller: { userId: 'user of a', sessionId: 's' },
  key: undefined,
}
const NOTHING = { query: {}, body: {} }

const told = () => database.query(`SELECT payload->>'cash' AS cash FROM outbox ORDER BY id`)

describe('a practice reset', () => {
  it('tells of what it came to, whatever follows it in the same group', async () => {
    await engine.buy('a', 'lost')
    await engine.tick('63000')
    await engine.pass(31_000)
    await engine.tick('63000')
    await database.query('DELETE FROM outbox')
    const [reset] = await Promise.all([
      resetPractice(engine.ask, 'a', undefined),
      engine.buy('a', 'next'),
    ])
    expect(reset).toMatchObject({ kind: 'practice-reset', cash: '10000' })
    expect(await told()).toEqual([{ cash: '10000' }])
  })

  it('waits until no deposit does; one that was made is answered again (TR-12.1)', async () => {
    const key = { scope: 'a:reset', key: 'k', bodyHash: 'body' }
    expect(await calls.resetPractice(NOTHING, { ...ME, key })).toMatchObject({ cash: '10000' })
    isDepositPending = true
    expect(await calls.resetPractice(NOTHING, ME)).toMatchObject({ code: 'not_flat' })
    expect(await calls.resetPractice(NOTHING, { ...ME, key })).toMatchObject({ cash: '10000' })
  })

  it('of an account that stands at it changes nothing and tells nothing', async () => {
    expect(await calls.resetPractice(NOTHING, ME)).toMatchObject({ cash: '10000' })
    expect(await told()).toEqual([])
    expect(await calls.moneyChanges(NOTHING, ME)).toMatchObject({ total: 1 })
  })
})
