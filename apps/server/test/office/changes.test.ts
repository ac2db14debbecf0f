// Changes by two people over real HTTP with a real engine behind them (REL-58, H1, H3, TR-12.4).

import { HOUR_MS } from '@fairtick/core/time/duration'
import {
  createSettableClock,
  type EngineFixture,
  openEngine,
} from '@fairtick/server/engine/engine-fixture'
import { reconcile } from '@fairtick/server/engine/verify/reconciliation'
import { verifyTape } from '@fairtick/server/engine/verify/verify-tape'
import { findUnauthorised } from '@fairtick/server/features/authority/public'
import {
  applyAdjustmentOutcome,
  type OperatorTerms,
} from '@fairtick/server/features/changes/public'
import { openDepositStage } from '@fairtick/server/features/deposits/deposits-fixture'
import { addMessages } from '@fairtick/server/features/messages/public'
import { NOON, TERMS } from '@fairtick/server/features/withdrawals/withdrawals-fixture'
import { drainOutbox } from '@fairtick/server/platform/outbox'
import { openTestDatabase, type TestDatabase } from '@fairtick/server/test/database/test-database'
import { drainTestInbox, TEST_ROW_SEAL } from '@fairtick/server/test/row-seal'
import { createManualClock } from '@fairtick/testkit/manual-clock'
import type { AdminCallInput } from '@fairtick/wire/admin/api-contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  carryOutWith,
  type Member,
  type OfficeFixture,
  openOffice,
  outcome,
  shippedTerms,
} from './office-fixture.ts'

type Asked = AdminCallInput<'requestChange'>['body']['change']

const clock = createManualClock(NOON)
let database: TestDatabase
let engine: EngineFixture
let terms: OperatorTerms
let office: OfficeFixture
let [ann, bob, fin, pay, aud]: Member[] = []
let carryOut: () => Promise<void>

beforeAll(async () => {
  database = await openTestDatabase()
  engine = await openEngine(database, createSettableClock(NOON), { moneyTerms: TERMS })
  terms = await shippedTerms(database)
  engine.onCommitted(({ tape }) => terms.note(tape.map(({ entry }) => entry)))
  await openDepositStage(database, engine).enter('a')
  await engine.tick('64000')
  office = await openOffice(database, clock, { ask: engine.ask, terms })
  ann = await office.setUp()
  bob = await office.hire(ann, 'bob@house.example', ['admin'])
  fin = await office.hire(ann, 'fin@house.example', ['finance'])
  pay = await office.hire(ann, 'pay@house.example', ['finance'])
  aud = await office.hire(ann, 'aud@house.example', ['auditor'])
  carryOut = carryOutWith({ database, engine, clock, terms })
})

afterAll(async () => {
  await Promise.all([office.stop(), engine.stop()])
  const unauthorised = await findUnauthorised(database, TEST_ROW_SEAL)
  expect([...(await verifyTape(database, 'genesis')).findings, ...unauthorised]).toEqual([])
  await expect(reconcile(database)).resolves.toMatchObject({ isClean: true })
  await database.close()
})

const ask = (by: Member | undefined, change: Asked, note = '') =>
  (by as Member).client.call('requestChange', { body: { change, note }, proof: codeOf(by) })
const approve = (by: Member | undefined, { id, hash }: { id: string; hash: string }) => {
  const member = by as Member
  const code = office.nextCode(member.factor)
  return outcome(member.client.call('approveChange', { body: { id, hash }, proof: code }))
}
const codeOf = (member: Member | undefined) => office.nextCode((member as Member).factor)
const statusOf = async (id: string) =>
  (await (aud as Member).client.call('change', { query: { id } })).status
const again = (member: Member | undefined) => office.loginAgain(member as Member)

/** What the jobs do: the engine is asked, what it tells is told. */
async function settle(): Promise<void> {
  await drainTestInbox(database, engine.ask)
  await drainOutbox<{ readonly topic: string }, never>(database, {
    handle: async (tx, batch) => {
      for (const told of batch) {
        if (told.topic !== 'balance-adjusted' && told.topic !== 'inbox-refused') continue
        const message = await applyAdjustmentOutcome(tx, told as never, clock.wallMs())
        if (message) await addMessages(tx, [message], clock.wallMs())
      }
      return []
    },
    onCommitted: () => {},
  })
}

async function termsOfBitcoin() {
  const { instruments } = await (ann as Member).client.call('changeable')
  const found = instruments.find(({ symbol }) => symbol === 'BTCUSDT')
  if (found === undefined) throw new Error('no bitcoin')
  return found.terms
}

/** Until the tape says so, as the job that looks every second. */
async function carriedOut(id: string): Promise<void> {
  for (let look = 0; look < 50; look += 1) {
    await carryOut()
    if ((await statusOf(id)) === 'done') return
    await engine.pass(1_000)
  }
  throw new Error('it was not carried out')
}

describe('a change of an instrument', () => {
  it('is announced, acts after its notice, and on later orders only (H1)', async () => {
    await engine.trade('practice a', 'old')
    const asked = { ...(await termsOfBitcoin()), spread: '5' }
    const change = { kind: 'instrument', symbol: 'BTCUSDT', terms: asked, noticeHours: 24 } as const
    const request = await ask(ann, change, 'the venue became dearer')
    expect(request).toMatchObject({ status: 'pending', noticeHours: 24, subject: 'BTCUSDT' })
    expect(await approve(ann, request)).toBe('own_request')
    expect(await approve(bob, request)).toBe('done')
    await carryOut()
    const messages = await database.query<{ template: string; message_values: object }>(
      "SELECT template, message_values FROM message WHERE user_id = 'a'",
    )
    expect(messages).toHaveLength(1)
    expect(messages[0]).toMatchObject({
      template: 'conditions-changed',
      message_values: { pair: 'BTC/USDT', zone: 'Asia/Tokyo' },
    })
    await carryOut()
    expect(terms.constantsOf('BTCUSDT').spread).toBe('2.5')
    clock.advanceMs(24 * HOUR_MS)
    ;[ann, bob, aud] = [await again(ann), await again(bob), await again(aud)]
    await carriedOut(request.id)
    expect(terms.constantsOf('BTCUSDT').spread).toBe('5')
    // A start gives the engine the same: nothing is written back.
    expect((await shippedTerms(database)).constantsOf('BTCUSDT').spread).toBe('5')
    await engine.tick('64000')
    await engine.trade('practice a', 'new')
    await engine.close('practice a', 'old')
    const rows = await database.query(
      `SELECT id, open_price::float8 AS open, close_price::float8 AS close
       FROM contract ORDER BY placed`,
    )
    expect(rows).toEqual([
      { id: 'old', open: 64_001.25, close: 63_998.75 },
      { id: 'new', open: 64_002.5, close: null },
    ])
  })
})

describe('REL-58', () => {
  const limits = (depositCreditByOne: string): Asked => ({
    ...{ kind: 'limits', limits: { depositCreditByOne, recoveryHoldHours: 72 } },
  })

  it('one change of a subject at a time; withdrawn by who asked, rejected by another', async () => {
    const request = await ask(ann, limits('500'))
    expect(await outcome(ask(bob, limits('600')))).toBe('changed_meanwhile')
    const body = { id: request.id }
    const call = (by: Member | undefined, name: 'withdrawChange' | 'rejectChange') =>
      outcome((by as Member).act(name, { body }))
    expect(await call(bob, 'withdrawChange')).toBe('not_found')
    expect(await call(ann, 'rejectChange')).toBe('own_request')
    expect(await call(bob, 'rejectChange')).toBe('done')
    expect(await call(bob, 'rejectChange')).toBe('not_found')
    expect(await approve(bob, request)).toBe('not_found')
  })

  it('what is done is what was asked for: another hash, another payload are refused', async () => {
    const request = await ask(ann, limits('700'))
    expect(await approve(bob, { ...request, hash: '0'.repeat(64) })).toBe('changed_meanwhile')
    await database.asOwner(
      `ALTER TABLE change_request DISABLE TRIGGER change_request_final;
       UPDATE change_request SET payload = replace(payload, '700', '7000')
       WHERE id = '${request.id}';
       ALTER TABLE change_request ENABLE TRIGGER change_request_final`,
    )
    expect(await approve(bob, request)).toBe('changed_meanwhile')
    await (ann as Member).act('withdrawChange', { body: { id: request.id } })
    const other = await ask(ann, limits('800'))
    expect(await approve(bob, other)).toBe('done')
    expect(terms.limits()).toEqual({ depositCreditByOne: '800', recoveryHoldHours: 72 })
    expect((await (ann as Member).client.call('changeable')).limits.depositCreditByOne).toBe('800')
  })

  it('a request is void after three days', async () => {
    const request = await ask(ann, limits('900'))
    clock.advanceMs(73 * HOUR_MS)
    ;[ann, bob, aud] = [await again(ann), await again(bob), await again(aud)]
    expect(await statusOf(request.id)).toBe('expired')
    expect(await approve(bob, request)).toBe('not_found')
    expect((await ask(bob, limits('901'))).status).toBe('pending')
  })

  it('each kind needs its permission, of who asks and of who approves', async () => {
    ;[fin, pay] = [await again(fin), await again(pay)]
    expect(await outcome(ask(fin, limits('1')))).toBe('not_permitted')
    expect(await outcome(ask(aud, limits('1')))).toBe('not_permitted')
    const profile = { name: 'House', hours: '9 to 5', email: 'help@house.example' }
    const request = await ask(ann, { kind: 'profile', profile })
    expect(await approve(fin, request)).toBe('not_permitted')
    expect(await approve(bob, request)).toBe('done')
    expect(terms.profile()).toEqual(profile)
  })

  it('the database lets nobody approve their own, nor change what was asked for', async () => {
    const { id } = await ask(ann, { kind: 'payout_way', id: 'bank:jp', isOpen: false })
    const decided = `status = 'approved', decided_by = requested_by, decided_time = 1, acts_time = 1`
    await expect(
      database.query(`UPDATE change_request SET ${decided} WHERE id = $1`, [id]),
    ).rejects.toThrow(/check/)
    await expect(database.query("UPDATE change_request SET payload = '{}'")).rejects.toThrow(
      /permission denied/,
    )
    await expect(database.query('DELETE FROM change_request')).rejects.toThrow(/permission denied/)
    expect(terms.isChannelOpen('bank:jp')).toBe(true)
  })
})

describe('an adjustment (TR-11)', () => {
  const adjust = (amount: string): Asked => ({
    ...{ kind: 'adjustment', accountId: 'practice a', amount, reason: 'fee_error' },
  })
  const cash = async () => {
    const sql = "SELECT cash FROM account WHERE id = 'practice a'"
    return (await database.query<{ cash: bigint }>(sql))[0]?.cash ?? 0n
  }

  it('moves money once, by an entry of its own kind, and tells whose it is', async () => {
    const before = await cash()
    const request = await ask(fin, adjust('12.5'))
    expect(await approve(fin, request)).toBe('own_request')
    expect(await approve(pay, request)).toBe('done')
    expect(await statusOf(request.id)).toBe('approved')
    await settle()
    await settle()
    expect(await statusOf(request.id)).toBe('done')
    expect((await cash()) - before).toBe(12_500_000n)
    const [entry] = await database.query(
      "SELECT reason, cause_id FROM journal_entry WHERE reason = 'adjustment'",
    )
    expect(entry).toEqual({ reason: 'adjustment', cause_id: request.id })
    const [message] = await database.query(
      "SELECT template, message_values FROM message WHERE template LIKE 'adjusted%'",
    )
    expect(message).toMatchObject({
      template: 'adjusted-up',
      message_values: { amount: '12.50', reason: 'fee_error' },
    })
  })

  it('that would leave the customer owing is refused by the engine, and says so', async () => {
    const before = await cash()
    const request = await ask(fin, adjust('-1000000'))
    expect(await approve(pay, request)).toBe('done')
    await settle()
    expect(await statusOf(request.id)).toBe('failed')
    expect(await cash()).toBe(before)
    const failed = await (aud as Member).client.call('change', { query: { id: request.id } })
    expect(failed.refusal).toBe('insufficient_balance')
  })

  it('is of an account that there is, in the mode of the installation', async () => {
    const of = (accountId: string) => outcome(ask(fin, { ...adjust('1'), accountId } as Asked))
    expect(await of('nobody')).toBe('not_found')
    expect(await of('real a')).toBe(400)
    expect(await outcome(ask(fin, adjust('0')))).toBe(400)
  })
})

describe('ways of paying in and out', () => {
  it('are closed for what is new, and open again', async () => {
    const { depositMethods } = await (fin as Member).client.call('changeable')
    const method = depositMethods[0]?.method
    if (method === undefined) throw new Error('no method')
    const request = await ask(fin, { kind: 'deposit_method', method, isOpen: false })
    expect(await approve(pay, request)).toBe('done')
    expect(terms.depositMethods.get(method.id)?.isOpen).toBe(false)
    const reopened = await shippedTerms(database)
    expect(reopened.depositMethods.get(method.id)?.isOpen).toBe(false)
    const dearer = { ...method, rateToUsd: '0.9' }
    const opened = { kind: 'deposit_method', method: dearer, isOpen: true } as const
    expect(await approve(pay, await ask(fin, opened))).toBe('done')
    expect(terms.depositMethods.get(method.id)).toMatchObject({ isOpen: true })
  })

  it('are never the contract of a token, which would keep what customers pay', async () => {
    const { depositMethods } = await (fin as Member).client.call('changeable')
    const method = depositMethods[0]?.method
    if (method === undefined) throw new Error('no method')
    for (const address of [
      'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t',
      '0xdac17f958d2ee523a2206206994597c13d831ec7',
    ]) {
      const asked = {
        kind: 'deposit_method',
        method: { ...method, address },
        isOpen: true,
      } as const
      expect(await outcome(ask(fin, asked))).toBe(400)
    }
  })
})

it('money terms act after their notice, and in live mode carry no tax without a basis', async () => {
  const { moneyTerms } = await (fin as Member).client.call('changeable')
  const asked = { ...moneyTerms, rewardRates: ['0.08', '0.04', '0.01'] }
  const request = await ask(fin, { kind: 'money_terms', terms: asked, noticeHours: 1 })
  expect(await approve(pay, request)).toBe('done')
  await carryOut()
  clock.advanceMs(HOUR_MS)
  ;[fin, aud] = [await again(fin), await again(aud)]
  await carriedOut(request.id)
  expect(terms.moneyTerms().rewardRates).toEqual(['0.08', '0.04', '0.01'])
  const greedy = { ...moneyTerms, rewardRates: ['0.5', '0.3', '0.2'] }
  const tried = ask(fin, { kind: 'money_terms', terms: greedy, noticeHours: 1 })
  expect(await outcome(tried)).toBe(400)
})

describe('the lock flag `trading` (TR-12.4)', () => {
  const flag = { id: 'a', flag: 'trading' } as const

  it('reaches the engine: what waits is cancelled, nothing opens, closing goes on', async () => {
    ann = await again(ann)
    await engine.tick('64000')
    await engine.trade('practice a', 'open')
    await engine.trade('practice a', 'waits', { limit: '60000' })
    const lock = { ...flag, reason: 'legal_order' } as const
    await (ann as Member).act('lockUser', { body: lock })
    await settle()
    expect(await engine.trade('practice a', 'late')).toEqual({
      ...{ kind: 'refused', code: 'locked' },
      detail: { flag: 'trading', reason: 'legal_order' },
    })
    const [waited] = await database.query(
      "SELECT status, close_reason FROM contract WHERE id = 'waits'",
    )
    expect(waited).toEqual({ status: 'cancelled', close_reason: 'locked' })
    expect((await engine.close('practice a', 'open')).kind).toBe('contract')
    await (ann as Member).client.call('unlockUser', { body: { ...flag }, proof: codeOf(ann) })
    await settle()
    expect((await engine.trade('practice a', 'later')).kind).toBe('contract')
  })
})

describe('what is owed and what there is (REL-64)', () => {
  const upload = (by: Member | undefined, content: string) =>
    (by as Member).act('uploadStatement', { body: { fileName: 'bank.csv', content } })
  const HEADER = 'account,currency,balance,balanceUsd'

  it('is told with the difference, who uploaded it and the hash of the file', async () => {
    const { liabilities } = await (fin as Member).client.call('liabilities')
    const stored = await upload(fin, `${HEADER}\nBank A,JPY,1000000,6500\nHot wallet,USDT,1,1`)
    expect(stored).toMatchObject({
      ...{ assets: '6501', lines: 2, uploadedBy: fin?.id, liabilities },
      hash: expect.stringMatching(/^[0-9a-f]{64}$/),
    })
    expect(Number(stored.difference)).toBeCloseTo(6_501 - Number(liabilities.total), 6)
    const one = await (aud as Member).client.call('statement', { query: { id: stored.id } })
    expect(one.accounts).toMatchObject([{ account: 'Bank A' }, { account: 'Hot wallet' }])
    const [sum] = await database.query<{ owed: string }>(
      `SELECT sum(cash + stake + withdrawal_hold + salary)::text AS owed FROM account
       WHERE kind = 'practice'`,
    )
    expect(Number(sum?.owed) / 1e6).toBeCloseTo(Number(liabilities.total), 6)
  })

  it('is refused as a whole where a line is wrong, and from whom may not', async () => {
    expect(await outcome(upload(fin, `${HEADER}\nBank,USD,1`))).toBe(400)
    expect(await outcome(upload(aud, `${HEADER}\nBank,USD,1,1`))).toBe('not_permitted')
    await expect(database.query('UPDATE bank_statement SET assets = 0')).rejects.toThrow(
      /permission denied/,
    )
  })
})

it('the mode stays practice and names what is missing; jobs and calendar are told', async () => {
  const { mode, conditions } = await (aud as Member).client.call('mode')
  expect(mode).toBe('practice')
  const missing = conditions.flatMap(({ code, isMet }) => (isMet ? [] : [code]))
  expect(missing).toContain('country_profile')
  expect(missing).not.toContain('two_admins')
  const { calendar, timeZone, waiting } = await (aud as Member).client.call('jobs')
  expect(timeZone).toBe('Asia/Tokyo')
  expect(calendar.map(({ instant }) => instant)).toContain('day-start')
  expect(waiting.inbox).toBe(0)
  expect((await (aud as Member).client.call('payrolls')).data).toEqual([])
})

it('everything is in the audit log, whose chain holds', async () => {
  const admin = await again(ann)
  const { data } = await admin.client.call('auditLog', { query: { action: 'change.approved' } })
  expect(data.length).toBeGreaterThan(5)
  expect(data.at(-1)?.detail).toMatchObject({ kind: 'instrument', subject: 'BTCUSDT' })
  expect((await admin.client.call('auditCheck')).findings).toEqual([])
})
