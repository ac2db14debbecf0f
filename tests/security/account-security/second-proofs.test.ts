// One way to prove a second time: who has an app is asked for it at every act, and a mailed code
// alone opens none of them (TR-6.6, REL-54).

import { DAY_MS, MINUTE_MS } from '@fairtick/core/time/duration'
import { openTestDatabase, type TestDatabase } from '@fairtick/server/test/database/test-database'
import { createManualClock } from '@fairtick/testkit/manual-clock'
import { createSoftPasskey } from '@fairtick/testkit/soft-passkey'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import {
  type AccountSecurityFixture,
  BANK,
  type Customer,
  codeOf,
  FUND_PASSWORD,
  OTHER_TRON,
  openAccountSecurity,
  PASSWORD,
} from './account-security-fixture.ts'

const clock = createManualClock(Date.UTC(2026, 0, 15))
let database: TestDatabase
let fixture: AccountSecurityFixture
let hana: Customer
let walletId = ''

beforeAll(async () => {
  database = await openTestDatabase()
  fixture = await openAccountSecurity(database, clock)
})
beforeEach(async () => {
  hana = await fixture.enter()
  await fixture.setFundPassword(hana)
  const wallet = await fixture.bindWallet(hana)
  walletId = 'id' in wallet ? wallet.id : ''
  clock.advanceMs(DAY_MS)
})
afterAll(() => database.close())

type Otp = string | undefined
type Act = {
  readonly purpose: 'security' | 'bank' | 'withdraw'
  readonly run: (otp: Otp) => Promise<object>
}

const FUND_PASSWORDS = { newPassword: '739104', repeatPassword: '739104' }

const ACTS: Readonly<Record<string, Act>> = {
  'the first bank account': {
    purpose: 'bank',
    run: (branchOtp) =>
      fixture.guard.bindBank({ query: {}, body: { ...BANK, branchOtp } }, hana.context),
  },
  'another bank account': {
    purpose: 'bank',
    run: async (branchOtp) => {
      await database.query(
        `INSERT INTO bank_account SELECT $1, 'jp', 'H', 'B', 'B', '001', '', '7654321', '', 0, ''
         WHERE NOT EXISTS (SELECT FROM bank_account WHERE user_id = $1)`,
        [hana.userId],
      )
      const body = { ...BANK, branchOtp, update: true }
      return await fixture.guard.bindBank({ query: {}, body }, hana.context)
    },
  },
  'a wallet': {
    purpose: 'bank',
    run: (otp) => {
      const body = { currency: 'USDT', channel: 'TRC20', address: OTHER_TRON, otp }
      return fixture.guard.bindWallet({ query: {}, body }, hana.context)
    },
  },
  'a wallet that goes': {
    purpose: 'bank',
    run: (otp) =>
      fixture.guard.removeWallet({ query: {}, body: { id: walletId, otp } }, hana.context),
  },
  'another fund password': {
    purpose: 'security',
    run: (otp) => {
      const body = { oldPassword: FUND_PASSWORD, ...FUND_PASSWORDS, otp }
      return fixture.guard.changeFundPassword({ query: {}, body }, hana.context)
    },
  },
  'a fund password that was forgotten': {
    purpose: 'security',
    run: (otp) => {
      const body = { loginPassword: PASSWORD, ...FUND_PASSWORDS, otp }
      return fixture.guard.resetFundPassword({ query: {}, body }, hana.context)
    },
  },
  'a withdrawal': {
    purpose: 'withdraw',
    run: (otp) =>
      fixture.checkPreconditions(
        { method: 'wallet', password: FUND_PASSWORD, walletId, otp },
        hana.context,
      ),
  },
}

describe.each(Object.keys(ACTS))('REL-54: %s', (name) => {
  const { purpose, run } = ACTS[name] as Act

  test('takes the mailed code of who has nothing else', async () => {
    expect(await run(undefined)).toMatchObject({
      ...{ code: 'otp_required', detail: { method: 'mail' } },
    })
    expect(codeOf(await run(await fixture.codeFor(hana.email, purpose)))).toBe('done')
  })

  test('takes the code of the app of who has one, and no mailed code', async () => {
    const secret = await fixture.enrolApp(hana)
    // The hold of the new factor is over, and so is the step of its code.
    clock.advanceMs(DAY_MS)
    expect(await run(undefined)).toMatchObject({
      ...{ code: 'otp_required', detail: { method: 'totp' } },
    })
    expect(codeOf(await run(await fixture.codeFor(hana.email, purpose)))).toBe('otp_wrong')
    expect(codeOf(await run(fixture.appCode(secret)))).toBe('done')
  })

  test('takes the passkey of who has one, for this purpose alone', async () => {
    const passkey = createSoftPasskey()
    await fixture.addPasskey(hana, passkey)
    clock.advanceMs(DAY_MS + MINUTE_MS)
    const proofFor = async (wanted: Act['purpose']) => {
      const proof = await fixture.passkeyProof(hana, passkey, wanted)
      return 'otp' in proof ? proof.otp : undefined
    }
    expect(codeOf(await run(await fixture.codeFor(hana.email, purpose)))).toBe('otp_wrong')
    const other = purpose === 'bank' ? 'security' : 'bank'
    expect(codeOf(await run(await proofFor(other)))).toBe('otp_wrong')
    expect(codeOf(await run(await proofFor(purpose)))).toBe('done')
  })
})
