// Codes by mail (REL-51): hashed, ten minutes, five tries, once, for one purpose and address.

import { MINUTE_MS } from '@fairtick/core/time/duration'
import { openTestDatabase, type TestDatabase } from '@fairtick/server/test/database/test-database'
import { createManualClock } from '@fairtick/testkit/manual-clock'
import { LANGUAGES } from '@fairtick/wire/languages'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createSessionFixture, type SessionFixture, VISITOR } from '../../auth/session-fixture.ts'
import { claimOfVisitor } from './code-holder.ts'
import { checkCode } from './mail-code.ts'

const clock = createManualClock(Date.UTC(2026, 0, 15))
let database: TestDatabase
let auth: SessionFixture
beforeAll(async () => {
  database = await openTestDatabase()
  auth = await createSessionFixture(database, clock)
  await auth.enter({ phone: '09000000001', email: 'known@a.example' })
})
afterAll(() => database.close())

const check = (email: string, code: string, purpose: 'register' | 'resetpassword' = 'register') =>
  checkCode(auth.dependencies, purpose, email, {
    ...{
      code,
      claim: claimOfVisitor({ address: VISITOR.address, deviceKeys: [] }, undefined),
      nowMs: clock.wallMs(),
    },
  })
const ask = (email: string, purpose: 'register' | 'resetpassword' = 'register') =>
  auth.calls.verificationCode({ query: {}, body: { email, purpose } }, VISITOR)

describe('a code (REL-51)', () => {
  test('is nowhere in the database or the log as it is', async () => {
    const code = await auth.codeFor('hidden@a.example')
    const rows = await database.query('SELECT * FROM mail_code')
    const stored = JSON.stringify(rows, (_, value) => (typeof value === 'bigint' ? '' : value))
    expect(stored).toContain('hidden@a.example')
    expect(stored).not.toContain(code)
    expect(auth.logLines.join()).not.toContain(code)
  })

  test.each(LANGUAGES)('stands in the body of its mail alone, also in %s', async (language) => {
    const email = `subject-${language}@a.example`
    const body = { email, purpose: 'register' } as const
    await auth.calls.verificationCode({ query: {}, body }, { ...VISITOR, language })
    const mail = auth.mails.findLast(({ to }) => to === email)
    expect(mail?.text).toMatch(/\b\d{6}\b/)
    expect(mail?.subject).toContain('Fairtick')
    expect(mail?.subject).not.toMatch(/\d/)
  })

  test('is bound to its purpose and address', async () => {
    const code = await auth.codeFor('bound@a.example')
    expect(await check('bound@a.example', code, 'resetpassword')).toBeUndefined()
    expect(await check('other@a.example', code)).toBeUndefined()
    expect(await check('BOUND@a.example', code)).toBeDefined()
  })

  test('lives ten minutes', async () => {
    const code = await auth.codeFor('late@a.example')
    clock.advanceMs(10 * MINUTE_MS - 1)
    expect(await check('late@a.example', code)).toBeDefined()
    clock.advanceMs(1)
    expect(await check('late@a.example', code)).toBeUndefined()
  })

  test('bears five tries, the right one included', async () => {
    const code = await auth.codeFor('tried@a.example')
    const wrong = code === '111111' ? '222222' : '111111'
    for (let count = 0; count < 5; count += 1) await check('tried@a.example', wrong)
    expect(await check('tried@a.example', code)).toBeUndefined()
  })

  test('a new one replaces the old', async () => {
    const old = await auth.codeFor('twice@a.example')
    clock.advanceMs(MINUTE_MS)
    const code = await auth.codeFor('twice@a.example')
    expect(await check('twice@a.example', code)).toBeDefined()
    if (old !== code) expect(await check('twice@a.example', old)).toBeUndefined()
  })

  test('one a minute and five an hour', async () => {
    const email = 'often@a.example'
    expect(await ask(email)).toMatchObject({ expiresIn: 600, resendIn: 60 })
    expect(await ask(email)).toEqual({ declined: 'too_many', retryAfterMs: MINUTE_MS })
    for (const resendIn of [60, 60, 60, 56 * 60]) {
      clock.advanceMs(MINUTE_MS)
      expect(await ask(email)).toMatchObject({ expiresIn: 600, resendIn })
    }
    clock.advanceMs(MINUTE_MS)
    expect(await ask(email)).toEqual({ declined: 'too_many', retryAfterMs: 55 * MINUTE_MS })
    clock.advanceMs(55 * MINUTE_MS)
    expect(await ask(email)).toMatchObject({ expiresIn: 600 })
  })
})

describe('asking for a code', () => {
  test('is answered alike for known and unknown; only the known gets a mail (REL-49)', async () => {
    const before = auth.mails.length
    const sent = { expiresIn: 600, resendIn: 60, challenge: expect.any(String) }
    expect(await ask('known@a.example', 'resetpassword')).toEqual(sent)
    expect(auth.mails.length).toBe(before + 1)
    expect(await ask('stranger@a.example', 'resetpassword')).toEqual(sent)
    expect(auth.mails.length).toBe(before + 1)
    expect(await ask('stranger@a.example', 'resetpassword')).toMatchObject({ declined: 'too_many' })
  })

  test('is answered with the code itself only without a mail server, to register', async () => {
    const silent = await createSessionFixture(database, clock)
    const calls = { ...silent.dependencies, mailer: { ...silent.mailer, reachesPeople: false } }
    const { sendCode } = await import('./send-code.ts')
    const stranger = { ownerId: undefined, deviceKey: undefined } as const
    const register = { email: 'shown@a.example', purpose: 'register', ...stranger } as const
    expect(await sendCode(calls, register, VISITOR)).toHaveProperty('shownCode')
    const reset = { email: 'known@a.example', purpose: 'resetpassword', ...stranger } as const
    clock.advanceMs(MINUTE_MS)
    expect(await sendCode(calls, reset, VISITOR)).not.toHaveProperty('shownCode')
  })

  test('counts for who is logged in when one is sent, however often they ask', async () => {
    const { context } = await auth.enter({ phone: '09000000002', email: 'eager@a.example' })
    const own = (email: string) =>
      auth.calls.verificationCode({ query: {}, body: { email, purpose: 'security' } }, context)
    for (let passedMs = 0; passedMs < 4 * MINUTE_MS; passedMs += 5_000) {
      const answer = await own('next@a.example')
      const waitMs = MINUTE_MS - (passedMs % MINUTE_MS)
      if (waitMs === MINUTE_MS) expect(answer).toMatchObject({ expiresIn: 600 })
      else expect(answer).toEqual({ declined: 'too_many', retryAfterMs: waitMs })
      clock.advanceMs(5_000)
    }
    expect(await own('another@a.example')).toMatchObject({ expiresIn: 600 })
  })

  test('the mail speaks the language asked', async () => {
    const body = { email: 'thai@a.example', purpose: 'register' } as const
    await auth.calls.verificationCode({ query: {}, body }, { ...VISITOR, language: 'th' })
    expect(auth.mails.at(-1)?.text).toContain('รหัสยืนยันของคุณ')
  })
})
