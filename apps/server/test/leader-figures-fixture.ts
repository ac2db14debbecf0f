// For tests: leaders whose readings and figures are worked out hour by hour (TR-10.8).

import { DEFAULT_PROFIT_SHARE, MAX_COPIED } from '@fairtick/core/copy/follow'
import { parseInstrument } from '@fairtick/core/market/instrument'
import { HOUR_MS } from '@fairtick/core/time/duration'
import { insertApplication } from '@fairtick/server/features/leaders/application-store'
import {
  insertLeader,
  loadLeaderOf,
  updateLeader,
} from '@fairtick/server/features/leaders/leader-store'
import { createFigureJob } from '@fairtick/server/features/leaders/public'
import { leaderRoutes } from '@fairtick/server/features/leaders/routes'
import { sealApplication, sealLeader } from '@fairtick/server/features/leaders/sealed-leader'
import { createEquityRecorder } from '@fairtick/server/features/statements/public'
import { isDeclined } from '@fairtick/wire/handler'
import {
  BTCUSDT,
  createSettableClock,
  type EngineFixture,
  FOLLOW_TERMS,
  LEADING_TERMS,
  openEngine,
} from '../src/engine/engine-fixture.ts'
import { createBus } from '../src/platform/bus.ts'
import type { Database } from '../src/platform/database.ts'
import { TEST_ROW_SEAL } from './row-seal.ts'
import { insertMember, memberContext, TEAM_TERMS, userOf } from './team-members.ts'

export type LeaderFigures = Awaited<ReturnType<typeof openLeaderFigures>>

/** One market, at 64 000 to begin with. */
export async function openLeaderFigures(database: Database) {
  const clock = createSettableClock()
  const engine = await openEngine(database, clock, { moneyTerms: TEAM_TERMS })
  const market = { price: '64000', hasTick: true }
  const hourly = createHours(database, engine, market)
  const move = async (to: string) => {
    market.price = to
    await engine.tick(to)
  }
  await move('64000')
  const enter = async (id: string, cash = '10000') => {
    await insertMember(database, id)
    await engine.open(id, cash)
  }
  const routes = () =>
    leaderRoutes({
      ...{ database, rowSeal: TEST_ROW_SEAL, mode: 'practice', nowMs: engine.now },
      ...{ isVerified: undefined, onWaiting: () => {}, publish: () => {} },
      jurisdiction: () => ({ isCopyingAllowed: true }),
    })
  const listed = async () => {
    const answer = await routes().leaders({ query: {}, body: {} }, memberContext('visitor'))
    if (isDeclined(answer)) throw new Error(JSON.stringify(answer))
    return answer.data
  }
  return {
    ...{ engine, clock, move, enter, routes, listed },
    /** Whether the market shows a price. */
    market,
    /** Time passes, with a tick, readings and figures at its end. */
    hourly,
    lead: (id: string) => lead(database, engine, id),
    stop: async (id: string) => {
      const leader = await loadLeaderOf(database, id)
      if (leader === undefined) throw new Error('nobody leads')
      const stopped = { ...leader, stoppedMs: engine.now(), stopReason: 'own' as const }
      await updateLeader(database, { ...stopped, seal: sealLeader(TEST_ROW_SEAL, stopped) })
    },
    follow: async (id: string, leaderId: string, cash = '1000') => {
      await enter(id, cash)
      await engine.ask({ kind: 'follow-leader', accountId: id, leaderId, terms: FOLLOW_TERMS })
    },
    figuresOf: async (id: string) => {
      const figures = (await listed()).find((one) => one.id === id)?.figures
      if (figures === null || figures === undefined) throw new Error('nothing was worked out')
      return figures
    },
  }
}

type Market = { price: string; hasTick: boolean }

function createHours(database: Database, engine: EngineFixture, market: Market) {
  const instruments = new Map([['BTCUSDT', parseInstrument(BTCUSDT)]])
  const bus = createBus((error) => {
    throw error
  })
  bus.answer('market.snapshot', async () => {
    const tick = { symbol: 'BTCUSDT', seq: 1, time: 1, price: market.price, volume: '0' }
    const shown = market.hasTick ? { tick } : {}
    return { instruments: [{ symbol: 'BTCUSDT', status: 1, ...shown }] }
  })
  const parts = { database, bus, instruments, nowMs: engine.now, now: engine.now }
  const record = createEquityRecorder({ ...parts, operatorTimeZone: 'Asia/Tokyo' })
  const work = createFigureJob(parts)
  return async (ms = HOUR_MS) => {
    await engine.pass(ms)
    await engine.tick(market.price)
    await record()
    await work()
  }
}

async function lead(database: Database, engine: EngineFixture, id: string): Promise<void> {
  const application = {
    ...{ id: `application ${id}`, accountId: id, userId: userOf(id), name: `Leader ${id}` },
    ...{ intro: 'Slowly.', profitShare: DEFAULT_PROFIT_SHARE, maxFollowers: 100 },
    ...{ maxCopied: MAX_COPIED, appliedMs: engine.now() },
  }
  const seal = sealApplication(TEST_ROW_SEAL, application)
  await insertApplication(database, { ...application, seal })
  const facts = {
    ...{ id, accountId: id, userId: userOf(id), accountKind: 'practice' as const },
    ...{ applicationId: application.id, beganMs: engine.now() },
    ...{ stoppedMs: null, stopReason: null },
  }
  await insertLeader(database, { ...facts, seal: sealLeader(TEST_ROW_SEAL, facts) })
  await engine.ask({ kind: 'set-leading', accountId: id, terms: LEADING_TERMS })
}
