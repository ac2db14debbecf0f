// What a customer was shown of the deductions is what is charged, or nothing is done (TR-6.1).

import { openTestDatabase, type TestDatabase } from '@fairtick/server/test/database/test-database'
import type { AccountContext } from '@fairtick/wire/handler'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { createSettableClock, type EngineFixture, openEngine } from '../../engine/engine-fixture.ts'
import { NOON, openWithdrawalStage, TERMS, type WithdrawalStage } from './withdrawals-fixture.ts'

let database: TestDatabase
let engine: EngineFixture
let stage: WithdrawalStage

beforeEach(async () => {
  database = await openTestDatabase()
  engine = await openEngine(database, createSettableClock(NOON), { moneyTerms: TERMS })
  stage = openWithdrawalStage(database, () => engine)
  await stage.enter('a')
  await engine.tick('64000')
})
afterEach(async () => {
  await engine.stop()
  await database.close()
})

const ME = {
  ...{ language: 'en', account: 'practice', address: '127.0.0.1', device: 'test' },
  ...{ caller: { userId: 'a', sessionId: 's' }, key: undefined },
} as const satisfies AccountContext

type Shown = { readonly fee: string; readonly tax: string }
const withdraw = (shown?: Shown) => {
  const body = { amount: '100', password: '123456', ...(shown && { shown }) }
  return stage.calls.withdrawToWallet({ query: {}, body }, ME)
}
const targets = async () => (await database.query('SELECT 1 FROM withdrawal_target')).length

/** The fixed fee of a wallet becomes 2 on the tape; the slice has not heard of it. */
async function raiseFee(): Promise<void> {
  const { methods } = TERMS.withdrawals
  const wallet = { ...methods.wallet, feeFixed: '2' } as NonNullable<typeof methods.wallet>
  const withdrawals = { ...TERMS.withdrawals, methods: { ...methods, wallet } }
  engine.submit({ kind: 'money-terms', terms: { ...TERMS, withdrawals } })
  await engine.pass(1_000)
}

it('is charged as it was shown', async () => {
  const record = await withdraw({ fee: '1', tax: '0' })
  expect(record).toMatchObject({ fee: '1', tax: '0', received: '99' })
})

it.each([
  { fee: '0.5', tax: '0' },
  { fee: '1', tax: '3' },
])('is refused before any code is spent where %o was shown, with what it is', async (shown) => {
  expect(await withdraw(shown)).toMatchObject({
    code: 'terms_changed',
    detail: { fee: '1', tax: '0', received: '99' },
  })
  expect([stage.gate.passed, await targets()]).toEqual([0, 0])
  expect(await withdraw({ fee: 'x', tax: '0' })).toMatchObject({ declined: 'invalid' })
})

it.each([undefined, { fee: '1', tax: '0' }])(
  'is refused by the engine when the terms on the tape have become others (%o was shown)',
  async (shown) => {
    await raiseFee()
    const answer = await withdraw(shown)
    expect(answer).toMatchObject({
      code: 'terms_changed',
      detail: { fee: '2', tax: '0', received: '98' },
    })
    expect(await targets()).toBe(0)
  },
)
