// Where withdrawals go: one bank account, changed by review, and wallets with right addresses.

import { DAY_MS, MINUTE_MS } from '@fairtick/core/time/duration'
import {
  listBankChanges,
  listSameBankUsers,
  loadBankChange,
} from '@fairtick/server/features/payout-methods/bank-store'
import { reviewBankChange } from '@fairtick/server/features/payout-methods/review/review-bank-change'
import { openTestDatabase, type TestDatabase } from '@fairtick/server/test/database/test-database'
import { createManualClock } from '@fairtick/testkit/manual-clock'
import { isDeclined } from '@fairtick/wire/handler'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import {
  type AccountSecurityFixture,
  type Customer,
  codeOf,
  OTHER_TRON,
  openAccountSecurity,
  TRON,
} from './account-security-fixture.ts'

const clock = createManualClock(Date.UTC(2026, 0, 15))
let database: TestDatabase
let fixture: AccountSecurityFixture
let hana: Customer
beforeAll(async () => {
  database = await openTestDatabase()
  fixture = await openAccountSecurity(database, clock)
})
beforeEach(async () => {
  hana = await fixture.enter()
})
afterAll(() => database.close())

describe('the bank account', () => {
  test('is one a user, cleaned, and answered masked', async () => {
    const bank = await fixture.bindBank(hana, { accountName: '  Hana   Sato ' })
    expect(bank).toMatchObject({
      ...{ accountName: 'Hana Sato', cardNumber: '••••567', bankWay: 'jp' },
      ...{ bankCode: '', ifsc: '', heldUntil: clock.wallMs() + DAY_MS },
    })
    const [row] = await database.query('SELECT card_number FROM bank_account WHERE user_id = $1', [
      hana.userId,
    ])
    expect(row).toEqual({ card_number: '1234567' })
    clock.advanceMs(MINUTE_MS)
    expect(codeOf(await fixture.bindBank(hana))).toBe('bank_exists')
  })

  test('of two people may be one: each is named to the other (TR-8.1)', async () => {
    const other = await fixture.enter()
    const cardNumber = '5550001'
    await fixture.bindBank(hana, { cardNumber })
    expect(await listSameBankUsers(database, hana.userId)).toEqual([])
    await fixture.bindBank(other, { cardNumber, accountName: 'Somebody Else' })
    expect(await listSameBankUsers(database, hana.userId)).toEqual([other.userId])
    expect(await listSameBankUsers(database, other.userId)).toEqual([hana.userId])
  })

  test('each way has its own details', async () => {
    const wrong = async (form: object) => {
      const answer = await fixture.bindBank(hana, { branchOtp: '000000', ...form })
      return isDeclined(answer) && answer.declined === 'invalid' ? answer.fields : codeOf(answer)
    }
    expect(await wrong({ bankWay: 'moon' })).toEqual({ bankWay: ['choice'] })
    expect(await wrong({ cardNumber: '123456' })).toEqual({ cardNumber: ['bank_detail'] })
    expect(await wrong({ accountName: '123 \u202e' })).toEqual({ accountName: ['bank_detail'] })
    expect(await wrong({ bankWay: 'swift', cardNumber: 'GB82 WEST 1234 5698 7654 32' })).toEqual({
      bankCode: ['required'],
    })
    const swift = { bankWay: 'swift', bankCode: 'deutdeff' }
    expect(await wrong({ ...swift, cardNumber: 'GB82 WEST 1234 5698 7654 33' })).toEqual({
      cardNumber: ['bank_detail'],
    })
    expect(await wrong({ ...swift, cardNumber: 'GB82 WEST 1234 5698 7654 32' })).toBe('otp_wrong')
    expect(await wrong({ bankWay: 'in', cardNumber: '123456789', ifsc: 'SBIN1125' })).toEqual({
      ifsc: ['bank_detail'],
    })
  })

  test('a change waits for review; it puts off withdrawals to it, and a reason is told', async () => {
    await fixture.bindBank(hana)
    const askFor = async (cardNumber: string) => {
      clock.advanceMs(MINUTE_MS)
      const bank = await fixture.bindBank(hana, { cardNumber, update: true })
      expect(bank).toMatchObject({ change: { status: 'pending', reason: null } })
      const [row] = await database.query<{ id: string }>(
        `SELECT id FROM bank_change WHERE user_id = $1 AND status = 'pending'`,
        [hana.userId],
      )
      return row?.id ?? ''
    }
    const review = (changeId: string, verdict: Parameters<typeof reviewBankChange>[2]['verdict']) =>
      database.transaction((tx) =>
        reviewBankChange(fixture.parts, tx, {
          ...{ changeId, reviewerId: 's', verdict, nowMs: clock.wallMs() },
          links: { note: async () => {} },
        }),
      )
    const read = () => fixture.guard.bank({ query: {}, body: {} }, hana.context)
    const replaced = await askFor('7654321')
    const first = await askFor('7654322')
    expect((await loadBankChange(database, replaced))?.status).toBe('replaced')
    const failure = { status: 'failed', reason: 'name_differs' } as const
    expect(await review(replaced, failure)).toBeUndefined()
    const failed = await review(first, failure)
    expect(failed?.events).toMatchObject([{ userId: hana.userId, body: { event: 'message' } }])
    expect(await read()).toMatchObject({
      bank: { cardNumber: '••••567', change: { status: 'failed', reason: 'name_differs' } },
    })
    clock.advanceMs(DAY_MS)
    expect(await read()).toMatchObject({ bank: { heldUntil: null } })
    const second = await askFor('7654323')
    const waiting = await listBankChanges(database, { status: 'pending', page: 1, size: 10 })
    expect(waiting.rows.map(({ id }) => id)).toEqual([second])
    expect(waiting.total).toBe(1)
    await review(second, { status: 'success' })
    expect(await review(second, { status: 'success' })).toBeUndefined()
    expect(await read()).toMatchObject({
      bank: { cardNumber: '••••323', heldUntil: clock.wallMs() + DAY_MS },
    })
  })
})

describe('wallets', () => {
  test('are of a known channel, with a right address, at most ten, and masked', async () => {
    expect(await fixture.bindWallet(hana, { channel: 'BTC' })).toMatchObject({
      fields: { channel: ['choice'] },
    })
    expect(await fixture.bindWallet(hana, { address: `${TRON.slice(0, -1)}T` })).toMatchObject({
      fields: { address: ['address_checksum'] },
    })
    clock.advanceMs(2 * MINUTE_MS)
    const wallet = await fixture.bindWallet(hana)
    expect(wallet).toMatchObject({ address: 'TWdbcd…toVp4a', currency: 'USDT' })
    clock.advanceMs(MINUTE_MS)
    expect(await fixture.bindWallet(hana)).toEqual(wallet)
    await database.query(
      `INSERT INTO wallet_address SELECT 'w' || n || $1, $1, 'USDT', 'TRC20', n::text, 0, NULL, ''
       FROM generate_series(1, 9) n`,
      [hana.userId],
    )
    clock.advanceMs(MINUTE_MS)
    expect(await fixture.bindWallet(hana, { address: OTHER_TRON })).toMatchObject({
      ...{ code: 'above_maximum', detail: { maximum: 10 } },
    })
  })

  test('somebody else’s is not there to be removed (REL-55)', async () => {
    const wallet = await fixture.bindWallet(hana)
    if (!('id' in wallet)) throw new Error('not bound')
    const remove = async ({ email, context }: Customer) => {
      const otp = await fixture.codeFor(email, 'bank')
      return fixture.guard.removeWallet({ query: {}, body: { id: wallet.id, otp } }, context)
    }
    clock.advanceMs(MINUTE_MS)
    expect(codeOf(await remove(await fixture.enter()))).toBe('not_found')
    expect(await remove(hana)).toMatchObject({ id: wallet.id })
    clock.advanceMs(MINUTE_MS)
    expect(codeOf(await remove(hana))).toBe('not_found')
    const { wallets } = await fixture.guard
      .wallets({ query: {}, body: {} }, hana.context)
      .then((answer) => ('wallets' in answer ? answer : { wallets: undefined }))
    expect(wallets).toEqual([])
  })
})
