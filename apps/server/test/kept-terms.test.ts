// H6: the terms that stood at a deposit go on where they are better, from the screen to the
// certificate, over a restart, and as the records say (decision 113).

import { OPEN_JURISDICTION } from '@fairtick/core/engine/jurisdiction'
import type { MoneyTermsText } from '@fairtick/core/engine/money-terms'
import { parseQuantity } from '@fairtick/core/numbers/lots'
import { parsePrice } from '@fairtick/core/numbers/price'
import {
  createSettableClock,
  type EngineFixture,
  openEngine,
} from '@fairtick/server/engine/engine-fixture'
import { reconcile } from '@fairtick/server/engine/verify/reconciliation'
import { repairRows } from '@fairtick/server/engine/verify/repair-rows'
import { verifyTape } from '@fairtick/server/engine/verify/verify-tape'
import { as } from '@fairtick/server/features/deposits/deposits-fixture'
import { termsUnderRules } from '@fairtick/server/features/withdrawals/public'
import { withdrawalRoutes } from '@fairtick/server/features/withdrawals/routes'
import {
  NOON,
  openWithdrawalStage,
  TERMS,
} from '@fairtick/server/features/withdrawals/withdrawals-fixture'
import { openTestDatabase, type TestDatabase } from '@fairtick/server/test/database/test-database'
import { isDeclined } from '@fairtick/wire/handler'
import { afterEach, beforeEach, expect, it } from 'vitest'

const WORSE: MoneyTermsText = {
  ...TERMS,
  withdrawals: {
    ...{ ...TERMS.withdrawals, windowMode: 'refuse' },
    methods: {
      bank: { feeRate: '0.02', feeFixed: '0.5', min: '50', max: '900' },
      wallet: { feeRate: '0', feeFixed: '0', min: '5', max: '90000' },
    },
  },
}

const clock = createSettableClock(NOON)
let database: TestDatabase
let engine: EngineFixture
let standing = TERMS
let calls: ReturnType<typeof withdrawalRoutes>

const begin = async (terms: MoneyTermsText) => {
  standing = terms
  engine = await openEngine(database, clock, { moneyTerms: terms })
  await engine.tick('64000')
}
beforeEach(async () => {
  database = await openTestDatabase()
  await begin(TERMS)
  const stage = openWithdrawalStage(database, () => engine)
  calls = withdrawalRoutes({
    ...stage.dependencies,
    terms: () => termsUnderRules(OPEN_JURISDICTION, 'practice', standing.withdrawals),
  })
  for (const id of ['paid in', 'nothing paid in']) await stage.enter(id)
})
afterEach(async () => {
  await engine.stop()
  expect((await verifyTape(database, 'genesis')).findings).toEqual([])
  expect((await verifyTape(database, 'latest-checkpoint')).findings).toEqual([])
  await expect(reconcile(database)).resolves.toMatchObject({ isClean: true })
  await database.close()
})

const credit = (submitted = clock.wallMs(), userId = 'paid in') =>
  engine.ask({
    ...{
      kind: 'credit-deposit',
      accountId: `practice ${userId}`,
      depositId: `d of ${userId}`,
      channel: 'bank',
    },
    submitted: submitted as never,
    ...{ amount: parseQuantity('1000') as never, rate: parsePrice('1') as never },
  })
const termsOf = async (userId: string, method: 'bank' | 'wallet' = 'bank') => {
  const answer = await calls.withdrawalTerms({ query: { method }, body: {} }, as(userId))
  if (isDeclined(answer)) throw new Error(JSON.stringify(answer))
  return answer
}
const toBank = (userId: string, amount: string) =>
  calls.withdrawToBank({ query: {}, body: { amount, password: '123456' } }, as(userId))

it('H6: whoever paid in under better terms is charged by these, part by part', async () => {
  await credit()
  await engine.stop()
  await begin(WORSE)
  expect(await termsOf('nothing paid in')).toMatchObject({
    ...{ feeRate: '0.02', feeFixed: '0.5', min: '50', max: '900' },
    ...{ windowMode: 'refuse', areKept: false },
  })
  expect(await termsOf('paid in')).toMatchObject({
    ...{ feeRate: '0.001', feeFixed: '0.5', min: '20', max: '50000' },
    ...{ windowMode: 'queue', areKept: true },
  })
  expect(await termsOf('paid in', 'wallet')).toMatchObject({ feeFixed: '0', min: '5' })

  expect(await toBank('nothing paid in', '100')).toMatchObject({ code: 'outside_window' })
  const taken = await toBank('paid in', '1000')
  expect(taken).toMatchObject({ fee: '1.5', tax: '0', received: '998.5', status: 'pending' })
  if (isDeclined(taken)) throw new Error('it was declined')
  const page = await calls.withdrawalCertificate(
    { query: { id: taken.id }, body: {} },
    { ...as('paid in'), language: 'en' },
  )
  if (isDeclined(page)) throw new Error('there is no certificate')
  let html = ''
  for await (const part of page.parts) html += part
  expect(html).toContain('0.1% of the amount plus 0.50 USD')
  expect(html).toContain('Better terms kept')
})

it('H6: what stood while a deposit waited is kept with it, over restarts and a checkpoint', async () => {
  const submitted = clock.wallMs()
  await engine.pass(3_600_000)
  await engine.stop()
  await begin(WORSE)
  await engine.pass(24 * 3_600_000)
  await engine.tick('64100')
  await engine.stop()
  await begin(WORSE)
  await credit(submitted)
  await credit(clock.wallMs(), 'nothing paid in')
  expect(await termsOf('paid in')).toMatchObject({ feeRate: '0.001', min: '20', areKept: true })
  expect(await termsOf('nothing paid in')).toMatchObject({ feeRate: '0.02', areKept: false })
})

it('H6: a row that forgets what stood before is named', async () => {
  await engine.stop()
  await begin(WORSE)
  const [row] = await database.query<{ past: string }>(
    'SELECT past_terms AS past FROM installation',
  )
  await database.asOwner(`UPDATE installation SET past_terms = '[]'`)
  expect((await verifyTape(database, 'genesis')).findings.join()).toMatch(/installation 1/)
  await database.asOwner(`UPDATE installation SET past_terms = '${row?.past}'`)
})

it('H6: it outlives a restart and a checkpoint, and a later deposit makes nothing worse', async () => {
  await credit()
  await engine.pass(24 * 3_600_000)
  await engine.tick('64100')
  await engine.stop()
  await begin(WORSE)
  await engine.ask({
    ...{ kind: 'credit-deposit', accountId: 'practice paid in', depositId: 'e', channel: 'bank' },
    submitted: 0 as never,
    ...{ amount: parseQuantity('5') as never, rate: parsePrice('1') as never },
  })
  expect(await termsOf('paid in')).toMatchObject({ feeRate: '0.001', min: '20', areKept: true })
  await engine.stop()
  await begin(TERMS)
  // What stands now is better but for the fixed fee of the second deposit.
  expect(await termsOf('paid in')).toMatchObject({ feeRate: '0.001', feeFixed: '0.5' })
})

it('H6: a row that says other terms is named, and written anew by the records', async () => {
  await credit()
  await engine.stop()
  await database.query(`UPDATE account SET kept_terms = NULL WHERE kept_terms IS NOT NULL`)
  expect((await verifyTape(database, 'genesis')).findings).toHaveLength(1)
  // The engine that was stopped used this connection: as long as it stands it has the lease.
  await database.engineLane.query('SELECT pg_advisory_unlock_all()')
  const repair = await database.transaction((tx) => repairRows(tx, database.kind))
  expect(repair).toMatchObject({ outcome: 'repaired' })
  await begin(WORSE)
  expect(await termsOf('paid in')).toMatchObject({ feeRate: '0.001', areKept: true })
})
