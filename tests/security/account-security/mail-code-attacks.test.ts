// What strangers may do to the mailed codes of somebody else: use up none of them and none of their
// tries, and fill no mailbox without bound; and no answer tells whether an account exists.

import { HOUR_MS, MINUTE_MS } from '@fairtick/core/time/duration'
import { VISITOR } from '@fairtick/server/features/auth/session-fixture'
import { openTestDatabase, type TestDatabase } from '@fairtick/server/test/database/test-database'
import { createManualClock } from '@fairtick/testkit/manual-clock'
import { isDeclined, type VisitorContext } from '@fairtick/wire/handler'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import {
  type AccountSecurityFixture,
  type Customer,
  codeOf,
  FUND_PASSWORD,
  openAccountSecurity,
  PASSWORD,
} from './account-security-fixture.ts'

type Purpose = 'register' | 'resetpassword' | 'security' | 'bank' | 'withdraw'

const clock = createManualClock(Date.UTC(2026, 0, 15))
let database: TestDatabase
let fixture: AccountSecurityFixture
let hana: Customer

beforeAll(async () => {
  database = await openTestDatabase()
  fixture = await openAccountSecurity(database, clock)
})
beforeEach(async () => {
  clock.advanceMs(2 * HOUR_MS)
  hana = await fixture.enter()
})
afterAll(() => database.close())

/** Another browser, in a network of its own. */
const strangerAt = (place: number): VisitorContext => ({
  ...VISITOR,
  ...{ address: `198.51.${place}.9`, device: 'Browser of a stranger' },
})
const STRANGER = strangerAt(100)
/** Where the owner of the address has never been. */
const ON_THE_WAY: VisitorContext = { ...VISITOR, address: '203.0.113.5', device: 'A new phone' }

const ask = (email: string, purpose: Purpose, context: VisitorContext) =>
  fixture.auth.calls.verificationCode({ query: {}, body: { email, purpose } }, context)

const mailsTo = (email: string) => fixture.auth.mails.filter(({ to }) => to === email)

/** What the owner gets: the code of the mail and what came with the answer. */
async function receive(email: string, purpose: Purpose, context: VisitorContext) {
  const before = mailsTo(email).length
  const answer = await ask(email, purpose, context)
  if (isDeclined(answer)) throw new Error(`no code: ${JSON.stringify(answer)}`)
  expect(mailsTo(email)).toHaveLength(before + 1)
  const code =
    mailsTo(email)
      .at(-1)
      ?.text.match(/\b\d{6}\b/)?.[0] ?? ''
  return { code, challenge: answer.challenge }
}

const NEW_PASSWORD = 'maple window 73'

const reset = (
  { phone, email }: Customer,
  given: { code: string; challenge?: string | undefined },
  context: VisitorContext,
) => {
  const passwords = { password: NEW_PASSWORD, repeatPassword: NEW_PASSWORD }
  const body = { phone, email, ...given, ...passwords }
  return fixture.auth.calls.findPassword({ query: {}, body }, context)
}

const wrongFor = (code: string) => (code === '111111' ? '222222' : '111111')

async function times(count: number, act: () => Promise<unknown>): Promise<void> {
  for (let round = 0; round < count; round += 1) await act()
}

describe.each(['security', 'bank', 'withdraw'] as const)('a code for %s', (purpose) => {
  test('is mailed to nobody who is not logged in, and their asking costs the owner nothing', async () => {
    const before = mailsTo(hana.email).length
    for (let count = 0; count < 6; count += 1) {
      expect(await ask(hana.email, purpose, STRANGER)).toEqual({ declined: 'unauthorized' })
      expect(await ask('nobody@a.example', purpose, STRANGER)).toEqual({ declined: 'unauthorized' })
      clock.advanceMs(MINUTE_MS)
    }
    expect(mailsTo(hana.email)).toHaveLength(before)
    await times(5, async () => {
      await receive(hana.email, purpose, hana.context)
      clock.advanceMs(MINUTE_MS)
    })
  })

  test('is asked for by another customer in vain', async () => {
    const other = await fixture.enter()
    await times(5, async () => {
      await ask(hana.email, purpose, other.context)
      clock.advanceMs(MINUTE_MS)
    })
    await receive(hana.email, purpose, hana.context)
  })
})

test('a code for a withdrawal bears the guesses of a stolen session', async () => {
  await fixture.setFundPassword(hana)
  await fixture.bindWallet(hana)
  clock.advanceMs(24 * HOUR_MS)
  const login = await fixture.auth.login(hana.phone, PASSWORD)
  const stolen = await fixture.auth.contextOf('token' in login ? login.token : '')
  const { code } = await receive(hana.email, 'withdraw', hana.context)
  const pass = (otp: string, context: typeof hana.context) =>
    fixture.checkPreconditions({ method: 'wallet', password: FUND_PASSWORD, otp }, context)
  await times(6, async () => expect(codeOf(await pass(wrongFor(code), stolen))).toBe('otp_wrong'))
  // Whoever reads it elsewhere cannot use it there.
  expect(codeOf(await pass(code, stolen))).toBe('otp_wrong')
  expect(codeOf(await pass(code, hana.context))).toBe('done')
})

describe('a code to reset the password', () => {
  test('is mailed to its owner whatever a stranger asks for', async () => {
    await times(6, async () => {
      await ask(hana.email, 'resetpassword', STRANGER)
      clock.advanceMs(MINUTE_MS)
    })
    await receive(hana.email, 'resetpassword', ON_THE_WAY)
    await receive(hana.email, 'resetpassword', VISITOR)
  })

  test('is not replaced by one that a stranger asks for', async () => {
    const own = await receive(hana.email, 'resetpassword', ON_THE_WAY)
    clock.advanceMs(MINUTE_MS)
    await ask(hana.email, 'resetpassword', STRANGER)
    expect(await reset(hana, own, ON_THE_WAY)).toEqual({})
  })

  test('bears the guesses of strangers: in other networks, beside the owner, by own challenges', async () => {
    const neighbour = { ...ON_THE_WAY, device: 'Browser of a neighbour' }
    const own = await receive(hana.email, 'resetpassword', ON_THE_WAY)
    const theirs = await ask(hana.email, 'resetpassword', STRANGER)
    const challenge = 'challenge' in theirs ? theirs.challenge : undefined
    for (const [context, claim] of [
      [STRANGER, {}],
      [STRANGER, { challenge }],
      [neighbour, {}],
      [neighbour, { challenge: 'AAAAAAAAAAAAAAAAAAAAAA' }],
    ] as const) {
      await times(6, async () => {
        const guess = { code: wrongFor(own.code), ...claim }
        expect(codeOf(await reset(hana, guess, context))).toBe('code_wrong')
      })
    }
    expect(codeOf(await reset(hana, { ...own, challenge }, STRANGER))).toBe('code_wrong')
    expect(await reset(hana, own, ON_THE_WAY)).toEqual({})
  })

  test('bears five tries of who asked for it', async () => {
    const own = await receive(hana.email, 'resetpassword', ON_THE_WAY)
    await times(5, () => reset(hana, { ...own, code: wrongFor(own.code) }, ON_THE_WAY))
    expect(codeOf(await reset(hana, own, ON_THE_WAY))).toBe('code_wrong')
  })

  test('of a client that keeps no challenge is bound to its network', async () => {
    const { code } = await receive(hana.email, 'resetpassword', ON_THE_WAY)
    expect(codeOf(await reset(hana, { code }, STRANGER))).toBe('code_wrong')
    expect(await reset(hana, { code }, { ...ON_THE_WAY, address: '203.0.113.77' })).toEqual({})
  })

  test('floods no mailbox from many networks, and its owner comes in by a known browser', async () => {
    const before = mailsTo(hana.email).length
    const said: Record<string, unknown[]> = { known: [], unknown: [] }
    for (let place = 0; place < 60; place += 1) {
      const told = async (email: string) => {
        const answer = await ask(email, 'resetpassword', strangerAt(place))
        return isDeclined(answer) ? answer : Object.keys(answer)
      }
      said.known?.push(await told(hana.email))
      said.unknown?.push(await told('nobody@b.example'))
    }
    expect(mailsTo(hana.email).length - before).toBe(20)
    expect(said.known).toEqual(said.unknown)
    await receive(hana.email, 'resetpassword', VISITOR)
    const signedIn = await fixture.auth.login(hana.phone, PASSWORD)
    const deviceToken = 'device' in signedIn ? signedIn.device : undefined
    await receive(hana.email, 'resetpassword', { ...ON_THE_WAY, deviceToken })
  })

  test('is mailed to one network ten times a day at most', async () => {
    const before = mailsTo(hana.email).length
    await times(24, async () => {
      await ask(hana.email, 'resetpassword', STRANGER)
      clock.advanceMs(HOUR_MS)
    })
    expect(mailsTo(hana.email).length - before).toBe(10)
  })
})

test('a code to register is neither replaced nor guessed away by a stranger', async () => {
  const email = 'newcomer@a.example'
  const own = await receive(email, 'register', ON_THE_WAY)
  await ask(email, 'register', STRANGER)
  const { inviteCode } = fixture.auth
  const form = { phone: '09077770001', email, fullName: 'Kei Mori', password: PASSWORD, inviteCode }
  const register = (given: { code: string; challenge?: string | undefined }, at: VisitorContext) =>
    fixture.auth.calls.register({ query: {}, body: { ...form, ...given, agree: true } }, at)
  await times(6, () => register({ code: wrongFor(own.code) }, STRANGER))
  expect(await register(own, ON_THE_WAY)).toHaveProperty('token')
})
