// The calls of followers: what they begin, pause and end, under every gate (TR-10).

import { type JurisdictionText, OPEN_JURISDICTION } from '@fairtick/core/engine/jurisdiction'
import { ZERO_MONEY } from '@fairtick/core/numbers/money'
import { addMs, instantFromMs } from '@fairtick/core/time/instant'
import {
  type CopyingStage,
  type FollowForm,
  shownId,
  shownName,
  stageCopying,
} from '@fairtick/server/test/copying-fixture'
import type { TestDatabase } from '@fairtick/server/test/database/test-database'
import { memberContext, userOf } from '@fairtick/server/test/team-members'
import { type AccountContext, NOT_FOUND } from '@fairtick/wire/handler'
import { beforeEach, describe, expect, it } from 'vitest'
import { type EngineFixture, LEADING_TERMS } from '../../engine/engine-fixture.ts'

const { at, follow, mine, pause, unfollow } = stageCopying()
let database: TestDatabase
let stage: CopyingStage
let engine: EngineFixture
let leader: string
let follower: string
let count: number
beforeEach(() => {
  ;({ database, stage, engine, leader, follower, count } = at)
})

async function impose(rules: Partial<JurisdictionText>): Promise<void> {
  engine.submit({ kind: 'jurisdiction', rules: { ...OPEN_JURISDICTION.text, ...rules } })
  await engine.tick('64000')
}

function keyed(id: string, key: string): AccountContext {
  return { ...memberContext(id), key: { scope: id, key, bodyHash: 'body' } }
}

describe('a follow', () => {
  it('is told with its terms, and copies from then on', async () => {
    await stage.lead(engine.trade(leader, `${leader}-before`))
    expect(await follow({ maxLeverage: 50 })).toMatchObject({
      follow: {
        ...{
          leaderId: shownId(leader),
          name: shownName(leader),
          status: 'active',
          endedTime: null,
        },
        terms: {
          ...{ mode: 'fixed', allocation: '500', fixedLots: '2', maxPerOrder: '500' },
          ...{ stopLoss: '0.3', maxLeverage: 50, profitShare: '0.1' },
        },
        ...{ result: '0', openProfit: '0', openCopies: 0, usedMargin: '0', untilStop: '150' },
        ...{ highWater: '0', sharesPaid: '0', skips: 0 },
      },
    })
    await stage.lead(engine.trade(leader, `${leader}-o`))
    await stage.move('64100')
    const [told] = (await mine()).data
    expect(told).toMatchObject({ openCopies: 1, usedMargin: '128.0025', openProfit: '1.95' })
    // 150 − fee 0.640012 + 1.95
    expect(told?.untilStop).toBe('151.309988')
  })

  it('is begun once, and given again under its key', async () => {
    const first = await follow({}, keyed(follower, 'k'))
    expect(await follow({}, keyed(follower, 'k'))).toEqual(first)
    expect(await follow()).toMatchObject({ declined: 'invalid', fields: { leaderId: ['invalid'] } })
    expect((await mine()).total).toBe(1)
  })

  it.each<[Partial<FollowForm>, string]>([
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
    await stage.addLeader(`self${count}`)
    const own = memberContext(`self${count}`)
    const answer = await follow({ leaderId: shownId(`self${count}`) }, own)
    expect(answer).toMatchObject({ declined: 'invalid', fields: { leaderId: ['invalid'] } })
    expect(await follow({ leaderId: 'nobody' })).toEqual(NOT_FOUND)
    await engine.ask({ kind: 'set-leading', accountId: leader, terms: undefined })
    expect(await follow()).toMatchObject({ code: 'leader_stopped' })
  })

  it('is paused, goes on, ends with its copies, and stays in the list', async () => {
    await follow()
    expect(await pause({ paused: true })).toMatchObject({ follow: { status: 'paused' } })
    await stage.lead(engine.trade(leader, `${leader}-o1`))
    expect(await pause({ paused: false })).toMatchObject({ follow: { status: 'active', skips: 1 } })
    await stage.lead(engine.trade(leader, `${leader}-o2`))
    expect(await unfollow({ close: true })).toMatchObject({
      follow: { status: 'ended', endReason: 'manual', openCopies: 0, untilStop: null },
    })
    expect(await unfollow({ close: true })).toEqual(NOT_FOUND)
    expect(await pause({ paused: true })).toEqual(NOT_FOUND)
    await follow()
    await stage.lead(engine.trade(leader, `${leader}-o3`))
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
      const context = memberContext(follower)
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
    await stage.lead(engine.trade(leader, `${leader}-o`))
    const context = (await gates[gate]?.()) ?? memberContext(follower)
    expect(await pause({ paused: true }, context)).toMatchObject({ follow: { status: 'paused' } })
    expect(await unfollow({ close: true }, context)).toMatchObject({
      follow: { status: 'ended', openCopies: 0 },
    })
    expect(await follow({}, context)).toMatchObject({ code: gate })
    await impose({})
  })

  it('limit_altered lets no paused follow go on', async () => {
    await follow()
    await pause({ paused: true })
    const context = memberContext(follower)
    const altered = { ...context, caller: { ...context.caller, limitsAltered: true as const } }
    expect(await pause({ paused: false }, altered)).toMatchObject({ code: 'limit_altered' })
  })

  it('a full leader, and ten leaders of one follower', async () => {
    const few = { ...LEADING_TERMS, maxFollowers: 1 }
    await engine.ask({ kind: 'set-leading', accountId: leader, terms: few })
    await follow()
    await stage.addCustomer(`g${count}`)
    expect(await follow({}, memberContext(`g${count}`))).toMatchObject({ code: 'leader_full' })
    for (let place = 1; place <= 10; place += 1) {
      const other = `x${count}-${place}`
      await stage.addLeader(other)
      const answer = await follow({ leaderId: shownId(other) })
      if (place < 10) expect(answer).toMatchObject({ follow: { status: 'active' } })
      else expect(answer).toMatchObject({ code: 'too_many_leaders' })
    }
  })
})

describe('who is one person with the leader', () => {
  it('by a bank account or a link that stands does not follow', async () => {
    await database.query(
      `INSERT INTO link_signal (kind, key_hash, user_id, first_time)
       SELECT 'bank', 'hash', id, 1 FROM app_user WHERE id = ANY ($1::text[])`,
      [[userOf(leader), userOf(follower)]],
    )
    expect(await follow()).toMatchObject({ declined: 'invalid', fields: { leaderId: ['invalid'] } })
    expect((await mine()).total).toBe(0)
  })
})

describe('a row of a leader that was altered', () => {
  it('is followed by nobody, and keeps nobody in a follow', async () => {
    await follow()
    await database.query(`UPDATE leader SET seal = 'x' WHERE account_id = $1`, [leader])
    await stage.addCustomer(`h${count}`)
    expect(await follow({}, memberContext(`h${count}`))).toEqual(NOT_FOUND)
    expect(await unfollow({ close: true })).toMatchObject({ follow: { status: 'ended' } })
  })
})
