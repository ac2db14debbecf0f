// The queues of the back office over real HTTP, with a real engine behind them (REL-58).

import { moneyFromMicros } from '@fairtick/core/numbers/money'
import { HOUR_MS, MINUTE_MS } from '@fairtick/core/time/duration'
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
import { insertFirstApproval } from '@fairtick/server/features/deposits/review/approval-store'
import {
  NOON,
  openWithdrawalStage,
  TERMS,
  type WithdrawalStage,
} from '@fairtick/server/features/withdrawals/withdrawals-fixture'
import type { AccountEvent } from '@fairtick/server/platform/bus-topics'
import { openTestDatabase, type TestDatabase } from '@fairtick/server/test/database/test-database'
import { TEST_ROW_SEAL } from '@fairtick/server/test/row-seal'
import { createManualClock } from '@fairtick/testkit/manual-clock'
import { isDeclined } from '@fairtick/wire/handler'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Member, type OfficeFixture, openOffice, outcome } from './office-fixture.ts'

let database: TestDatabase
let engine: EngineFixture
let deposits: DepositStage
let withdrawals: WithdrawalStage
let office: OfficeFixture
let ann: Member
let rei: Member
let sam: Member
let fin: Member
let pay: Member
const told: AccountEvent[] = []
let isEngineAway = false
let areBooksClean = true

beforeAll(async () => {
  database = await openTestDatabase()
  engine = await openEngine(database, createSettableClock(NOON), { moneyTerms: TERMS })
  deposits = openDepositStage(database, engine, { methods: readDepositMethods() })
  withdrawals = openWithdrawalStage(database, () => engine)
  await deposits.enter('a')
  await engine.tick('64000')
  office = await openOffice(database, createManualClock(NOON), {
    ask: (draft, key) => {
      if (isEngineAway) throw new Error('the engine is away')
      return engine.ask(draft, key)
    },
    publish: (events) => told.push(...events),
    withdrawalView: withdrawals.dependencies,
    books: {
      areClean: () => areBooksClean,
      reconcileNow: async () => ({ ...(await reconcile(database)), unauthorised: [] }),
    },
  })
  ann = await office.setUp()
  rei = await office.hire(ann, 'rei@house.example', ['reviewer'])
  sam = await office.hire(ann, 'sam@house.example', ['reviewer'])
  fin = await office.hire(ann, 'fin@house.example', ['finance'])
  pay = await office.hire(ann, 'pay@house.example', ['finance'])
})
afterAll(async () => {
  expect((await office.clientOf(await auditorToken()).call('auditCheck')).findings).toEqual([])
  await office.stop()
  await engine.stop()
  expect(await findUnauthorised(database, TEST_ROW_SEAL)).toEqual([])
  await expect(reconcile(database)).resolves.toMatchObject({ isClean: true })
  await database.close()
})

async function auditorToken(): Promise<string> {
  await office.giveRoles(sam, ['auditor'])
  return sam.token
}

const submitted = async (amount: string, voucher?: string): Promise<string> => {
  const file = await deposits.voucher('a', voucher)
  const body = { id: 'usdt-trc20', amount, voucher: file }
  const answer = await deposits.calls.submitDeposit({ query: {}, body }, as('a'))
  if (isDeclined(answer)) throw new Error(JSON.stringify(answer))
  return answer.id
}
/** With a voucher whose picture is kept. */
const submittedWith = async (bytes: Uint8Array): Promise<string> => {
  const file = 'aVoucherWithALongName1'
  await database.query(
    `INSERT INTO file (id, user_id, purpose, content_hash, bytes, created_time)
     VALUES ($1, 'a', 'voucher', 'of this picture', 1, 1)`,
    [file],
  )
  await database.query(`INSERT INTO file_content VALUES ($1, 'large', $2)`, [file, bytes])
  const body = { id: 'usdt-trc20', amount: '90', voucher: file }
  const answer = await deposits.calls.submitDeposit({ query: {}, body }, as('a'))
  if (isDeclined(answer)) throw new Error(JSON.stringify(answer))
  return answer.id
}
const withdrawn = async (): Promise<string> => {
  const body = { amount: '100', password: '123456' }
  const answer = await withdrawals.calls.withdrawToWallet({ query: {}, body }, as('a'))
  if (isDeclined(answer)) throw new Error(JSON.stringify(answer))
  return answer.id
}
const actionsOn = async (id: string) =>
  (
    await database.query<{ action: string; staff_id: string }>(
      'SELECT action, staff_id FROM audit_entry WHERE subject_id = $1 ORDER BY number',
      [id],
    )
  ).map(({ action, staff_id }) => [action, staff_id])
const approve = (member: Member, id: string, proof = office.nextCode(member.factor)) =>
  outcome(member.client.call('approveDeposit', { body: { id }, proof }))
const approving = ({ client, factor }: Member, id: string) =>
  client.call('approveWithdrawal', { body: { id }, proof: office.nextCode(factor) })
const payOut = (member: Member, id: string) =>
  outcome(
    member.client.call('payWithdrawal', { body: { id }, proof: office.nextCode(member.factor) }),
  )

describe('deposits', () => {
  it('wait in a queue, oldest first, until one reviewer has decided', async () => {
    const first = await submitted('100', 'same')
    const second = await submitted('200', 'same')
    const { data } = await rei.client.call('depositQueue')
    expect(data.map(({ deposit }) => deposit.id)).toEqual([first, second])
    expect(data[0]).toMatchObject({ sameVoucher: [second], needsTwo: false, claim: null })
    expect((await rei.client.call('depositQueue', { query: { size: '1' } })).data).toHaveLength(1)

    const cash = (await deposits.cash('a')) ?? 0n
    expect([await approve(rei, first), await approve(sam, first)]).toEqual(['done', 'not_found'])
    const { data: approved } = await sam.client.call('depositQueue', {
      query: { status: 'approved' },
    })
    expect(approved).toMatchObject([{ deposit: { id: first }, reviewedBy: rei.id }])
    await deposits.settle()
    expect(await deposits.cash('a')).toBe(cash + 100_000_000n)

    const fail = sam.act('failDeposit', { body: { id: second, reason: 'voucher_used' } })
    expect(await fail).toMatchObject({ deposit: { status: 'failed', reason: 'voucher_used' } })
    expect((await rei.client.call('depositQueue')).total).toBe(0)
    expect(await actionsOn(first)).toEqual([['deposit.approve', rei.id]])
    expect(await actionsOn(second)).toEqual([['deposit.fail', sam.id]])
  })

  it('above the limit need two people, each with a code (REL-58)', async () => {
    const id = await submitted('10001')
    const cash = (await deposits.cash('a')) ?? 0n
    expect(await approve(rei, id, '')).toBe('factor_needed')
    expect(await approve(rei, id, '000000')).toBe('factor_wrong')
    expect(await approve(rei, id)).toBe('done')
    expect(await approve(rei, id)).toBe('own_request')
    await deposits.settle()
    expect(await deposits.cash('a')).toBe(cash)
    const { data } = await sam.client.call('depositQueue')
    expect(data).toMatchObject([{ needsTwo: true, firstApprovedBy: rei.id, reviewedBy: null }])
    expect(await approve(sam, id)).toBe('done')
    await deposits.settle()
    expect(await deposits.cash('a')).toBe(cash + 10_001_000_000n)
    expect(await actionsOn(id)).toEqual([
      ['deposit.approve_first', rei.id],
      ['deposit.approve', sam.id],
    ])
  })

  it('are credited what was shown and approved, or not at all (REL-58)', async () => {
    const small = await submitted('70')
    const asShown = (credit: string) =>
      outcome(rei.act('approveDeposit', { body: { id: small, credit } }))
    expect([await asShown('71'), await asShown('70')]).toEqual(['changed_meanwhile', 'done'])
    // Somebody approved another credit, before the rate became what it is.
    const id = await submitted('10002')
    const credit = moneyFromMicros(9n)
    await insertFirstApproval(database, TEST_ROW_SEAL, id, { staffId: sam.id, timeMs: 1, credit })
    expect(await approve(sam, id)).toBe('done')
    const { data } = await rei.client.call('depositQueue')
    expect(data).toMatchObject([{ firstApprovedBy: sam.id, reviewedBy: null }])
    expect(await approve(rei, id)).toBe('done')
    await deposits.settle()
  })

  it('say who looks at them, for a while', async () => {
    const id = await submitted('50')
    const claimOf = async ({ client }: Member) =>
      (await client.call('claimDeposit', { body: { id } })).claim.staffId
    expect([await claimOf(rei), await claimOf(sam), await claimOf(rei)]).toEqual(
      [rei, rei, rei].map((member) => member.id),
    )
    const seen = await sam.client.call('depositCase', { query: { id } })
    expect(seen).toMatchObject({ claim: { staffId: rei.id }, customer: { id: 'a' } })
    expect(seen.claim?.name).toBe('Somebody')
    office.clock.advanceMs(3 * MINUTE_MS)
    expect((await sam.client.call('depositCase', { query: { id } })).claim).toBeNull()
    expect([await claimOf(sam), await claimOf(rei)]).toEqual([sam.id, sam.id])
    // Only who has it lets it go.
    await rei.client.call('releaseDeposit', { body: { id } })
    expect(await claimOf(rei)).toBe(sam.id)
    await sam.client.call('releaseDeposit', { body: { id } })
    expect(await claimOf(rei)).toBe(rei.id)
    expect(await outcome(rei.client.call('claimDeposit', { body: { id: 'none' } }))).toBe(
      'not_found',
    )
    expect(await approve(rei, id)).toBe('done')
  })

  it('come with what a decision needs: credit, history, twins of the picture, words', async () => {
    const [first, second] = [await submitted('70', 'twin'), await submitted('80', 'twin')]
    const seen = await rei.client.call('depositCase', { query: { id: second } })
    expect(seen).toMatchObject({
      ...{ wouldCredit: '80', onePersonMax: '10000', accountKind: 'practice' },
      sameVoucherCases: [{ id: first, status: 'pending', isSameCustomer: true }],
      method: { id: 'usdt-trc20' },
      customer: { id: 'a', holds: [], locked: [] },
    })
    expect(seen.history[0]?.id).toBe(second)
    const preview = seen.failures.find(({ reason }) => reason === 'amount_differs')
    expect(preview?.text).toContain('80')
    expect([await approve(rei, first), await approve(rei, second)]).toEqual(['done', 'done'])
  })

  it('are listed of one customer or way, and once decided the newest first', async () => {
    const id = await submitted('40')
    const idsOf = async (query: object) =>
      (await rei.client.call('depositQueue', { query })).data.map(({ deposit }) => deposit.id)
    expect(await idsOf({ user: 'a', channel: 'crypto' })).toEqual([id])
    expect([await idsOf({ channel: 'bank' }), await idsOf({ user: 'nobody' })]).toEqual([[], []])
    expect(await approve(rei, id)).toBe('done')
    await deposits.settle()
    expect((await idsOf({ status: 'success' }))[0]).toBe(id)
  })

  it('are decided once a key, and repeated with their first answer', async () => {
    const id = await submitted('60')
    const body = { id }
    const keyed = { idempotencyKey: 'k1' }
    const decide = () => rei.act('approveDeposit', { body }, keyed)
    const [one, two] = await Promise.all([decide(), decide()])
    expect(two).toEqual(one)
    expect(await decide()).toEqual(one)
    expect(await actionsOn(id)).toEqual([['deposit.approve', rei.id]])
    const other = await submitted('61')
    const again = rei.act('approveDeposit', { body: { id: other } }, keyed)
    expect(await outcome(again)).toBe('key_reused')
    // Another member's key is another key.
    const mine = sam.act('approveDeposit', { body: { id: other } }, keyed)
    expect(await outcome(mine)).toBe('done')
  })

  it('show their voucher to who may see it, and note who looked (REL-59)', async () => {
    const bytes = new TextEncoder().encode('a picture')
    const id = await submittedWith(bytes)
    const ask = (member: Member | undefined) =>
      fetch(`${office.office.url}/admin-api/deposit/voucher?id=${id}`, {
        headers: member === undefined ? {} : { Authorization: `Bearer ${member.token}` },
      })
    const picture = await ask(rei)
    expect(Object.fromEntries(picture.headers)).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'no-store',
      'content-security-policy': "default-src 'none'; sandbox",
      'cross-origin-resource-policy': 'same-origin',
      'x-content-type-options': 'nosniff',
    })
    expect(new Uint8Array(await picture.arrayBuffer())).toEqual(bytes)
    expect(await actionsOn(id)).toEqual([['deposit.voucher', rei.id]])
    expect([(await ask(undefined)).status, (await ask(ann)).status]).toEqual([401, 403])
    expect(await approve(rei, id)).toBe('done')
  })

  it('are approved first by nobody whose row was planted (REL-58)', async () => {
    const [first, second] = [await submitted('10002'), await submitted('10002')]
    expect(await approve(rei, first)).toBe('done')
    await database.query(
      `INSERT INTO deposit_first_approval (deposit_id, staff_id, time, credit, seal)
       SELECT $2, staff_id, time, credit, seal FROM deposit_first_approval WHERE deposit_id = $1`,
      [first, second],
    )
    expect(await approve(sam, second)).toBe('done')
    const { data } = await sam.client.call('depositQueue')
    expect(data).toMatchObject([
      { deposit: { id: first }, firstApprovedBy: rei.id },
      { deposit: { id: second }, firstApprovedBy: sam.id },
    ])
    expect([await approve(sam, first), await approve(rei, second)]).toEqual(['done', 'done'])
    await deposits.settle()
  })
})

describe('withdrawals', () => {
  it('are never paid by who approved them, and only in their window (REL-58, TR-6.5)', async () => {
    const id = await withdrawn()
    expect(await payOut(pay, id)).toBe('not_found')
    areBooksClean = false
    expect(await outcome(approving(fin, id))).toBe('withdrawals_frozen')
    areBooksClean = true
    await approving(fin, id)
    expect(await payOut(fin, id)).toBe('own_request')
    expect(await payOut(pay, id)).toBe('outside_window')
    const { data } = await pay.client.call('withdrawalQueue', { query: { status: 'approved' } })
    expect(data).toMatchObject([{ approvedBy: fin.id, paidBy: null, withdrawal: { id } }])
    const seen = await pay.client.call('withdrawalCase', { query: { id } })
    expect(seen.target).toEqual({ address: 'Tsecret' })
    expect(JSON.stringify(data)).not.toContain('Tsecret')
    expect(seen).toMatchObject({
      terms: { feeRate: '0', feeFixed: '1', taxRate: '0.2', taxBase: 'gains', taxLaw: null },
      ...{ window: { open: false }, areBooksClean: true, isHeld: false },
      staffNames: { [fin.id]: 'Somebody' },
    })
    // Who only reads is shown where it goes, but not the whole of it.
    const watched = await rei.client.call('withdrawalCase', { query: { id } })
    expect(watched.target).toBeNull()
    expect(JSON.stringify(watched)).not.toContain('Tsecret')

    await engine.pass(20 * HOUR_MS)
    expect(await payOut(fin, id)).toBe('own_request')
    expect(await payOut(pay, id)).toBe('done')
    expect(await payOut(pay, id)).toBe('not_found')
    const { data: paid } = await pay.client.call('withdrawalQueue', {
      query: { status: 'success', method: 'wallet' },
    })
    expect(paid).toMatchObject([{ approvedBy: fin.id, paidBy: pay.id, failedBy: null }])
  })

  it('keep their approver when the engine does not answer in time', async () => {
    const id = await withdrawn()
    isEngineAway = true
    expect(await outcome(approving(fin, id))).toBe('fault')
    isEngineAway = false
    const { data } = await pay.client.call('withdrawalQueue')
    expect(data).toMatchObject([{ approvedBy: null }])
    // As if it had done what it was asked, and only its answer was lost.
    const accountId = 'practice a'
    await engine.ask({ kind: 'approve-withdrawal', accountId, withdrawalId: id })
    expect(await payOut(fin, id)).toBe('own_request')
    expect(await payOut(pay, id)).toBe('done')
  })

  it('are approved with the second factor, each code once (REL-58)', async () => {
    const id = await withdrawn()
    const approveWith = (code: string) =>
      outcome(fin.client.call('approveWithdrawal', { body: { id }, proof: code }))
    expect(await approveWith('000000')).toBe('factor_wrong')
    expect(await actionsOn(id)).toEqual([])
    const code = office.nextCode(fin.factor)
    expect([await approveWith(code), await approveWith(code)]).toEqual(['done', 'factor_wrong'])
    await fin.act('failWithdrawal', { body: { id, reason: 'security_review' } })
  })

  it('fail with a reason, approved or not, until they are paid (TR-6.4)', async () => {
    const id = await withdrawn()
    await approving(fin, id)
    const fail = () => fin.act('failWithdrawal', { body: { id, reason: 'security_review' } })
    const reason = 'security_review'
    expect(await fail()).toMatchObject({
      ...{ approvedBy: fin.id, failedBy: fin.id, paidBy: null },
      withdrawal: { status: 'failed', reason },
    })
    expect([await outcome(fail()), await payOut(pay, id)]).toEqual(['not_found', 'not_found'])
    expect((await actionsOn(id)).map(([action]) => action)).toEqual([
      ...['withdrawal.approve', 'withdrawal.approve_done'],
      ...['withdrawal.fail', 'withdrawal.fail_done'],
    ])
  })
})
