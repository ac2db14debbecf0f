// A thief of the run-time role writes an address of their own into a customer's row: no code that
// goes there sets a password anew, or a phone number.

import { HOUR_MS } from '@fairtick/core/time/duration'
import { findUnauthorised } from '@fairtick/server/features/authority/public'
import { BOTH_DATABASES, isMissing } from '@fairtick/server/test/database/both-databases'
import type { TestDatabase } from '@fairtick/server/test/database/test-database'
import { TEST_ROW_SEAL } from '@fairtick/server/test/row-seal'
import { createManualClock, type ManualClock } from '@fairtick/testkit/manual-clock'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import {
  type AccountSecurityFixture,
  type Customer,
  codeOf,
  openAccountSecurity,
  PASSWORD,
} from '../account-security/account-security-fixture.ts'

const WRITE = 'UPDATE app_user SET email = $2, email_key = $2 WHERE id = $1'
const PASSWORDS = { password: 'maple harbour 77', repeatPassword: 'maple harbour 77' }

describe.each(BOTH_DATABASES)('on %s', (name, open) => {
  let database: TestDatabase
  let clock: ManualClock
  let fixture: AccountSecurityFixture
  let victim: Customer
  let thief: Customer
  beforeEach(async () => {
    database = await open()
    clock = createManualClock(Date.UTC(2026, 0, 15))
    fixture = await openAccountSecurity(database, clock)
    victim = await fixture.enter()
    thief = await fixture.enter()
    clock.advanceMs(HOUR_MS)
  })
  afterEach(() => database.close())

  const reset = async (email: string, code: string) => {
    const body = { phone: victim.phone, email, code, ...PASSWORDS }
    return codeOf(await fixture.auth.calls.findPassword({ query: {}, body }, victim.context))
  }
  const mailsTo = (email: string) => fixture.auth.mails.filter(({ to }) => to === email).length

  it.skipIf(isMissing(name))(
    'a code that was mailed to a thief opens no other account',
    async () => {
      const code = await fixture.codeFor(thief.email, 'resetpassword')
      expect(code).not.toBe('')
      await database.query(WRITE, [thief.userId, 'gone@a.example'])
      await database.query(WRITE, [victim.userId, thief.email])
      expect(await reset(thief.email, code)).toBe('code_wrong')
      const named = [thief, victim].map(
        ({ userId }) => `app_user: the server did not write row ${userId}`,
      )
      expect(new Set(await findUnauthorised(database, TEST_ROW_SEAL))).toEqual(new Set(named))
    },
  )

  it.skipIf(isMissing(name))(
    'no code is mailed to a planted address, and nobody is told',
    async () => {
      const unknown = { email: 'nobody@a.example', purpose: 'resetpassword' } as const
      const { verificationCode } = fixture.auth.calls
      const visitor = { ...victim.context, caller: undefined }
      const ofNobody = await verificationCode({ query: {}, body: unknown }, visitor)
      const planted = 'planted@a.example'
      await database.query(WRITE, [victim.userId, planted])
      const asked = { email: planted, purpose: 'resetpassword' } as const
      const answer = await verificationCode({ query: {}, body: asked }, visitor)
      expect(Object.keys(answer)).toEqual(Object.keys(ofNobody))
      expect(mailsTo(planted)).toBe(0)
    },
  )

  it.skipIf(isMissing(name))(
    'mail and phone that their owner changes are sealed anew',
    async () => {
      const change = async () => {
        const otp = await fixture.codeFor(victim.email, 'security')
        const body = { phone: '09088887777', otp, password: PASSWORD }
        return codeOf(await fixture.auth.calls.changePhone({ query: {}, body }, victim.context))
      }
      expect(await change()).toBe('done')
      expect(await findUnauthorised(database, TEST_ROW_SEAL)).toEqual([])
      const email = 'hana.new@a.example'
      clock.advanceMs(HOUR_MS)
      const asked = { email, purpose: 'security' } as const
      await fixture.auth.calls.verificationCode({ query: {}, body: asked }, victim.context)
      const mail = fixture.auth.mails.findLast(({ to }) => to === email)
      const code = mail?.text.match(/\b\d{6}\b/)?.[0] ?? ''
      const body = { email, otp: code, password: PASSWORD }
      const done = await fixture.auth.calls.changeEmail({ query: {}, body }, victim.context)
      expect(codeOf(done)).toBe('done')
      expect(await findUnauthorised(database, TEST_ROW_SEAL)).toEqual([])
    },
  )

  it.skipIf(isMissing(name))('a stolen session sets no phone by a planted address', async () => {
    await database.query(WRITE, [victim.userId, 'planted@a.example'])
    const asked = { email: 'planted@a.example', purpose: 'security' } as const
    await fixture.auth.calls.verificationCode({ query: {}, body: asked }, victim.context)
    const mail = fixture.auth.mails.findLast(({ to }) => to === 'planted@a.example')
    const otp = mail?.text.match(/\b\d{6}\b/)?.[0] ?? ''
    const body = { phone: '09088887777', otp, password: PASSWORD }
    const answer = await fixture.auth.calls.changePhone({ query: {}, body }, victim.context)
    expect(codeOf(answer)).toBe('code_wrong')
  })
})
