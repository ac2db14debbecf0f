// Readings of what accounts are worth: from committed rows at the newest ticks, kept thinner later.

import { calculateAccountFigures } from '@fairtick/core/account/account-figures'
import { parseInstrument } from '@fairtick/core/market/instrument'
import { DAY_MS, HOUR_MS } from '@fairtick/core/time/duration'
import { openTestDatabase, type TestDatabase } from '@fairtick/server/test/database/test-database'
import type { CallResult } from '@fairtick/wire/api-contract'
import type { AccountContext } from '@fairtick/wire/handler'
import { isDeclined } from '@fairtick/wire/handler'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import {
  BTCUSDT,
  createSettableClock,
  type EngineFixture,
  openEngine,
  type SettableClock,
} from '../../engine/engine-fixture.ts'
import { createBus } from '../../platform/bus.ts'
import { loadAccount, openAccountReader } from '../account/public.ts'
import { createPresentContract } from '../contracts/public.ts'
import { createPresentOption } from '../options/public.ts'
import { createEquityRecorder } from './public.ts'
import { statementRoutes } from './routes.ts'

const LEADER = { leaderId: 'l', name: 'Leader' }

const instruments = new Map([['BTCUSDT', parseInstrument(BTCUSDT)]])
const operatorTimeZone = 'Asia/Tokyo'

let database: TestDatabase
let clock: SettableClock
let engine: EngineFixture
let price: string | undefined
let take: () => Promise<void>
let equityOf: (userId: string) => Promise<bigint>
let equityCall: (days: '7' | '30') => Promise<CallResult<'equityHistory'>>
let pointsOf: (days: '7' | '30') => Promise<readonly (readonly [number, string])[]>

beforeEach(async () => {
  clock = createSettableClock()
  database = await openTestDatabase()
  engine = await openEngine(database, clock)
  price = '64000'
  const bus = createBus((error) => {
    throw error
  })
  bus.answer('market.snapshot', async () => {
    const tick = price && { symbol: 'BTCUSDT', seq: 1, time: 1, price, volume: '0' }
    return { instruments: [{ symbol: 'BTCUSDT', status: 1, ...(tick ? { tick } : {}) }] }
  })
  const now = engine.now
  take = createEquityRecorder({ database, bus, now, operatorTimeZone, instruments })
  const readOpenAccount = openAccountReader({ database, bus, instruments })
  // As the summary has it.
  equityOf = async (userId) => {
    const { exposure } = await readOpenAccount((await loadAccount(database, userId, 'practice')).id)
    return calculateAccountFigures(exposure).equity
  }
  const calls = statementRoutes({
    ...{ database, now, operatorTimeZone },
    presentOption: createPresentOption(() => 2),
    presentContract: createPresentContract(
      () => 2,
      () => LEADER,
    ),
  })
  equityCall = async (days) => {
    const answer = await calls.equityHistory({ query: { days }, body: {} }, ME)
    if (isDeclined(answer)) throw new Error(JSON.stringify(answer))
    return answer
  }
  pointsOf = async (days) => (await equityCall(days)).points
  for (const id of ['a', 'b']) await engine.open(id)
  await move('64000')
})
afterEach(async () => {
  await engine.stop()
  await database.close()
})

const ME: AccountContext = {
  ...{ language: 'en', account: 'practice', address: '127.0.0.1', device: 'test' },
  ...{ caller: { userId: 'user of a', sessionId: 's' }, key: undefined },
}

async function move(to: string): Promise<void> {
  await engine.tick(to)
  price = to
}

/** As if the hours in between had passed without a tick; prices come again at the end. */
async function passHours(hours: number): Promise<void> {
  await engine.pass(hours * HOUR_MS)
  await engine.tick(price ?? '64000')
}

describe('a reading', () => {
  it('is what the summary says at that moment, of every account (TR-4)', async () => {
    await engine.trade('a', 'long', { lots: '3' })
    await engine.trade('a', 'short', { direction: 'short', lots: '1' })
    await engine.close('a', 'long', '1')
    await engine.buy('b', 'option')
    await move('64321.5')
    await take()
    const rows = await database.query<{ account_id: string; equity: bigint }>(
      'SELECT account_id, equity FROM equity_snapshot ORDER BY account_id',
    )
    const told = await Promise.all(['a', 'b'].map((id) => equityOf(`user of ${id}`)))
    expect(rows.map(({ equity }) => equity)).toEqual(told)
    expect(Number(rows[0]?.equity)).not.toBe(10_000_000_000)
  })

  it('is taken once an hour, however often it is asked for and by how many', async () => {
    await Promise.all([take(), take()])
    await take()
    expect(await pointsOf('7')).toHaveLength(1)
    await passHours(1)
    await take()
    expect(await pointsOf('7')).toHaveLength(2)
  })

  it('that is missing is not made up: hours without one stay empty', async () => {
    await take()
    await passHours(5)
    await take()
    const [first, second] = await pointsOf('7')
    expect((second?.[0] ?? 0) - (first?.[0] ?? 0)).toBeGreaterThan(4 * HOUR_MS)
    expect(await pointsOf('7')).toHaveLength(2)
  })

  it('waits while a position has no price', async () => {
    await engine.trade('a', 'long', { lots: '3' })
    price = undefined
    await take()
    expect(await pointsOf('7')).toEqual([])
    const others = await database.query('SELECT account_id FROM equity_snapshot')
    expect(others).toEqual([{ account_id: 'b' }])
  })

  it('reaches every account, page by page', async () => {
    await database.asOwner(
      `INSERT INTO account (id, user_id, kind, cash, stake, withdrawal_hold, salary, changed)
       SELECT 'x' || n, 'u' || n, 'practice', n, 0, 0, 0, ${clock.wallMs()}
       FROM generate_series(1, 450) n`,
    )
    await take()
    const [count] = await database.query('SELECT count(*) AS all FROM equity_snapshot')
    expect(count).toEqual({ all: 452n })
  })

  it('is not taken of an account in which nothing moved for 30 days', async () => {
    await engine.trade('b', 'long')
    await engine.pass(31 * DAY_MS)
    await move('64000')
    await database.query('DELETE FROM equity_snapshot')
    await take()
    const taken = await database.query('SELECT account_id FROM equity_snapshot')
    expect(taken).toEqual([{ account_id: 'b' }])
  })
})

describe('what is told and kept', () => {
  it('says of a span whether there are readings of before it', async () => {
    await take()
    expect(await equityCall('7')).toMatchObject({ hasEarlier: false })
    await passHours(7 * 24 + 1)
    await take()
    const week = await equityCall('7')
    expect(week).toMatchObject({ points: [expect.anything()], hasEarlier: true })
    expect(await equityCall('30')).toMatchObject({ hasEarlier: false })
  })

  it('of 7 days each hour, of 30 the first of each day and the newest', async () => {
    for (let hour = 0; hour < 30; hour += 1) {
      await take()
      await passHours(1)
    }
    await take()
    expect(await pointsOf('7')).toHaveLength(31)
    const days = await pointsOf('30')
    const hours = days.map(([time]) => new Date(time + 9 * HOUR_MS).getUTCHours())
    // Begun at noon in Tokyo; the newest is of 18 o'clock of the next day.
    expect(hours).toEqual([12, 0, 18])
  })

  it('days before the last 31 are forgotten, and after 8 all but the first of a day', async () => {
    await take()
    await passHours(1)
    await take()
    await engine.pass(9 * DAY_MS)
    await move('64000')
    await engine.buy('a', 'o1')
    await take()
    const kept = () => database.query(`SELECT hour FROM equity_snapshot WHERE account_id = 'a'`)
    expect(await kept()).toHaveLength(2)
    await engine.pass(25 * DAY_MS)
    await move('64000')
    await engine.buy('a', 'o2')
    await take()
    expect(await kept()).toHaveLength(2)
  })

  it('all that is too old is forgotten, page by page', async () => {
    await database.asOwner(
      `INSERT INTO equity_snapshot SELECT 'x' || n, n, n::bigint * 3600000, 1, n % 2 = 0, 0
       FROM generate_series(1, 900) n`,
    )
    await take()
    const left = await database.query(`SELECT hour FROM equity_snapshot WHERE hour <= 900`)
    expect(left).toEqual([])
  })

  it.each(['UPDATE equity_snapshot SET equity = 1', 'TRUNCATE equity_snapshot'])(
    'the run-time role may not: %s (REL-60)',
    async (sql) => {
      await expect(database.query(sql)).rejects.toThrow(/permission denied/)
    },
  )
})
