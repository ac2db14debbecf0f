// A new mail address or phone number: who may, what it needs, who is told, what ends.

import { MINUTE_MS } from '@fairtick/core/time/duration'
import { openTestDatabase, type TestDatabase } from '@fairtick/server/test/database/test-database'
import { createManualClock } from '@fairtick/testkit/manual-clock'
import type { CustomerContext } from '@fairtick/wire/handler'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createSessionFixture, type Form, type SessionFixture, VISITOR } from './session-fixture.ts'

const PASSWORD = 'walnut bridge 52'

const clock = createManualClock(Date.UTC(2026, 0, 15))
let database: TestDatabase
let auth: SessionFixture
let me: Pick<Form, 'phone' | 'email'> & { context: CustomerContext; id: string }
let people = 0

beforeAll(async () => {
  database = await openTestDatabase()
  auth = await createSessionFixture(database, clock)
})
afterAll(() => database.close())
beforeEach(async () => {
  people += 1
  const contact = { phone: `+8190123${10_000 + people}`, email: `hana${people}@old.example` }
  const { context, user } = await auth.enter(contact)
  me = { ...contact, context, id: user.id }
  auth.mails.length = 0
  auth.endings.length = 0
  auth.told.length = 0
  clock.advanceMs(2 * 60 * MINUTE_MS)
})

/** The newest code to that address, asked for by the user. */
async function codeFor(email: string, context: CustomerContext = me.context): Promise<string> {
  const body = { email, purpose: 'security' } as const
  await auth.calls.verificationCode({ query: {}, body }, context)
  return auth.mails.findLast(({ to }) => to === email)?.text.match(/\b\d{6}\b/)?.[0] ?? ''
}

const changeEmail = (email: string, otp: string, password = PASSWORD) =>
  auth.calls.changeEmail({ query: {}, body: { email, otp, password } }, me.context)
const changePhone = (phone: string, otp: string, password = PASSWORD) =>
  auth.calls.changePhone({ query: {}, body: { phone, otp, password } }, me.context)
const codesOf = (answer: object) => ('code' in answer ? answer.code : answer)
const nobodyTold = () => expect([auth.endings, auth.told]).toEqual([[], []])

describe('a new mail address', () => {
  test('takes a code from it; old and new are told, other sessions end (ASVS 6.3.7)', async () => {
    const email = `new${people}@b.example`
    await auth.login(me.phone, PASSWORD, { device: 'Browser 2' })
    const answer = await changeEmail(email, await codeFor(email))
    expect(answer).toMatchObject({ id: me.id, email, phone: me.phone })
    await auth.sendMails()
    const told = auth.mails.filter(({ subject }) => subject.includes('was changed'))
    expect(told.map(({ to }) => to).toSorted()).toEqual([me.email, email])
    expect(told[0]?.text).toContain('n•••@b.example')
    expect(told[0]?.text).not.toContain(email)
    expect(auth.told).toMatchObject([{ userId: me.id, body: { title: 'E-mail address changed' } }])
    expect(auth.endings).toMatchObject([{ sessionIds: [expect.any(String)] }])
    const sessions = await auth.calls.sessions({ query: {}, body: {} }, me.context)
    expect(sessions).toMatchObject({ sessions: [{ current: true }] })
  })

  test('is where a lost password is found from then on, and the old one no more', async () => {
    const email = `found${people}@b.example`
    await changeEmail(email, await codeFor(email))
    const form = { phone: me.phone, password: 'copper lantern 17', repeatPassword: '' }
    const find = async (at: string) => {
      const code = await auth.codeFor(at, 'resetpassword')
      const body = { ...form, email: at, code, repeatPassword: form.password }
      return await auth.calls.findPassword({ query: {}, body }, VISITOR)
    }
    expect(codesOf(await find(me.email))).toBe('code_wrong')
    expect(await find(email)).toEqual({})
  })

  test('is refused without the password, and misses have to wait (REL-48, REL-54)', async () => {
    const email = `stolen${people}@b.example`
    const otp = await codeFor(email)
    for (let miss = 0; miss < 5; miss += 1) {
      expect(codesOf(await changeEmail(email, otp, 'wrong one'))).toBe('password_wrong')
    }
    expect(await changeEmail(email, otp)).toMatchObject({ declined: 'too_many' })
    nobodyTold()
  })

  test.each([
    ['of the old address', () => codeFor(me.email)],
    ['of another new address', () => codeFor(`other${people}@b.example`)],
    ['that was made up', async () => '000000'],
  ])('is refused with a code %s (REL-51)', async (_, code) => {
    const email = `new${people}@c.example`
    await codeFor(email)
    expect(codesOf(await changeEmail(email, await code()))).toBe('code_wrong')
    nobodyTold()
  })

  test('of somebody else is refused, after the code alone, which is then spent', async () => {
    const email = `taken${people}@b.example`
    await auth.enter({ phone: `0907654${1_000 + people}`, email })
    expect(codesOf(await changeEmail(email, '000000'))).toBe('code_wrong')
    clock.advanceMs(2 * MINUTE_MS)
    const otp = await codeFor(email)
    expect(codesOf(await changeEmail(email, otp))).toBe('already_registered')
    expect(codesOf(await changeEmail(email, otp))).toBe('code_wrong')
  })

  test('that is the own one is refused, in other letters too', async () => {
    const otp = await codeFor(me.email)
    expect(codesOf(await changeEmail(me.email.toUpperCase(), otp))).toBe('already_registered')
  })
})

describe('a new phone number', () => {
  test('takes a code from the own address, and is the one to log in with', async () => {
    const phone = `+8190555${10_000 + people}`
    const answer = await changePhone(phone, await codeFor(me.email))
    expect(answer).toMatchObject({ id: me.id, phone, email: me.email })
    expect(await auth.login(phone, PASSWORD)).toHaveProperty('token')
    expect(codesOf(await auth.login(me.phone, PASSWORD))).toBe('login_failed')
    await auth.sendMails()
    const [told] = auth.mails.filter(({ subject }) => subject.includes('phone number was changed'))
    expect(told).toMatchObject({ to: me.email })
    expect(told?.text).toContain(`•••${phone.slice(-4)}`)
    expect(told?.text).not.toContain(phone)
  })

  test('is refused with a code that another address got (REL-54)', async () => {
    const otp = await codeFor(`thief${people}@b.example`)
    expect(codesOf(await changePhone(`0905550${1_000 + people}`, otp))).toBe('code_wrong')
    nobodyTold()
  })

  test('of somebody else is refused; one code does not tell of two (REL-49)', async () => {
    const phone = `0908888${1_000 + people}`
    await auth.enter({ phone, email: `owner${people}@b.example` })
    const otp = await codeFor(me.email)
    expect(codesOf(await changePhone(`+${phone}`, otp))).toBe('already_registered')
    expect(codesOf(await changePhone(`0909999${1_000 + people}`, otp))).toBe('code_wrong')
  })
})

describe('codes for it', () => {
  test('are mailed to an address that nobody has, for a logged-in user alone', async () => {
    const email = `free${people}@b.example`
    expect(await codeFor(email)).toMatch(/^\d{6}$/)
    const other = `free${people}@c.example`
    await auth.calls.verificationCode(
      { query: {}, body: { email: other, purpose: 'security' } },
      VISITOR,
    )
    expect(auth.mails.filter(({ to }) => to === other)).toEqual([])
  })

  test('are at most ten at once, to however many addresses', async () => {
    for (let sent = 0; sent < 10; sent += 1) {
      expect(await codeFor(`many${sent}.${people}@b.example`)).not.toBe('')
    }
    expect(await codeFor(`more${people}@b.example`)).toBe('')
    clock.advanceMs(6 * MINUTE_MS)
    expect(await codeFor(`more${people}@b.example`)).not.toBe('')
  })
})

test('nothing of it is in the log but who and what', () => {
  const lines = auth.logLines.join('\n')
  expect(lines).toContain('a contact was changed')
  expect(lines).not.toMatch(/@[bc]\.example|walnut|0905550/)
})
