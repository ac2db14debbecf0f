// The payroll of days that ended, its records, and the settlement of salary (TR-8.2, TR-8.3).

import { parseInstrument } from '@fairtick/core/market/instrument'
import { DAY_MS } from '@fairtick/core/time/duration'
import { openTestDatabase, type TestDatabase } from '@fairtick/server/test/database/test-database'
import {
  memberContext as contextOf,
  insertMember,
  TEAM_TERMS,
} from '@fairtick/server/test/team-members'
import type { CallArguments } from '@fairtick/wire/api-contract'
import { isDeclined, refused } from '@fairtick/wire/handler'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import {
  BTCUSDT,
  createSettableClock,
  type EngineFixture,
  FOLLOW_TERMS,
  LEADING_TERMS,
  money,
  openEngine,
} from '../../engine/engine-fixture.ts'
import { type Ask, EngineUnavailable } from '../../engine/engine-port.ts'
import { createBus } from '../../platform/bus.ts'
import { openAccountReader } from '../account/public.ts'
import { createInviterPass } from '../team/public.ts'
import { createPayrollRun, listPayrollBehind } from './public.ts'
import { salaryRoutes, salaryWithdrawalRoutes } from './routes.ts'

/** Monday, 5 January 2026, noon in Tokyo. */
const NOON = Date.UTC(2026, 0, 5, 3)

let database: TestDatabase
let engine: EngineFixture
let calls: ReturnType<typeof salaryRoutes>

beforeEach(async () => {
  database = await openTestDatabase()
  engine = await openEngine(database, createSettableClock(NOON), { moneyTerms: TEAM_TERMS })
  await engine.tick('64000')
  const bus = createBus((error) => {
    throw error
  })
  bus.answer('market.snapshot', async () => ({ instruments: [] }))
  const instruments = new Map([['BTCUSDT', parseInstrument(BTCUSDT)]])
  calls = salaryRoutes({
    ...{ database, ask: engine.ask, now: engine.now, operatorTimeZone: 'Asia/Tokyo' },
    readOpenAccount: openAccountReader({ database, bus, instruments }),
  })
  await enter('a')
  await enter('b', ['a'])
})
afterEach(async () => {
  await engine.stop()
  await database.close()
})

const enter = async (id: string, inviters?: readonly string[]) => {
  await insertMember(database, id, inviters)
  await engine.open(id)
  await createInviterPass({ database, ask: engine.ask })()
}
/** Pays the fees of an opening and a close. */
const trade = async (id: string, orderId: string) => {
  await engine.trade(id, orderId, { lots: '100' })
  await engine.close(id, orderId)
}
const runOf = (ask: Ask = engine.ask) => createPayrollRun({ database, ask })
const salaryOf = async (id: string) => {
  const sql = 'SELECT salary FROM account WHERE id = $1'
  return (await database.query<{ salary: bigint }>(sql, [id]))[0]?.salary
}
const payable = () => database.query<{ day: number }>('SELECT * FROM payable_reward ORDER BY day')
const nextDay = async () => {
  await engine.pass(DAY_MS)
  await engine.tick('64000')
}
const recordsOf = async (id: string, body: { page?: number; size?: number } = {}) => {
  const answer = await calls.payrollRecords({ query: {}, body }, contextOf(id))
  if (isDeclined(answer)) throw new Error(JSON.stringify(answer))
  return answer
}

describe('the payroll', () => {
  it('pays a day once it has ended, and once, however often it runs (TR-8.2)', async () => {
    await trade('b', 'one')
    const run = runOf()
    await run()
    expect(await salaryOf('a')).toBe(0n)
    await nextDay()
    await trade('b', 'two')
    await Promise.all([run(), run(), runOf()()])
    await run()
    expect(await salaryOf('a')).toBe(6_400_000n)
    expect((await payable()).map(({ day }) => day)).toEqual([1])
  })

  it('makes up for days that were missed, one record a day (TR-8.2)', async () => {
    for (const order of ['one', 'two', 'three']) {
      await trade('b', order)
      await nextDay()
    }
    await runOf()()
    const { data, total } = await recordsOf('a')
    expect(total).toBe(3)
    // From the second day on the member's fees are discounted by 5 % (TR-9).
    expect(data.map(({ date, amount }) => [date, amount])).toEqual([
      ['2026-01-07', '6.08'],
      ['2026-01-06', '6.08'],
      ['2026-01-05', '6.4'],
    ])
    expect(await salaryOf('a')).toBe(18_560_000n)
    expect((await recordsOf('a', { page: 2, size: 2 })).data).toHaveLength(1)
    expect(await recordsOf('b')).toMatchObject({ data: [], total: 0 })
  })

  it('is told page by page for a file, by when it was paid', async () => {
    for (const order of ['one', 'two', 'three']) {
      await trade('b', order)
      await nextDay()
      await runOf()()
    }
    const me = { accountId: 'a', timeZone: 'Asia/Tokyo' }
    const span = { from: 0, to: NOON + 10 * DAY_MS, behind: 0n, limit: 2 }
    const first = await listPayrollBehind(database, me, span)
    expect(first.records.map(({ date }) => date)).toEqual(['2026-01-05', '2026-01-06'])
    const second = await listPayrollBehind(database, me, { ...span, behind: first.last ?? 0n })
    expect(second.records.map(({ date }) => date)).toEqual(['2026-01-07'])
    const third = await listPayrollBehind(database, me, { ...span, behind: second.last ?? 0n })
    expect(third).toEqual({ records: [], last: undefined })
    const early = await listPayrollBehind(database, me, {
      ...span,
      to: first.records[0]?.time ?? 0,
    })
    expect(early.records).toHaveLength(1)
  })

  it('that failed in its midst goes on, and pays nothing twice', async () => {
    await enter('c', ['b', 'a'])
    await trade('c', 'one')
    await nextDay()
    let isAway = true
    const ask: Ask = async (draft, key) => {
      if (isAway && draft.accountId === 'b') throw new EngineUnavailable('away')
      return await engine.ask(draft, key)
    }
    const run = runOf(ask)
    await expect(run()).rejects.toThrow('away')
    expect([await salaryOf('a'), await salaryOf('b')]).toEqual([3_200_000n, 0n])
    isAway = false
    await run()
    expect([await salaryOf('a'), await salaryOf('b')]).toEqual([3_200_000n, 6_400_000n])
  })

  it('reaches every member, page by page; an account that was never opened waits', async () => {
    await nextDay()
    await database.asOwner(
      `INSERT INTO payable_reward SELECT 'gone', n, 1 FROM generate_series(0, 0) n`,
    )
    for (let place = 0; place < 120; place += 1) {
      await enter(`t${place}`, [place % 2 === 0 ? 'a' : 'b'])
      await engine.trade(`t${place}`, `o${place}`)
    }
    await nextDay()
    await runOf()()
    expect((await payable()).map(({ day }) => day)).toEqual([0])
    expect((await recordsOf('b')).total).toBe(1)
  })

  it('is told by the engine to the outbox once for each member and day', async () => {
    await trade('b', 'one')
    await nextDay()
    await Promise.all([runOf()(), runOf()()])
    const told = await database.query<{ payload: unknown }>(
      `SELECT payload FROM outbox WHERE topic = 'rewards-paid'`,
    )
    expect(told.map(({ payload }) => payload)).toEqual([
      {
        topic: 'rewards-paid',
        userId: 'user of a',
        accountKind: 'practice',
        accountId: 'a',
        day: 0,
        amount: '6.4',
      },
    ])
  })
})

describe('account settlement', () => {
  const settle = (amount: string, key?: string) => {
    const call = key === undefined ? undefined : { scope: 's', key, bodyHash: amount }
    const context = { ...contextOf('a'), key: call }
    return calls.settleSalary({ query: {}, body: { amount } }, context)
  }
  beforeEach(async () => {
    await trade('b', 'one')
    await nextDay()
    await runOf()()
  })

  it('moves salary to the balance, once for each key (TR-8.3)', async () => {
    expect(await settle('1.4', 'k')).toMatchObject({ salary: '5', cash: '10001.4' })
    expect(await settle('1.4', 'k')).toMatchObject({ salary: '5', cash: '10001.4' })
    expect(await settle('5', 'other')).toMatchObject({ salary: '0', cash: '10006.4' })
  })

  it('of more than there is, and of nothing, is refused', async () => {
    const beyond = await settle('6.400001')
    expect(beyond).toMatchObject({ code: 'insufficient_balance', detail: { salary: '6.4' } })
    expect(await settle('0')).toMatchObject({
      declined: 'invalid',
      fields: { amount: [{ problem: 'below_minimum', values: { minimum: '0.000001' } }] },
    })
    expect(await salaryOf('a')).toBe(6_400_000n)
  })
})

it('what salary is made of adds up to it, with all that moves it (TR-8.3)', async () => {
  const withdraw = (withdrawalId: string, amount: string) =>
    engine.ask({
      ...{ kind: 'submit-withdrawal', accountId: 'a', withdrawalId, method: 'wallet' },
      ...{ amount: money(amount), from: 'salary' },
    })
  await trade('b', 'one')
  // A withdrawal takes at least 10.
  for (const order of ['two', 'three', 'four']) {
    await nextDay()
    await trade('b', order)
  }
  await nextDay()
  await runOf()()
  await enter('c')
  await engine.ask({ kind: 'set-leading', accountId: 'a', terms: LEADING_TERMS })
  await engine.ask({ kind: 'follow-leader', accountId: 'c', leaderId: 'a', terms: FOLLOW_TERMS })
  await engine.trade('a', 'lead')
  await engine.pass(30_000)
  await engine.tick('64100')
  await engine.close('a', 'lead')
  await calls.settleSalary({ query: {}, body: { amount: '1.4' } }, contextOf('a'))
  await withdraw('kept', '10')
  await withdraw('returned', '10')
  await engine.ask({ kind: 'cancel-withdrawal', accountId: 'a', withdrawalId: 'returned' })
  const { salary } = await recordsOf('a')
  if (salary === null) throw new Error('the first page has them')
  expect((await recordsOf('a', { page: 2 })).salary).toBeNull()
  const { profitShares, ...others } = salary
  expect(others).toEqual({ payroll: '24.64', settled: '1.4', withdrawn: '10' })
  expect(money(profitShares)).toBeGreaterThan(0n)
  expect(await salaryOf('a')).toBe(13_240_000n + money(profitShares))
})

describe('the bill', () => {
  it('tells balance and salary side by side, by cause and span, page by page', async () => {
    await trade('b', 'one')
    await nextDay()
    await runOf()()
    await calls.settleSalary({ query: {}, body: { amount: '1.4' } }, contextOf('a'))
    await engine.ask({
      ...{ kind: 'submit-withdrawal', accountId: 'a', withdrawalId: 'w', method: 'wallet' },
      ...{ amount: money('20'), from: 'cash' },
    })
    const billOf = async (body: CallArguments<'bill'>['body']) => {
      const answer = await calls.bill({ query: {}, body }, contextOf('a'))
      if (isDeclined(answer)) throw new Error(JSON.stringify(answer))
      return answer
    }
    const all = await billOf({})
    const look = all.data.map(({ cause, amount, salary, balanceAfter }) =>
      [cause, amount, salary, balanceAfter].join(' '),
    )
    expect(look).toEqual([
      'withdrawal-submit -20 0 9981.4',
      'salary-settlement 1.4 -1.4 10001.4',
      'payroll 0 6.4 10000',
      'practice-grant 10000 0 10000',
    ])
    expect((await billOf({ type: 'payroll' })).total).toBe(1)
    expect((await billOf({ page: 2, size: 3 })).data).toHaveLength(1)
    expect((await billOf({ to: NOON + DAY_MS / 2 })).total).toBe(1)
    const others = await calls.bill({ query: {}, body: { type: 'payroll' } }, contextOf('b'))
    expect(others).toMatchObject({ total: 0 })
  })
})

it('salary is withdrawn as any money is, named as salary (TR-8.3)', async () => {
  const asked: unknown[] = []
  const { withdrawSalary } = salaryWithdrawalRoutes(async (form, { caller }) => {
    asked.push({ ...form, by: caller.userId })
    return refused('outside_window')
  })
  const body = { amount: '5', method: 'wallet', password: '123456', walletId: 'w' } as const
  expect(await withdrawSalary({ query: {}, body }, contextOf('a'))).toMatchObject({
    code: 'outside_window',
  })
  expect(asked).toEqual([{ ...body, otp: undefined, from: 'salary', by: 'user of a' }])
})
