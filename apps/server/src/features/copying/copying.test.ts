// The calls of followers on a database and an engine: what they begin, see and end (TR-10).

import { type JurisdictionText, OPEN_JURISDICTION } from '@fairtick/core/engine/jurisdiction'
import { parseInstrument } from '@fairtick/core/market/instrument'
import { parseMoney, ZERO_MONEY } from '@fairtick/core/numbers/money'
import { parseRate } from '@fairtick/core/numbers/rate'
import { addMs, instantFromMs } from '@fairtick/core/time/instant'
import { openTestDatabase, type TestDatabase } from '@fairtick/server/test/database/test-database'
import { insertMember } from '@fairtick/server/test/team-members'
import { eventually } from '@fairtick/testkit/eventually'
import type { CallArguments } from '@fairtick/wire/api-contract'
import { type AccountContext, isDeclined, NOT_FOUND } from '@fairtick/wire/handler'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import {
  BTCUSDT,
  createSettableClock,
  type EngineFixture,
  LEADING_TERMS,
  openEngine,
} from '../../engine/engine-fixture.ts'
import { verifyTape } from '../../engine/verify/verify-tape.ts'
import { createBus } from '../../platform/bus.ts'
import { openAccountReader } from '../account/public.ts'
import { createLeaderNames, createPresentCopy } from './public.ts'
import { copyingRoutes } from './routes.ts'

let database: TestDatabase
let engine: EngineFixture
let calls: ReturnType<typeof copyingRoutes>
let price = '64000.00'
let count = 0
/** A leader and a follower of each test. */
let leader: string
let follower: string

beforeAll(async () => {
  database = await openTestDatabase()
  engine = await openEngine(database, createSettableClock())
  const bus = createBus((error) => {
    throw error
  })
  bus.answer('market.snapshot', async () => {
    const tick = { symbol: 'BTCUSDT', seq: 1, time: 1, price, volume: '0' }
    return { instruments: [{ symbol: 'BTCUSDT', status: 1, tick }] }
  })
  const instruments = new Map([['BTCUSDT', parseInstrument(BTCUSDT)]])
  const leaderNames = createLeaderNames(database)
  calls = copyingRoutes({
    ...{ database, ask: engine.ask, leaderNames },
    presentCopy: createPresentCopy(() => 2, leaderNames.nameOf),
    readOpenAccount: openAccountReader({ database, bus, instruments }),
  })
})

afterAll(async () => {
  await engine.stop()
  await database.close()
})

beforeEach(async () => {
  count += 1
  ;[leader, follower] = [`l${count}`, `f${count}`]
  for (const name of [leader, follower]) {
    await insertMember(database, name)
    await engine.open(name)
  }
  await engine.ask({ kind: 'set-leading', accountId: leader, terms: LEADING_TERMS })
  await move('64000')
})

async function move(to: string): Promise<void> {
  price = `${to}.00`
  await engine.tick(to)
}

async function impose(rules: Partial<JurisdictionText>): Promise<void> {
  engine.submit({ kind: 'jurisdiction', rules: { ...OPEN_JURISDICTION.text, ...rules } })
  await engine.tick('64000')
}

/** What a leader does, and all that copies it. */
async function lead(act: Promise<unknown>): Promise<void> {
  await act
  await eventually('all copies to be made', async () => {
    const rows = await database.query('SELECT FROM due_copy')
    return rows.length === 0
  })
}

function as(accountId: string, key?: string): AccountContext {
  return {
    ...{ language: 'en', account: 'practice', address: '127.0.0.1', device: 'test' },
    caller: { userId: `user of ${accountId}`, sessionId: 's' },
    key: key === undefined ? undefined : { scope: accountId, key, bodyHash: 'body' },
  }
}

type Form = CallArguments<'followLeader'>['body']
const follow = (change: Partial<Form> = {}, context = as(follower)) => {
  const lots = { mode: 'fixed', fixedLots: '2' } as const
  const form = { leaderId: leader, ...lots, allocation: '500', maxPerOrder: '500', ...change }
  return calls.followLeader({ query: {}, body: form }, context)
}
const pause = (paused: boolean, context = as(follower)) =>
  calls.pauseFollow({ query: {}, body: { leaderId: leader, paused } }, context)
const unfollow = (close: boolean, context = as(follower)) =>
  calls.endFollow({ query: {}, body: { leaderId: leader, close } }, context)
const mine = async (name = follower, query: CallArguments<'follows'>['query'] = {}) => {
  const page = await calls.follows({ query, body: {} }, as(name))
  if (isDeclined(page)) throw new Error(JSON.stringify(page))
  return page
}
const records = async (query: CallArguments<'copyRecords'>['query'] = {}, name = follower) => {
  const page = await calls.copyRecords({ query, body: {} }, as(name))
  if (isDeclined(page)) throw new Error(JSON.stringify(page))
  return page
}
const micros = (text: string) => parseMoney(text) as bigint

describe('a follow', () => {
  it('is told with its terms, and copies from then on', async () => {
    await lead(engine.trade(leader, `${leader}-before`))
    expect(await follow({ maxLeverage: 50 })).toMatchObject({
      follow: {
        ...{ leaderId: leader, name: `FTCODE${leader}`, status: 'active', endedTime: null },
        terms: {
          ...{ mode: 'fixed', allocation: '500', fixedLots: '2', maxPerOrder: '500' },
          ...{ stopLoss: '0.3', maxLeverage: 50, profitShare: '0.1' },
        },
        ...{ result: '0', openProfit: '0', openCopies: 0, usedMargin: '0', untilStop: '150' },
        ...{ highWater: '0', sharesPaid: '0', skips: 0 },
      },
    })
    await lead(engine.trade(leader, `${leader}-o`))
    await move('64100')
    const [told] = (await mine()).data
    expect(told).toMatchObject({ openCopies: 1, usedMargin: '128.0025', openProfit: '1.95' })
    // 150 − fee 0.640012 + 1.95
    expect(told?.untilStop).toBe('151.309988')
  })

  it('is begun once, and given again under its key', async () => {
    const first = await follow({}, as(follower, 'k'))
    expect(await follow({}, as(follower, 'k'))).toEqual(first)
    expect(await follow()).toMatchObject({ declined: 'invalid', fields: { leaderId: ['invalid'] } })
    expect((await mine()).total).toBe(1)
  })

  it.each<[Partial<Form>, string]>([
    [{ allocation: '49.999999' }, 'allocation'],
    [{ mode: 'proportional' }, 'fixedLots'],
    [{ fixedLots: '0' }, 'fixedLots'],
    [{ fixedLots: '0.1234567890123' }, 'fixedLots'],
    [{ maxPerOrder: '0' }, 'maxPerOrder'],
    [{ stopLoss: '1.01' }, 'stopLoss'],
    [{ stopLoss: '0.1234567890123' }, 'stopLoss'],
    [{ maxLeverage: 0 }, 'maxLeverage'],
  ])('of the form %j is a 400 about its %s', async (change, field) => {
    expect(await follow(change)).toMatchObject({
      ...{ declined: 'invalid', fields: { [field]: expect.anything() } },
    })
    expect((await mine()).total).toBe(0)
  })

  it('of oneself, of nobody and of who does not lead is none', async () => {
    expect(await follow({ leaderId: follower })).toMatchObject({ declined: 'invalid' })
    expect(await follow({ leaderId: 'nobody' })).toEqual(NOT_FOUND)
    await engine.ask({ kind: 'set-leading', accountId: leader, terms: undefined })
    expect(await follow()).toMatchObject({ code: 'leader_stopped' })
  })

  it('is paused, goes on, ends with its copies, and stays in the list', async () => {
    await follow()
    expect(await pause(true)).toMatchObject({ follow: { status: 'paused' } })
    await lead(engine.trade(leader, `${leader}-o1`))
    expect(await pause(false)).toMatchObject({ follow: { status: 'active', skips: 1 } })
    await lead(engine.trade(leader, `${leader}-o2`))
    expect(await unfollow(true)).toMatchObject({
      follow: { status: 'ended', endReason: 'manual', openCopies: 0, untilStop: null },
    })
    expect(await unfollow(true)).toEqual(NOT_FOUND)
    expect(await pause(true)).toEqual(NOT_FOUND)
    await follow()
    await lead(engine.trade(leader, `${leader}-o3`))
    const all = await mine()
    expect(all.data.map(({ status, openCopies, skips }) => [status, openCopies, skips])).toEqual([
      ['active', 1, 0],
      ['ended', 0, 1],
    ])
    // Two lots opened and closed at once: 5 of spread and twice the fee.
    expect(all.data[1]?.result).toBe('-1.33')
    expect((await mine(follower, { status: 'ended' })).data).toEqual(all.data.slice(1))
    expect((await mine(follower, { status: 'running' })).data).toEqual(all.data.slice(0, 1))
  })
})

describe('every gate', () => {
  const gates: Record<string, () => Promise<AccountContext | undefined>> = {
    locked: async () => {
      await engine.ask({ kind: 'set-trading-lock', accountId: follower, reason: 'fraud_check' })
      return undefined
    },
    self_excluded: async () => {
      await engine.ask({
        ...{ kind: 'set-limits', accountId: follower, excludedUntil: addMs(engine.now(), 60_000) },
        ...{ dailyLoss: undefined, openPositions: undefined, realisedToday: ZERO_MONEY },
        booked: { endTime: instantFromMs(0), untaxedGains: ZERO_MONEY },
      })
      return undefined
    },
    limit_altered: async () => {
      const context = as(follower)
      return { ...context, caller: { ...context.caller, limitsAltered: true } }
    },
    not_allowed_here: async () => {
      await impose({ copying: false })
      return undefined
    },
    leader_stopped: async () => {
      await engine.ask({ kind: 'set-leading', accountId: leader, terms: undefined })
      return undefined
    },
  }

  it.each(Object.keys(gates))('%s keeps nobody from pausing and ending a follow', async (gate) => {
    await follow()
    await lead(engine.trade(leader, `${leader}-o`))
    const context = (await gates[gate]?.()) ?? as(follower)
    expect(await pause(true, context)).toMatchObject({ follow: { status: 'paused' } })
    expect(await unfollow(true, context)).toMatchObject({
      follow: { status: 'ended', openCopies: 0 },
    })
    expect(await follow({}, context)).toMatchObject({ code: gate })
    await impose({})
  })

  it('limit_altered lets no paused follow go on', async () => {
    await follow()
    await pause(true)
    const context = as(follower)
    const altered = { ...context, caller: { ...context.caller, limitsAltered: true as const } }
    expect(await pause(false, altered)).toMatchObject({ code: 'limit_altered' })
  })

  it('a full leader, and ten leaders of one follower', async () => {
    const few = { ...LEADING_TERMS, maxFollowers: 1 }
    await engine.ask({ kind: 'set-leading', accountId: leader, terms: few })
    await follow()
    await insertMember(database, `g${count}`)
    await engine.open(`g${count}`)
    expect(await follow({}, as(`g${count}`))).toMatchObject({ code: 'leader_full' })
    for (let place = 1; place <= 10; place += 1) {
      const leaderId = `x${count}-${place}`
      await engine.open(leaderId)
      await engine.ask({ kind: 'set-leading', accountId: leaderId, terms: LEADING_TERMS })
      const answer = await follow({ leaderId })
      if (place < 10) expect(answer).toMatchObject({ follow: { status: 'active' } })
      else expect(answer).toMatchObject({ code: 'too_many_leaders' })
    }
  })
})

describe('the records', () => {
  it('tell each opening, close, skip and share, and add up to the follow', async () => {
    await follow({ allocation: '200' })
    await lead(engine.trade(leader, `${leader}-a`, { lots: '2' }))
    await lead(engine.trade(leader, `${leader}-b`))
    await move('65000')
    await lead(engine.close(leader, `${leader}-a`, '1'))
    await move('66000')
    await lead(engine.close(leader, `${leader}-a`))
    const { data, total } = await records()
    expect(data.map(({ kind }) => kind)).toEqual([
      ...['shared', 'closed', 'shared', 'closed', 'skipped', 'opened'],
    ])
    expect(total).toBe(6)
    const orderId = `${leader}-a@${follower}`
    expect(data.at(-1)).toMatchObject({
      ...{
        orderId,
        leaderId: leader,
        name: `FTCODE${leader}`,
        symbol: 'BTCUSDT',
        direction: 'long',
      },
      ...{ lots: '2', price: '64001.25', leverage: 10, margin: '128.0025', fee: '0.640012' },
    })
    expect(data.at(-2)).toMatchObject({ reason: 'over_allocation', symbol: 'BTCUSDT' })
    const shares = data.flatMap((line) => (line.kind === 'shared' ? [line] : [])).reverse()
    let mark = 0n
    for (const { base, rate, share, ...line } of shares) {
      expect(micros(line.mark)).toBe(mark)
      const above = (micros(base) - mark) * BigInt(parseRate(rate) ?? 0n)
      expect(Number(micros(share))).toBeCloseTo(Number(above) / 1e12, 0)
      mark = micros(base)
    }
    const [told] = (await mine()).data
    const paid = shares.reduce((sum, { share }) => sum + micros(share), 0n)
    expect(micros(told?.sharesPaid ?? '')).toBe(paid)
    expect(told).toMatchObject({ highWater: shares.at(-1)?.base, result: shares.at(-1)?.base })
    expect((await records({ kind: 'shared' })).total).toBe(2)
    expect((await records({ leaderId: 'other' })).total).toBe(0)
    const first = await records({ size: 4 })
    const second = await records({ size: 4, after: first.next ?? '' })
    expect([...first.data, ...second.data]).toEqual(data)
    expect((await verifyTape(database, 'genesis')).findings).toEqual([])
  })

  it('are of nobody else', async () => {
    await follow()
    await lead(engine.trade(leader, `${leader}-o`))
    expect((await records({}, leader)).total).toBe(0)
    expect((await mine(leader)).total).toBe(0)
    expect(await pause(true, as(leader))).toEqual(NOT_FOUND)
    expect(await unfollow(true, as(leader))).toEqual(NOT_FOUND)
  })

  it('of a share that nobody took is found by the check', async () => {
    await follow()
    await lead(engine.trade(leader, `${leader}-o`))
    const orderId = `${leader}-o@${follower}`
    await database.query(
      `INSERT INTO copy_share SELECT $1, 1, $2, $3, 1, 0.1, '0/1', '9/1', 900000, 1`,
      [orderId, follower, leader],
    )
    const { findings } = await verifyTape(database, 'genesis')
    expect(findings).toEqual([expect.stringContaining(`copy_share ${orderId} 1`)])
  })
})
