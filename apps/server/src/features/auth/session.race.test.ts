// Many at once on a real PostgreSQL (REL-5, REL-48): one user, one use of a code, no free guess.

import {
  type PostgresServer,
  startPostgresServer,
  whyNoPostgres,
} from '@fairtick/server/test/database/postgres-server'
import { IS_CAMPAIGN } from '@fairtick/testkit/drawn-sample'
import { createManualClock } from '@fairtick/testkit/manual-clock'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { admitTry } from '../../platform/attempt-throttle.ts'
import type { Database } from '../../platform/database.ts'
import { openDatabase } from '../../platform/open-database.ts'
import { checkCode, claimOfVisitor, spendCode } from '../second-factor/public-for-auth.ts'
import { createSessionFixture, type SessionFixture, VISITOR } from './session-fixture.ts'

const ROUNDS = 20
/** Each is refused or looked at by the time alone: fewer say the same of the bound. */
const GUESSES = IS_CAMPAIGN ? 10_000 : 2_000
const AT_ONCE = 20

describe.skipIf(whyNoPostgres() !== undefined)('logging in and registering, many at once', () => {
  const clock = createManualClock(Date.UTC(2026, 0, 15))
  let server: PostgresServer
  let database: Database
  let auth: SessionFixture
  beforeAll(async () => {
    server = await startPostgresServer()
    database = await openDatabase({ kind: 'postgres', url: await server.newDatabase() })
    auth = await createSessionFixture(database, clock)
  })
  afterAll(async () => {
    await database?.close()
    await server?.remove()
  })

  const many = <Result>(work: (place: number) => Promise<Result>) =>
    Promise.all(Array.from({ length: AT_ONCE }, (_, place) => work(place)))

  test('20 registrations with one phone, however it is written: one user (REL-5)', async () => {
    const phones = ['09000000001', '+819000000001', '+81 (0)90 0000 0001', '819000000001']
    const emails = Array.from({ length: AT_ONCE }, (_, place) => `race${place}@a.example`)
    const codes = await Promise.all(emails.map((email) => auth.codeFor(email)))
    const answers = await many((place) =>
      auth.register({
        phone: phones[place % phones.length] ?? '',
        ...{ email: emails[place] ?? '', code: codes[place] ?? '' },
      }),
    )
    expect(answers.filter((answer) => 'token' in answer)).toHaveLength(1)
    const refusals = answers.flatMap((answer) => ('code' in answer ? [answer.code] : []))
    expect(refusals).toEqual(Array(AT_ONCE - 1).fill('already_registered'))
    const [counts] = await database.query(
      `SELECT (SELECT count(*) FROM app_user WHERE phone_key = $1) AS users,
         (SELECT count(*) FROM account) AS accounts`,
      ['+819000000001'],
    )
    expect(counts).toEqual({ users: 1n, accounts: 2n })
  })

  test('one form sent 20 times at once: one user, one success (REL-5)', async () => {
    const email = 'same@a.example'
    const form = { phone: '09000000002', email, code: await auth.codeFor(email) }
    const answers = await many(() => auth.register(form))
    expect(answers.filter((answer) => 'token' in answer)).toHaveLength(1)
  })

  test('one code used 20 times at once: one use (REL-5)', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const email = `code${round}@a.example`
      const code = await auth.codeFor(email)
      const uses = await many(async () => {
        const claim = claimOfVisitor({ address: VISITOR.address, deviceKeys: [] }, undefined)
        const given = { code, claim, nowMs: clock.wallMs() }
        const proven = await checkCode(auth.dependencies, 'register', email, given)
        return proven !== undefined && (await spendCode(database, proven, clock.wallMs()))
      })
      expect(uses.filter((isUsed) => isUsed)).toHaveLength(1)
    }
  })

  test('20 guesses of one password at once: five are looked at (REL-48)', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const tried = { subject: `phone${round}`, place: '198.51.100', device: 'new' } as const
      const waits = await many(() => admitTry(database, tried, clock.wallMs()))
      expect(waits.filter((waitMs) => waitMs === undefined)).toHaveLength(5)
    }
  })

  test(`${GUESSES} guesses of one password within an hour: at most 100 are looked at (REL-48)`, async () => {
    let admitted = 0
    for (let round = 0; round < GUESSES / AT_ONCE; round += 1) {
      const nowMs = clock.wallMs() + round * ((3_600_000 * AT_ONCE) / GUESSES)
      const waits = await many((place) =>
        admitTry(database, { subject: 'victim', place: `${round}.${place}`, device: 'new' }, nowMs),
      )
      admitted += waits.filter((waitMs) => waitMs === undefined).length
    }
    expect(admitted).toBeGreaterThan(50)
    expect(admitted).toBeLessThanOrEqual(100)
  })

  test('logins by a password that is set anew at that moment: none of them stays (REL-52)', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const [email, phone] = [`reset${round}@a.example`, `0900100${1_000 + round}`]
      const { user } = await auth.enter({ email, phone })
      const code = await auth.codeFor(email, 'resetpassword')
      const passwords = { password: 'maple window 73', repeatPassword: 'maple window 73' }
      const body = { phone, email, code, ...passwords }
      const reset = auth.calls.findPassword({ query: {}, body }, VISITOR)
      const logins = Array.from({ length: 4 }, () => auth.login(phone, 'walnut bridge 52'))
      expect(await reset).toEqual({})
      await Promise.all(logins)
      const open = await database.query('SELECT 1 FROM session WHERE user_id = $1', [user.id])
      expect([round, open]).toEqual([round, []])
    }
  })

  test('20 codes asked for at once: one is sent (REL-51)', async () => {
    const ask = { query: {}, body: { email: 'flood@a.example', purpose: 'register' } } as const
    const answers = await many(() => auth.calls.verificationCode(ask, VISITOR))
    expect(answers.filter((answer) => 'expiresIn' in answer)).toHaveLength(1)
    expect(auth.mails.filter(({ to }) => to === 'flood@a.example')).toHaveLength(1)
  })
})
