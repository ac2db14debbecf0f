// TR-12.2: from practice to real money, by two admins, on a real PostgreSQL and a venue's own
// protocol: what they must have said first, what a thief tries on the way, and a customer's first
// real money in, traded and out.

import { DAY_MS, HOUR_MS } from '@fairtick/core/time/duration'
import { reconcile } from '@fairtick/server/engine/verify/reconciliation'
import { verifyTape } from '@fairtick/server/engine/verify/verify-tape'
import { findUnauthorised, noteExamined } from '@fairtick/server/features/authority/public'
import { openKeys } from '@fairtick/server/platform/key-folder'
import { openRowSeal } from '@fairtick/server/platform/row-seal'
import { acceptCostSheets } from '@fairtick/server/test/accept-cost-sheets'
import { whyNoPostgres } from '@fairtick/server/test/database/postgres-server'
import { sendDocument } from '@fairtick/server/test/identity-cases'
import { type House, openHouse } from '@fairtick/server/test/live-house/house'
import {
  bindWallet,
  FUND_PASSWORD,
  setFundPassword,
} from '@fairtick/server/test/payout-target-fixture'
import { type Account, askCode, registerAccount } from '@fairtick/server/test/registered-customer'
import {
  hireStaff,
  type StaffClient,
  type StaffMember,
  setUpOffice,
} from '@fairtick/server/test/staff-fixture'
import { uploadPicture } from '@fairtick/server/test/upload-picture'
import { eventually } from '@fairtick/testkit/eventually'
import type { AdminCallInput } from '@fairtick/wire/admin/api-contract'
import { CallRefused, type Client, createClient } from '@fairtick/wire/client'
import { depositReasons } from '@fairtick/words/en/deposit-reasons'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

type Change = AdminCallInput<'requestChange'>['body']['change']

/** A Monday, noon in Tokyo; the withdrawal is paid on the Thursday. */
const MONDAY_NOON = Date.UTC(2026, 0, 12, 3)
const LIVE = { kind: 'mode', mode: 'live' } as const satisfies Change
const PROFILE = {
  ...{ name: 'House', hours: 'Mon-Fri', email: 'help@house.example' },
  ...{ legalEntity: 'House KK', licence: 'No. 123', supervisor: 'FSA' },
  ...{
    riskText: 'You may lose more than you think.',
    complaintContact: 'complaints@house.example',
  },
  clientMoney: 'Held in trust at Trust Bank.',
}
const WALLETS = {
  'usdt-trc20': 'TWdbcdccYzkSti3catsR3BigaDTptoVp4a',
  'usdt-erc20': '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed',
} as Readonly<Record<string, string>>

describe.skipIf(whyNoPostgres() !== undefined)('going live', () => {
  let house: House
  let ann: StaffMember
  let zoe: StaffMember
  let fin: StaffMember
  let payer: StaffMember
  let reviewer: StaffMember
  let mina: Account

  beforeAll(async () => {
    house = await openHouse(MONDAY_NOON)
    ann = await setUpOffice(house)
    const admin = await ann.enter()
    if (admin.second === undefined) throw new Error('there is one admin')
    zoe = admin.second
    fin = await hireStaff(house, admin, { email: 'fin@house.example', role: 'finance' })
    payer = await hireStaff(house, admin, { email: 'pay@house.example', role: 'finance' })
    reviewer = await hireStaff(house, admin, { email: 'rei@house.example', role: 'reviewer' })
    mina = await registerAccount(house, 'en')
    await setFundPassword(house, mina)
    await bindWallet(house, mina)
    const looking = await reviewer.enter()
    const id = await sendDocument(house, mina, looking)
    await looking.call('claimIdentity', { body: { id } })
    await looking.act('approveIdentity', { body: { id, expires: null } })
  }, 240_000)
  afterAll(() => house?.remove())

  /** Of practice: a deposit, a withdrawal, and one that was approved already. */
  const left = { deposit: '', asked: '', approved: '' }

  const asMember = (account: 'real' | 'practice') =>
    createClient({
      ...{ baseUrl: house.url, token: () => mina.token, language: () => 'en' },
      ...{ account: () => account, fetch },
    })

  async function ask(by: StaffMember, change: Change) {
    const office = await by.enter()
    return await office.act('requestChange', { body: { change, note: 'we go live' } })
  }
  async function approve(by: StaffMember, { id, hash }: { id: string; hash: string }) {
    const office = await by.enter()
    return await office.act('approveChange', { body: { id, hash } })
  }
  /** By both admins; what is announced acts after its notice. */
  async function change(what: Change) {
    const asked = await ask(ann, what)
    return await approve(zoe, asked)
  }
  const modeNow = async () => await (await ann.enter()).call('mode')
  const missing = async () =>
    (await modeNow()).conditions.flatMap(({ code, isMet }) => (isMet ? [] : [code]))

  it('is not asked for before everything has been said, and each thing is named', async () => {
    expect(await missing()).toEqual([
      ...['legal_entity', 'licence', 'country_profile', 'risk_text', 'complaint_contact'],
      ...['client_money', 'own_payment_ways'],
    ])
    const fields = await fieldsOf(ask(ann, LIVE))
    expect(fields).toEqual(await missing())
    await change({ kind: 'profile', profile: PROFILE })
    const { id } = await change({ kind: 'jurisdiction', id: 'jp', noticeHours: 1 })
    const office = await ann.enter()
    await eventually('the announcement', async () => {
      const { announcedTime } = await office.call('change', { query: { id } })
      return announcedTime !== null
    })
    await house.advance(2 * HOUR_MS)
    const later = await ann.enter()
    await eventually('the rules of Japan', async () => {
      const { status } = await later.call('change', { query: { id } })
      return status === 'done'
    })
    expect(await missing()).toEqual(['own_payment_ways'])
    const { depositMethods } = await (await ann.enter()).call('changeable')
    for (const { method, isOpen } of depositMethods) {
      const address = WALLETS[method.id]
      if (address !== undefined) {
        await change({ kind: 'deposit_method', method: { ...method, address }, isOpen })
      } else await change({ kind: 'deposit_method', method, isOpen: false })
    }
    expect(await missing()).toEqual([])
  }, 120_000)

  it('is not done by one admin alone, by who may not, or by another hash', async () => {
    expect(await codeOf(ask(fin, LIVE))).toBe('not_permitted')
    const asked = await ask(ann, LIVE)
    expect(asked.after).toMatchObject({ mode: 'live', jurisdiction: 'jp', profile: PROFILE })
    expect(await codeOf(approve(ann, asked))).toBe('own_request')
    expect(await codeOf(approve(fin, asked))).toBe('not_permitted')
    expect(await codeOf(approve(zoe, { ...asked, hash: 'another' }))).toBe('changed_meanwhile')
    expect((await modeNow()).chosen).toBe('practice')
    // What was said when it was asked for is no longer what is said.
    await change({ kind: 'profile', profile: { ...PROFILE, licence: ' ' } })
    expect(await fieldsOf(approve(zoe, asked))).toEqual(['licence'])
    await change({ kind: 'profile', profile: { ...PROFILE, licence: 'No. 124' } })
    expect(await codeOf(approve(zoe, asked))).toBe('changed_meanwhile')
    await change({ kind: 'profile', profile: PROFILE })
    const office = await ann.enter()
    await office.act('withdrawChange', { body: { id: asked.id } })
  }, 120_000)

  it('is not done by the role of the database: rows that say so choose nothing', async () => {
    const [ids, payload] = [
      `(SELECT min(id) FROM staff), (SELECT max(id) FROM staff)`,
      '{"after":{}}',
    ]
    await house.asServerRole(
      `INSERT INTO change_request (id, kind, subject, payload, payload_hash, note, requested_by,
         requested_time, expires_time, status, decided_by, decided_time, acts_time, done_time)
       SELECT 'planted', 'mode', 'mode', '${payload}', 'x', '', one, 1, 9, 'approved', other, 2,
         2, 3
       FROM (SELECT ${ids}) AS two (one, other);
       UPDATE installation SET mode = 'live'`,
    )
    expect(await modeNow()).toMatchObject({ mode: 'practice', chosen: 'practice' })
    expect(await codeOf(asMember('real').call('accountSummary'))).toBe('practice_only')
    const { findings } = await verifyTape(house.running().database, 'genesis')
    expect(findings.join()).toMatch(/installation 1: expected .*practice, found .*live/)
    await expect(house.restart()).rejects.toThrow('no sealed approval of it is found')
    await house.asServerRole(`UPDATE installation SET mode = 'practice'`)
    await house.restart()
    // Nothing is paid out while a row stands that nobody made; whoever runs it looks into it.
    const { database } = house.running()
    const rowSeal = openRowSeal(openKeys(house))
    const found = await findUnauthorised(database, rowSeal)
    expect(found.join()).toContain('planted')
    for (const finding of found) await noteExamined(database, rowSeal, finding)
  }, 120_000)

  it('is done by two, once, and acts at the next start', async () => {
    await leaveWaiting()
    const asked = await ask(ann, LIVE)
    expect(await approve(zoe, asked)).toMatchObject({ status: 'done', kind: 'mode' })
    expect(await codeOf(approve(zoe, asked))).toBe('not_found')
    // The process that runs goes on as it was.
    expect(await modeNow()).toMatchObject({ mode: 'practice', chosen: 'live' })
    expect(await codeOf(asMember('real').call('accountSummary'))).toBe('practice_only')
    expect(await asMember('practice').call('accountSummary')).toMatchObject({ cash: '9800' })
    // There is no second time, and no way to less than it asked for.
    expect(await fieldsOf(ask(ann, LIVE))).toEqual(['mode'])
    expect(await fieldsOf(ask(ann, { kind: 'jurisdiction', id: 'open', noticeHours: 1 }))).toEqual([
      'id',
    ])
    const emptied = { ...PROFILE, complaintContact: '' }
    expect(await fieldsOf(ask(ann, { kind: 'profile', profile: emptied }))).toEqual([
      'complaintContact',
    ])
    // The thief of the role cannot take it back either.
    await expect(
      house.asServerRole(`UPDATE change_request SET done_time = NULL WHERE id = '${asked.id}'`),
    ).rejects.toThrow()
    await house.restart()
    expect(await modeNow()).toMatchObject({ mode: 'live', chosen: 'live' })
  }, 120_000)

  it('TR-12.2: leaves practice money that waited to be ended, with a reason, and no work of it', async () => {
    const office = await reviewer.enter()
    const finance = await fin.enter()
    const queue = async (status: 'pending' | 'approved' | 'left_over') => {
      const deposits = await office.call('depositQueue', { query: { status } })
      const withdrawals = await finance.call('withdrawalQueue', { query: { status } })
      return [deposits.data, withdrawals.data].flat().map((row) => [row.userId, row.isLeftOver])
    }
    const mine = [mina.user.id, true]
    expect([await queue('pending'), await queue('approved')]).toEqual([[], []])
    expect(await queue('left_over')).toEqual([mine, mine, mine])
    const body = { id: left.deposit }
    expect(await codeOf(office.act('approveDeposit', { body }))).toBe('real_only')
    expect(await codeOf(finance.act('approveWithdrawal', { body: { id: left.asked } }))).toBe(
      'real_only',
    )
    const other = await payer.enter()
    expect(await codeOf(other.act('payWithdrawal', { body: { id: left.approved } }))).toBe(
      'real_only',
    )
    const { failures } = await office.call('depositCase', { query: body })
    expect(failures.map(({ reason }) => reason)).toEqual(['practice_ended'])
    const reason = 'practice_ended'
    await office.act('failDeposit', { body: { ...body, reason } })
    for (const id of [left.asked, left.approved]) {
      await finance.act('failWithdrawal', { body: { id, reason } })
    }
    expect(await queue('left_over')).toEqual([])
    const practice = asMember('practice')
    await eventually('the messages', async () => {
      const { data } = await practice.call('messages')
      const told = data.filter(({ summary }) => summary.includes(depositReasons.practiceEnded))
      return told.length === 3 && told.every(({ account }) => account === 'practice')
    })
    expect(await practice.call('accountSummary')).toMatchObject({ cash: '10000', hold: '0' })
  }, 120_000)

  it('refuses a made-up market, a clock for tests and a lost key from then on', async () => {
    await expect(house.restart({ MARKET: 'simulated' })).rejects.toThrow('Real money needs MARKET')
    await expect(house.restart({ CLOCK: 'test' })).rejects.toThrow('real money needs CLOCK=system')
    await house.restart()
  }, 120_000)

  it('TR-12.2: real money comes in, is traded and goes out; practice stays practice', async () => {
    const real = asMember('real')
    const practice = asMember('practice')
    expect(await real.call('accountSummary')).toMatchObject({ account: 'real', cash: '0' })
    expect(await codeOf(practice.call('depositMethods'))).toBe('real_only')
    expect(await codeOf(practice.call('withdrawalTerms', { query: { method: 'wallet' } }))).toBe(
      'real_only',
    )
    // H14: nothing is paid in before a statement shows what is owed.
    expect(await codeOf(submitDeposit(real, 9))).toBe('deposits_stopped')
    const content = 'account,currency,balance,balanceUsd\nTrust Bank,USD,1000,1000'
    const finance = await fin.enter()
    await finance.act('uploadStatement', { body: { fileName: 'trust.csv', content } })
    // Everybody reads what is held, beside what was owed then.
    expect((await real.call('liabilities')).held).toMatchObject({
      ...{ state: 'covered', newest: { assets: '1000', owed: '0' } },
    })
    const unpaid = await submitDeposit(real, 8)
    const checking = await reviewer.enter()
    const wrong = { body: { id: unpaid, reason: 'practice_ended' } } as const
    expect(await fieldsOf(checking.act('failDeposit', wrong))).toEqual(['reason'])
    await checking.act('failDeposit', { body: { id: unpaid, reason: 'not_received' } })
    await deposit(real)
    await eventually('the credit', async () => (await real.call('accountSummary')).cash === '500')
    // Of the rules of Japan: no leverage above 2 on crypto, and no options.
    const order = { symbol: 'BTCUSDT', direction: 'long', orderType: 'market' } as const
    await acceptCostSheets(real)
    const tooHigh = real.call('openContract', { body: { ...order, lots: '0.1', leverage: 10 } })
    expect(await codeOf(tooHigh)).toBe('not_allowed_here')
    const option = { symbol: 'BTCUSDT', direction: 'up', amount: '10', duration: 30 } as const
    expect(await codeOf(real.call('buyOption', { body: option }))).toBe('not_allowed_here')
    const form = { ...order, lots: '0.1', leverage: 2 }
    const opened = await onceFresh(() => real.call('openContract', { body: form }))
    await onceFresh(() => real.call('closeContract', { body: { id: opened.order.id } }))
    const { cash } = await real.call('accountSummary')
    expect(Number(cash)).toBeLessThan(500)
    await withdraw(real)
    const after = await real.call('accountSummary')
    expect(Number(after.cash)).toBeCloseTo(Number(cash) - 100, 6)
    expect(await practice.call('accountSummary')).toMatchObject({
      ...{ account: 'practice', cash: '10000', hold: '0' },
    })
    const { data: changes } = await practice.call('moneyChanges')
    expect(changes.filter(({ cause }) => !cause.startsWith('withdrawal'))).toHaveLength(1)
    const { database } = house.running()
    expect((await verifyTape(database, 'genesis')).findings).toEqual([])
    await expect(reconcile(database)).resolves.toMatchObject({ isClean: true })
    const mixed = await database.query(
      `SELECT e.number FROM journal_entry e JOIN account a ON a.id = e.account_id
       WHERE e.account_kind <> a.kind`,
    )
    expect(mixed).toEqual([])
  }, 240_000)

  /** What waits on the practice account when real money begins. */
  async function leaveWaiting(): Promise<void> {
    await house.advance(2 * DAY_MS)
    const practice = asMember('practice')
    left.deposit = await submitDeposit(practice, 6)
    left.asked = await askWithdrawal(practice)
    // A code a minute.
    await house.advance(HOUR_MS)
    left.approved = await askWithdrawal(practice)
    const first = await fin.enter()
    await first.act('approveWithdrawal', { body: { id: left.approved } })
  }

  async function submitDeposit(client: Client, red: number): Promise<string> {
    const voucher = await uploadPicture(house, mina, { purpose: 'voucher', red })
    const body = { id: 'usdt-trc20', amount: '500', voucher }
    return (await client.call('submitDeposit', { body })).id
  }

  async function deposit(real: Client): Promise<void> {
    const id = await submitDeposit(real, 7)
    const review = await reviewer.enter()
    await review.call('claimDeposit', { body: { id } })
    const seen = await review.call('depositCase', { query: { id } })
    expect(seen.accountKind).toBe('real')
    await review.act('approveDeposit', { body: { id } })
  }

  async function askWithdrawal(client: Client): Promise<string> {
    const body = { amount: '100', password: FUND_PASSWORD, otp: await laterCode('withdraw') }
    return (await client.call('withdrawToWallet', { body })).id
  }

  async function withdraw(real: Client): Promise<void> {
    await house.advance(2 * DAY_MS)
    const id = await askWithdrawal(real)
    const first = await fin.enter()
    await first.act('approveWithdrawal', { body: { id } })
    const { data } = await real.call('withdrawals')
    const opens = data[0]?.windowOpensAt ?? 0
    await house.advance(Math.max(0, opens + HOUR_MS / 2 - house.clock.wallMs()))
    await pay(await payer.enter(), id)
  }

  async function pay(office: StaffClient, id: string): Promise<void> {
    const paid = await office.act('payWithdrawal', { body: { id } })
    expect(paid).toMatchObject({ withdrawal: { status: 'success', tax: '0' } })
  }

  const laterCode = async (purpose: 'withdraw') => await askCode(house, mina, purpose)
})

/** The clock was moved: the venue's next price has to come first. */
async function onceFresh<Result>(trade: () => Promise<Result>): Promise<Result> {
  const done: Result[] = []
  await eventually('a fresh price', async () => {
    const code = await codeOf(trade().then((result) => done.push(result)))
    if (code !== 'done' && code !== 'market_stale') throw new Error(code)
    return code === 'done'
  })
  return done[0] as Result
}

async function codeOf(work: Promise<unknown>): Promise<string> {
  const answer = await answerOf(work)
  return answer === undefined ? 'done' : (answer.code ?? String(answer.status))
}

/** Of a form that was refused: which fields, in their order. */
async function fieldsOf(work: Promise<unknown>): Promise<readonly string[]> {
  const result = (await answerOf(work))?.result
  return typeof result === 'object' && result !== null ? Object.keys(result) : []
}

async function answerOf(work: Promise<unknown>) {
  try {
    await work
    return undefined
  } catch (error) {
    if (!(error instanceof CallRefused)) throw error
    return error.answer
  }
}
