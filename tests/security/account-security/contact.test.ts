// A new mail address or phone number of who has a second factor takes that factor (ASVS 7.5.1).

import { MINUTE_MS } from '@fairtick/core/time/duration'
import { openTestDatabase, type TestDatabase } from '@fairtick/server/test/database/test-database'
import { createManualClock } from '@fairtick/testkit/manual-clock'
import { createSoftPasskey } from '@fairtick/testkit/soft-passkey'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import {
  type AccountSecurityFixture,
  type Customer,
  codeOf,
  openAccountSecurity,
  PASSWORD,
} from './account-security-fixture.ts'

const clock = createManualClock(Date.UTC(2026, 0, 15))
let database: TestDatabase
let fixture: AccountSecurityFixture
let hana: Customer
let people = 0

beforeAll(async () => {
  database = await openTestDatabase()
  fixture = await openAccountSecurity(database, clock)
})
beforeEach(async () => {
  people += 1
  hana = await fixture.enter()
})
afterAll(() => database.close())

/** Mailed to an address at the wish of who is logged in. */
async function codeTo(email: string): Promise<string> {
  clock.advanceMs(2 * MINUTE_MS)
  const body = { email, purpose: 'security' } as const
  await fixture.auth.calls.verificationCode({ query: {}, body }, hana.context)
  const mail = fixture.auth.mails.findLast(({ to }) => to === email)
  return mail?.text.match(/\b\d{6}\b/)?.[0] ?? ''
}

const WHATS = {
  email: async (factor: () => string | undefined) => {
    const email = `new${people}@b.example`
    const body = { email, otp: await codeTo(email), password: PASSWORD, factor: factor() }
    return await fixture.auth.calls.changeEmail({ query: {}, body }, hana.context)
  },
  phone: async (factor: () => string | undefined) => {
    const phone = `0905555${1_000 + people}`
    const body = { phone, otp: await codeTo(hana.email), password: PASSWORD, factor: factor() }
    return await fixture.auth.calls.changePhone({ query: {}, body }, hana.context)
  },
}

describe.each(['email', 'phone'] as const)('a new %s', (what) => {
  const changeWith = WHATS[what]
  const change = (factor?: string) => changeWith(() => factor)

  test('takes nothing more than the mailed code of who has no factor', async () => {
    expect(codeOf(await change())).toBe('done')
  })

  test('takes the code of the app of who has one, once', async () => {
    const secret = await fixture.enrolApp(hana)
    expect(await change()).toMatchObject({ code: 'otp_required', detail: { method: 'totp' } })
    expect(codeOf(await change(fixture.wrongCode(secret)))).toBe('otp_wrong')
    // Two minutes old when it comes.
    expect(codeOf(await change(fixture.appCode(secret)))).toBe('otp_wrong')
    expect(codeOf(await changeWith(() => fixture.appCode(secret)))).toBe('done')
  })

  test('takes the passkey of who has one, for this purpose alone', async () => {
    const passkey = createSoftPasskey()
    await fixture.addPasskey(hana, passkey)
    const proofOf = async (purpose: 'security' | 'withdraw') => {
      const proof = await fixture.passkeyProof(hana, passkey, purpose)
      if (!('otp' in proof)) throw new Error(JSON.stringify(proof))
      return proof.otp
    }
    expect(codeOf(await change())).toBe('otp_required')
    expect(codeOf(await change(await proofOf('withdraw')))).toBe('otp_wrong')
    expect(codeOf(await change(await proofOf('security')))).toBe('done')
  })
})
