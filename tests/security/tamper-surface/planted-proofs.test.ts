// A thief of the run-time role writes rows of what proves somebody: passkeys, recovery codes and
// mailed codes that the server did not make for their owner prove nothing.

import { HOUR_MS } from '@fairtick/core/time/duration'
import { findUnauthorised } from '@fairtick/server/features/authority/public'
import { hashOf } from '@fairtick/server/platform/random-id'
import { BOTH_DATABASES, isMissing } from '@fairtick/server/test/database/both-databases'
import type { TestDatabase } from '@fairtick/server/test/database/test-database'
import { openOffice, outcome } from '@fairtick/server/test/office/office-fixture'
import { TEST_ROW_SEAL } from '@fairtick/server/test/row-seal'
import { createManualClock, type ManualClock } from '@fairtick/testkit/manual-clock'
import { createSoftPasskey } from '@fairtick/testkit/soft-passkey'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import {
  type AccountSecurityFixture,
  type Customer,
  codeOf,
  openAccountSecurity,
  PASSWORD,
} from '../account-security/account-security-fixture.ts'

/** The run-time role may not change whose it is: it removes the row and adds another. */
const GIVE_TO_CUSTOMER = `WITH own AS (DELETE FROM passkey RETURNING *)
  INSERT INTO passkey (id, user_id, credential_id, public_key, counter, transports, name,
    is_synced, created_time, seal)
  SELECT 'planted', $1, credential_id, public_key, counter, transports, name, is_synced,
    created_time, seal FROM own`
const GIVE_TO_STAFF = `WITH own AS (DELETE FROM staff_passkey RETURNING *)
  INSERT INTO staff_passkey (id, staff_id, credential_id, public_key, counter, transports, name,
    is_synced, created_time, seal)
  SELECT 'planted', $1, credential_id, public_key, counter, transports, name, is_synced,
    created_time, seal FROM own`

describe.each(BOTH_DATABASES)('on %s', (name, open) => {
  let database: TestDatabase
  let clock: ManualClock
  beforeEach(async () => {
    database = await open()
    clock = createManualClock(Date.UTC(2026, 0, 15))
  })
  afterEach(() => database.close())

  const findings = () => findUnauthorised(database, TEST_ROW_SEAL)

  describe('of a customer', () => {
    let fixture: AccountSecurityFixture
    let victim: Customer
    beforeEach(async () => {
      fixture = await openAccountSecurity(database, clock)
      victim = await fixture.enter()
    })

    const login = (otp: string) =>
      fixture.auth.calls.login(
        { query: {}, body: { phone: victim.phone, password: PASSWORD, otp } },
        { ...victim.context, caller: undefined },
      )

    it.skipIf(isMissing(name))('the passkey of a thief is nobody else’s', async () => {
      const thief = await fixture.enter()
      const passkey = createSoftPasskey()
      await fixture.addPasskey(thief, passkey)
      const logIn = async () => {
        const { askLoginPasskey, loginByPasskey } = fixture.auth.calls
        const asked = await askLoginPasskey({ query: {}, body: {} }, thief.context)
        const body = passkey.answer((asked as { challenge: string }).challenge)
        return codeOf(await loginByPasskey({ query: {}, body }, thief.context))
      }
      expect([await logIn(), await findings()]).toEqual(['done', []])
      await database.query(GIVE_TO_CUSTOMER, [victim.userId])
      expect(await logIn()).toBe('passkey_wrong')
      expect(await findings()).toEqual(['passkey: the server did not write row planted'])
    })

    it.skipIf(isMissing(name))('a recovery code that was planted opens nothing', async () => {
      const added = await fixture.addPasskey(victim, createSoftPasskey())
      const [genuine = ''] = (added as { newRecoveryCodes: string[] }).newRecoveryCodes
      await database.query('INSERT INTO recovery_code (user_id, code_hash) VALUES ($1, $2)', [
        victim.userId,
        hashOf('recovery-code', victim.userId, 'ABCDEFGHJKLM'),
      ])
      expect(codeOf(await login('ABCD-EFGH-JKLM'))).toBe('otp_wrong')
      expect(codeOf(await login(genuine))).toBe('done')
    })

    const reset = (code: string) => {
      const passwords = { password: 'copper lantern 81', repeatPassword: 'copper lantern 81' }
      const body = { ...{ phone: victim.phone, email: victim.email, code }, ...passwords }
      const context = { ...victim.context, caller: undefined }
      return fixture.auth.calls.findPassword({ query: {}, body }, context)
    }

    it.skipIf(isMissing(name))('a mailed code that was planted resets no password', async () => {
      await fixture.codeFor(victim.email, 'resetpassword')
      const hash = ['mail-code', 'resetpassword', victim.email, 'salt', '123456']
      await database.query("UPDATE mail_code SET salt = 'salt', code_hash = $1", [hashOf(...hash)])
      expect(codeOf(await reset('123456'))).toBe('code_wrong')
    })

    it.skipIf(isMissing(name))('a mailed code lives no longer than it may', async () => {
      const code = await fixture.codeFor(victim.email, 'resetpassword')
      clock.advanceMs(HOUR_MS)
      await database.query('UPDATE mail_code SET expires_time = expires_time + $1', [HOUR_MS])
      expect(codeOf(await reset(code))).toBe('code_wrong')
    })
  })

  it.skipIf(isMissing(name))('the passkey of one of the staff is no admin’s', async () => {
    const office = await openOffice(database, clock)
    const ann = await office.setUp()
    await office.setUpSecond()
    const eve = await office.hire(ann, 'eve@house.example')
    const key = createSoftPasskey()
    const made = key.make((await eve.act('beginPasskey', {})).challenge)
    await eve.client.call('addPasskey', { body: { ...made, name: 'Key' } })
    const logIn = async () => {
      const { challenge } = await office.visitor.call('askLoginPasskey')
      return await outcome(office.visitor.call('loginByPasskey', { body: key.answer(challenge) }))
    }
    expect([await logIn(), await findings()]).toEqual(['done', []])
    await database.query(GIVE_TO_STAFF, [ann.id])
    expect(await logIn()).toBe('login_failed')
    expect(await findings()).toEqual(['staff_passkey: the server did not write row planted'])
    await office.stop()
  })
})
