// Many at once on a real PostgreSQL (REL-5, REL-50): no free guess, one bank, one use of a code.

import { DAY_MS } from '@fairtick/core/time/duration'
import { insertBank } from '@fairtick/server/features/payout-methods/bank-store'
import type { Database } from '@fairtick/server/platform/database'
import { openDatabase } from '@fairtick/server/platform/open-database'
import {
  type PostgresServer,
  startPostgresServer,
  whyNoPostgres,
} from '@fairtick/server/test/database/postgres-server'
import { TEST_ROW_SEAL } from '@fairtick/server/test/row-seal'
import { createManualClock } from '@fairtick/testkit/manual-clock'
import { createSoftPasskey } from '@fairtick/testkit/soft-passkey'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  type AccountSecurityFixture,
  BANK,
  type Customer,
  codeOf,
  FUND_PASSWORD,
  openAccountSecurity,
  PASSWORD,
} from './account-security-fixture.ts'

const AT_ONCE = 20
const ROUNDS = 3

describe.skipIf(whyNoPostgres() !== undefined)('before a withdrawal, many at once', () => {
  const clock = createManualClock(Date.UTC(2026, 0, 15))
  let server: PostgresServer
  let database: Database
  let fixture: AccountSecurityFixture
  beforeAll(async () => {
    server = await startPostgresServer()
    database = await openDatabase({ kind: 'postgres', url: await server.newDatabase() })
    fixture = await openAccountSecurity(database, clock)
  })
  afterAll(async () => {
    await database?.close()
    await server?.remove()
  })

  const many = async (work: (place: number) => Promise<object | undefined>) => {
    const answers = await Promise.all(Array.from({ length: AT_ONCE }, (_, place) => work(place)))
    return Map.groupBy(answers.map(codeOf), (code) => code)
  }
  const pass = ({ context }: Customer, password: string, otp?: string) =>
    fixture.checkPreconditions({ method: 'wallet', password, otp }, context)
  const enterReady = async () => {
    const customer = await fixture.enter()
    await fixture.setFundPassword(customer)
    await fixture.bindWallet(customer)
    clock.advanceMs(DAY_MS)
    return customer
  }

  test('20 guesses of a fund password: five are looked at, then it is locked (REL-50)', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const customer = await enterReady()
      await fixture.auth.sendMails()
      const mailsBefore = fixture.auth.mails.length
      const answers = await many((place) => pass(customer, String(600_013 + place)))
      expect(answers.get('withdraw_password_wrong')).toHaveLength(5)
      expect(answers.get('locked')).toHaveLength(AT_ONCE - 5)
      expect(codeOf(await pass(customer, FUND_PASSWORD))).toBe('locked')
      await fixture.auth.sendMails()
      expect(fixture.auth.mails).toHaveLength(mailsBefore + 1)
    }
  })

  test('20 banks of one user: one (REL-5)', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const customer = await fixture.enter()
      const branchOtp = await fixture.codeFor(customer.email, 'bank')
      const answers = await many((place) =>
        fixture.bindBank(customer, { branchOtp, cardNumber: String(1_000_000 + place) }),
      )
      expect(answers.get('done')).toHaveLength(1)
      const [row] = await database.query(
        'SELECT count(*) AS banks FROM bank_account WHERE user_id = $1',
        [customer.userId],
      )
      expect(row).toEqual({ banks: 1n })
    }
  })

  test('20 banks written at once, each by a proof of its own: one (REL-5)', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const { userId } = await fixture.enter()
      const { bankWay, accountName, bankName, branchName, branchNumber } = BANK
      const written = await Promise.all(
        Array.from({ length: AT_ONCE }, (_, place) => {
          const cardNumber = String(2_000_000 + place)
          const names = { bankWay, accountName, bankName, branchName, branchNumber }
          const numbers = { bankCode: '', ifsc: '', cardNumber, changedMs: clock.wallMs() }
          const bank = { ...names, ...numbers, userId }
          return database.transaction((tx) => insertBank(tx, TEST_ROW_SEAL, bank))
        }),
      )
      expect(written.filter((isFirst) => isFirst)).toHaveLength(1)
    }
  })

  test('one code of an app opens one of 20 withdrawals (REL-5)', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const customer = await enterReady()
      const secret = await fixture.enrolApp(customer)
      clock.advanceMs(DAY_MS)
      const answers = await many(() => pass(customer, FUND_PASSWORD, fixture.appCode(secret)))
      expect(answers.get('done')).toHaveLength(1)
      expect(codeOf(await pass(customer, FUND_PASSWORD, fixture.appCode(secret)))).not.toBe('done')
    }
  })

  test('one mailed code opens one of 5 withdrawals (REL-5)', async () => {
    const customer = await enterReady()
    const otp = await fixture.codeFor(customer.email, 'withdraw')
    const answers = await Promise.all(
      Array.from({ length: 4 }, () => pass(customer, FUND_PASSWORD, otp)),
    )
    expect(answers.map(codeOf).sort()).toEqual(['done', 'otp_wrong', 'otp_wrong', 'otp_wrong'])
  })

  test('20 answers to one question to a passkey: one proof, one use of it, one login', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const customer = await fixture.enter()
      const { context } = customer
      const passkey = createSoftPasskey()
      await fixture.addPasskey(customer, passkey)
      const asked = await fixture.guard.askPasskey(
        { query: {}, body: { purpose: 'security' } },
        context,
      )
      const body = passkey.answer(challengeOf(asked))
      const proofs: object[] = []
      const exchanged = await many(async () => {
        const proof = await fixture.guard.provePasskey({ query: {}, body }, context)
        proofs.push(proof)
        return proof
      })
      expect(exchanged.get('done')).toHaveLength(1)
      const { otp } = proofs.find((proof) => 'otp' in proof) as { otp: string }
      const renewed = await many(() =>
        fixture.guard.renewRecoveryCodes(
          { query: {}, body: { loginPassword: PASSWORD, otp } },
          context,
        ),
      )
      expect(renewed.get('done')).toHaveLength(1)
      const auth = fixture.auth.calls
      const answer = passkey.answer(
        challengeOf(await auth.askLoginPasskey({ query: {}, body: {} }, context)),
      )
      const logins = await many(() => auth.loginByPasskey({ query: {}, body: answer }, context))
      expect(logins.get('done')).toHaveLength(1)
    }
  })

  test('20 uses of one recovery code at the sign-in: one session', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const customer = await fixture.enter()
      const added = await fixture.addPasskey(customer, createSoftPasskey())
      const otp = (added as { newRecoveryCodes: string[] }).newRecoveryCodes[0]
      const body = { phone: customer.phone, password: PASSWORD, otp }
      const sessions = await fixture.auth.dependencies.database.query(
        'SELECT id FROM session WHERE user_id = $1',
        [customer.userId],
      )
      const answers = await many(() =>
        fixture.auth.calls.login({ query: {}, body }, { ...customer.context, caller: undefined }),
      )
      expect(answers.get('done')).toHaveLength(1)
      const after = await database.query('SELECT id FROM session WHERE user_id = $1', [
        customer.userId,
      ])
      expect(after).toHaveLength(sessions.length + 1)
    }
  })
})

function challengeOf(asked: object): string {
  if (!('challenge' in asked)) throw new Error(JSON.stringify(asked))
  return asked.challenge as string
}
