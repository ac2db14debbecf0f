// Customers, their locks and the books in the back office: each look is written down.

import {
  createSessionFixture,
  type SessionFixture,
  VISITOR,
} from '@fairtick/server/features/auth/session-fixture'
import { declinedAnswer } from '@fairtick/server/http/answer'
import { openTestDatabase, type TestDatabase } from '@fairtick/server/test/database/test-database'
import { createManualClock } from '@fairtick/testkit/manual-clock'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type Member, type OfficeFixture, openOffice, outcome } from './office-fixture.ts'

const HANA = { phone: '+819012345678', email: 'hana.sato@mail.example' }
const PASSWORD = 'walnut bridge 52'

let database: TestDatabase
let auth: SessionFixture
let office: OfficeFixture
let ann: Member
let hanaId: string

beforeAll(async () => {
  database = await openTestDatabase()
  const clock = createManualClock(Date.UTC(2026, 0, 15))
  auth = await createSessionFixture(database, clock)
  hanaId = (await auth.enter(HANA)).user.id
  await auth.enter({ phone: '09000000002', email: 'ken@mail.example', fullName: 'Ken Ito' })
  office = await openOffice(database, clock)
  ann = await office.setUp()
  await office.giveRoles(ann, ['admin', 'finance'])
})
afterAll(async () => {
  await office.stop()
  await database.close()
})

const newCode = () => office.nextCode(ann.factor)
const newestAudit = async () => {
  const [row] = await database.query(
    'SELECT action, subject_id, detail, staff_id FROM audit_entry ORDER BY number DESC LIMIT 1',
  )
  return row
}
const search = async (text: string) =>
  (await ann.client.call('users', { query: { search: text } })).data

// By parts, and by ids of what is theirs: `customer-search.test.ts`.
describe('finding a customer', () => {
  it.each([
    ['their e-mail address', () => 'hana.sato@MAIL.example'],
    ['their phone number', () => '819012345678'],
    ['their phone number without its country', () => '090-1234-5678'],
    ['their id', () => hanaId],
  ])('by %s, masked', async (_, text) => {
    expect(await search(text())).toMatchObject([
      { id: hanaId, phone: '••••••••••678', email: 'h•••@mail.example', locked: [] },
    ])
  })

  it('or page by page, newest first', async () => {
    const first = await ann.client.call('users', { query: { size: '1' } })
    const second = await ann.client.call('users', { query: { size: '1', page: '2' } })
    expect([first.total, first.data.length, second.data.length]).toEqual([2, 1, 1])
    expect(first.data[0]?.id).not.toBe(second.data[0]?.id)
  })

  it('is written down with whom it found, not with what was typed', async () => {
    await search(HANA.email)
    const entry = await newestAudit()
    expect(entry).toMatchObject({ action: 'user.list', staff_id: ann.id })
    expect(JSON.parse(String(entry?.detail))).toEqual({ isSearch: true, page: 1, found: [hanaId] })
    expect(JSON.stringify(entry).toLowerCase()).not.toContain('mail.example')
  })
})

describe('one customer', () => {
  it('is shown with accounts and sessions, and that is written down (REL-59)', async () => {
    const customer = await ann.client.call('user', { query: { id: hanaId } })
    expect(customer).toMatchObject({
      phone: '••••••••••678',
      email: 'h•••@mail.example',
      locks: [],
    })
    expect(JSON.stringify(customer)).not.toMatch(/Sato|hana\.sato|9012345|10000/)
    expect(customer.accounts.map(({ kind }) => kind).sort()).toEqual(['practice', 'real'])
    expect(customer.sessions).toHaveLength(1)
    expect(await newestAudit()).toMatchObject({ action: 'user.read', subject_id: hanaId })
  })

  it('is shown with name and whole contacts to who says why, and that is written down', async () => {
    const query = { id: hanaId, reason: 'complaint' } as const
    expect(await ann.client.call('userProfile', { query })).toEqual({
      ...{ ...HANA, fullName: 'Hana Sato', invitedBy: null },
    })
    expect(await newestAudit()).toMatchObject({
      ...{ action: 'user.read_section', subject_id: hanaId, staff_id: ann.id },
      detail: '{"section":"profile","reason":"complaint"}',
    })
  })

  it('that is not there is not found', async () => {
    expect(await outcome(ann.client.call('user', { query: { id: 'nobody' } }))).toBe('not_found')
  })

  it('has their sessions ended, one or all, at once', async () => {
    const { sessions } = await ann.client.call('user', { query: { id: hanaId } })
    const end = (session: string) => ann.act('endUserSessions', { body: { id: hanaId, session } })
    expect(await outcome(end('another'))).toBe('not_found')
    expect((await end(sessions[0]?.id ?? '')).sessions).toEqual([])
    expect(office.endings.at(-1)).toEqual({ sessionIds: [sessions[0]?.id] })
    await auth.login(HANA.phone, PASSWORD)
    expect((await end('all')).sessions).toEqual([])
    expect(office.endings.at(-1)).toEqual({ userId: hanaId })
  })
})

describe('the lock flag `login` (TR-12.4)', () => {
  const lock = (reason: 'security_review' | 'legal_order') =>
    ann.client.call('lockUser', { body: { id: hanaId, flag: 'login', reason }, proof: newCode() })
  const unlock = () =>
    ann.client.call('unlockUser', { body: { id: hanaId, flag: 'login' }, proof: newCode() })
  beforeEach(async () => {
    await outcome(unlock())
  })

  it('throws the customer out and tells them why when they try again', async () => {
    const signedIn = await auth.login(HANA.phone, PASSWORD)
    if (!('token' in signedIn)) throw new Error('no login')
    const locked = await lock('security_review')
    expect(locked.locks).toMatchObject([
      { flag: 'login', reason: 'security_review', lockedBy: ann.id },
    ])
    expect(locked.sessions).toEqual([])
    expect(office.endings.at(-1)).toEqual({ userId: hanaId })
    const refused = await auth.login(HANA.phone, PASSWORD)
    const detail = { flag: 'login', reason: 'security_review' }
    expect(refused).toEqual({ declined: 'refused', code: 'locked', detail })
    if (!('declined' in refused)) throw new Error('not refused')
    const { body } = declinedAnswer(refused, 'en')
    expect(body).toMatchObject({
      code: 'locked',
      message: expect.stringContaining('unusual activity'),
    })
    expect((await search(hanaId))[0]?.locked).toEqual(['login'])
  })

  it('tells nobody who does not know the password (REL-49)', async () => {
    await lock('legal_order')
    expect(await auth.login(HANA.phone, 'wrong password')).toMatchObject({ code: 'login_failed' })
  })

  it('gives no session by a new password either', async () => {
    const context = await auth.contextOf(
      await auth
        .login(HANA.phone, PASSWORD)
        .then((answer) => ('token' in answer ? answer.token : '')),
    )
    await lock('legal_order')
    const newPassword = 'marble harbour 63'
    const body = { oldPassword: PASSWORD, newPassword, repeatPassword: newPassword }
    const answer = await auth.calls.changePassword({ query: {}, body }, context)
    expect(answer).toMatchObject({ code: 'locked' })
    await unlock()
    expect(await auth.login(HANA.phone, PASSWORD, VISITOR)).toHaveProperty('token')
  })

  it('is set and lifted with the second factor, each code once (ASVS 7.5.3)', async () => {
    const body = { id: hanaId, flag: 'login', reason: 'legal_order' } as const
    const lockWith = (proof: string) => outcome(ann.client.call('lockUser', { body, proof }))
    expect(await lockWith('000000')).toBe('factor_wrong')
    expect((await search(hanaId))[0]?.locked).toEqual([])
    const proof = newCode()
    expect([await lockWith(proof), await lockWith(proof)]).toEqual(['done', 'factor_wrong'])
    const lift = { body: { id: hanaId, flag: 'login' }, proof } as const
    expect(await outcome(ann.client.call('unlockUser', lift))).toBe('factor_wrong')
    expect((await search(hanaId))[0]?.locked).toEqual(['login'])
  })

  it('stands with its first reason, is lifted once, and each act is written down', async () => {
    await lock('legal_order')
    expect(await outcome(lock('security_review'))).toBe('not_found')
    expect(await newestAudit()).toMatchObject({
      ...{ action: 'user.lock', subject_id: hanaId, staff_id: ann.id },
      detail: '{"flag":"login","reason":"legal_order"}',
    })
    expect((await unlock()).locks).toEqual([])
    expect(await newestAudit()).toMatchObject({ action: 'user.unlock', subject_id: hanaId })
    expect(await outcome(unlock())).toBe('not_found')
    expect(await auth.login(HANA.phone, PASSWORD)).toHaveProperty('token')
  })
})

it.each(['deposits', 'withdrawals'] as const)(
  'locking their %s leaves them logged in',
  async (flag) => {
    const signedIn = await auth.login(HANA.phone, PASSWORD)
    const token = 'token' in signedIn ? signedIn.token : ''
    const body = { id: hanaId, flag, reason: 'legal_order' } as const
    const { locks, sessions } = await ann.act('lockUser', { body })
    expect(locks).toMatchObject([{ flag, reason: 'legal_order' }])
    expect(sessions.length).toBeGreaterThan(0)
    expect(await auth.sessions.check(token)).toMatchObject({ userId: hanaId })
    expect(await auth.login(HANA.phone, PASSWORD)).toHaveProperty('token')
    await ann.client.call('unlockUser', { body: { id: hanaId, flag }, proof: newCode() })
    expect(office.endings.at(-1)).toEqual({ sessionIds: [] })
  },
)

describe('the books', () => {
  it('show an entry with postings that sum to zero and the order it came from', async () => {
    const [account] = await database.query<{ id: string }>(
      "SELECT id FROM account WHERE user_id = $1 AND kind = 'practice'",
      [hanaId],
    )
    const accountId = account?.id ?? ''
    await database.asOwner(
      `INSERT INTO option_order (id, account_id, symbol, direction, stake, duration_seconds,
         payout_rate, strike, strike_seq, order_time, expiry_time, placed)
       VALUES ('o1', '${accountId}', 'BTCUSDT', 'up', 5000000, 60, 0.8, 64000, 1, 7, 60007, 1);
       INSERT INTO journal_entry (reason, cause_id, account_id, account_kind, time,
         tape_position, ledgers, amounts, cash_change, cash_after)
       VALUES ('option-purchase', 'o1', '${accountId}', 'practice', 7, 1,
         '{1,2}', '{-5000000,5000000}', -5000000, 9995000000)`,
    )
    const { data, total } = await ann.client.call('ledger', { query: { accountId } })
    expect([total, data[0]?.cashChange, data[0]?.cashAfter]).toEqual([1, '-5', '9995'])
    expect(data[0]?.cause).toBe('option-purchase:o1')
    const number = String(data[0]?.number)
    expect(await ann.client.call('ledgerEntry', { query: { number } })).toMatchObject({
      postings: [
        { ledger: 'cash', amount: '-5' },
        { ledger: 'stake', amount: '5' },
      ],
      causeRecord: { kind: 'option', id: 'o1', symbol: 'BTCUSDT', direction: 'up', orderTime: 7 },
    })
    expect(await newestAudit()).toMatchObject({ action: 'books.read', subject_id: accountId })
    const nowhere = ann.client.call('ledgerEntry', { query: { number: '999' } })
    expect(await outcome(nowhere)).toBe('not_found')
  })

  it('are reconciled on demand, and name what differs', async () => {
    const { isClean, differing, totals } = await ann.client.call('reconciliation')
    expect([isClean, totals]).toEqual([false, { practice: '0' }])
    expect(differing.length).toBeGreaterThan(0)
  })
})
