// What a withdrawal asks of somebody's identity, where the rules ask for one (TR-6.6).

import { parseMoney } from '@fairtick/core/numbers/money'
import { DAY_MS } from '@fairtick/core/time/duration'
import { createCheckIdentity, readIdentityRules } from '@fairtick/server/features/identity/public'
import { createPreconditionCheck } from '@fairtick/server/features/withdrawals/public'
import { openTestDatabase, type TestDatabase } from '@fairtick/server/test/database/test-database'
import { TEST_ROW_SEAL } from '@fairtick/server/test/row-seal'
import { createManualClock } from '@fairtick/testkit/manual-clock'
import { isDeclined } from '@fairtick/wire/handler'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  type AccountSecurityFixture,
  type Customer,
  FUND_PASSWORD,
  openAccountSecurity,
} from './account-security-fixture.ts'

const clock = createManualClock(Date.UTC(2026, 0, 15))
let database: TestDatabase
let fixture: AccountSecurityFixture
let hana: Customer
beforeAll(async () => {
  database = await openTestDatabase()
  fixture = await openAccountSecurity(database, clock)
  hana = await fixture.enter()
  await fixture.setFundPassword(hana)
  await fixture.bindWallet(hana)
})
afterAll(() => database.close())

/** With another code each time. */
async function ask(amount: string, password = FUND_PASSWORD) {
  clock.advanceMs(61_000)
  const rules = { ...readIdentityRules('live'), withdrawalMaxWithout: parseMoney('100') }
  const check = createPreconditionCheck({
    ...fixture.auth.dependencies,
    checkIdentity: createCheckIdentity({
      ...{ database, rules, rowSeal: TEST_ROW_SEAL, nowMs: clock.wallMs },
    }),
  })
  const otp = await fixture.codeFor(hana.email, 'withdraw')
  const answer = await check({ amount, method: 'wallet', password, otp }, hana.context)
  if (!isDeclined(answer)) return 'done'
  return 'code' in answer ? answer.code : answer.declined
}

async function withdrawn(id: string, micros: number, status = 'pending'): Promise<void> {
  await database.query(
    `INSERT INTO withdrawal (id, account_id, method, taken_from, amount, fee, taxable, tax,
       received, submitted_time, approved_time, status, ended_time)
     SELECT $1, id, 'wallet', 'cash', $2::bigint, 0, 0, 0, $2::bigint, $3::bigint,
       CASE WHEN $4 = 'success' THEN $3::bigint END, $4,
       CASE WHEN $4 <> 'pending' THEN $3::bigint END
     FROM account WHERE user_id = $5 AND kind = 'practice'`,
    [id, micros, clock.wallMs(), status, hana.userId],
  )
}

test('`not_verified` comes behind the proofs and before the hold', async () => {
  expect(await ask('101', '999999')).toBe('withdraw_password_wrong')
  expect(await ask('101')).toBe('not_verified')
  expect(await ask('100')).toBe('security_hold')
})

test('what left in 24 hours counts, whatever it was split into', async () => {
  clock.advanceMs(DAY_MS)
  expect(await ask('100')).toBe('done')
  await withdrawn('w1', 60_000_000)
  expect([await ask('41'), await ask('40')]).toEqual(['not_verified', 'done'])
  await withdrawn('w2', 40_000_000, 'success')
  await withdrawn('w3', 40_000_000, 'failed')
  expect(await ask('1')).toBe('not_verified')
  clock.advanceMs(DAY_MS)
  expect(await ask('100')).toBe('done')
})
