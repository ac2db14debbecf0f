// The first limit of losses of a day, from the form to what the engine refuses (TR-12.3).

import { MINUTE_MS } from '@fairtick/core/time/duration'
import { openTestDatabase, type TestDatabase } from '@fairtick/server/test/database/test-database'
import { drainTestInbox, TEST_ROW_SEAL } from '@fairtick/server/test/row-seal'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import {
  createSettableClock,
  type EngineFixture,
  openEngine,
  type SettableClock,
} from '../../engine/engine-fixture.ts'
import { as, openDepositStage } from '../deposits/deposits-fixture.ts'
import { limitRoutes } from './routes.ts'

/** One minute before midnight in Tokyo. */
const LATE = Date.UTC(2026, 0, 5, 14, 59)
let database: TestDatabase
let clock: SettableClock
let engine: EngineFixture
let isEngineAway = false

beforeEach(async () => {
  database = await openTestDatabase()
  clock = createSettableClock(LATE)
  engine = await openEngine(database, clock)
  await openDepositStage(database, engine).enter('a')
  await engine.tick('64000')
})
afterEach(async () => {
  await engine.stop()
  await database.close()
})

const drain = () => drainTestInbox(database, engine.ask)
const setLimit = (dailyLoss: string) =>
  limitRoutes({
    ...{ database, nowMs: engine.now, operatorTimeZone: 'Asia/Tokyo' },
    rowSeal: TEST_ROW_SEAL,
    applyLinks: async () => {},
    drainInbox: async () => {
      if (!isEngineAway) await drain()
    },
  }).changeLimits({ query: {}, body: { dailyLoss } }, as('a'))

/** 1 000 dollars a coin on two hundredths of one, and what trading costs. */
async function lose(id: string): Promise<void> {
  await engine.tick('64000')
  await engine.trade('practice a', id, { lots: '2' })
  await engine.tick('63000')
  await engine.close('practice a', id)
}
const opened = async (id: string) => {
  await engine.tick('63000')
  const outcome = await engine.trade('practice a', id)
  return outcome.kind === 'refused' ? outcome.code : outcome.kind
}

/** The tape says so as well. */
async function overMidnight(): Promise<void> {
  clock.pass(MINUTE_MS)
  await engine.tick('63000')
}

describe('TR-12.3: the first limit of losses', () => {
  it('counts what was lost on the day before it was set, and no longer than the day', async () => {
    await lose('before')
    await setLimit('20')
    expect(await opened('one')).toBe('daily_loss_limit')
    await overMidnight()
    expect(await opened('two')).toBe('contract')
  })

  it('does not count what was lost the day before', async () => {
    await lose('before')
    await overMidnight()
    await setLimit('20')
    expect(await opened('one')).toBe('contract')
  })

  it('counts what is lost until the engine hears of it', async () => {
    isEngineAway = true
    await setLimit('20')
    await lose('between')
    isEngineAway = false
    await drain()
    expect(await opened('one')).toBe('daily_loss_limit')
  })

  it('counts nothing of a day that ended before the engine heard of it', async () => {
    await lose('before')
    isEngineAway = true
    await setLimit('20')
    isEngineAway = false
    await overMidnight()
    await drain()
    expect(await opened('one')).toBe('contract')
  })
})
