// What a customer has allowed themselves to pay in (TR-12.3): sums back over each span, and breaks.

import { parseLots } from '@fairtick/core/numbers/lots'
import { DAY_MS } from '@fairtick/core/time/duration'
import { createSessionFixture } from '@fairtick/server/features/auth/session-fixture'
import { checkDepositLimits } from '@fairtick/server/features/deposits/check-deposit-limits'
import { readDepositMethods } from '@fairtick/server/features/deposits/deposit-methods'
import { saveLimit } from '@fairtick/server/features/limits/public'
import { openTestDatabase, type TestDatabase } from '@fairtick/server/test/database/test-database'
import { TEST_ROW_SEAL } from '@fairtick/server/test/row-seal'
import { createManualClock } from '@fairtick/testkit/manual-clock'
import type { LimitField } from '@fairtick/wire/calls/limits'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'

const METHOD = 'usdt-trc20'
const clock = createManualClock(Date.UTC(2026, 0, 15))
const methods = readDepositMethods()
let database: TestDatabase
let userId: string
let accountId: string
let count = 0

beforeAll(async () => {
  database = await openTestDatabase()
})
beforeEach(async () => {
  count += 1
  const auth = await createSessionFixture(database, clock)
  const contact = { email: `limit${count}@a.example`, phone: `0901${1_000_000 + count}` }
  userId = (await auth.enter(contact)).context.caller.userId
  const [row] = await database.query<{ id: string }>(
    `SELECT id FROM account WHERE user_id = $1 AND kind = 'practice'`,
    [userId],
  )
  accountId = row?.id ?? ''
})
afterAll(() => database.close())

const limit = (field: LimitField, value: string) =>
  saveLimit(database, TEST_ROW_SEAL, userId, { field, value, pending: undefined })

type PaidIn = {
  readonly status: 'pending' | 'approved' | 'success' | 'failed'
  readonly daysAgo: number
  /** Of a deposit that has ended. */
  readonly endedDaysAgo?: number
}

async function paidIn(amount: string, { status, daysAgo, endedDaysAgo = daysAgo }: PaidIn) {
  count += 1
  await database.query(
    `INSERT INTO file (id, user_id, purpose, content_hash, bytes, created_time)
     VALUES ($1, $2, 'voucher', $1, 1, 0)`,
    [`file${count}`, userId],
  )
  const isOpen = status === 'pending' || status === 'approved'
  const [submitted, ended] = [daysAgo, endedDaysAgo].map((days) => clock.wallMs() - days * DAY_MS)
  const approval = status === 'pending' ? [null, null, null] : ['2', submitted, 'r']
  await database.query(
    `INSERT INTO deposit (id, user_id, account_id, account_kind, method_id, currency, channel,
       network, amount, voucher_file, voucher_hash, submitted_time, status, reason, rate,
       approved_time, reviewed_by, credited, ended_time)
     VALUES ($1, $2, $3, 'practice', $4, 'USDT', 'crypto', 'TRC20', $5::numeric, $6, 'x', $7, $8,
       $9, $10::numeric, $11, $12, $13::bigint, $14)`,
    [
      ...[`deposit${count}`, userId, accountId, METHOD, amount, `file${count}`, submitted],
      ...[isOpen ? 'pending' : status, status === 'failed' ? 'not_received' : null, ...approval],
      ...[status === 'success' ? `${amount}000000` : null, isOpen ? null : ended],
    ],
  )
}

const pass = (amount: string) =>
  checkDepositLimits(
    database,
    { methods, nowMs: clock.wallMs, rowSeal: TEST_ROW_SEAL },
    { userId, accountId, methodId: METHOD, amount: parseLots(amount) as never, sharers: [] },
  )

describe('TR-12.3, H12: a limit of deposits', () => {
  it('counts what was paid in within its span, the new one included, and nothing that failed', async () => {
    await limit('depositWeek', '1000')
    await paidIn('600', { status: 'success', daysAgo: 6 })
    await paidIn('900', { status: 'success', daysAgo: 8 })
    await paidIn('900', { status: 'failed', daysAgo: 1 })
    expect(await pass('400')).toBeUndefined()
    expect(await pass('401')).toMatchObject({
      code: 'deposit_limit',
      detail: { days: 7, limit: '1000', used: '600' },
    })
  })

  it('counts what waits for review however long it waits, then from when it was credited', async () => {
    await limit('depositDay', '1000')
    await paidIn('300', { status: 'pending', daysAgo: 40 })
    await paidIn('400', { status: 'success', daysAgo: 3, endedDaysAgo: 0.5 })
    expect(await pass('300')).toBeUndefined()
    expect(await pass('301')).toMatchObject({ detail: { days: 1, used: '700' } })
  })

  it('counts what was approved at the rate at which it will be credited', async () => {
    await limit('depositDay', '1000')
    await paidIn('300', { status: 'approved', daysAgo: 2 })
    expect(await pass('401')).toMatchObject({ detail: { days: 1, used: '600' } })
  })

  it('is none where none was set, and each span has its own', async () => {
    await paidIn('100000', { status: 'success', daysAgo: 0 })
    expect(await pass('5000')).toBeUndefined()
    await limit('depositMonth', '200000')
    await limit('depositDay', '100100')
    expect(await pass('101')).toMatchObject({ detail: { days: 1 } })
  })

  it('of a break is everything, until it ends', async () => {
    await limit('timeOutUntil', String(clock.wallMs() + 1))
    expect(await pass('50')).toMatchObject({ code: 'self_excluded' })
    clock.advanceMs(1)
    expect(await pass('50')).toBeUndefined()
  })
})
