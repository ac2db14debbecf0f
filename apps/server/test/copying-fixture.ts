// Leaders and followers on a database and an engine, for tests: the calls of followers, and what
// leaders do with all that copies it.

import { OPEN_JURISDICTION } from '@fairtick/core/engine/jurisdiction'
import { parseInstrument } from '@fairtick/core/market/instrument'
import { openAccountReader } from '@fairtick/server/features/account/public'
import { createLeaderNames, createPresentCopy } from '@fairtick/server/features/copying/public'
import { copyingRoutes } from '@fairtick/server/features/copying/routes'
import { insertApplication } from '@fairtick/server/features/leaders/application-store'
import { insertLeader } from '@fairtick/server/features/leaders/leader-store'
import { sealApplication, sealLeader } from '@fairtick/server/features/leaders/sealed-leader'
import { stopLeading } from '@fairtick/server/features/leaders/stop-leading'
import { openTestDatabase, type TestDatabase } from '@fairtick/server/test/database/test-database'
import { createTestBus } from '@fairtick/server/test/test-bus'
import { eventually } from '@fairtick/testkit/eventually'
import type { CallArguments } from '@fairtick/wire/api-contract'
import { type AccountContext, type Declined, isDeclined } from '@fairtick/wire/handler'
import { afterAll, beforeAll, beforeEach } from 'vitest'
import {
  BTCUSDT,
  createSettableClock,
  type EngineFixture,
  type EngineOverrides,
  ETHUSDT,
  LEADING_TERMS,
  openEngine,
} from '../src/engine/engine-fixture.ts'
import { leaderGate } from '../src/features/copying/public.ts'
import { createBus } from '../src/platform/bus.ts'
import type { Database, Queryable } from '../src/platform/database.ts'
import type { RowSeal } from '../src/platform/row-seal.ts'
import { TEST_ROW_SEAL } from './row-seal.ts'
import { insertMember, memberContext, userOf } from './team-members.ts'

const SEALED = { rowSeal: TEST_ROW_SEAL }

export type CopyingStage = Awaited<ReturnType<typeof openCopying>>

/** As it stands in the test that runs. */
type CopyingTest = {
  database: TestDatabase
  stage: CopyingStage
  engine: EngineFixture
  leader: string
  follower: string
  /** The how manieth of the file. */
  count: number
}

const CATALOGUE = [BTCUSDT, ETHUSDT]

export async function openCopying(database: Database, overrides: EngineOverrides = {}) {
  const clock = createSettableClock()
  const engine = await openEngine(database, clock, { catalogue: CATALOGUE, ...overrides })
  const prices = new Map([['BTCUSDT', '64000']])
  const bus = createBus((error) => {
    throw error
  })
  bus.answer('market.snapshot', async () => {
    return {
      instruments: [...prices].map(([symbol, price]) => {
        const tick = { symbol, seq: 1, time: 1, price, volume: '0' }
        return { symbol, status: 1, tick }
      }),
    }
  })
  const instruments = new Map(CATALOGUE.map((text) => [text.symbol, parseInstrument(text)]))
  const sealed = { database, ...SEALED }
  const leaderNames = createLeaderNames({ ...sealed, bus: createTestBus() })
  const readOpenAccount = openAccountReader({ database, bus, instruments })
  const parts = { database, ask: engine.ask, now: engine.now, readOpenAccount, instruments }
  const presentCopy = createPresentCopy(() => 2, leaderNames.leaderOf)
  const calls = copyingRoutes({
    ...{ ...parts, ...leaderGate(sealed), leaderNames, presentCopy },
    constantsOf: () => CATALOGUE,
    jurisdiction: () => OPEN_JURISDICTION,
  })
  const addCustomer = async (id: string) => {
    await insertMember(database, id)
    await engine.open(id)
  }
  return {
    ...{ engine, clock, calls, parts, sealed, addCustomer },
    move: async (to: string, symbol = 'BTCUSDT') => {
      prices.set(symbol, to)
      await engine.tick(to, symbol)
    },
    /** One whom others know by `lead-ID`. */
    addLeader: async (id: string, terms = LEADING_TERMS) => {
      await addCustomer(id)
      await insertLeading(sealed, { accountId: id, userId: userOf(id) })
      await engine.ask({ kind: 'set-leading', accountId: id, terms })
    },
    /** Leads no more. */
    stopLeading: async (id: string) => {
      const jurisdiction = () => OPEN_JURISDICTION
      const notified = { onWaiting: () => {}, publish: () => {}, isVerified: undefined }
      const office = { ...sealed, mode: 'practice', nowMs: clock.wallMs, jurisdiction } as const
      await stopLeading({ ...office, ...notified }, memberContext(id))
    },
    /** What a leader does, and all that copies it. */
    lead: async (act: Promise<unknown>) => {
      await act
      await eventually('all copies to be made', async () => {
        return (await database.query('SELECT FROM due_copy')).length === 0
      })
    },
    ...callsOf(calls),
  }
}

/** Of one file: its database, and of each test a leader and a follower, at 64 000. */
export function stageCopying() {
  const at = { count: 0 } as CopyingTest
  beforeAll(async () => {
    at.database = await openTestDatabase()
    at.stage = await openCopying(at.database)
    at.engine = at.stage.engine
  })
  afterAll(async () => {
    await at.engine.stop()
    await at.database.close()
  })
  beforeEach(async () => {
    at.count += 1
    at.leader = `l${at.count}`
    at.follower = `f${at.count}`
    await at.stage.addLeader(at.leader)
    await at.stage.addCustomer(at.follower)
    await at.stage.move('64000')
  })
  return {
    at,
    follow: (change: Partial<FollowForm> = {}, context = memberContext(at.follower)) =>
      at.stage.follow(context, at.leader, change),
    mine: (name = at.follower, query: CallArguments<'follows'>['query'] = {}) =>
      at.stage.mine(name, query),
    pause: (form: { paused: boolean }, context = memberContext(at.follower)) =>
      at.stage.pause(context, at.leader, form),
    unfollow: (form: { close: boolean }, context = memberContext(at.follower)) =>
      at.stage.unfollow(context, at.leader, form),
  }
}

export type FollowForm = CallArguments<'followLeader'>['body']
type DryRunForm = CallArguments<'copyDryRun'>['query']

function callsOf(calls: ReturnType<typeof copyingRoutes>) {
  const whole = <Answer extends object>(answer: Answer | Declined): Answer => {
    if (isDeclined(answer)) throw new Error(JSON.stringify(answer))
    return answer
  }
  return {
    /** Two lots a copy, unless another form says else. */
    follow: (context: AccountContext, leader: string, change: Partial<FollowForm> = {}) => {
      const lots = { mode: 'fixed', fixedLots: '2' } as const
      const amounts = { allocation: '500', maxPerOrder: '500' }
      const form = { leaderId: shownId(leader), ...lots, ...amounts, ...change }
      return calls.followLeader({ query: {}, body: form }, context)
    },
    pause: (context: AccountContext, leader: string, form: { paused: boolean }) =>
      calls.pauseFollow({ query: {}, body: { leaderId: shownId(leader), ...form } }, context),
    unfollow: (context: AccountContext, leader: string, form: { close: boolean }) =>
      calls.endFollow({ query: {}, body: { leaderId: shownId(leader), ...form } }, context),
    mine: async (id: string, query: CallArguments<'follows'>['query'] = {}) =>
      whole(await calls.follows({ query, body: {} }, memberContext(id))),
    dryRun: async (id: string, leader: string, change: Partial<DryRunForm> = {}) => {
      const lots = { mode: 'fixed', fixedLots: '2' } as const
      const form = { days: 1, ...lots, allocation: '500', maxPerOrder: '500', ...change }
      const query = { leaderId: shownId(leader), ...form }
      return whole(await calls.copyDryRun({ query, body: {} }, memberContext(id)))
    },
    records: async (id: string, query: CallArguments<'copyRecords'>['query'] = {}) =>
      whole(await calls.copyRecords({ query, body: {} }, memberContext(id))),
  }
}

export function shownId(leader: string): string {
  return `lead-${leader}`
}

export function shownName(leader: string): string {
  return `The ${leader}`
}

type Sealed = { readonly database: Queryable; readonly rowSeal: RowSeal }

/** As who was approved. */
export async function insertLeading(
  { database, rowSeal }: Sealed,
  owner: { readonly accountId: string; readonly userId: string },
): Promise<void> {
  const { accountId } = owner
  const { profitShare, maxFollowers } = LEADING_TERMS
  const application = {
    ...{ ...owner, id: `application-${accountId}`, name: shownName(accountId), intro: '' },
    ...{ profitShare, maxFollowers, maxCopied: 1_000_000_000_000n, appliedMs: 0 },
  }
  const seal = sealApplication(rowSeal, application)
  await insertApplication(database, { ...application, seal })
  const leader = {
    ...{ ...owner, id: shownId(accountId), applicationId: application.id },
    ...{ beganMs: 0, stoppedMs: null, stopReason: null },
  }
  const sealOfLeader = sealLeader(rowSeal, leader)
  await insertLeader(database, { ...leader, accountKind: 'practice', seal: sealOfLeader })
}
