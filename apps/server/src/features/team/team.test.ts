// Who earns of whom, and what an inviter is shown of their members (TR-8).

import { OPEN_JURISDICTION } from '@fairtick/core/engine/jurisdiction'
import { DAY_MS } from '@fairtick/core/time/duration'
import { openTestDatabase, type TestDatabase } from '@fairtick/server/test/database/test-database'
import {
  memberContext as contextOf,
  insertMember,
  TEAM_TERMS,
  userOf,
} from '@fairtick/server/test/team-members'
import type { CallArguments } from '@fairtick/wire/api-contract'
import { isDeclined } from '@fairtick/wire/handler'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import {
  createSettableClock,
  type EngineFixture,
  money,
  openEngine,
} from '../../engine/engine-fixture.ts'
import { openLinks } from '../linked-accounts/linked-accounts-fixture.ts'
import { createInviterPass, nameInviters } from './name-inviters.ts'
import { teamRoutes } from './routes.ts'

/** Monday, 5 January 2026, noon in Tokyo. */
const NOON = Date.UTC(2026, 0, 5, 3)

let database: TestDatabase
let engine: EngineFixture
let calls: ReturnType<typeof teamRoutes>

beforeEach(async () => {
  database = await openTestDatabase()
  engine = await openEngine(database, createSettableClock(NOON), { moneyTerms: TEAM_TERMS })
  await engine.tick('64000')
  const operatorTimeZone = 'Asia/Tokyo'
  calls = teamRoutes({
    ...{ database, operatorTimeZone, now: engine.now },
    publicUrl: 'https://fairtick.example',
  })
})
afterEach(async () => {
  await engine.stop()
  await database.close()
})

const join = (id: string, inviters?: readonly string[]) => insertMember(database, id, inviters)
const nameAll = () => createInviterPass({ database, ask: engine.ask })()
/** With an account, of which the engine is told who earns. */
const enter = async (id: string, inviters?: readonly string[]) => {
  await join(id, inviters)
  await engine.open(id)
  await nameAll()
}
/** Pays the fees of an opening and a close. */
const trade = async (id: string, orderId: string) => {
  await engine.trade(id, orderId, { lots: '100' })
  await engine.close(id, orderId)
}
const invitersOf = async (id: string) => {
  const sql = 'SELECT inviters FROM account WHERE id = $1'
  return (await database.query<{ inviters: string }>(sql, [id]))[0]?.inviters
}
const teamOf = async (id: string, body: CallArguments<'team'>['body']) => {
  const answer = await calls.team({ query: {}, body }, contextOf(id))
  if (isDeclined(answer)) throw new Error(JSON.stringify(answer))
  return answer
}
const recordsOf = async (id: string, body: CallArguments<'shareRecords'>['body'] = {}) => {
  const answer = await calls.shareRecords({ query: {}, body }, contextOf(id))
  if (isDeclined(answer)) throw new Error(JSON.stringify(answer))
  return answer
}
/** a invited b, b invited c, c invited d. */
const enterChain = async () => {
  await enter('a')
  await enter('b', ['a'])
  await enter('c', ['b', 'a'])
  await enter('d', ['c', 'b', 'a'])
}

describe('the engine learns who earns of an account', () => {
  it('nearest first, and is told nothing twice (TR-8.1)', async () => {
    await enterChain()
    const inviters = await Promise.all(['a', 'b', 'c', 'd'].map(invitersOf))
    expect(inviters).toEqual(['', 'a', 'b a', 'c b a'])
    const asked: string[] = []
    await createInviterPass({
      database,
      ask: async (draft) => {
        asked.push(draft.accountId)
        return { kind: 'inviters-set', accountId: draft.accountId }
      },
    })()
    expect(asked).toEqual([])
  })

  it('an inviter without an account leaves a place empty, until they have one', async () => {
    await enter('a')
    await join('b', ['a'])
    await enter('c', ['b', 'a'])
    expect(await invitersOf('c')).toBe('- a')
    await engine.open('b')
    await nameAll()
    expect(await Promise.all(['b', 'c'].map(invitersOf))).toEqual(['a', 'b a'])
  })

  it('accounts of the other kind are left alone', async () => {
    await enter('a')
    await enter('b', ['a'])
    await engine.ask({
      ...{ kind: 'open-account', accountId: 'real b', userId: userOf('b') },
      ...{ accountKind: 'real', grant: money('0') },
    })
    await nameInviters({ database, ask: engine.ask }, [userOf('b')])
    expect(await invitersOf('real b')).toBe('-')
  })

  it('who is linked to a member earns nothing of them, until it is lifted (TR-8.1)', async () => {
    await enterChain()
    const { bind, decide } = openLinks(database, engine)
    await bind('b', '1111111')
    await bind('c', '2222222')
    await bind('d', '1111111')
    expect(await Promise.all(['b', 'c', 'd'].map(invitersOf))).toEqual(['a', 'b a', 'c - a'])
    await bind('d', '3333333')
    await nameAll()
    expect(await invitersOf('d')).toBe('c - a')
    await decide('lifted')
    expect(await invitersOf('d')).toBe('c b a')
  })

  it('a pass reaches all accounts, page by page, also those of before', async () => {
    await enter('a')
    for (let place = 0; place < 230; place += 1) {
      await join(`m${place}`, ['a'])
    }
    await Promise.all(Array.from({ length: 230 }, (_, place) => engine.open(`m${place}`)))
    await nameAll()
    const named = await database.query(`SELECT id FROM account WHERE inviters = 'a'`)
    expect(named).toHaveLength(230)
  })
})

describe('a team', () => {
  it('is told level by level: who deposited, traded and earned me what', async () => {
    await enterChain()
    await enter('e', ['a'])
    await engine.ask({
      ...{ kind: 'credit-deposit', accountId: 'e', depositId: 'd1', channel: 'bank' },
      submitted: 0 as never,
      ...{ amount: 100_000_000n as never, rate: 1_000_000_000_000n as never },
    })
    await trade('b', 'order')
    const first = await teamOf('a', { level: 1 })
    expect(first).toMatchObject({
      ...{ totalRegistered: 2, totalDepositors: 1, deposited: 1, notDeposited: 1 },
      rates: ['0.1', '0.05', '0.02'],
    })
    const [e, b] = first.members.data
    expect(e).toMatchObject({ nickname: 'F***e', deposited: true, volume: '0', rewards: '0' })
    // 100 lots of 0.01 BTC at 64 001.25, closed at 63 998.75: fees of 0.0005, a tenth of them.
    expect(b).toMatchObject({ nickname: 'F***b', deposited: false, volume: '128000' })
    expect(b?.rewards).toBe('6.4')
    expect((await teamOf('a', { level: 2 })).totalRegistered).toBe(1)
    expect((await teamOf('a', { level: 3 })).members.data).toHaveLength(1)
    expect(JSON.stringify(first)).not.toMatch(/FTCODE|user of|Sato|0900000|example/)
  })

  it('is told page by page and by who has deposited', async () => {
    await enter('a')
    for (const id of ['b', 'c', 'd']) await enter(id, ['a'])
    const second = await teamOf('a', { level: 1, page: 2, size: 2 })
    expect(second.members).toMatchObject({ page: 2, size: 2, total: 3 })
    expect(second.members.data.map(({ nickname }) => nickname)).toEqual(['F***b'])
    const none = await teamOf('a', { level: 1, deposited: true })
    expect(none.members).toMatchObject({ data: [], total: 0 })
    expect((await teamOf('a', { level: 1, deposited: false })).members.total).toBe(3)
  })

  it('is nobody else’s', async () => {
    await enterChain()
    expect((await teamOf('d', { level: 1 })).totalRegistered).toBe(0)
  })
})

describe('months of rewards (TR-8.1)', () => {
  const rule = (rewardMonths: number | null) =>
    engine.submit({ kind: 'jurisdiction', rules: { ...OPEN_JURISDICTION.text, rewardMonths } })

  it('are told with the terms, and of each member when their time ends', async () => {
    await enterChain()
    expect(await teamOf('a', { level: 1 })).toMatchObject({ months: null })
    expect((await teamOf('a', { level: 1 })).members.data[0]?.earning).toBeNull()
    rule(1)
    await engine.tick('64000')
    await join('later', ['a'])
    const { months, members } = await teamOf('a', { level: 1 })
    expect(months).toBe(1)
    // Who has no account of the kind yet begins no time.
    expect(members.data.map(({ earning }) => earning)).toEqual([
      null,
      { lastDay: '2026-02-05', hasEnded: false },
    ])
    expect(await recordsOf('c')).toMatchObject({
      ...{ months: 1, earningOfMine: { lastDay: '2026-02-05', hasEnded: false } },
    })
    expect((await recordsOf('a')).earningOfMine).toBeNull()
  })

  it('say what the engine does: over on the first day that earns nothing', async () => {
    await enterChain()
    rule(1)
    const told = async () => {
      const { members } = await teamOf('a', { level: 1 })
      const { rewards, earning } = members.data[0] ?? {}
      return [rewards, earning?.hasEnded, (await recordsOf('b')).earningOfMine?.hasEnded]
    }
    await engine.pass(31 * DAY_MS)
    await engine.tick('64000')
    await trade('b', 'last day')
    expect(await told()).toEqual(['6.4', false, false])
    await engine.pass(DAY_MS)
    await engine.tick('64000')
    await trade('b', 'day after')
    expect(await told()).toEqual(['6.4', true, true])
  })
})

describe('share records', () => {
  it('tell each day by level, waiting until the payroll has paid it (TR-8.2)', async () => {
    await enterChain()
    await trade('b', 'one')
    await trade('c', 'two')
    const waiting = await recordsOf('a')
    expect(waiting).toMatchObject({
      inviteCode: 'CODEa',
      link: 'https://fairtick.example/#/pages/user/register?invite=CODEa',
      totals: { earned: '9.6', paid: '0', pending: '9.6', today: '9.6' },
      // Midnight in Tokyo, twelve hours after noon.
      nextPayroll: NOON + DAY_MS / 2,
    })
    const levels = [
      { level: 1, rate: '0.1', fees: 2, feesPaid: '64', amount: '6.4' },
      { level: 2, rate: '0.05', fees: 2, feesPaid: '64', amount: '3.2' },
    ]
    const day = { date: '2026-01-05', amount: '9.6', levels }
    expect(waiting.rewards).toMatchObject({ total: 1, data: [{ ...day, status: 'pending' }] })
    await engine.pass(DAY_MS)
    await engine.tick('64000')
    await engine.ask({ kind: 'pay-rewards', accountId: 'a', day: 0 })
    await trade('d', 'three')
    const paid = await recordsOf('a')
    expect(paid.totals).toEqual({ earned: '10.88', paid: '9.6', pending: '1.28', today: '1.28' })
    expect(paid.rewards.data.map(({ date, status }) => [date, status])).toEqual([
      ['2026-01-06', 'pending'],
      ['2026-01-05', 'paid'],
    ])
    expect(paid.rewards.data[1]?.paidTime).toBeGreaterThan(Date.UTC(2026, 0, 5, 15))
    expect((await recordsOf('a', { page: 2, size: 1 })).rewards).toMatchObject({
      ...{ total: 2, data: [day] },
    })
  })

  it('tell a member what those above earned of their fees, level by level (TR-8.1)', async () => {
    await enterChain()
    await trade('c', 'one')
    await trade('d', 'two')
    expect((await recordsOf('d')).ofMine).toEqual([
      { level: 1, amount: '6.4' },
      { level: 2, amount: '3.2' },
      { level: 3, amount: '1.28' },
    ])
    expect((await recordsOf('b')).ofMine).toEqual([{ level: 1, amount: '0' }])
    expect((await recordsOf('a')).ofMine).toEqual([])
  })

  it('of somebody without members are empty', async () => {
    await enter('a')
    const nothing = { earned: '0', paid: '0', pending: '0', today: '0' }
    expect(await recordsOf('a')).toMatchObject({ totals: nothing, rewards: { data: [], total: 0 } })
  })
})
