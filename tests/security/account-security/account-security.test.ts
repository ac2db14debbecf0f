// What stands before a withdrawal: fund password, second proof, targets, holds (TR-6.6, REL-54).

import { DAY_MS, MINUTE_MS } from '@fairtick/core/time/duration'
import { insertWallet } from '@fairtick/server/features/payout-methods/wallet-store'
import { createPreconditionCheck } from '@fairtick/server/features/withdrawals/public'
import { knownTurn } from '@fairtick/server/platform/password-hasher'
import { TooBusy } from '@fairtick/server/platform/too-busy'
import { openTestDatabase, type TestDatabase } from '@fairtick/server/test/database/test-database'
import { TEST_ROW_SEAL } from '@fairtick/server/test/row-seal'
import { createManualClock } from '@fairtick/testkit/manual-clock'
import { isDeclined } from '@fairtick/wire/handler'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import {
  type AccountSecurityFixture,
  type Customer,
  codeOf,
  FUND_PASSWORD,
  OTHER_TRON,
  openAccountSecurity,
  PASSWORD,
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

type Wanted = { method: 'bank' | 'wallet'; walletId?: string; password?: string; otp?: string }

const pass = (wanted: Wanted) =>
  fixture.checkPreconditions({ password: FUND_PASSWORD, otp: undefined, ...wanted }, hana.context)

/** Fund password, wallet and the day that both wait. */
async function makeReady(): Promise<void> {
  await fixture.setFundPassword(hana)
  await fixture.bindWallet(hana)
  clock.advanceMs(DAY_MS)
}

describe('the fund password', () => {
  test('needs login password and code, has six digits that nobody guesses first', async () => {
    const otp = await fixture.codeFor(hana.email, 'security')
    const set = (body: object) =>
      fixture.guard.changeFundPassword(
        {
          query: {},
          body: { newPassword: FUND_PASSWORD, repeatPassword: FUND_PASSWORD, otp, ...body },
        },
        hana.context,
      )
    expect(await set({})).toEqual({
      declined: 'invalid',
      fields: { loginPassword: ['required'] },
    })
    expect(codeOf(await set({ loginPassword: 'not this one' }))).toBe('password_wrong')
    expect(codeOf(await set({ loginPassword: PASSWORD, otp: undefined }))).toBe('otp_required')
    const wrong = otp === '111111' ? '222222' : '111111'
    expect(codeOf(await set({ loginPassword: PASSWORD, otp: wrong }))).toBe('otp_wrong')
    expect(await set({ loginPassword: PASSWORD, repeatPassword: '1' })).toMatchObject({
      fields: { repeatPassword: ['password_mismatch'] },
    })
    expect(await set({ loginPassword: PASSWORD })).toEqual({
      heldUntil: clock.wallMs() + DAY_MS,
    })
    const [row] = await database.query<{ password_hash: string }>(
      'SELECT password_hash FROM fund_password WHERE user_id = $1',
      [hana.userId],
    )
    expect(row?.password_hash).toMatch(/^\$argon2id\$/)
    expect(codeOf(await set({ loginPassword: PASSWORD }))).toBe('invalid')
  })

  test('is another one than the login password', async () => {
    // Too short to be chosen; both are equal only where a row says so.
    const own = { of: 'customer', id: hana.userId } as const
    const hash = await fixture.auth.dependencies.hasher.hash(FUND_PASSWORD, own, knownTurn('hana'))
    await database.query('UPDATE app_user SET password_hash = $2 WHERE id = $1', [
      hana.userId,
      hash,
    ])
    const otp = await fixture.codeFor(hana.email, 'security')
    const body = {
      ...{ loginPassword: FUND_PASSWORD, newPassword: FUND_PASSWORD },
      ...{ repeatPassword: FUND_PASSWORD, otp },
    }
    expect(await fixture.guard.changeFundPassword({ query: {}, body }, hana.context)).toEqual({
      declined: 'invalid',
      fields: { newPassword: ['fund_password_login'] },
    })
  })

  test('five misses lock withdrawals for 24 h, with a notice, and no longer (REL-50)', async () => {
    await makeReady()
    const answers: unknown[] = []
    for (let miss = 0; miss < 5; miss += 1) {
      answers.push(await pass({ method: 'wallet', password: '999999' }))
    }
    const left = [4, 3, 2, 1, 0].map((triesLeft) => ({ triesLeft }))
    expect(answers.map((answer) => (answer as { detail: object }).detail)).toEqual(left)
    const until = clock.wallMs() + DAY_MS
    const locked = { flag: 'withdrawals', reason: 'fund_password', until }
    expect(await pass({ method: 'wallet' })).toMatchObject({ code: 'locked', detail: locked })
    await fixture.auth.sendMails()
    const told = fixture.auth.mails.filter(({ subject }) => /locked for 24 hours/.test(subject))
    expect(told.map(({ to }) => to)).toEqual([hana.email])
    expect(fixture.told.at(-1)).toMatchObject({ userId: hana.userId, body: { event: 'message' } })
    const { fundPassword } = await readSecurity()
    expect(fundPassword).toEqual({ isSet: true, lockedUntil: until })
    clock.advanceMs(DAY_MS)
    expect(codeOf(await pass({ method: 'wallet' }))).toBe('otp_required')
  })

  test('a right one forgets the misses before it', async () => {
    await makeReady()
    for (let round = 0; round < 3; round += 1) {
      for (let miss = 0; miss < 4; miss += 1) {
        const answer = await pass({ method: 'wallet', password: '999999' })
        expect(codeOf(answer)).toBe('withdraw_password_wrong')
      }
      expect(codeOf(await pass({ method: 'wallet' }))).toBe('otp_required')
    }
  })

  test('a try that came in a rush and was not looked at is no miss (REL-48)', async () => {
    await makeReady()
    const { dependencies } = fixture.auth
    const isRight = () => Promise.reject(new TooBusy('password hashing', 2_000))
    const checkInRush = createPreconditionCheck({
      ...dependencies,
      ...{ hasher: { ...dependencies.hasher, isRight }, checkIdentity: async () => undefined },
    })
    const wanted = { ...{ amount: '20', otp: undefined }, password: FUND_PASSWORD }
    const rush = () =>
      expect(checkInRush({ ...wanted, method: 'wallet' }, hana.context)).rejects.toThrow(TooBusy)
    for (let attempt = 0; attempt < 6; attempt += 1) await rush()
    const missed = async () => await pass({ method: 'wallet', password: '999999' })
    for (const triesLeft of [4, 3, 2, 1])
      expect(await missed()).toMatchObject({ detail: { triesLeft } })
    await rush()
    expect((await readSecurity()).fundPassword).toEqual({ isSet: true, lockedUntil: null })
    expect(await missed()).toMatchObject({ detail: { triesLeft: 0 } })
    expect(codeOf(await pass({ method: 'wallet' }))).toBe('locked')
  })

  test('is reset by the factor of who has one; a code by mail is none then (ASVS 6.4.3)', async () => {
    await makeReady()
    const secret = await fixture.enrolApp(hana)
    const passwords = { newPassword: '730951', repeatPassword: '730951' }
    const reset = (otp?: string) => {
      const body = { loginPassword: PASSWORD, ...passwords, otp }
      return fixture.guard.resetFundPassword({ query: {}, body }, hana.context)
    }
    expect(await reset()).toMatchObject({ detail: { method: 'totp' } })
    clock.advanceMs(2 * MINUTE_MS)
    const byMail = await fixture.codeFor(hana.email, 'security')
    if (byMail !== fixture.appCode(secret)) expect(codeOf(await reset(byMail))).toBe('otp_wrong')
    expect(codeOf(await reset(fixture.appCode(secret)))).toBe('done')
  })

  test('is changed by the old one, and reset by login password and mail', async () => {
    await makeReady()
    const passwords = { newPassword: '730951', repeatPassword: '730951' }
    const otp = await fixture.codeFor(hana.email, 'security')
    const change = (body: object) =>
      fixture.guard.changeFundPassword(
        { query: {}, body: { ...passwords, otp, ...body } },
        hana.context,
      )
    expect(await change({ loginPassword: PASSWORD })).toMatchObject({
      fields: { oldPassword: ['required'] },
    })
    expect(codeOf(await change({ oldPassword: '999999' }))).toBe('withdraw_password_wrong')
    expect(codeOf(await change({ oldPassword: FUND_PASSWORD }))).toBe('done')
    clock.advanceMs(DAY_MS)
    for (let miss = 0; miss < 5; miss += 1) await pass({ method: 'wallet', password: '999999' })
    expect(codeOf(await change({ oldPassword: '730951' }))).toBe('locked')
    const reset = (body: object) =>
      fixture.guard.resetFundPassword(
        { query: {}, body: { loginPassword: PASSWORD, ...passwords, ...body } },
        hana.context,
      )
    expect(codeOf(await reset({}))).toBe('otp_required')
    expect(codeOf(await reset({ loginPassword: 'no', otp: '123456' }))).toBe('password_wrong')
    const code = await fixture.codeFor(hana.email, 'security')
    expect(await reset({ otp: code })).toEqual({ heldUntil: clock.wallMs() + DAY_MS })
    expect(codeOf(await reset({ otp: code }))).toBe('otp_wrong')
  })
})

describe('the second proof', () => {
  test('an app comes into use by its code and one by mail, and then codes by mail are none', async () => {
    await makeReady()
    const secret = await fixture.enrolApp(hana)
    expect(await readSecurity()).toMatchObject({
      factors: [{ kind: 'totp', since: clock.wallMs() }],
      secondProof: 'totp',
      holds: [{ reason: 'factor', until: clock.wallMs() + DAY_MS }],
    })
    const again = { query: {}, body: { loginPassword: PASSWORD } }
    expect(codeOf(await fixture.guard.startTotp(again, hana.context))).toBe('not_found')
    clock.advanceMs(DAY_MS)
    expect(await pass({ method: 'wallet' })).toMatchObject({ detail: { method: 'totp' } })
    const byMail = await fixture.codeFor(hana.email, 'withdraw')
    if (byMail !== fixture.appCode(secret)) {
      expect(codeOf(await pass({ method: 'wallet', otp: byMail }))).toBe('otp_wrong')
    }
    const otp = fixture.appCode(secret)
    expect(codeOf(await pass({ method: 'wallet', otp }))).toBe('done')
    expect(codeOf(await pass({ method: 'wallet', otp }))).toBe('otp_wrong')
  })

  test('an app is asked for at the sign-in, too, and one code of it opens one session', async () => {
    const login = (otp?: string) =>
      fixture.auth.calls.login(
        { query: {}, body: { phone: hana.phone, password: PASSWORD, otp } },
        { ...hana.context, caller: undefined },
      )
    expect(codeOf(await login())).toBe('done')
    const secret = await fixture.enrolApp(hana)
    clock.advanceMs(MINUTE_MS)
    expect(await login()).toMatchObject({ code: 'otp_required', detail: { method: 'totp' } })
    expect(codeOf(await login(fixture.wrongCode(secret)))).toBe('otp_wrong')
    expect(codeOf(await login(fixture.appCode(secret)))).toBe('done')
    expect(codeOf(await login(fixture.appCode(secret)))).toBe('otp_wrong')
    const wrong = { phone: hana.phone, password: 'not this one', otp: fixture.appCode(secret) }
    const denied = await fixture.auth.calls.login({ query: {}, body: wrong }, hana.context)
    expect(codeOf(denied)).toBe('login_failed')
  })

  test('its secret lies sealed in the database, and guesses have to wait', async () => {
    await makeReady()
    const secret = await fixture.enrolApp(hana)
    clock.advanceMs(DAY_MS)
    const [row] = await database.query('SELECT * FROM second_factor WHERE user_id = $1', [
      hana.userId,
    ])
    expect(JSON.stringify(row, (_, value) => String(value))).not.toContain(secret)
    const otp = fixture.wrongCode(secret)
    const answers: unknown[] = []
    for (let guess = 0; guess < 6; guess += 1) {
      answers.push(codeOf(await pass({ method: 'wallet', otp })))
    }
    expect(answers).toEqual([...Array(5).fill('otp_wrong'), 'too_many'])
  })

  test('cannot be begun without the login password, nor confirmed by another or after 10 min', async () => {
    const begin = (loginPassword: string) =>
      fixture.guard.startTotp({ query: {}, body: { loginPassword } }, hana.context)
    expect(codeOf(await begin('not this one'))).toBe('password_wrong')
    const begun = await begin(PASSWORD)
    if (!('secret' in begun)) throw new Error('not begun')
    const confirm = (code: string, otp: string) =>
      fixture.guard.confirmTotp({ query: {}, body: { code, otp } }, hana.context)
    const otp = await fixture.codeFor(hana.email, 'security')
    expect(codeOf(await confirm(fixture.wrongCode(begun.secret), otp))).toBe('otp_wrong')
    clock.advanceMs(10 * MINUTE_MS)
    expect(codeOf(await confirm(fixture.appCode(begun.secret), otp))).toBe('not_found')
  })

  test('an app goes out of use by its own code alone', async () => {
    const secret = await fixture.enrolApp(hana)
    clock.advanceMs(MINUTE_MS)
    const disable = (otp: string) =>
      fixture.guard.disableTotp({ query: {}, body: { loginPassword: PASSWORD, otp } }, hana.context)
    expect(codeOf(await disable(fixture.wrongCode(secret)))).toBe('otp_wrong')
    expect(await disable(fixture.appCode(secret))).toMatchObject({
      factors: [],
      secondProof: 'mail',
    })
    expect(codeOf(await disable(fixture.appCode(secret)))).toBe('not_found')
  })
})

describe('the gates', () => {
  test('refuse in the order of TR-6.6', async () => {
    expect(codeOf(await pass({ method: 'bank' }))).toBe('no_bank')
    expect(codeOf(await pass({ method: 'wallet' }))).toBe('no_wallet')
    await fixture.bindWallet(hana)
    expect(codeOf(await pass({ method: 'wallet' }))).toBe('withdraw_password_unset')
    await fixture.setFundPassword(hana)
    const wrong = await pass({ method: 'wallet', password: '999999', otp: '000000' })
    expect(codeOf(wrong)).toBe('withdraw_password_wrong')
    expect(codeOf(await pass({ method: 'wallet' }))).toBe('otp_required')
    const code = await fixture.codeFor(hana.email, 'withdraw')
    const miss = code === '111111' ? '222222' : '111111'
    expect(codeOf(await pass({ method: 'wallet', otp: miss }))).toBe('otp_wrong')
    const held = await pass({ method: 'wallet', otp: code })
    expect(held).toMatchObject({
      code: 'security_hold',
      detail: { until: clock.wallMs() + DAY_MS },
    })
    clock.advanceMs(DAY_MS)
    const otp = await fixture.codeFor(hana.email, 'withdraw')
    expect(await pass({ method: 'wallet', otp })).toMatchObject({
      ...{ method: 'wallet', shown: 'USDT TRC20 TWdbcd…toVp4a' },
      fields: { currency: 'USDT', channel: 'TRC20', address: TRON },
    })
    expect(codeOf(await pass({ method: 'wallet', otp }))).toBe('otp_wrong')
  })

  test('the contract of a token is no target, also where it was bound before', async () => {
    const contract = 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t'
    expect(await fixture.bindWallet(hana, { address: contract })).toMatchObject({
      fields: { address: ['address_contract'] },
    })
    const { userId } = hana
    const coin = { currency: 'USDT', channel: 'TRC20', address: contract }
    await insertWallet(database, TEST_ROW_SEAL, { ...coin, id: userId, userId, addedMs: 0 })
    expect(await pass({ method: 'wallet' })).toMatchObject({
      fields: { walletId: ['address_contract'] },
    })
  })

  test('a code of another purpose opens nothing', async () => {
    await makeReady()
    const otp = await fixture.codeFor(hana.email, 'bank')
    expect(codeOf(await pass({ method: 'wallet', otp }))).toBe('otp_wrong')
  })

  test('a forgotten password and a new address hold withdrawals, too (REL-54)', async () => {
    const code = await fixture.codeFor(hana.email, 'resetpassword')
    const passwords = { password: 'maple harbour 77', repeatPassword: 'maple harbour 77' }
    const reset = { phone: hana.phone, email: hana.email, code, ...passwords }
    await fixture.auth.calls.findPassword({ query: {}, body: reset }, hana.context)
    clock.advanceMs(MINUTE_MS)
    const otp = await fixture.codeFor(hana.email, 'security')
    const change = { phone: '09088887777', otp, password: passwords.password }
    await fixture.auth.calls.changePhone({ query: {}, body: change }, hana.context)
    const now = clock.wallMs()
    expect((await readSecurity()).holds).toEqual([
      { reason: 'contact', until: now + DAY_MS },
      { reason: 'password', until: now - MINUTE_MS + DAY_MS },
    ])
  })

  test('let money go to the wallet that was chosen, else to the newest of their own', async () => {
    await makeReady()
    const bind = async (customer: Customer, address: string) => {
      clock.advanceMs(MINUTE_MS)
      const wallet = await fixture.bindWallet(customer, { address })
      if (!('id' in wallet)) throw new Error(JSON.stringify(wallet))
      return wallet.id
    }
    const first = await bind(hana, TRON)
    const newest = await bind(hana, OTHER_TRON)
    const others = await bind(await fixture.enter(), OTHER_TRON)
    clock.advanceMs(DAY_MS)
    const to = async (walletId?: string) => {
      clock.advanceMs(MINUTE_MS)
      const otp = await fixture.codeFor(hana.email, 'withdraw')
      const passed = await pass({ method: 'wallet', otp, ...(walletId && { walletId }) })
      return 'fields' in passed ? passed.fields.address : codeOf(passed)
    }
    expect(await to(first)).toBe(TRON)
    expect(await to(newest)).toBe(OTHER_TRON)
    expect(await to()).toBe(OTHER_TRON)
    expect(await to(others)).toBe('no_wallet')
    const otp = await fixture.codeFor(hana.email, 'bank')
    await fixture.guard.removeWallet({ query: {}, body: { id: newest, otp } }, hana.context)
    expect(await to(newest)).toBe('no_wallet')
    expect(await to()).toBe(TRON)
  })

  test('a new target holds itself and no other; a change of what guards holds all', async () => {
    await makeReady()
    await fixture.bindBank(hana)
    const to = async (method: 'bank' | 'wallet') => {
      clock.advanceMs(MINUTE_MS)
      return await pass({ method, otp: await fixture.codeFor(hana.email, 'withdraw') })
    }
    expect(await to('bank')).toMatchObject({ code: 'security_hold', detail: { reason: 'bank' } })
    expect(codeOf(await to('wallet'))).toBe('done')
    clock.advanceMs(DAY_MS)
    await fixture.bindWallet(hana, { address: OTHER_TRON })
    expect(await to('wallet')).toMatchObject({ detail: { reason: 'wallet' } })
    expect(codeOf(await to('bank'))).toBe('done')
    clock.advanceMs(DAY_MS)
    const form = { oldPassword: PASSWORD, newPassword: 'maple harbour 77' }
    const body = { ...form, repeatPassword: form.newPassword }
    await fixture.auth.calls.changePassword({ query: {}, body }, hana.context)
    expect(await to('wallet')).toMatchObject({ detail: { reason: 'password' } })
    clock.advanceMs(DAY_MS - MINUTE_MS)
    expect(codeOf(await to('wallet'))).toBe('done')
  })
})

async function readSecurity() {
  const read = await fixture.guard.security({ query: {}, body: {} }, hana.context)
  if (isDeclined(read)) throw new Error(JSON.stringify(read))
  return read
}
