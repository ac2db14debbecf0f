// One person has one phone number and one mailbox, however they are written.

import { HOUR_MS } from '@fairtick/core/time/duration'
import { openTestDatabase, type TestDatabase } from '@fairtick/server/test/database/test-database'
import { createManualClock } from '@fairtick/testkit/manual-clock'
import { DIALLING_CODES } from '@fairtick/wire/phone-number'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createSessionFixture, type SessionFixture, VISITOR } from './session-fixture.ts'

const PASSWORD = 'walnut bridge 52'
const clock = createManualClock(Date.UTC(2026, 0, 15))
let database: TestDatabase
let auth: SessionFixture
let people = 0

beforeAll(async () => {
  database = await openTestDatabase()
  auth = await createSessionFixture(database, clock)
})
afterAll(() => database.close())
beforeEach(() => {
  people += 1
  clock.advanceMs(2 * HOUR_MS)
})

const codesOf = (answer: object) => ('code' in answer ? answer.code : answer)

describe('a phone number', () => {
  test.each(DIALLING_CODES)('of $region is one account in every notation', async (country) => {
    const digits = country.code.slice(1)
    const national = `9${String(people).padStart(country.digits[1] - 1, '0')}`
    const plus = `${country.code}${national}`
    const first = await auth.enter({ phone: `${country.code}0${national}`, email: mailOf('a') })
    expect(first.user.phone).toBe(plus)
    const spaced = `${country.code} (0)${national.slice(0, 3)}-${national.slice(3)}`
    for (const phone of [plus, `${country.code}0${national}`, `${digits}${national}`, spaced]) {
      expect(await auth.login(phone, PASSWORD), phone).toHaveProperty('user.id', first.user.id)
    }
    const again = await auth.register({ phone: `${digits}${national}`, email: mailOf('b') })
    expect(codesOf(again)).toBe('already_registered')
  })

  test('without a country is of the home country', async () => {
    const { user } = await auth.enter({ phone: '090-5000-1000', email: mailOf('a') })
    expect(user.phone).toBe('+819050001000')
    expect(await auth.login('+81 90 5000 1000', PASSWORD)).toHaveProperty('user.id', user.id)
  })

  test('is throttled as one, however it is written (REL-48)', async () => {
    const spellings = ['09050002000', '+819050002000', '+8109050002000', '819050002000']
    for (const phone of [...spellings, '090 5000 2000']) {
      expect(codesOf(await auth.login(phone, 'wrong one'))).toBe('login_failed')
    }
    expect(await auth.login('+81-90-5000-2000', 'x')).toMatchObject({ declined: 'too_many' })
  })

  test('another country with the same digits is another number', async () => {
    await auth.enter({ phone: '+13950005000', email: mailOf('a') })
    expect(await auth.register({ phone: '+8613950005000', email: mailOf('b') })).toHaveProperty(
      'token',
    )
  })
})

describe('a mailbox', () => {
  const SPELLINGS = ['Hana@例え.jp', 'hana@xn--r8jz45g.jp', 'HANA@XN--R8JZ45G.JP', 'hana@例え.JP']

  test('gets one code a minute and has one account, however it is written', async () => {
    const code = await auth.codeFor('hana@xn--r8jz45g.jp')
    const before = auth.mails.length
    for (const email of SPELLINGS) {
      const body = { email, purpose: 'register' } as const
      const answer = await auth.calls.verificationCode({ query: {}, body }, VISITOR)
      expect(answer, email).toMatchObject({ declined: 'too_many' })
    }
    expect(auth.mails.length).toBe(before)
    const { user } = await auth.enter({ phone: '09050007000', email: SPELLINGS[0] ?? '', code })
    expect(user.email).toBe('hana@xn--r8jz45g.jp')
    for (const [place, email] of SPELLINGS.entries()) {
      clock.advanceMs(HOUR_MS)
      const again = { phone: `0905000710${place}`, email, code: await auth.codeFor(user.email) }
      expect(codesOf(await auth.register(again)), email).toBe('already_registered')
    }
  })

  test('is written to in the one spelling that is known, never as it was typed', async () => {
    const typed = `Mina${people}@A.Example`
    const body = { email: typed, purpose: 'register' } as const
    await auth.calls.verificationCode({ query: {}, body }, VISITOR)
    expect(auth.mails.at(-1)?.to).toBe(typed.toLowerCase())
  })
})

function mailOf(name: string): string {
  return `${name}${people}@a.example`
}
