// What a customer is told of VIP: the levels, where they stand, what the discount saved (TR-9).

import { OPEN_JURISDICTION } from '@fairtick/core/engine/jurisdiction'
import { parseInstrument } from '@fairtick/core/market/instrument'
import { DAY_MS } from '@fairtick/core/time/duration'
import { VIP_LEVEL_TEXTS } from '@fairtick/core/vip/vip-level'
import { openTestDatabase, type TestDatabase } from '@fairtick/server/test/database/test-database'
import { TEST_ROW_SEAL } from '@fairtick/server/test/row-seal'
import { insertMember, memberContext, TEAM_TERMS } from '@fairtick/server/test/team-members'
import { isDeclined } from '@fairtick/wire/handler'
import { afterEach, beforeEach, expect, it } from 'vitest'
import {
  BTCUSDT,
  createSettableClock,
  type EngineFixture,
  openEngine,
} from '../../engine/engine-fixture.ts'
import { hashOf } from '../../platform/random-id.ts'
import { vipRoutes } from './routes.ts'

/** Monday, 5 January 2026, noon in Tokyo. */
const NOON = Date.UTC(2026, 0, 5, 3)
const YEN = { ...BTCUSDT, symbol: 'USDJPY', base: 'USD', quote: 'JPY', contractSize: '1000' }

let database: TestDatabase
let engine: EngineFixture
let calls: ReturnType<typeof vipRoutes>

beforeEach(async () => {
  database = await openTestDatabase()
  const catalogue = [BTCUSDT, YEN]
  engine = await openEngine(database, createSettableClock(NOON), { catalogue })
  await engine.tick('64000')
  const instruments = new Map(catalogue.map((one) => [one.symbol, parseInstrument(one)]))
  calls = vipRoutes({
    ...{ database, rowSeal: TEST_ROW_SEAL, instruments },
    ...{ operatorTimeZone: 'Asia/Tokyo', now: engine.now, jurisdiction: () => OPEN_JURISDICTION },
  })
  await insertMember(database, 'a')
  await engine.open('a')
})
afterEach(async () => {
  await engine.stop()
  await database.close()
})

const read = async () => {
  const answer = await calls.vipLevels({ query: {}, body: {} }, memberContext('a'))
  if (isDeclined(answer)) throw new Error(JSON.stringify(answer))
  return answer
}
/** Fills of 64 001.25 and 63 998.75 for each hundred lots. */
const trade = async (orderId: string, lots = '100') => {
  await engine.trade('a', orderId, { lots })
  await engine.close('a', orderId)
}

it('begins at level 0, with everything missing for the first', async () => {
  const { levels, mine, saved, changes } = await read()
  expect(changes).toEqual([])
  expect(levels.map(({ level, volume, feeDiscount }) => [level, volume, feeDiscount])).toEqual([
    [0, '0', '0'],
    [1, '100000', '0.05'],
    [2, '500000', '0.1'],
    [3, '2000000', '0.15'],
    [4, '10000000', '0.2'],
    [5, '50000000', '0.3'],
  ])
  const next = { level: 1, volume: '100000', missing: '100000' }
  expect(mine).toEqual({ level: 0, feeDiscount: '0', volume30d: '0', next })
  expect(saved).toEqual([
    { month: '2025-12', amount: '0' },
    { month: '2026-01', amount: '0' },
  ])
})

it('counts openings and closes, and what later fills did not pay, to the last digit', async () => {
  // At level 0 nothing is saved, where the fee lies between two millionths as well.
  await trade('half', '0.4')
  expect((await read()).saved[1]?.amount).toBe('0')
  await trade('first')
  const before = await read()
  expect(before.mine).toMatchObject({ level: 1, volume30d: '128512' })
  expect(before.mine.next).toEqual({ level: 2, volume: '500000', missing: '371488' })
  await trade('second')
  // A twentieth of 32.000625 and of 31.999375, 1.600031 and 1.599969 after rounding.
  expect((await read()).saved[1]).toEqual({ month: '2026-01', amount: '3.2' })
})

it('counts in dollars what is quoted in another currency', async () => {
  await trade('first')
  await trade('second')
  await trade('third')
  await trade('fourth')
  const saved = async () => Number((await read()).saved[1]?.amount)
  const before = await saved()
  engine.submitTick('150', 'USDJPY')
  await engine.pass(1_000)
  await engine.ask({
    ...{ kind: 'open-contract', accountId: 'a', orderId: 'yen', symbol: 'USDJPY' },
    ...{ direction: 'long', orderType: 'market', lots: 1_000_000_000n as never, leverage: 50 },
    ...{ shown: undefined, limitPrice: undefined, takeProfit: undefined, stopLoss: undefined },
  })
  // 10 lots of 1 000 dollars: a fee of 5, a tenth less at level 2.
  expect((await read()).mine.level).toBe(2)
  expect((await saved()) - before).toBeCloseTo(0.5, 6)
})

it('tells the month before beside this one', async () => {
  await trade('first')
  await trade('second')
  await engine.pass(27 * DAY_MS)
  expect((await read()).saved).toEqual([
    { month: '2026-01', amount: '3.2' },
    { month: '2026-02', amount: '0' },
  ])
  await engine.pass(28 * DAY_MS)
  expect((await read()).saved.map(({ amount }) => amount)).toEqual(['0', '0'])
})

it('has no next level at the highest', async () => {
  await database.query(`UPDATE account SET volumes = '0:5' || repeat('0', 35) WHERE id = 'a'`)
  const { mine } = await read()
  expect(mine).toMatchObject({ level: 5, feeDiscount: '0.3', next: null })
})

it('shows the levels that two people changed, and stands by them at once', async () => {
  await trade('one', '50')
  expect((await read()).mine.level).toBe(0)
  const vipLevels = VIP_LEVEL_TEXTS.map((one, level) =>
    level === 1 ? { volume: '60000', feeDiscount: '0.08' } : one,
  )
  engine.submit({ kind: 'money-terms', terms: { ...TEAM_TERMS, vipLevels } })
  await engine.tick('64000')
  const { levels, mine } = await read()
  expect(levels[1]).toEqual({ level: 1, volume: '60000', feeDiscount: '0.08' })
  expect(mine).toMatchObject({ level: 1, feeDiscount: '0.08', next: { level: 2 } })
})

it('TR-13: under rules without incentives levels are reached, take nothing off, and save nothing', async () => {
  await trade('first')
  expect((await read()).mine).toMatchObject({ level: 1, feeDiscount: '0.05' })
  engine.submit({ kind: 'jurisdiction', rules: { ...OPEN_JURISDICTION.text, incentives: false } })
  await engine.tick('64000')
  await trade('second')
  const { levels, mine, saved } = await read()
  expect(levels.map(({ feeDiscount }) => feeDiscount)).toEqual(['0', '0', '0', '0', '0', '0'])
  expect(mine).toMatchObject({ level: 1, feeDiscount: '0', next: { level: 2 } })
  expect(saved[1]?.amount).toBe('0')
})

it('announced levels are those that two people approved: a row alone announces nothing', async () => {
  const vipLevels = VIP_LEVEL_TEXTS.map((one, level) =>
    level === 1 ? { ...one, volume: '1' } : one,
  )
  const payload = JSON.stringify({ before: null, after: { vipLevels }, noticeHours: 1 })
  const hash = hashOf('change-request', 'p', 'money_terms', 'practice', payload)
  await database.asOwner(
    `INSERT INTO staff (id, email, email_key, name, created_time)
     VALUES ('x', 'x@h.example', 'x', 'X', 1), ('y', 'y@h.example', 'y', 'Y', 1)`,
  )
  await database.query(
    `INSERT INTO change_request (id, kind, subject, payload, payload_hash, note, requested_by,
       requested_time, expires_time, status, decided_by, decided_time, acts_time, announced_time)
     VALUES ('p', 'money_terms', 'practice', $1, $2, '', 'x', 1, 9, 'approved', 'y', 2, 3, 3)`,
    [payload, hash],
  )
  expect((await read()).coming).toEqual([])
})
