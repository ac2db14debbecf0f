// Money in and out through the real engine host and database (TR-6, TR-7, TR-8).

import { OPEN_JURISDICTION } from '@fairtick/core/engine/jurisdiction'
import { parseQuantity } from '@fairtick/core/numbers/lots'
import { parsePrice } from '@fairtick/core/numbers/price'
import { DAY_MS, HOUR_MS } from '@fairtick/core/time/duration'
import { openTestDatabase, type TestDatabase } from '@fairtick/server/test/database/test-database'
import { TEAM_TERMS } from '@fairtick/server/test/team-members'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import {
  createSettableClock,
  type EngineFixture,
  money,
  openEngine,
  type SettableClock,
} from '../engine-fixture.ts'
import { reconcile } from '../verify/reconciliation.ts'
import { verifyTape } from '../verify/verify-tape.ts'

/** Monday, 5 January 2026, noon in Tokyo; the next window begins in 19 hours. */
const NOON = Date.UTC(2026, 0, 5, 3)
const UNTIL_WINDOW_MS = 19 * HOUR_MS
let database: TestDatabase
let clock: SettableClock
let engine: EngineFixture

beforeEach(async () => {
  database = await openTestDatabase()
  clock = createSettableClock(NOON)
  engine = await openEngine(database, clock, { moneyTerms: TEAM_TERMS })
  for (const id of ['a', 'b', 'c']) await engine.open(id)
  await engine.tick('64000')
})

afterEach(async () => {
  await engine.stop()
  for (const from of ['genesis', 'latest-checkpoint'] as const) {
    await expect(verifyTape(database, from)).resolves.toMatchObject({ findings: [] })
  }
  await expect(reconcile(database)).resolves.toMatchObject({ isClean: true })
  await database.close()
})

const restart = async () => {
  await engine.stop()
  engine = await openEngine(database, clock, { moneyTerms: TEAM_TERMS })
}
/** Without when it was written last. */
const account = async (id: string): Promise<Record<string, unknown>> => {
  const [row] = await database.query('SELECT * FROM account WHERE id = $1', [id])
  return { ...row, changed: undefined }
}
const withdrawals = () => database.query('SELECT * FROM withdrawal ORDER BY id')
const withdraw = (withdrawalId: string, amount: string) =>
  engine.ask({
    ...{ kind: 'submit-withdrawal', accountId: 'a', withdrawalId, method: 'wallet', from: 'cash' },
    amount: money(amount),
  })
const act = (
  kind: 'approve-withdrawal' | 'pay-withdrawal' | 'fail-withdrawal' | 'cancel-withdrawal',
  withdrawalId: string,
) => engine.ask({ kind, accountId: 'a', withdrawalId })
/** A gain: long at 64 000 and a half spread, closed 1 000 dollars higher. */
const gain = async () => {
  await engine.trade('a', 'gain', { lots: '100' })
  await engine.tick('65000')
  await engine.close('a', 'gain')
}

describe('a deposit', () => {
  it('is credited at the rate of its record (TR-7)', async () => {
    const credited = await engine.ask({
      ...{ kind: 'credit-deposit', accountId: 'a', depositId: 'd', channel: 'bank' },
      submitted: 0 as never,
      amount: parseQuantity('15000') as never,
      rate: parsePrice('0.0065') as never,
    })
    expect(credited).toEqual({ kind: 'deposit-credited', depositId: 'd', credited: '97.5' })
    expect(await account('a')).toMatchObject({ cash: 10_097_500_000n, untaxed_gains: 0n })
  })
})

describe('a withdrawal', () => {
  it('waits on hold, is approved, and is paid in the window, across restarts (TR-6.4, 6.5)', async () => {
    await gain()
    const { untaxed_gains: gains } = (await account('a')) as { untaxed_gains: bigint }
    expect(gains).toBeGreaterThan(0n)
    const submitted = await withdraw('w', '5000')
    expect(submitted).toMatchObject({ kind: 'withdrawal', withdrawal: { status: 'pending' } })
    expect(await account('a')).toMatchObject({ withdrawal_hold: 5_000_000_000n, untaxed_gains: 0n })
    await restart()
    expect(await act('pay-withdrawal', 'w')).toMatchObject({ kind: 'refused', code: 'not_found' })
    expect(await act('approve-withdrawal', 'w')).toMatchObject({ kind: 'withdrawal' })
    expect(await act('pay-withdrawal', 'w')).toMatchObject({ code: 'outside_window' })
    await restart()
    await engine.pass(UNTIL_WINDOW_MS + HOUR_MS)
    await restart()
    expect(await act('pay-withdrawal', 'w')).toMatchObject({ withdrawal: { status: 'success' } })
    expect(await account('a')).toMatchObject({ withdrawal_hold: 0n })
    const [row] = await withdrawals()
    expect(row).toMatchObject({
      status: 'success',
      taxable: gains,
      tax: gains / 5n,
      fee: 1_000_000n,
    })
  })

  it('that fails or is cancelled comes back whole, with its gains (TR-6.4)', async () => {
    await gain()
    const before = await account('a')
    await withdraw('v', '100')
    await withdraw('w', '5000')
    expect(await act('cancel-withdrawal', 'v')).toMatchObject({
      withdrawal: { status: 'cancelled' },
    })
    await restart()
    expect(await act('approve-withdrawal', 'w')).toMatchObject({ kind: 'withdrawal' })
    expect(await act('cancel-withdrawal', 'w')).toMatchObject({ kind: 'refused' })
    expect(await act('fail-withdrawal', 'w')).toMatchObject({ withdrawal: { status: 'failed' } })
    expect(await account('a')).toEqual(before)
    expect((await withdrawals()).map((row) => row.status)).toEqual(['cancelled', 'failed'])
  })

  it('has terms that nobody can change in the tables afterwards', async () => {
    await withdraw('w', '100')
    await act('cancel-withdrawal', 'w')
    for (const change of ['tax = 0', "status = 'pending', ended_time = NULL"]) {
      await expect(database.asOwner(`UPDATE withdrawal SET ${change}`)).rejects.toThrow(/final/)
    }
    await expect(database.asOwner('DELETE FROM withdrawal')).rejects.toThrow()
  })
})

describe('rewards', () => {
  it('accrue from fees, are paid by the payroll of the day, and settle (TR-8)', async () => {
    await engine.ask({ kind: 'set-inviters', accountId: 'a', inviters: ['b', undefined, 'c'] })
    await restart()
    await engine.trade('a', 'x', { lots: '100' })
    await engine.close('a', 'x')
    const rewards = await database.query('SELECT * FROM team_reward ORDER BY part, level')
    expect(rewards.map(({ beneficiary_id: id, part, level }) => [id, part, level])).toEqual([
      ...[
        ['b', 0, 1],
        ['c', 0, 3],
        ['b', 1, 1],
        ['c', 1, 3],
      ],
    ])
    expect(await engine.ask({ kind: 'pay-rewards', accountId: 'b', day: 0 })).toMatchObject({
      code: 'not_found',
    })
    await engine.pass(24 * HOUR_MS)
    await restart()
    const paid = await engine.ask({ kind: 'pay-rewards', accountId: 'b', day: 0 })
    expect(paid).toMatchObject({ kind: 'rewards-paid', day: 0 })
    const again = await engine.ask({ kind: 'pay-rewards', accountId: 'b', day: 0 })
    expect(again).toMatchObject({ kind: 'refused', code: 'not_found' })
    const [record] = await database.query<{ amount: bigint }>('SELECT * FROM payroll_record')
    expect(await account('b')).toMatchObject({ salary: record?.amount })
    expect(await database.query('SELECT * FROM payable_reward')).toMatchObject([
      { beneficiary_id: 'c' },
    ])
    const settled = await engine.ask({
      ...{ kind: 'settle-salary', accountId: 'b', transferId: 't', amount: money('1') },
    })
    expect(settled).toEqual({ kind: 'salary-settled', transferId: 't', amount: '1' })
    expect(await account('b')).toMatchObject({ cash: 10_001_000_000n, untaxed_gains: 1_000_000n })
  })

  it('end with the months of the rules, whenever the engine was started anew (TR-8.1)', async () => {
    const rules = { ...OPEN_JURISDICTION.text, rewardMonths: 1 }
    engine.submit({ kind: 'jurisdiction', rules })
    await engine.ask({ kind: 'set-inviters', accountId: 'a', inviters: ['b'] })
    // From 5 January to 5 February of Tokyo.
    await engine.pass(3 * DAY_MS)
    await restart()
    await engine.pass(28 * DAY_MS)
    await engine.tick('64000')
    await engine.trade('a', 'last', { lots: '100' })
    const rewards = () => database.query('SELECT order_id, part, day FROM team_reward')
    expect(await rewards()).toEqual([{ order_id: 'last', part: 0, day: 31 }])
    await engine.pass(DAY_MS)
    await restart()
    await engine.tick('64000')
    await engine.close('a', 'last')
    expect(await rewards()).toHaveLength(1)
    const [row] = await database.query('SELECT local_day, day_number FROM installation')
    expect(row).toEqual({ local_day: Date.UTC(2026, 1, 6) / DAY_MS, day_number: 32 })
    expect(await account('a')).toMatchObject({ invited_day: 0 })
  })
})
