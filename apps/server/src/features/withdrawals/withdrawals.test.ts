// Withdrawals from the call to the payment, on a real engine and database (TR-6).

import { HOUR_MS } from '@fairtick/core/time/duration'
import { openTestDatabase, type TestDatabase } from '@fairtick/server/test/database/test-database'
import {
  type AccountContext,
  invalid,
  isDeclined,
  NOT_FOUND,
  refused,
} from '@fairtick/wire/handler'
import type { WithdrawalRecord } from '@fairtick/wire/socket/frames'
import { moneyText } from '@fairtick/words/number-texts'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import {
  createSettableClock,
  type EngineFixture,
  openEngine,
  type SettableClock,
} from '../../engine/engine-fixture.ts'
import { reconcile } from '../../engine/verify/reconciliation.ts'
import { findWindow } from './payout-window.ts'
import { readMoneyTerms } from './read-money-terms.ts'
import { beginDecision } from './review/decision-lock-store.ts'
import { approveWithdrawal, failWithdrawal, payWithdrawal } from './review/review-withdrawal.ts'
import { countWaiting, listQueue, loadWaitingWithdrawals, sumWaitingWithdrawals } from './store.ts'
import { MAX_WAITING } from './submit-withdrawal.ts'
import {
  CALENDAR,
  NOON,
  openWithdrawalStage,
  TERMS,
  type WithdrawalStage,
} from './withdrawals-fixture.ts'

let database: TestDatabase
let clock: SettableClock
let engine: EngineFixture
let stage: WithdrawalStage

beforeEach(async () => {
  database = await openTestDatabase()
  clock = createSettableClock(NOON)
  engine = await openEngine(database, clock, { moneyTerms: TERMS })
  stage = openWithdrawalStage(database, () => engine)
  for (const userId of ['a', 'b']) await stage.enter(userId)
  await engine.tick('64000')
})

afterEach(async () => {
  await engine.stop()
  await expect(reconcile(database)).resolves.toMatchObject({ isClean: true })
  await database.close()
})

function as(userId: string, key?: string, account: 'real' | 'practice' = 'practice') {
  return {
    ...{ language: 'en', account, address: '127.0.0.1', device: 'test' },
    caller: { userId, sessionId: 's' },
    key: key === undefined ? undefined : { scope: `${userId}:withdraw`, key, bodyHash: 'body' },
  } as const satisfies AccountContext
}
type Wish = { amount?: string; walletId?: string; password?: string; otp?: string }
const toWallet = (context: AccountContext, wish: Wish = {}) =>
  stage.calls.withdrawToWallet(
    { query: {}, body: { amount: '100', password: '123456', ...wish } },
    context,
  )
const withdrawn = async (...given: Parameters<typeof toWallet>): Promise<WithdrawalRecord> => {
  const answer = await toWallet(...given)
  if (isDeclined(answer)) throw new Error(JSON.stringify(answer))
  return answer
}
const cancel = (context: AccountContext, id: string) =>
  stage.calls.cancelWithdrawal({ query: {}, body: { id } }, context)
const records = async (userId: string, query = {}) => {
  const answer = await stage.calls.withdrawals({ query, body: {} }, as(userId))
  if (isDeclined(answer)) throw new Error(JSON.stringify(answer))
  return answer
}
const office = () => stage.dependencies
const staff = (id: string, staffId = 'rei') => ({ id, staffId })
/** A gain of about 1 000: long at 64 000, closed 1 000 dollars higher. */
const gain = async (userId: string) => {
  await engine.trade(`practice ${userId}`, 'gain', { lots: '100' })
  await engine.tick('65000')
  await engine.close(`practice ${userId}`, 'gain')
}

describe('the terms', () => {
  it('say what is deducted, of what tax is taken, and when it is paid (TR-6)', async () => {
    await gain('a')
    const terms = await stage.calls.withdrawalTerms(
      { query: { method: 'wallet' }, body: {} },
      as('a'),
    )
    expect(terms).toMatchObject({
      ...{ feeRate: '0', feeFixed: '1', min: '10', max: '50000', taxRate: '0.2' },
      ...{ taxBase: 'gains', windowMode: 'queue', untaxedGains: '933' },
      window: {
        ...{ open: false, timeZone: 'Asia/Tokyo' },
        ...{ opensAt: NOON + 19 * HOUR_MS, closesAt: NOON + 21 * HOUR_MS },
      },
    })
    const bank = await stage.calls.withdrawalTerms({ query: { method: 'bank' }, body: {} }, as('b'))
    expect(bank).toMatchObject({
      ...{ feeRate: '0.001', feeFixed: '1', min: '20', available: '10000', withdrawable: '10000' },
      untaxedGains: '0',
    })
    const salary = await stage.calls.withdrawalTerms(
      { query: { method: 'salary' }, body: {} },
      as('b'),
    )
    expect(salary).toMatchObject({ available: '0', withdrawable: '0' })
  })

  it('say what stops every request: a lock by staff, books that differ; and who waits', async () => {
    const read = (userId: string) =>
      stage.calls.withdrawalTerms({ query: { method: 'bank' }, body: {} }, as(userId))
    expect(await read('b')).toMatchObject({ lock: null, frozen: false, queueLength: 0 })
    stage.gate.areBooksClean = false
    await stage.enter('locked')
    expect(await read('locked')).toMatchObject({ lock: expect.any(String), frozen: true })
    stage.gate.areBooksClean = true
  })

  it('take no tax in a live installation, and 20 % in practice (TR-6.2)', () => {
    expect(readMoneyTerms('live').withdrawals.taxRate).toBe('0')
    expect(readMoneyTerms('practice').withdrawals.taxRate).toBe('0.2')
  })

  it('name the window of the weekend for salary alone (TR-6.5)', () => {
    const at = (hoursLater: number) => (NOON + hoursLater * HOUR_MS) as never
    const friday = 4 * 24
    expect(findWindow(CALENDAR, at(friday - 4), 'cash')).toMatchObject({
      ...{ open: true, opensAt: at(friday - 5) },
    })
    expect(findWindow(CALENDAR, at(friday - 3), 'cash')).toMatchObject({
      ...{ open: false, opensAt: at(7 * 24 - 5), closesAt: at(7 * 24 - 3) },
    })
    expect(findWindow(CALENDAR, at(friday), 'salary')).toMatchObject({ opensAt: at(5 * 24 - 5) })
  })
})

describe('a request', () => {
  it('takes a hold, a place in the queue and the next window (TR-6.4, 6.5)', async () => {
    const first = await withdrawn(as('a'), { walletId: 'w1' })
    expect(first).toMatchObject({
      ...{ status: 'pending', amount: '100', fee: '1', tax: '0', total: '1', received: '99' },
      ...{ method: 'wallet', from: 'cash', target: 'TRC20 w1', queuePlace: 1 },
      ...{ windowOpensAt: NOON + 19 * HOUR_MS, timeZone: 'Asia/Tokyo', paidTime: null },
    })
    expect(await stage.account('a')).toMatchObject({ hold: 100_000_000n })
    await engine.pass(1_000)
    const bank = await stage.calls.withdrawToBank(
      { query: {}, body: { amount: '200', password: '123456' } },
      as('b'),
    )
    expect(bank).toMatchObject({ fee: '1.2', received: '198.8', queuePlace: 2 })
    expect(JSON.stringify([first, bank])).not.toMatch(/secret|99991234/)
    expect(await records('a')).toMatchObject({ data: [first], total: 1 })
    expect((await records('b', { type: 'wallet' })).total).toBe(0)
    expect((await records('b', { type: 'bank', status: 'pending' })).total).toBe(1)
    await cancel(as('a'), first.id)
    expect((await records('b')).data).toMatchObject([{ queuePlace: 1 }])
  })

  it('has the decimals of its method, whatever the customer has on the account', async () => {
    const toBank = (amount: string) =>
      stage.calls.withdrawToBank({ query: {}, body: { amount, password: '123456' } }, as('a'))
    expect(await toBank('20.123456')).toEqual(
      invalid({ amount: [{ problem: 'too_many_decimals', values: { maximum: 2 } }] }),
    )
    expect(await toBank('20.12')).toMatchObject({ status: 'pending', amount: '20.12' })
    expect(await toWallet(as('a'), { amount: '20.123456' })).toMatchObject({ amount: '20.123456' })
    expect(await toWallet(as('a'), { amount: '20.1234567' })).toEqual(
      invalid({ amount: [{ problem: 'too_many_decimals', values: { maximum: 6 } }] }),
    )
  })

  it('is refused by the gates before the engine is asked, and nothing stays', async () => {
    stage.gate.now = () => refused('password_wrong')
    expect(await toWallet(as('a'))).toMatchObject({ code: 'password_wrong' })
    expect(await database.query('SELECT * FROM withdrawal_target')).toEqual([])
    await stage.enter('locked')
    expect(await toWallet(as('locked'))).toMatchObject({
      code: 'locked',
      detail: { reason: 'legal_order' },
    })
  })

  it('is refused by the engine in the order of TR-6.6, and its target goes', async () => {
    expect(await toWallet(as('a'), { amount: '9.99' })).toMatchObject({ code: 'below_minimum' })
    expect(await toWallet(as('a'), { amount: '50001' })).toMatchObject({ code: 'above_maximum' })
    expect(await toWallet(as('a'), { amount: '10000.01' })).toMatchObject({
      code: 'insufficient_balance',
    })
    expect(await toWallet(as('a'), { amount: '0' })).toMatchObject({ declined: 'invalid' })
    expect(await database.query('SELECT * FROM withdrawal_target')).toEqual([])
  })

  it('happens once per key; a repeated one passes no gate again', async () => {
    const context = as('a', 'k')
    const first = await withdrawn(context)
    const again = await Promise.all([1, 2, 3].map(() => toWallet(context, { otp: '000000' })))
    expect(again).toEqual([first, first, first])
    expect(stage.gate.passed).toBe(1)
    await expect(toWallet(context, { amount: '101' })).rejects.toThrow(/k/)
    await expect(toWallet(context, { walletId: 'other' })).rejects.toThrow(/k/)
    expect((await records('a')).total).toBe(1)
    const twins = await Promise.all([1, 2, 3].map(() => toWallet(as('a', 'twins'))))
    expect(new Set(twins.map((one) => 'id' in one && one.id)).size).toBe(1)
    expect(stage.gate.passed).toBe(2)
  })

  it('waits with at most twenty of the same account', async () => {
    for (let count = 0; count < MAX_WAITING; count += 1) await withdrawn(as('a'), { amount: '11' })
    expect(await toWallet(as('a'), { amount: '11' })).toMatchObject({ declined: 'too_many' })
    await withdrawn(as('b'), { amount: '11' })
    const [first] = (await records('a')).data
    await cancel(as('a'), first?.id ?? '')
    await withdrawn(as('a'), { amount: '11' })
  })

  it('keeps no secret in what is remembered of its key', async () => {
    await withdrawn(as('a', 'k'), { password: '987654' })
    const rows = await database.query('SELECT body_hash, outcome FROM idempotency')
    await database.query('DELETE FROM idempotency')
    await withdrawn(as('b', 'k'), { password: '111111' })
    const [other] = await database.query<{ body_hash: string }>('SELECT * FROM idempotency')
    expect(rows).toMatchObject([{ body_hash: other?.body_hash }])
  })

  it('can be cancelled by its owner until it is approved; all comes back (TR-6.4)', async () => {
    const { id } = await withdrawn(as('a'))
    const before = await stage.account('b')
    expect(await cancel(as('b'), id)).toBe(NOT_FOUND)
    expect(await cancel(as('a', 'c'), id)).toMatchObject({ status: 'cancelled', queuePlace: null })
    expect(await cancel(as('a', 'c'), id)).toMatchObject({ status: 'cancelled' })
    expect(await cancel(as('a'), id)).toBe(NOT_FOUND)
    expect(await stage.account('a')).toEqual(before)
  })
})

describe('the office', () => {
  it('TR-12.2: has no work with what practice left waiting, once real money moves', async () => {
    const { id, received } = await withdrawn(as('a'))
    const idsOf = async (status: 'pending' | 'left_over', mode: 'live' | 'practice') => {
      const { rows } = await listQueue(database, { status, mode, page: 1, size: 10 })
      return rows.map((row) => row.id)
    }
    expect([await idsOf('pending', 'practice'), await idsOf('left_over', 'practice')]).toEqual([
      [id],
      [],
    ])
    expect([await idsOf('pending', 'live'), await idsOf('left_over', 'live')]).toEqual([[], [id]])
    expect(await loadWaitingWithdrawals(database, 'live')).toMatchObject({
      ...{ pending: 0, approved: 0, leftOver: 1 },
    })
    expect(await loadWaitingWithdrawals(database, 'practice')).toMatchObject({
      ...{ pending: 1, approved: 0, leftOver: 0 },
    })
    expect(await sumWaitingWithdrawals(database, 'live')).toEqual([])
    expect(await sumWaitingWithdrawals(database, 'practice')).toMatchObject([{ amount: received }])
    // Nobody who waits for real money waits behind it.
    expect(await countWaiting(database, 'cash', 'practice')).toBe(1)
    expect(await countWaiting(database, 'cash', 'real')).toBe(0)
  })

  it('approves at any hour and pays in the window only (TR-6.5)', async () => {
    const { id } = await withdrawn(as('a'))
    const waiting = (status: 'pending' | 'approved') =>
      listQueue(database, { status, mode: 'practice', page: 1, size: 10 })
    expect(await payWithdrawal(office(), staff(id))).toEqual({ kind: 'not_found' })
    expect(await waiting('pending')).toMatchObject({ total: 1, rows: [{ id, userId: 'a' }] })
    expect(await approveWithdrawal(office(), staff(id))).toMatchObject({
      ...{
        kind: 'done',
        withdrawal: { approvedBy: 'rei', target: { fields: { address: 'Tsecret' } } },
      },
    })
    expect(await approveWithdrawal(office(), staff(id))).toEqual({ kind: 'not_found' })
    expect(await waiting('approved')).toMatchObject({ total: 1 })
    expect(await cancel(as('a'), id)).toBe(NOT_FOUND)
    expect(await payWithdrawal(office(), staff(id))).toEqual({ kind: 'outside_window' })
    expect(await stage.account('a')).toMatchObject({ hold: 100_000_000n })
    await engine.pass(20 * HOUR_MS)
    expect(await payWithdrawal(office(), staff(id, 'mio'))).toMatchObject({
      ...{ kind: 'done', withdrawal: { status: 'success', paidBy: 'mio', approvedBy: 'rei' } },
    })
    expect(await stage.account('a')).toMatchObject({ hold: 0n, cash: 9_900_000_000n })
    expect(await failWithdrawal(office(), { ...staff(id), reason: 'legal_order' })).toEqual({
      kind: 'not_found',
    })
    expect((await records('a')).data).toMatchObject([
      { status: 'success', reason: null, paidTime: expect.any(Number), windowOpensAt: null },
    ])
  })

  it('fails one with a reason, and all of it comes back with its gains (TR-6.4)', async () => {
    await gain('a')
    const before = await stage.account('a')
    const { id, tax } = await withdrawn(as('a'), { amount: '2000' })
    expect(Number(tax)).toBeGreaterThan(150)
    await approveWithdrawal(office(), staff(id))
    expect((await records('a')).data).toMatchObject([{ reason: null }])
    const failure = { ...staff(id), reason: 'payment_returned' } as const
    expect(await failWithdrawal(office(), failure)).toMatchObject({
      ...{ kind: 'done', withdrawal: { status: 'failed', failedBy: 'rei' } },
    })
    expect(await stage.account('a')).toEqual(before)
    expect((await records('a')).data).toMatchObject([{ reason: 'payment_returned' }])
  })

  it('is approved by nobody else while an approval of it is not answered yet (REL-58)', async () => {
    const { id } = await withdrawn(as('a'))
    await database.query(
      `INSERT INTO staff (id, email, email_key, name, created_time)
       SELECT id, id, id, id, 1 FROM unnest(ARRAY['rei', 'sam']) AS id`,
    )
    const begin = (decision: 'approve' | 'pay', staffId: string) =>
      beginDecision(database, id, { decision, staffId, detail: '', nowMs: NOON })
    expect(await begin('approve', 'rei')).toBe(true)
    await approveWithdrawal(office(), staff(id))
    // The engine has approved it, and its answer is on the way.
    expect(await begin('approve', 'sam')).toBe(false)
    expect(await begin('pay', 'sam')).toBe(true)
  })

  it('pays nothing while the books are not in order, and can still return it (REL-2)', async () => {
    const before = await stage.account('a')
    const { id } = await withdrawn(as('a'))
    await approveWithdrawal(office(), staff(id))
    await engine.pass(20 * HOUR_MS)
    stage.gate.areBooksClean = false
    expect(await payWithdrawal(office(), staff(id))).toEqual({ kind: 'withdrawals_frozen' })
    expect(await toWallet(as('b'))).toEqual(refused('withdrawals_frozen'))
    expect(stage.gate.passed).toBe(1)
    expect(await stage.account('a')).toMatchObject({ hold: 100_000_000n })
    expect(await failWithdrawal(office(), { ...staff(id), reason: 'legal_order' })).toMatchObject({
      kind: 'done',
    })
    expect(await stage.account('a')).toEqual(before)
  })

  it('cannot lose where a withdrawal is paid to', async () => {
    const { id } = await withdrawn(as('a'))
    await expect(database.query('DELETE FROM withdrawal_target')).rejects.toThrow(/target/)
    await expect(
      database.query(`UPDATE withdrawal_target SET target = '{}' WHERE withdrawal_id = $1`, [id]),
    ).rejects.toThrow(/permission/)
    expect(await approveWithdrawal(office(), staff('nothing'))).toEqual({ kind: 'not_found' })
  })
})

describe('the certificate', () => {
  const certificate = async (context: AccountContext, id: string) => {
    const answer = await stage.calls.withdrawalCertificate({ query: { id }, body: {} }, context)
    if (isDeclined(answer)) return answer
    let html = ''
    for await (const part of answer.parts) html += part
    return { fileName: answer.fileName, html }
  }

  it('says what was deducted and on which basis, in six languages, to its owner (TR-6.2)', async () => {
    await gain('a')
    const { id, tax, taxable } = await withdrawn(as('a'), { amount: '2000' })
    expect(await certificate(as('b'), id)).toBe(NOT_FOUND)
    const pages = new Set<string>()
    for (const language of ['ja', 'zh', 'en', 'ko', 'th', 'ms'] as const) {
      const page = await certificate({ ...as('a'), language }, id)
      if ('declined' in page) throw new Error('declined')
      expect(page.fileName).toMatch(/^fairtick-withdrawal-[A-Za-z0-9]+\.html$/)
      expect(page.html).toContain(`<html lang="${language}">`)
      for (const value of [
        moneyText(tax),
        moneyText(taxable),
        '20%',
        '2,000.00 USD',
        'TRC20 newest',
      ]) {
        expect(page.html).toContain(value)
      }
      expect(page.html).not.toMatch(/\{\{|undefined|secret/)
      pages.add(page.html)
    }
    expect(pages.size).toBe(6)
  })

  it('is text, whatever the name of a target is (REL-41)', async () => {
    const shown = `<img src=x onerror="alert(1)">'&`
    stage.gate.now = () => ({ shown, fields: {} })
    const { id } = await withdrawn(as('a'))
    const page = await certificate(as('a'), id)
    expect(JSON.stringify(page)).not.toMatch(/<img/)
    expect(page).toMatchObject({
      html: expect.stringContaining('&lt;img src=x onerror=&quot;alert(1)&quot;&gt;&#39;&amp;'),
    })
  })
})
