// A small world for one seed: a database, an engine that can die, a clock, customers.

import {
  beginEngine,
  createSettableClock,
  type EngineFixture,
  type SettableClock,
} from '@fairtick/server/engine/engine-fixture'
import type { TestDatabase } from '@fairtick/testkit/test-database'
import { type Customers, createCustomers } from './customers.ts'
import { type CommitFault, createFaultyDatabase, type FaultyDatabase } from './faulty-lane.ts'

/** Longer than any restart after a fault takes, also on a busy machine. */
const LIVENESS_MS = 20_000
/** A clock mark is due a second after the last record: then something is committed. */
const MARK_MS = 1_001
const ALIVE = [undefined, 'tape time is ahead of the clock']

/** Past the triggers that keep the ledger and the tape. */
const EMPTY = `
  SET session_replication_role = replica;
  TRUNCATE tape_block, command_block, tick_index, checkpoint, installation, instrument, account,
    journal_entry, option_order, candle, idempotency, outbox
    RESTART IDENTITY CASCADE;
  SET session_replication_role = origin`

export type World = {
  readonly database: TestDatabase
  readonly clock: SettableClock
  readonly customers: Customers
  readonly engine: () => EngineFixture
  readonly failNext: (fault: CommitFault) => void
  /** As `kill -9` does: whatever was under way is cut off, a new server starts on the tables. */
  readonly crash: () => Promise<void>
  /** A second passes; until it is written down. Throws when the engine does not come back. */
  readonly settle: () => Promise<void>
  readonly close: () => Promise<void>
}

/** Begins anew in `database`, which it empties and leaves open. */
export async function openWorld(database: TestDatabase): Promise<World> {
  await database.asOwner(EMPTY)
  const clock = createSettableClock()
  const dying: Promise<void>[] = []
  let lane: FaultyDatabase
  let engine: EngineFixture
  let falls = 0
  const begin = async () => {
    lane = createFaultyDatabase(database)
    engine = beginEngine(lane, clock, {
      onLog: (line) => {
        if (line.includes('the engine stopped')) falls += 1
      },
    })
    await engine.started
  }
  const lastWritten = async () => {
    const [end] = await database.query<{ last: bigint | null }>(
      'SELECT max(last_time) AS last FROM tape_block',
    )
    return Number(end?.last ?? 0)
  }
  /** Looks again and again; a faulty engine restarts meanwhile. */
  const until = async (holds: () => boolean | Promise<boolean>) => {
    const giveUpMs = performance.now() + LIVENESS_MS
    while (!(await holds())) {
      if (performance.now() > giveUpMs) throw new Error(`no life: ${engine.notReady()}`)
      await new Promise((resolve) => setTimeout(resolve, 1))
    }
  }
  /** False when the engine fell before the mark of this second was written. */
  const passSecond = async (): Promise<boolean> => {
    const fallsBefore = falls
    await until(() => ALIVE.includes(engine.notReady()))
    const beforeMs = await lastWritten()
    clock.pass(MARK_MS)
    engine.wake()
    await until(async () => falls > fallsBefore || (await lastWritten()) > beforeMs)
    return falls === fallsBefore
  }
  await begin()
  return {
    database,
    clock,
    customers: createCustomers(),
    engine: () => engine,
    failNext: (fault) => lane.failNext(fault),
    crash: async () => {
      lane.die()
      dying.push(engine.stop())
      await begin()
    },
    settle: async () => {
      while (!(await passSecond())) {
        // A fault that waited for a commit met it; the next second is written by the next life.
      }
    },
    close: async () => {
      await engine.stop()
      await Promise.all(dying)
    },
  }
}
