// What a customer hears of their money, from the engine's outbox to screens and messages.

import { HOUR_MS } from '@fairtick/core/time/duration'
import { openTestDatabase, type TestDatabase } from '@fairtick/server/test/database/test-database'
import { drainTestInbox, TEST_ROW_SEAL } from '@fairtick/server/test/row-seal'
import { isDeclined } from '@fairtick/wire/handler'
import type { AccountEventBody } from '@fairtick/wire/socket/frames'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { createSettableClock, type EngineFixture, openEngine } from '../engine/engine-fixture.ts'
import { as, openDepositStage } from '../features/deposits/deposits-fixture.ts'
import { failDeposit, reviewDeposit } from '../features/deposits/review/review-deposit.ts'
import {
  approveWithdrawal,
  failWithdrawal,
  payWithdrawal,
} from '../features/withdrawals/review/review-withdrawal.ts'
import {
  CALENDAR,
  NOON,
  openWithdrawalStage,
  TERMS,
} from '../features/withdrawals/withdrawals-fixture.ts'
import { drainOutbox } from '../platform/outbox.ts'
import { createOutboxHandler } from './handle-outbox.ts'

let database: TestDatabase
let engine: EngineFixture
const told: AccountEventBody[] = []

beforeEach(async () => {
  database = await openTestDatabase()
  engine = await openEngine(database, createSettableClock(NOON), { moneyTerms: TERMS })
  await openDepositStage(database, engine).enter('a')
  await engine.tick('64000')
  await database.query('DELETE FROM outbox')
  told.length = 0
})

afterEach(async () => {
  await engine.stop()
  await database.close()
})

/** What the jobs do. */
async function settle(): Promise<void> {
  const operatorTimeZone = 'Asia/Tokyo'
  const reader = createOutboxHandler({
    publish: (events) => told.push(...events.map(({ body }) => body as never)),
    nowMs: engine.now,
    rowSeal: TEST_ROW_SEAL,
    presentOption: () => undefined as never,
    presentContract: () => undefined as never,
    pairOf: (symbol) => symbol,
    operatorTimeZone,
    withdrawalView: { calendar: CALENDAR, operatorTimeZone, now: engine.now },
  })
  await drainTestInbox(database, engine.ask)
  await drainOutbox(database, reader)
}

const templates = async () =>
  (await database.query<{ template: string }>('SELECT template FROM message ORDER BY number')).map(
    ({ template }) => template,
  )
/** Each event by its name, or by the status of its record. */
const heard = () =>
  told.map((body) =>
    'record' in body && 'status' in body.record ? body.record.status : body.event,
  )

it('of a deposit: that it was credited, or failed and why (TR-7)', async () => {
  const { dependencies, calls, voucher } = openDepositStage(database, engine)
  const submit = async () => {
    const form = { id: 'yen', amount: '15000', voucher: await voucher('a') }
    const answer = await calls.submitDeposit({ query: {}, body: form }, as('a'))
    if (isDeclined(answer)) throw new Error(JSON.stringify(answer))
    return answer.id
  }
  const [good, bad] = [await submit(), await submit()]
  await database.transaction((tx) => reviewDeposit(dependencies, tx, { id: good, staffId: 's' }))
  await settle()
  await settle()
  expect(await templates()).toEqual(['deposit-credited'])
  expect(heard().at(-2)).toBe('success')
  const failure = { id: bad, staffId: 's', reason: 'voucher_unreadable' } as const
  await database.transaction((tx) => failDeposit(dependencies, tx, failure))
  await settle()
  expect(await templates()).toEqual(['deposit-credited', 'deposit-failed'])
  expect(heard().slice(-2)).toEqual(['failed', 'message'])
})

it('of a withdrawal: that it was approved, paid, or failed; nothing of what the customer did', async () => {
  const { dependencies: office, calls } = openWithdrawalStage(database, () => engine)
  const submit = async () => {
    const form = { amount: '100', password: '123456' }
    const answer = await calls.withdrawToWallet({ query: {}, body: form }, as('a'))
    if (isDeclined(answer)) throw new Error(JSON.stringify(answer))
    return { id: answer.id, staffId: 's' }
  }
  const [paid, failed, cancelled] = [await submit(), await submit(), await submit()]
  await calls.cancelWithdrawal({ query: {}, body: { id: cancelled.id } }, as('a'))
  await settle()
  expect(await templates()).toEqual([])
  expect(heard()).toEqual(['pending', 'pending', 'cancelled', 'cancelled'])
  await approveWithdrawal(office, paid)
  await failWithdrawal(office, { ...failed, reason: 'holder_differs' })
  await settle()
  await engine.pass(20 * HOUR_MS)
  await payWithdrawal(office, paid)
  await settle()
  expect(await templates()).toEqual([
    ...['withdrawal-approved', 'withdrawal-failed', 'withdrawal-paid'],
  ])
  const [message] = await database.query<{ message_values: Record<string, string> }>(
    `SELECT message_values FROM message WHERE template = 'withdrawal-failed'`,
  )
  expect(message?.message_values).toMatchObject({ reason: 'holder_differs', amount: '100.00' })
})
