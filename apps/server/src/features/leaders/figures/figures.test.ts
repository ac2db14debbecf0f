// TR-10.8 over an engine: hourly readings, what followers got, and a player who doubles every loss.

import { parseQuantity } from '@fairtick/core/numbers/lots'
import { parseMoney } from '@fairtick/core/numbers/money'
import { parsePrice } from '@fairtick/core/numbers/price'
import { DAY_MS } from '@fairtick/core/time/duration'
import { openTestDatabase, type TestDatabase } from '@fairtick/server/test/database/test-database'
import { type LeaderFigures, openLeaderFigures } from '@fairtick/server/test/leader-figures-fixture'
import { memberContext } from '@fairtick/server/test/team-members'
import { NOT_FOUND } from '@fairtick/wire/handler'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { EngineFixture } from '../../../engine/engine-fixture.ts'
import { openLinks } from '../../linked-accounts/linked-accounts-fixture.ts'

let database: TestDatabase
let stage: LeaderFigures
let engine: EngineFixture

beforeEach(async () => {
  database = await openTestDatabase()
  stage = await openLeaderFigures(database)
  engine = stage.engine
})
afterEach(async () => {
  await engine.stop()
  await database.close()
})

const move = (to: string) => stage.move(to)
const hourly = (ms?: number) => stage.hourly(ms)
const enter = (id: string) => stage.enter(id)
const lead = (id: string) => stage.lead(id)
const stop = (id: string) => stage.stop(id)
const follow = (id: string, leaderId: string) => stage.follow(id, leaderId)
const listed = () => stage.listed()
const figuresOf = (id: string) => stage.figuresOf(id)

describe('TR-10.8 growth', () => {
  it('counts open losses, and no money that came, went or was staked on options', async () => {
    await enter('a')
    await lead('a')
    await hourly()
    expect(await figuresOf('a')).toMatchObject({ roiAll: '0', maxDrawdown: '0', openLoss: '0' })
    const amount = parseMoney('90000')
    if (amount === undefined) throw new Error('no amount')
    await engine.ask({
      ...{ kind: 'adjust-balance', accountId: 'a', adjustmentId: 'x', amount },
    })
    // It is lost: nobody could copy it.
    await engine.buy('a', 'option', { stake: '500' })
    await move('63990')
    await hourly()
    expect(await figuresOf('a')).toMatchObject({ roiAll: '0', maxDrawdown: '0' })
    await move('64000')
    // Of some 100,000: a lot of 0.01 BTC fifty times, and a fall of 2,000.
    await engine.trade('a', 'o', { lots: '50', leverage: 10 })
    await move('62000')
    await hourly()
    const { roiAll, maxDrawdown, openLoss, trades, ownEquity, ...more } = await figuresOf('a')
    // All of it in January of 2026.
    expect(more.months).toEqual([{ time: Date.UTC(2026, 0, 16), growth: roiAll }])
    expect(more.instruments).toEqual([{ symbol: 'BTCUSDT', orders: 1, share: '1' }])
    expect(Number(openLoss)).toBeCloseTo(-1_001.25, 2)
    const [{ equity } = { equity: 0n }] = await database.query<{ equity: bigint }>(
      'SELECT equity FROM equity_snapshot WHERE account_id = $1 ORDER BY hour DESC LIMIT 1',
      ['a'],
    )
    expect(Number(ownEquity)).toBe(Number(equity) / 1e6)
    const loss = 1_001.25 + 16.000625
    expect(Number(roiAll)).toBeLessThan(-loss / 101_000)
    expect(Number(roiAll)).toBeGreaterThan(-loss / 99_000)
    expect(Number(maxDrawdown)).toBeCloseTo(-Number(roiAll), 5)
    expect(trades).toBe(0)
  })

  it('of a month or a quarter that the readings do not reach back over nothing is told', async () => {
    await enter('a')
    await lead('a')
    await hourly()
    expect(await figuresOf('a')).toMatchObject({ roi30d: null, roi90d: null, roiAll: '0' })
  })

  it('of 30 days tells those alone, and the first loss stays in the whole', async () => {
    await enter('a')
    await lead('a')
    await hourly()
    const lose = async (id: string, lots: string, to: string) => {
      await engine.trade('a', id, { lots })
      await move(to)
      await engine.close('a', id)
      await move('64000')
    }
    // A lot is 0.01 BTC: some 1,000 of 10,000, and later some 100.
    await lose('o', '50', '62000')
    await hourly()
    for (let day = 0; day < 33; day += 1) {
      if (day === 20) await lose('p', '5', '62000')
      await hourly(DAY_MS)
    }
    const { roi30d, roi90d, roiAll, maxDrawdown, since } = await figuresOf('a')
    expect(Number(roi30d)).toBeCloseTo(-0.0115, 3)
    expect(Number(roiAll)).toBeCloseTo(-0.1139, 2)
    expect(Number(maxDrawdown)).toBeCloseTo(-Number(roiAll), 5)
    expect(roi90d).toBeNull()
    // The reading of then is kept, though those of others go.
    const sql = `SELECT count(*) AS count FROM equity_snapshot WHERE account_id = 'a' AND time <= $1`
    expect(await database.query(sql, [String(since)])).toEqual([{ count: 0n }])
  })
})

it('TR-10.8 of 90 days tells trading alone, with a deposit and a withdrawal between', async () => {
  await enter('a')
  await lead('a')
  await hourly()
  /** Half a Bitcoin long, from 64,001.25: won at 65,998.75, lost at 61,998.75. */
  const trade = async (id: string, to: string) => {
    await engine.trade('a', id, { lots: '50', leverage: 50 })
    await move(to)
    await engine.close('a', id)
    await move('64000')
  }
  // −1001.25 less fees of 16.000312 and 15.499688: 8967.25 are left of 10 000.
  await trade('before', '62000')
  await hourly()
  const pass = async (tens: number) => {
    for (let ten = 0; ten < tens; ten += 1) await hourly(10 * DAY_MS)
  }
  await pass(2)
  const [amount, rate] = [parseQuantity('1032.75'), parsePrice('1')] as never[]
  await engine.ask({
    ...{ kind: 'credit-deposit', accountId: 'a', depositId: 'd', channel: 'bank' },
    submitted: 0 as never,
    ...{ amount: amount as never, rate: rate as never },
  })
  await pass(1)
  // 998.75 less 16.000312 and 16.499688, on 10 000: 1.096625.
  await trade('won', '66000')
  await pass(2)
  const paid = await engine.ask({
    ...{ kind: 'submit-withdrawal', accountId: 'a', withdrawalId: 'w', method: 'wallet' },
    ...{ amount: parseMoney('966.25') as never, from: 'cash' },
  })
  expect(paid).toMatchObject({ kind: 'withdrawal' })
  await pass(2)
  // −1032.75 on 10 000: 0.896725, which is what 30 days have.
  await trade('lost', '62000')
  await pass(2)
  const figures = await figuresOf('a')
  expect(figures.ownEquity).toBe('8967.25')
  // 1.096625 × 0.896725 = 0.983371053125; with the loss of before 0.881813407.
  expect(figures).toMatchObject({ roi90d: '-0.016629', roi30d: '-0.103275', roiAll: '-0.118187' })
})

describe('TR-10.8 what followers got', () => {
  it('is the median after fees and shares; open losses count; fewer than five are said so', async () => {
    await enter('a')
    await lead('a')
    for (const id of ['f1', 'f2', 'f3', 'f4']) await follow(id, 'a')
    await engine.trade('a', 'o')
    await hourly()
    expect(await figuresOf('a')).toMatchObject({ copierMedian90d: null, copierFollows90d: 4 })
    // Who followed and never copied has no result.
    await follow('f5', 'a')
    await hourly()
    expect(await figuresOf('a')).toMatchObject({ copierFollows90d: 4 })
    await engine.trade('a', 'p')
    await move('65000')
    await engine.close('a', 'o')
    await move('60000')
    await hourly()
    const figures = await figuresOf('a')
    expect(figures).toMatchObject({ copierFollows90d: 5, copiersLosing90d: '1' })
    const results = await database.query<{ result: bigint; shares: string }>(
      `SELECT r.result, (SELECT coalesce(sum(amount), 0)::text FROM copy_share s
         WHERE s.account_id = r.account_id) AS shares FROM copy_result r`,
    )
    expect(results.map(({ shares }) => shares)).toContain('0')
    expect(results.some(({ shares }) => shares !== '0')).toBe(true)
    // Those of both orders won 10 less 0.65 less a tenth; the one that is open lost 40.
    expect(Number(figures.copierMedian90d)).toBeLessThan((10 - 0.65 - 0.9 - 39) / 500)
    expect(Number(figures.copierMedian90d)).toBeGreaterThan((10 - 0.65 - 0.95 - 41) / 500)
  })

  it('counts nobody who is the leader, from when that is found', async () => {
    await enter('a')
    await lead('a')
    for (const id of ['f1', 'f2', 'f3', 'f4', 'f5', 'f6', 'f7']) await follow(id, 'a')
    await engine.trade('a', 'o')
    await move('65000')
    const end = { kind: 'end-follow', leaderId: 'a', copies: 'close' } as const
    await engine.ask({ ...end, accountId: 'f6' })
    await hourly()
    expect(await figuresOf('a')).toMatchObject({ copierFollows90d: 7 })
    const links = openLinks(database, engine)
    // Who ended it before is found as well.
    for (const id of ['a', 'f6', 'f7']) await links.visit(id, { deviceToken: 't' })
    await hourly()
    expect(await figuresOf('a')).toMatchObject({ copierFollows90d: 5 })
    // Parted again they count from the next follow on.
    await links.decide('lifted')
    await hourly()
    expect(await figuresOf('a')).toMatchObject({ copierFollows90d: 6 })
  })

  it('is the order of the list, and those with too few follows come behind losers', async () => {
    for (const id of ['few', 'loser']) {
      await enter(id)
      await lead(id)
    }
    for (const id of ['f1', 'f2', 'f3', 'f4', 'f5']) await follow(id, 'loser')
    await engine.trade('loser', 'o')
    await move('63000')
    await hourly()
    expect((await listed()).map(({ id }) => id)).toEqual(['loser', 'few'])
  })
})

it('one leader is read alone as in the list; of one who is not there nothing is told', async () => {
  await enter('a')
  await lead('a')
  await hourly()
  const read = (id: string) =>
    stage.routes().leader({ query: { id }, body: {} }, memberContext('visitor'))
  expect(await read('a')).toMatchObject({ id: 'a', figures: await figuresOf('a') })
  expect(await read('b')).toEqual(NOT_FOUND)
})

it('TR-10.8 without a price nothing is made up, and nobody waits for whom it concerns', async () => {
  const ids = Array.from({ length: 22 }, (_, place) => `l${String(place).padStart(2, '0')}`)
  for (const id of ids) {
    await enter(id)
    await lead(id)
  }
  await engine.trade('l00', 'o')
  stage.market.hasTick = false
  const worked = async () => {
    const all = await database.query<{ id: string }>(
      'SELECT leader_id AS id FROM leader_figures WHERE time IS NOT NULL ORDER BY leader_id',
    )
    return all.map(({ id }) => id)
  }
  await hourly()
  expect(await worked()).toEqual(ids.slice(1, 20))
  await hourly()
  expect(await worked()).toEqual(ids.slice(1))
  stage.market.hasTick = true
  await hourly()
  await hourly()
  expect(await worked()).toEqual(ids)
})

it('TR-10.8 who stopped keeps the figures of then, marked', async () => {
  await enter('a')
  await lead('a')
  await engine.trade('a', 'o', { lots: '10' })
  await hourly()
  await move('60000')
  await stop('a')
  await hourly()
  const then = await figuresOf('a')
  // What stood open at the end is in it.
  expect(Number(then.openLoss)).toBeLessThan(-390)
  await engine.close('a', 'o')
  await move('70000')
  await hourly()
  expect(await figuresOf('a')).toEqual(then)
  expect((await listed())[0]?.stopped).not.toBeNull()
})

it('TR-10.8 who doubles every loss is warned of before the account breaks', async () => {
  await enter('martin')
  await lead('martin')
  // Wins a little, often: a record that looks well.
  for (let win = 0; win < 6; win += 1) {
    await engine.trade('martin', `win ${win}`, { lots: '1' })
    await move(String(64_400 + win))
    await engine.close('martin', `win ${win}`)
    await move('64000')
  }
  await hourly()
  const before = await figuresOf('martin')
  expect([before.winRate, before.warnings]).toEqual(['1', []])
  expect(Number(before.roiAll)).toBe(0)
  // Then down it goes, and each time twice as much is bought.
  for (const [step, to] of ['63500', '63000', '62500', '62000'].entries()) {
    await engine.trade('martin', `double ${step}`, { lots: String(4 * 2 ** step), leverage: 50 })
    await move(to)
  }
  await hourly()
  const warned = await figuresOf('martin')
  expect(warned.warnings).toContain('adds_to_losers')
  expect(warned.winRate).toBe('1')
  expect(Number(warned.ownEquity)).toBeGreaterThan(9_000)
  expect(Number(warned.openLoss)).toBeLessThan(-500)
  expect(Number(warned.maxDrawdown)).toBeGreaterThan(0.04)
})
