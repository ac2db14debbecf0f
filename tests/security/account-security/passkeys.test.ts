// Passkeys and recovery codes: coming in, proving, going out; what is not theirs opens nothing.

import { DAY_MS, MINUTE_MS } from '@fairtick/core/time/duration'
import { openTestDatabase, type TestDatabase } from '@fairtick/server/test/database/test-database'
import { createManualClock } from '@fairtick/testkit/manual-clock'
import { createSoftPasskey, type SoftPasskey } from '@fairtick/testkit/soft-passkey'
import { isDeclined } from '@fairtick/wire/handler'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import {
  type AccountSecurityFixture,
  type Customer,
  codeOf,
  FUND_PASSWORD,
  openAccountSecurity,
  PASSWORD,
} from './account-security-fixture.ts'

const clock = createManualClock(Date.UTC(2026, 0, 15))
let database: TestDatabase
let fixture: AccountSecurityFixture
let hana: Customer
let passkey: SoftPasskey
beforeAll(async () => {
  database = await openTestDatabase()
  fixture = await openAccountSecurity(database, clock)
})
beforeEach(async () => {
  hana = await fixture.enter()
  passkey = createSoftPasskey()
})
afterAll(() => database.close())

const readSecurity = async () => {
  const read = await fixture.guard.security({ query: {}, body: {} }, hana.context)
  if (isDeclined(read)) throw new Error(JSON.stringify(read))
  return read
}

describe('a passkey', () => {
  test('comes into use by login password and second proof, and holds withdrawals', async () => {
    const begin = (loginPassword: string) =>
      fixture.guard.beginPasskey({ query: {}, body: { loginPassword } }, hana.context)
    expect(codeOf(await begin('not this one'))).toBe('password_wrong')
    expect(await begin(PASSWORD)).toMatchObject({ rpId: 'localhost', userName: hana.email })
    const added = await fixture.addPasskey(hana, passkey)
    expect(added).toMatchObject({
      passkeys: [{ name: 'Phone', since: clock.wallMs(), lastUsed: null, synced: false }],
      ...{ recoveryCodes: 8, secondProof: 'passkey', secondProofs: ['passkey', 'recovery'] },
      holds: [{ reason: 'factor', until: clock.wallMs() + DAY_MS }],
    })
    expect((added as { newRecoveryCodes: string[] }).newRecoveryCodes).toHaveLength(8)
    await fixture.auth.sendMails()
    expect(fixture.auth.mails.at(-1)).toMatchObject({ to: hana.email })
  })

  test('logs in by itself, once for each question', async () => {
    await fixture.addPasskey(hana, passkey)
    const ask = async () => {
      const asked = await fixture.auth.calls.askLoginPasskey({ query: {}, body: {} }, hana.context)
      if (!('challenge' in asked)) throw new Error(JSON.stringify(asked))
      return asked.challenge
    }
    const logIn = (body: ReturnType<SoftPasskey['answer']>) =>
      fixture.auth.calls.loginByPasskey({ query: {}, body }, hana.context)
    const answer = passkey.answer(await ask())
    expect(await logIn(answer)).toMatchObject({ user: { email: hana.email } })
    expect(codeOf(await logIn(answer))).toBe('passkey_wrong')
    const late = passkey.answer(await ask())
    clock.advanceMs(5 * MINUTE_MS)
    expect(codeOf(await logIn(late))).toBe('passkey_wrong')
    expect(codeOf(await logIn(createSoftPasskey().answer(await ask())))).toBe('passkey_wrong')
    expect((await readSecurity()).passkeys[0]?.lastUsed).toBe(clock.wallMs() - 5 * MINUTE_MS)
  })

  test.each([
    ['of another page', { origin: 'https://fairtick.example' }],
    ['of another name', { rpId: 'fairtick.example' }],
    ['without proof of its owner', { owner: 'unverified' as const }],
  ])('%s is not taken', async (_, settings) => {
    expect(codeOf(await fixture.addPasskey(hana, createSoftPasskey(settings)))).toBe(
      'passkey_wrong',
    )
    expect((await readSecurity()).passkeys).toEqual([])
  })

  test('proves nothing more once it was removed', async () => {
    await fixture.addPasskey(hana, passkey)
    const proofOf = async (purpose: 'security' | 'bank') => {
      const proof = await fixture.passkeyProof(hana, passkey, purpose)
      if (!('otp' in proof)) throw new Error(JSON.stringify(proof))
      return proof.otp
    }
    const { passkeys } = await readSecurity()
    const other = createSoftPasskey()
    expect(codeOf(await fixture.addPasskey(hana, other, await proofOf('security')))).toBe('done')
    const kept = await proofOf('bank')
    const removal = { id: passkeys[0]?.id ?? '', loginPassword: PASSWORD }
    const body = { ...removal, otp: await proofOf('security') }
    expect(codeOf(await fixture.guard.removePasskey({ query: {}, body }, hana.context))).toBe(
      'done',
    )
    expect(codeOf(await fixture.bindWallet(hana, { otp: kept }))).toBe('otp_wrong')
  })

  test('of somebody else, or asked of somebody else, proves nothing', async () => {
    await fixture.addPasskey(hana, passkey)
    const yuki = await fixture.enter()
    expect(codeOf(await fixture.addPasskey(yuki, passkey))).toBe('passkey_wrong')
    const asked = await fixture.guard.askPasskey(
      { query: {}, body: { purpose: 'security' } },
      yuki.context,
    )
    const body = passkey.answer((asked as { challenge: string }).challenge)
    expect(codeOf(await fixture.guard.provePasskey({ query: {}, body }, yuki.context))).toBe(
      'passkey_wrong',
    )
    const begun = await fixture.guard.beginPasskey(
      { query: {}, body: { loginPassword: PASSWORD } },
      hana.context,
    )
    const made = createSoftPasskey().make((begun as { challenge: string }).challenge)
    const otp = await freshCode(yuki)
    const form = { ...made, name: 'Phone', otp }
    expect(codeOf(await fixture.guard.addPasskey({ query: {}, body: form }, yuki.context))).toBe(
      'passkey_wrong',
    )
  })

  test('whose count does not rise is a copy', async () => {
    await fixture.addPasskey(hana, passkey)
    await database.query('UPDATE passkey SET counter = 1000 WHERE user_id = $1', [hana.userId])
    expect(codeOf(await fixture.passkeyProof(hana, passkey, 'withdraw'))).toBe('passkey_wrong')
  })

  test('proves the second time where a code is asked for, for one purpose and once', async () => {
    await fixture.setFundPassword(hana)
    await fixture.bindWallet(hana)
    const added = await fixture.addPasskey(hana, passkey, await freshCode(hana))
    const [recovery] = (added as { newRecoveryCodes: string[] }).newRecoveryCodes
    clock.advanceMs(DAY_MS)
    const pass = (otp?: string) =>
      fixture.checkPreconditions({ method: 'wallet', password: FUND_PASSWORD, otp }, hana.context)
    // Who needs a recovery code has lost something: it holds withdrawals, it makes none.
    expect(await pass()).toMatchObject({ detail: { methods: ['passkey'] } })
    expect(codeOf(await pass(recovery))).toBe('otp_wrong')
    const other = await fixture.passkeyProof(hana, passkey, 'bank')
    expect(codeOf(await pass((other as { otp: string }).otp))).toBe('otp_wrong')
    const { otp } = (await fixture.passkeyProof(hana, passkey, 'withdraw')) as { otp: string }
    expect(codeOf(await pass(otp))).toBe('done')
    expect(codeOf(await pass(otp))).toBe('otp_wrong')
    const late = (await fixture.passkeyProof(hana, passkey, 'withdraw')) as { otp: string }
    clock.advanceMs(5 * MINUTE_MS)
    expect(codeOf(await pass(late.otp))).toBe('otp_wrong')
  })

  test('gets another name, and goes out of use by password and second proof', async () => {
    await fixture.addPasskey(hana, passkey)
    const id = (await readSecurity()).passkeys[0]?.id ?? ''
    const rename = (context: Customer['context']) =>
      fixture.guard.renamePasskey({ query: {}, body: { id, name: '会社の電話' } }, context)
    const yuki = await fixture.enter()
    expect(codeOf(await rename(yuki.context))).toBe('not_found')
    expect(await rename(hana.context)).toMatchObject({ passkeys: [{ name: '会社の電話' }] })
    const remove = (otp?: string, context = hana.context) =>
      fixture.guard.removePasskey(
        { query: {}, body: { id, loginPassword: PASSWORD, otp } },
        context,
      )
    expect(codeOf(await remove(undefined, yuki.context))).toBe('not_found')
    expect(codeOf(await remove())).toBe('otp_required')
    const { otp } = (await fixture.passkeyProof(hana, passkey, 'security')) as { otp: string }
    expect(await remove(otp)).toMatchObject({
      ...{ passkeys: [], recoveryCodes: 0, secondProof: 'mail' },
    })
  })
})

describe('recovery codes', () => {
  const login = (otp?: string) =>
    fixture.auth.calls.login(
      { query: {}, body: { phone: hana.phone, password: PASSWORD, otp } },
      { ...hana.context, caller: undefined },
    )

  test('sign in where the passkey is gone, each once, and hold withdrawals', async () => {
    const added = await fixture.addPasskey(hana, passkey)
    const [first = '', second = ''] = (added as { newRecoveryCodes: string[] }).newRecoveryCodes
    expect(await login()).toMatchObject({ code: 'otp_required', detail: { method: 'passkey' } })
    clock.advanceMs(DAY_MS)
    expect((await readSecurity()).holds).toEqual([])
    expect(codeOf(await login('234567892345'))).toBe('otp_wrong')
    expect(codeOf(await login(first))).toBe('done')
    expect(codeOf(await login(first))).toBe('otp_wrong')
    expect(codeOf(await login(second.toLowerCase().replaceAll('-', ' ')))).toBe('done')
    expect(await readSecurity()).toMatchObject({
      recoveryCodes: 6,
      holds: [{ reason: 'factor', until: clock.wallMs() + DAY_MS }],
    })
    const rows = await database.query('SELECT * FROM recovery_code WHERE user_id = $1', [
      hana.userId,
    ])
    expect(JSON.stringify(rows, (_, value) => String(value))).not.toContain(first)
  })

  test('are made anew by password and proof; those before count no more', async () => {
    const renew = (otp?: string) =>
      fixture.guard.renewRecoveryCodes(
        { query: {}, body: { loginPassword: PASSWORD, otp } },
        hana.context,
      )
    expect(codeOf(await renew())).toBe('not_found')
    const added = await fixture.addPasskey(hana, passkey)
    const [old = ''] = (added as { newRecoveryCodes: string[] }).newRecoveryCodes
    const { otp } = (await fixture.passkeyProof(hana, passkey, 'security')) as { otp: string }
    expect(await renew(otp)).toMatchObject({ recoveryCodes: 8 })
    expect(codeOf(await login(old))).toBe('otp_wrong')
  })

  test('are guessed with longer and longer waits', async () => {
    await fixture.addPasskey(hana, passkey)
    const answers: unknown[] = []
    for (let guess = 0; guess < 6; guess += 1) answers.push(codeOf(await login('234567892345')))
    expect(answers).toEqual([...Array(5).fill('otp_wrong'), 'too_many'])
  })
})

/** Codes of one purpose come a minute apart. */
async function freshCode({ email }: Customer): Promise<string> {
  clock.advanceMs(MINUTE_MS)
  return await fixture.codeFor(email, 'security')
}
