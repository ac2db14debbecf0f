// H14: client money apart. While statements do not show what is owed, nothing new is paid in, and
// all goes out as always; statements alone end it.

import { OPEN_JURISDICTION } from '@fairtick/core/engine/jurisdiction'
import { formatMoney, parseMoney } from '@fairtick/core/numbers/money'
import { DAY_MS, HOUR_MS } from '@fairtick/core/time/duration'
import {
  createSettableClock,
  type EngineFixture,
  openEngine,
} from '@fairtick/server/engine/engine-fixture'
import { reconcile } from '@fairtick/server/engine/verify/reconciliation'
import { findUnauthorised } from '@fairtick/server/features/authority/public'
import {
  as,
  type DepositStage,
  openDepositStage,
} from '@fairtick/server/features/deposits/deposits-fixture'
import { readDepositMethods } from '@fairtick/server/features/deposits/public'
import { findDepositStop, readCover } from '@fairtick/server/features/reserves/public'
import { sealStatement } from '@fairtick/server/features/reserves/sealed-statement'
import { insertStatement, liabilitiesText } from '@fairtick/server/features/reserves/store'
import { termsUnderRules } from '@fairtick/server/features/withdrawals/public'
import { withdrawalRoutes } from '@fairtick/server/features/withdrawals/routes'
import {
  NOON,
  openWithdrawalStage,
  TERMS,
} from '@fairtick/server/features/withdrawals/withdrawals-fixture'
import { openTestDatabase, type TestDatabase } from '@fairtick/server/test/database/test-database'
import { TEST_ROW_SEAL } from '@fairtick/server/test/row-seal'
import { createManualClock } from '@fairtick/testkit/manual-clock'
import { isDeclined } from '@fairtick/wire/handler'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Member, type OfficeFixture, openOffice } from './office-fixture.ts'

const clock = createManualClock(NOON)
const COVER = { mode: 'live', rowSeal: TEST_ROW_SEAL, nowMs: clock.wallMs } as const
const HEADER = 'account,currency,balance,balanceUsd'

let database: TestDatabase
let engine: EngineFixture
let deposits: DepositStage
let withdraw: ReturnType<typeof withdrawalRoutes>
let office: OfficeFixture
let rei: Member
let fin: Member
let pay: Member

beforeAll(async () => {
  database = await openTestDatabase()
  const live = { moneyTerms: TERMS, mode: 'live' } as const
  engine = await openEngine(database, createSettableClock(NOON), live)
  deposits = openDepositStage(database, engine, {
    methods: readDepositMethods(),
    findStop: (tx) => findDepositStop(tx, COVER),
  })
  const { dependencies } = openWithdrawalStage(database, () => engine)
  const terms = () => termsUnderRules(OPEN_JURISDICTION, 'live', TERMS.withdrawals)
  withdraw = withdrawalRoutes({ ...dependencies, terms })
  await deposits.enter('a')
  await engine.tick('64000')
  office = await openOffice(database, clock, {
    ...{ mode: 'live', ask: engine.ask, publish: () => {}, withdrawalView: dependencies },
    books: {
      areClean: () => true,
      reconcileNow: async () => ({ ...(await reconcile(database)), unauthorised: [] }),
    },
  })
  const ann = await office.setUp()
  rei = await office.hire(ann, 'rei@house.example', ['reviewer'])
  fin = await office.hire(ann, 'fin@house.example', ['finance'])
  pay = await office.hire(ann, 'pay@house.example', ['finance'])
})
afterAll(async () => {
  await office.stop()
  await engine.stop()
  await expect(reconcile(database)).resolves.toMatchObject({ isClean: true })
  await database.close()
})

const real = as('a', { account: 'real' })
const submit = async () => {
  const body = { id: 'usdt-trc20', amount: '100', voucher: await deposits.voucher('a') }
  return await deposits.calls.submitDeposit({ query: {}, body }, real)
}
const submitted = async (): Promise<string> => {
  const answer = await submit()
  if (isDeclined(answer)) throw new Error(JSON.stringify(answer))
  return answer.id
}
const approve = async (id: string) => {
  await rei.act('approveDeposit', { body: { id } })
  await deposits.settle()
}
const stop = async () => {
  const answer = await deposits.calls.depositMethods({ query: {}, body: {} }, real)
  return isDeclined(answer) ? answer : answer.stop
}
const upload = (assets: string) =>
  fin.act('uploadStatement', {
    body: { fileName: 'bank.csv', content: `${HEADER}\nTrust Bank,USD,${assets},${assets}` },
  })
const owedNow = async () => (await fin.client.call('liabilities')).liabilities.total
const less = (amount: string, by: bigint) => formatMoney(((parseMoney(amount) ?? 0n) - by) as never)
const refused = (reason: string) => ({
  ...{ declined: 'refused', code: 'deposits_stopped', detail: { reason } },
})

test('H14: without a statement nothing is paid in; one that shows what is owed opens it', async () => {
  expect([await stop(), await submit()]).toEqual(['no_statement', refused('no_statement')])
  expect((await fin.client.call('liabilities')).cover).toBe('no_statement')
  const stored = await upload('0')
  expect(stored).toMatchObject({ accountKind: 'real', difference: '0' })
  expect([await stop(), (await fin.client.call('liabilities')).cover]).toEqual([null, 'covered'])
  await approve(await submitted())
  expect(await owedNow()).toBe('100')
})

test('H14: a statement below what is owed stops deposits; what came goes on, money goes out', async () => {
  const before = await submitted()
  const short = await upload(less(await owedNow(), 1n))
  expect(short.difference).toBe('-0.000001')
  expect([await stop(), await submit()]).toEqual(['short', refused('short')])
  // The audit log has what was seen, and by whom it was stored.
  const [entry] = await database.query(
    `SELECT action, staff_id, detail FROM audit_entry WHERE subject_id = $1`,
    [short.id],
  )
  expect(entry).toMatchObject({ action: 'books.statement', staff_id: fin.id })

  // What was told of before has come already: crediting it takes nothing from anybody.
  await approve(before)
  expect(await owedNow()).toBe('200')

  const asked = await withdraw.withdrawToWallet(
    { query: {}, body: { amount: '60', password: '123456' } },
    real,
  )
  if (isDeclined(asked)) throw new Error(JSON.stringify(asked))
  await fin.act('approveWithdrawal', { body: { id: asked.id } })
  await engine.pass(20 * HOUR_MS)
  await pay.act('payWithdrawal', { body: { id: asked.id } })
  const listed = await withdraw.withdrawals({ query: {}, body: {} }, real)
  expect(listed).toMatchObject({ data: [{ id: asked.id, status: 'success', received: '59' }] })
  expect(await stop()).toBe('short')

  // Another short one changes nothing; the first good one opens it, to the last digit.
  await upload(less(await owedNow(), 1n))
  expect(await submit()).toEqual(refused('short'))
  await upload(await owedNow())
  expect([await stop(), await submit()]).toMatchObject([null, { status: 'pending' }])
})

test('H14: a statement lasts for seven days; from the fourth on the next is asked for', async () => {
  const state = async () => (await readCover(database, COVER))?.state
  await upload(await owedNow())
  clock.advanceMs(3 * DAY_MS)
  expect(await state()).toBe('covered')
  clock.advanceMs(1)
  expect([await state(), await stop()]).toEqual(['due', null])
  clock.advanceMs(4 * DAY_MS - 1)
  expect([await state(), await stop()]).toEqual(['due', null])
  clock.advanceMs(1)
  expect([await stop(), await submit()]).toEqual(['no_statement', refused('no_statement')])
})

test('H14: a statement of practice money says nothing, and a row of somebody else opens nothing', async () => {
  // A week later their session is over.
  fin = await office.loginAgain(fin)
  await upload(await owedNow())
  expect(await stop()).toBeNull()
  const liabilities = {
    ...{ cash: 0n, stakes: 0n, withdrawalHolds: 0n, salaries: 0n, rewards: 0n },
  } as never
  const row = {
    ...{ id: 'p', fileName: 'p.csv', content: 'p', hash: 'p', lines: 1, uploadedBy: fin.id },
    accountKind: 'practice' as const,
    ...{ assets: -1n as never, liabilities, uploadedMs: clock.wallMs() },
  }
  const sealed = { ...row, liabilities: liabilitiesText(liabilities) }
  await insertStatement(database, { ...row, seal: sealStatement(TEST_ROW_SEAL, sealed) })
  expect(await stop()).toBeNull()
  expect((await fin.client.call('liabilities')).newest?.accountKind).toBe('real')
  expect(await findUnauthorised(database, TEST_ROW_SEAL)).toEqual([])

  await upload(less(await owedNow(), 1n))
  const planted = {
    ...row,
    id: 'planted',
    accountKind: 'real' as const,
    assets: (10n ** 15n) as never,
  }
  await insertStatement(database, { ...planted, seal: sealStatement(TEST_ROW_SEAL, sealed) })
  expect(await stop()).toBe('no_statement')
  expect(await findUnauthorised(database, TEST_ROW_SEAL)).toEqual([
    'bank_statement: the server did not write row planted',
  ])
})

test('H14: play money is held nowhere: in practice nothing stops', async () => {
  const practice = { ...COVER, mode: 'practice' } as const
  expect(await findDepositStop(database, practice)).toBeUndefined()
  expect(await readCover(database, practice)).toBeUndefined()
})
