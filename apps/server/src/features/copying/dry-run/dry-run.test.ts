// A dry run is what a real follow of the same terms got, to the last digit (TR-10).

import {
  type CopyingStage,
  type FollowForm,
  stageCopying,
} from '@fairtick/server/test/copying-fixture'
import type { TestDatabase } from '@fairtick/server/test/database/test-database'
import { eventually } from '@fairtick/testkit/eventually'
import { beforeEach, describe, expect, it } from 'vitest'

const { at, follow } = stageCopying()
let database: TestDatabase
let stage: CopyingStage
let leader: string
let follower: string
beforeEach(() => {
  ;({ database, stage, leader, follower } = at)
})

const open = (order: string, request = {}) =>
  stage.lead(stage.engine.trade(leader, `${leader}-${order}`, request))
const close = (order: string, lots?: string) =>
  stage.lead(stage.engine.close(leader, `${leader}-${order}`, lots))

/** The real follow beside the dry run of its terms. */
async function compare(terms: Partial<FollowForm>) {
  const [real] = (await stage.mine(follower)).data
  const opened = (await stage.records(follower, { kind: 'opened' })).total
  const dry = await stage.dryRun(follower, leader, terms as never)
  expect({
    ...{ result: dry.result, openProfit: dry.openProfit, sharesPaid: dry.sharesPaid },
    ...{ copied: dry.copied, openCopies: dry.openCopies },
    skips: dry.skipped.reduce((sum, one) => sum + one.count, 0),
  }).toEqual({
    ...{ result: real?.result, openProfit: real?.openProfit, sharesPaid: real?.sharesPaid },
    ...{ copied: opened, openCopies: real?.openCopies, skips: real?.skips },
  })
  return { dry, real }
}

/** What the real follow stood at after all that happened so far. */
async function realNet(): Promise<number> {
  const [real] = (await stage.mine(follower)).data
  return Number(real?.result) + Number(real?.openProfit) - Number(real?.sharesPaid)
}

/** Of all copies of the follower, as the books have them. */
async function realFees(): Promise<number> {
  const [row] = await database.query<{ fees: bigint }>(
    `SELECT (coalesce(sum(o.open_fee + o.overnight_fee), 0) + (
       SELECT coalesce(sum(c.fee), 0) FROM contract_close c
       JOIN contract_order p ON p.id = c.order_id WHERE p.account_id = $1))::bigint AS fees
     FROM contract_order o WHERE o.account_id = $1`,
    [follower],
  )
  return Number(row?.fees) / 1e6
}

it.each<[string, Partial<FollowForm>]>([
  ['fixed', {}],
  ['proportional', { mode: 'proportional', fixedLots: undefined, allocation: '3000.123457' }],
  ['narrow', { allocation: '200', maxPerOrder: '150' }],
])('of %s terms: openings, parts, skips, shares and what is open', async (_, terms) => {
  await follow(terms)
  await open('a', { lots: '3' })
  await stage.move('64500.25')
  await open('b', { lots: '2', direction: 'short' })
  await close('a', '1.3')
  await stage.move('65100')
  await open('c', { lots: '1', leverage: 50 })
  await close('b')
  await stage.move('64700.5')
  await close('a')
  await stage.move('66000')
  const { dry } = await compare(terms)
  expect(dry).toMatchObject({ orders: 3, stoppedTime: null, isComplete: true })
  expect(Number(dry.sharesPaid)).toBeGreaterThan(0)
})

it('counts what the leader had open before as worth, and copies none of it', async () => {
  const amounts = { allocation: '8000', maxPerOrder: '5000' }
  const terms = { mode: 'proportional', fixedLots: undefined, ...amounts } as const
  await open('before', { lots: '20' })
  await stage.move('65000')
  await stage.engine.pass(25 * 3_600_000)
  await stage.move('65000')
  await follow(terms)
  await open('a', { lots: '15' })
  await stage.move('65500')
  await close('before')
  await close('a')
  await compare(terms)
})

it('tells the lowest that the real one stood at, and all fees', async () => {
  const nets: number[] = []
  const note = async (done: Promise<unknown>) => {
    await done
    nets.push(await realNet())
  }
  await follow({})
  await note(open('a', { lots: '3' }))
  await note(stage.move('64300'))
  await note(close('a', '1'))
  await note(open('b'))
  await note(stage.move('63810.5'))
  // The lowest is in a minute of which only its candle is looked at.
  await stage.engine.pass(60_000)
  await note(stage.move('63620.25'))
  await note(stage.move('63700'))
  await stage.engine.pass(60_000)
  await note(stage.move('63790'))
  await note(close('a'))
  await note(stage.move('64200'))
  await note(close('b'))
  const { dry } = await compare({})
  expect(Number(dry.lowest?.net)).toBeCloseTo(Math.min(...nets), 6)
  expect(Math.min(...nets)).toBeLessThan(Number(dry.net))
  expect(Number(dry.fees)).toBeCloseTo(await realFees(), 6)
})

it('finds the lowest in the minute in which the leader acted', async () => {
  const nets: number[] = []
  await follow({})
  await stage.move('63000')
  await open('a')
  await stage.move('62980')
  nets.push(await realNet())
  await stage.move('63900')
  await close('a')
  await stage.move('61000')
  await stage.engine.pass(60_000)
  await stage.move('64000')
  const { dry } = await compare({})
  expect(Number(dry.lowest?.net)).toBeCloseTo(Math.min(...nets), 6)
})

it('has no lowest where it never stood below nothing', async () => {
  await follow({})
  const { dry } = await compare({})
  expect(dry).toMatchObject({ orders: 0, copied: 0, lowest: null })
  expect(Number(dry.fees)).toBe(0)
})

it('charges the nights', async () => {
  await follow({})
  await open('a')
  await stage.engine.pass(20 * 3_600_000)
  await stage.move('64200')
  await eventually('the night to be charged', async () => {
    const rows = await database.query(
      `SELECT FROM journal_entry WHERE reason = 'overnight' AND account_id = $1`,
      [follower],
    )
    return rows.length > 0
  })
  const { dry } = await compare({})
  expect(Number(dry.fees)).toBeCloseTo(await realFees(), 6)
})

it('ends at the tick at which the copy stop ended the real one', async () => {
  const terms = { stopLoss: '0.05' }
  await follow(terms)
  await open('a')
  await stage.move('63000')
  await stage.engine.pass(120_000)
  await stage.move('62700')
  await stage.move('62000')
  await stage.move('64000')
  await open('b')
  const { dry, real } = await compare(terms)
  expect(real).toMatchObject({ status: 'ended', endReason: 'copy_stop' })
  expect(dry.stoppedTime).toBe(real?.endedTime)
  expect(dry.orders).toBe(2)
})

describe('copies of two markets', () => {
  const inNextMinute = () => stage.engine.pass(60_000)
  const openBoth = async () => {
    await stage.move('3000', 'ETHUSDT')
    await open('btc', { lots: '3' })
    await open('eth', { lots: '3', symbol: 'ETHUSDT' })
  }

  it('stop by what both are worth, however long one was passed over', async () => {
    const terms = { stopLoss: '0.05' }
    await follow(terms)
    await openBoth()
    await inNextMinute()
    await stage.move('3200', 'ETHUSDT')
    await inNextMinute()
    await inNextMinute()
    await stage.move('62400')
    await stage.move('64000')
    await stage.move('3010', 'ETHUSDT')
    await stage.move('3200', 'ETHUSDT')
    await inNextMinute()
    // With no tick of the other one in its minute.
    await stage.move('62450')
    await inNextMinute()
    await stage.move('64000')
    const { dry, real } = await compare(terms)
    expect([real?.status, dry.stoppedTime]).toEqual(['active', null])
  })

  it('do not stop on the way to where both stand', async () => {
    const terms = { stopLoss: '0.05' }
    await follow(terms)
    await openBoth()
    await inNextMinute()
    await stage.move('3200', 'ETHUSDT')
    await inNextMinute()
    await inNextMinute()
    await stage.move('62400')
    await inNextMinute()
    await inNextMinute()
    const { dry } = await compare(terms)
    expect(dry.stoppedTime).toBeNull()
  })

  it('are at their lowest by what the other one was left at', async () => {
    await follow({})
    await openBoth()
    await inNextMinute()
    await stage.move('2950', 'ETHUSDT')
    await inNextMinute()
    await inNextMinute()
    await stage.move('63500')
    const lowest = await realNet()
    await stage.move('64800')
    await inNextMinute()
    const { dry } = await compare({})
    expect(Number(dry.lowest?.net)).toBeCloseTo(lowest, 6)
  })

  it('share by what the other one stands at', async () => {
    await follow({})
    await openBoth()
    await inNextMinute()
    await stage.move('2950', 'ETHUSDT')
    await inNextMinute()
    await inNextMinute()
    await stage.move('65500')
    await close('btc')
    const { dry } = await compare({})
    expect(Number(dry.sharesPaid)).toBeGreaterThan(0)
  })
})

it('is of a leader whom the server made one, with terms that can be', async () => {
  await expect(stage.dryRun(follower, 'nobody')).rejects.toThrow('not_found')
  await expect(stage.dryRun(follower, leader, { allocation: '1' })).rejects.toThrow('allocation')
})
