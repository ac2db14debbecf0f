// A new login password ends what came by the old one (REL-52), also what is under way just then.

import { interleavingDatabase } from '@fairtick/server/test/database/interleaving-database'
import { openTestDatabase, type TestDatabase } from '@fairtick/server/test/database/test-database'
import { createManualClock } from '@fairtick/testkit/manual-clock'
import { createSoftPasskey } from '@fairtick/testkit/soft-passkey'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import {
  type AccountSecurityFixture,
  type Customer,
  codeOf,
  openAccountSecurity,
  PASSWORD,
} from './account-security-fixture.ts'

const NEW_PASSWORD = 'maple window 73'
const clock = createManualClock(Date.UTC(2026, 0, 15))
let database: TestDatabase
let fixture: AccountSecurityFixture
let hana: Customer
let interleaving: ReturnType<typeof interleavingDatabase>

beforeAll(async () => {
  database = await openTestDatabase()
  interleaving = interleavingDatabase(database)
  fixture = await openAccountSecurity(interleaving.database, clock)
})
beforeEach(async () => {
  hana = await fixture.enter()
})
afterAll(() => database.close())

/** What `find-password` writes. */
async function resetPassword(): Promise<void> {
  const { userId } = hana
  await database.query(`UPDATE app_user SET password_hash = 'new' WHERE id = $1`, [userId])
  await database.query('DELETE FROM session WHERE user_id = $1', [userId])
}

async function everything(): Promise<unknown> {
  const [row] = await database.query(
    `SELECT u.password_hash, u.email, f.password_hash AS fund_password, t.confirmed_time,
       (SELECT count(*) FROM session s WHERE s.user_id = u.id) AS sessions,
       (SELECT count(*) FROM passkey p WHERE p.user_id = u.id) AS passkeys
     FROM app_user u LEFT JOIN fund_password f ON f.user_id = u.id
       LEFT JOIN second_factor t ON t.user_id = u.id
     WHERE u.id = $1`,
    [hana.userId],
  )
  return row
}

const changePassword = () => {
  const passwords = { newPassword: NEW_PASSWORD, repeatPassword: NEW_PASSWORD }
  const body = { oldPassword: PASSWORD, ...passwords }
  return fixture.auth.calls.changePassword({ query: {}, body }, hana.context)
}

/** Each is made ready first; what it returns then is the act itself. */
const ACTS: Record<string, () => Promise<() => Promise<object>>> = {
  login: async () => () => fixture.auth.login(hana.phone, PASSWORD),
  changePassword: async () => changePassword,
  changeEmail: async () => {
    const email = `new.${hana.email}`
    const ask = { email, purpose: 'security' } as const
    await fixture.auth.calls.verificationCode({ query: {}, body: ask }, hana.context)
    const otp = fixture.auth.mails.findLast(({ to }) => to === email)?.text.match(/\b\d{6}\b/)?.[0]
    const body = { email, otp: otp ?? '', password: PASSWORD }
    return () => fixture.auth.calls.changeEmail({ query: {}, body }, hana.context)
  },
  changeFundPassword: async () => {
    const otp = await fixture.codeFor(hana.email, 'security')
    const passwords = { newPassword: '508213', repeatPassword: '508213' }
    const body = { loginPassword: PASSWORD, ...passwords, otp }
    return () => fixture.guard.changeFundPassword({ query: {}, body }, hana.context)
  },
  confirmTotp: async () => {
    const ask = { query: {}, body: { loginPassword: PASSWORD } }
    const begun = await fixture.guard.startTotp(ask, hana.context)
    const code = fixture.appCode('secret' in begun ? begun.secret : '')
    const otp = await fixture.codeFor(hana.email, 'security')
    return () => fixture.guard.confirmTotp({ query: {}, body: { code, otp } }, hana.context)
  },
  addPasskey: async () => {
    const ask = { query: {}, body: { loginPassword: PASSWORD } }
    const begun = await fixture.guard.beginPasskey(ask, hana.context)
    const made = createSoftPasskey().make('challenge' in begun ? begun.challenge : '')
    const otp = await fixture.codeFor(hana.email, 'security')
    const body = { ...made, name: 'Phone', otp }
    return () => fixture.guard.addPasskey({ query: {}, body }, hana.context)
  },
}

test.each(Object.entries(ACTS))(
  '%s comes to nothing behind a new password',
  async (name, prepare) => {
    const act = await prepare()
    interleaving.beforeNextTransaction(resetPassword)
    const answer = await act()
    expect(interleaving.hasRun()).toBe(true)
    expect(codeOf(answer)).toBe(name === 'login' ? 'login_failed' : 'password_wrong')
    expect(await everything()).toEqual({
      ...{ password_hash: 'new', email: hana.email, fund_password: null, confirmed_time: null },
      ...{ sessions: 0n, passkeys: 0n },
    })
  },
)

test.each(Object.entries(ACTS))(
  '%s is done where nothing comes between',
  async (_name, prepare) => {
    const act = await prepare()
    const before = await everything()
    expect(codeOf(await act())).toBe('done')
    expect(await everything()).not.toEqual(before)
  },
)
