// A small world for one seed: a database, an engine that can die, a clock, markets, customers.

import type { MoneyTermsText } from '@fairtick/core/engine/money-terms'
import {
  beginEngine,
  createSettableClock,
  type EngineFixture,
  type SettableClock,
} from '@fairtick/server/engine/engine-fixture'
import {
  createReconciler,
  type Reconciliation,
} from '@fairtick/server/engine/verify/reconciliation'
import type { TestDatabase } from '@fairtick/server/test/database/test-database'
import { eventually } from '@fairtick/testkit/eventually'
import { SCENARIO_INSTRUMENTS } from '@fairtick/testkit/scenario-arbitrary'
import { type Customers, createCustomers } from './customers.ts'
import { type CommitFault, createFaultyDatabase, type FaultyDatabase } from './faulty-lane.ts'

/** BTC and EUR in dollars, and dollars in yen. */
export const INSTRUMENTS = SCENARIO_INSTRUMENTS.slice(0, 3)
export const ACCOUNTS = ['a', 'b', 'c', 'd', 'e', 'f', 'g'] as const
export const FIRST_PRICES = [64_000, 1.08, 155] as const

/** So few that a tick which fires all accounts takes several groups. */
const ACCOUNTS_PER_GROUP = 2
/** Longer than any restart after a fault takes, also on a busy machine. */
const LIVENESS_MS = 20_000
/** A clock mark is due a second after the last record: then something is committed. */
const MARK_MS = 1_001
const ALIVE = [undefined, 'tape time is ahead of the clock']

/** Past the triggers that keep the ledger and the tape. */
const EMPTY = `
  SET session_replication_role = replica;
  TRUNCATE tape_block, command_block, tick_index, checkpoint, installation, instrument, account,
    journal_entry, option_order, contract_order, contract_close, contract_levels, due_work, candle,
    idempotency, outbox, withdrawal, team_reward, payable_reward, payroll_record,
    copy_follow, copy_result, copy_skip, copy_share, leader_event, due_copy
    RESTART IDENTITY CASCADE;
  SET session_replication_role = origin`

/** Small minima, so that salary reaches them. */
const MONEY_TERMS: MoneyTermsText = {
  withdrawals: {
    ...{ taxRate: '0.2', taxBase: 'gains', windowMode: 'queue' },
    methods: {
      bank: { feeRate: '0.001', feeFixed: '1', min: '20', max: '50000' },
      wallet: { feeRate: '0', feeFixed: '0.1', min: '0.2', max: '50000' },
    },
  },
  rewardRates: ['0.1', '0.05', '0.02'],
}

export type World = {
  readonly database: TestDatabase
  readonly clock: SettableClock
  /** Of the tables as they are, with what was read before. */
  readonly reconcile: () => Promise<Reconciliation>
  readonly customers: Customers
  /** Marks as numbers, in the order of INSTRUMENTS: what the market shows, written or not. */
  readonly marks: number[]
  readonly engine: () => EngineFixture
  readonly failNext: (fault: CommitFault) => void
  readonly heal: () => void
  readonly dieAfterCommits: (count: number) => void
  /** As `kill -9` does: whatever was under way is cut off, a new server starts on the tables. */
  readonly crash: () => Promise<void>
  /** Accounts that a record still had to look at when the server died, of each such crash. */
  readonly cutInTheMiddle: readonly number[]
  /**
   * A second passes; until it is written down and no account is left to look at. Throws when the
   * engine does not come back or does not get on.
   */
  readonly settle: () => Promise<void>
  readonly close: () => Promise<void>
}

/** Begins anew in `database`, which it empties and leaves open. */
export async function openWorld(database: TestDatabase): Promise<World> {
  await database.asOwner(EMPTY)
  const clock = createSettableClock()
  const dying: Promise<void>[] = []
  const cutInTheMiddle: number[] = []
  let lane: FaultyDatabase
  let engine: EngineFixture
  let falls = 0
  let committedMs = 0
  const begin = async () => {
    lane = createFaultyDatabase(database)
    engine = beginEngine(lane, clock, {
      catalogue: INSTRUMENTS,
      moneyTerms: MONEY_TERMS,
      accountsPerGroup: ACCOUNTS_PER_GROUP,
      onLog: (line) => {
        if (line.includes('the engine stopped')) falls += 1
      },
    })
    committedMs = 0
    engine.onCommitted(({ time }) => {
      committedMs = time
    })
    await engine.started
  }
  const accountsLeft = async () => {
    const [row] = await database.query<{ left: bigint }>(
      `SELECT (SELECT count(*) FROM due_work) + (SELECT count(*) FROM due_copy) AS left`,
    )
    return Number(row?.left)
  }
  /** A faulty engine restarts meanwhile. */
  const until = (holds: () => boolean) =>
    eventually('life', holds, LIVENESS_MS).catch(() => {
      throw new Error(`no life: ${engine.notReady()}`)
    })
  /** False when the engine fell before the mark of this second, or has not done all since. */
  const passSecond = async (): Promise<boolean> => {
    const fallsBefore = falls
    await until(() => ALIVE.includes(engine.notReady()))
    clock.pass(MARK_MS)
    const target = engine.now()
    engine.wake()
    // A calendar entry of this second may be the last that is written in it.
    await until(() => falls > fallsBefore || committedMs > target - MARK_MS)
    return falls === fallsBefore && (await accountsLeft()) === 0
  }
  await begin()
  return {
    ...{ database, clock, cutInTheMiddle },
    reconcile: createReconciler(database),
    marks: [...FIRST_PRICES],
    customers: createCustomers(),
    engine: () => engine,
    failNext: (fault) => lane.failNext(fault),
    heal: () => lane.heal(),
    dieAfterCommits: (count) => lane.dieAfterCommits(count),
    crash: async () => {
      lane.die()
      const left = await accountsLeft()
      if (left > 0) cutInTheMiddle.push(left)
      dying.push(engine.stop())
      await begin()
    },
    settle: async () => {
      const giveUpMs = performance.now() + LIVENESS_MS
      // A fault that waited for a commit met it; the next second is written by the next life.
      while (!(await passSecond())) {
        if (performance.now() > giveUpMs) throw new Error('the work of a record does not end')
      }
    },
    close: async () => {
      await engine.stop()
      await Promise.all(dying)
    },
  }
}
