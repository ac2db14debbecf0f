// A change that nobody could announce in time, over real HTTP with a real engine (H1, REL-58).

import { HOUR_MS } from '@fairtick/core/time/duration'
import {
  createSettableClock,
  type EngineFixture,
  openEngine,
} from '@fairtick/server/engine/engine-fixture'
import { listDoneTerms, type OperatorTerms } from '@fairtick/server/features/changes/public'
import { openDepositStage } from '@fairtick/server/features/deposits/deposits-fixture'
import { NOON, TERMS } from '@fairtick/server/features/withdrawals/withdrawals-fixture'
import { openTestDatabase, type TestDatabase } from '@fairtick/server/test/database/test-database'
import { createManualClock } from '@fairtick/testkit/manual-clock'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { carryOutWith, type OfficeFixture, openOffice, shippedTerms } from './office-fixture.ts'

const clock = createManualClock(NOON)
let database: TestDatabase
let engine: EngineFixture
let terms: OperatorTerms
let office: OfficeFixture

beforeAll(async () => {
  database = await openTestDatabase()
  engine = await openEngine(database, createSettableClock(NOON), { moneyTerms: TERMS })
  terms = await shippedTerms(database)
  engine.onCommitted(({ tape }) => terms.note(tape.map(({ entry }) => entry)))
  await openDepositStage(database, engine).enter('a')
  office = await openOffice(database, clock, { ask: engine.ask, terms })
})
afterAll(async () => {
  await office.stop()
  await engine.stop()
  await database.close()
})

const rates = () => terms.moneyTerms().rewardRates

it('acts when its whole notice has passed since everybody was told (H1)', async () => {
  const carryOut = carryOutWith({ database, engine, clock, terms })
  const ann = await office.setUp()
  const [fin, pay] = [
    await office.hire(ann, 'fin@house.example', ['finance']),
    await office.hire(ann, 'pay@house.example', ['finance']),
  ]
  const { moneyTerms } = await fin.client.call('changeable')
  const before = rates()
  const vipLevels = moneyTerms.vipLevels.map((one, level) =>
    level === 1 ? { volume: '150000', feeDiscount: '0.04' } : one,
  )
  const asked = { ...moneyTerms, rewardRates: ['0.07', '0.04', '0.01'], vipLevels }
  const change = { kind: 'money_terms', terms: asked, noticeHours: 2 } as const
  const request = await fin.client.call('requestChange', {
    body: { change, note: '' },
    proof: office.nextCode(fin.factor),
  })
  const code = office.nextCode(pay.factor)
  await pay.client.call('approveChange', {
    body: { id: request.id, hash: request.hash },
    proof: code,
  })
  // Nothing runs for as long as the notice, and more.
  clock.advanceMs(3 * HOUR_MS)
  await carryOut()
  const actsMs = clock.wallMs() + 2 * HOUR_MS
  const [told] = await database.query<{ message_values: { from: string } }>(
    "SELECT message_values FROM message WHERE cause LIKE $1 AND user_id = 'a'",
    [`change:${request.id}:%`],
  )
  const from = Date.parse(`${told?.message_values.from.replace(' ', 'T')}:00+09:00`)
  expect(from).toBeGreaterThan(actsMs - HOUR_MS)
  const reader = await office.loginAgain(fin)
  const { actsTime } = await reader.client.call('change', { query: { id: request.id } })
  expect(actsTime).toBe(actsMs)
  clock.advanceMs(actsMs - clock.wallMs() - 1)
  await carryOut()
  await engine.pass(1_000)
  expect(rates()).toEqual(before)
  clock.advanceMs(1)
  await carryOut()
  await engine.pass(1_000)
  expect(rates()).toEqual(['0.07', '0.04', '0.01'])
  expect(terms.moneyTerms().vipLevels).toEqual(vipLevels)
  await carryOut()
  // By which anybody works out what a fee had to be at its time.
  const [done] = await listDoneTerms(database)
  expect(done).toMatchObject({ kind: 'money_terms', terms: { vipLevels } })
  expect(done?.doneMs).toBeGreaterThanOrEqual(actsMs)
})
