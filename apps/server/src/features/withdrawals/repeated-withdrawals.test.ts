// A request that comes again: what an earlier try wrote down binds no later one (TR-6).

import { openTestDatabase, type TestDatabase } from '@fairtick/server/test/database/test-database'
import { type AccountContext, isDeclined } from '@fairtick/wire/handler'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { createSettableClock, type EngineFixture, openEngine } from '../../engine/engine-fixture.ts'
import type { Ask } from '../../engine/engine-port.ts'
import { reconcile } from '../../engine/verify/reconciliation.ts'
import { withdrawalRoutes } from './routes.ts'
import { NOON, openWithdrawalStage, TERMS, type WithdrawalStage } from './withdrawals-fixture.ts'

let database: TestDatabase
let engine: EngineFixture
let stage: WithdrawalStage

beforeEach(async () => {
  database = await openTestDatabase()
  engine = await openEngine(database, createSettableClock(NOON), { moneyTerms: TERMS })
  stage = openWithdrawalStage(database, () => engine)
  await stage.enter('a')
})

afterEach(async () => {
  await engine.stop()
  await expect(reconcile(database)).resolves.toMatchObject({ isClean: true })
  await database.close()
})

const ASKED: AccountContext = {
  ...{ language: 'en', account: 'practice', address: '127.0.0.1', device: 'test' },
  caller: { userId: 'a', sessionId: 's' },
  key: { scope: 'a:withdraw', key: 'k', bodyHash: 'body' },
}

/** By a process of its own: what it has under way is not known to another. */
async function withdraw(ask: Ask = stage.dependencies.ask) {
  const routes = withdrawalRoutes({ ...stage.dependencies, ask })
  const body = { amount: '100', password: '123456' }
  const answer = await routes.withdrawToBank({ query: {}, body }, ASKED)
  if (isDeclined(answer)) throw new Error(JSON.stringify(answer))
  return answer
}

function payTo(shown: string): void {
  stage.gate.now = () => ({ shown, fields: {} })
}

const targets = () =>
  database.query<{ withdrawal_id: string }>('SELECT withdrawal_id FROM withdrawal_target')

it('is paid to where its owner is paid now, whatever a try wrote down that came to nothing', async () => {
  payTo('the old account')
  const unavailable = () => Promise.reject(new Error('the engine is away'))
  await expect(withdraw(unavailable)).rejects.toThrow('away')
  payTo('the new account')
  expect(await withdraw()).toMatchObject({ target: 'the new account' })
})

it('is another withdrawal once its answer is no longer kept', async () => {
  const first = await withdraw()
  await database.query('DELETE FROM idempotency')
  await engine.stop()
  engine = await openEngine(database, createSettableClock(NOON), { moneyTerms: TERMS })
  const second = await withdraw()
  expect(second.id).not.toBe(first.id)
  expect(await stage.account('a')).toMatchObject({ hold: 200_000_000n })
})

it('of two processes happens once, and leaves one target', async () => {
  const [one, other] = await Promise.all([withdraw(), withdraw()])
  expect(other).toEqual(one)
  expect(await targets()).toEqual([{ withdrawal_id: one?.id }])
  expect(await stage.account('a')).toMatchObject({ hold: 100_000_000n })
})
