// One size in a process of its own, so that its memory is what this many accounts take: reads, a
// start of the engine, orders on accounts that nobody has asked for lately, and a rollover.

import { DAY_MS } from '@fairtick/core/time/duration'
import type { Engine } from '@fairtick/server/engine/run/engine-host'
import { loadOpenAccount, profitSince } from '@fairtick/server/features/account/store'
import {
  type AdvancingClock,
  createAdvancingClock,
  systemClock,
} from '@fairtick/server/platform/clock'
import type { Database } from '@fairtick/server/platform/database'
import { openDatabase } from '@fairtick/server/platform/open-database'
import { orderedId } from '@fairtick/server/platform/random-id'
import { eventually } from '@fairtick/testkit/eventually'
import { answerTasks } from '../child-task.ts'
import { residentMegabytes } from '../fanout/process-figures.ts'
import { BENCH_INSTRUMENT, startPlainEngine, startTicking } from '../options/bench-engine.ts'
import { measureCalls } from '../options/callers.ts'
import { latencyAt } from '../options/figures.ts'
import { ORDER } from '../orders/traders.ts'
import type { GrowthRow, GrowthTask } from './growth-messages.ts'

const ORDER_CALLERS = 256
const READ_CALLERS = 8
const WINDOW_MS = 6_000
/** 07:00 in Tokyo, as the engine of the benches has it. */
const ROLLOVER_UTC_HOUR = 22
const ROLLOVER_MAX_MS = 600_000
/** A step that reaches all accounts one after the other, however many there are. */
const STRIDE = 7_919

answerTasks(measure)

async function measure({ url, accounts }: GrowthTask): Promise<GrowthRow> {
  const database = await openDatabase({ kind: 'postgres', url })
  const [stored] = await database.query<{ orders: bigint }>(
    'SELECT count(*) AS orders FROM contract_order',
  )
  const reads = await measureCalls(readOne(database, accounts), READ_CALLERS, WINDOW_MS)
  const startMs = performance.now()
  const clock = createAdvancingClock(systemClock)
  const engine = await startPlainEngine(database, clock, [BENCH_INSTRUMENT])
  const seconds = (performance.now() - startMs) / 1_000
  const memory = residentMegabytes(process.pid)
  const stopTicking = startTicking(engine)
  const order = createOrder(engine, accounts)
  const orders = await meterCpu(() => measureCalls(order, ORDER_CALLERS, WINDOW_MS))
  const night = await meterCpu(() => rollOver(engine, clock, database))
  stopTicking()
  await engine.stop()
  await database.close()
  return {
    orders: Number(stored?.orders),
    'start, s': rounded(seconds),
    'order, µs': Math.round(orders.us / orders.result.latenciesMs.length),
    'order p50, ms': rounded(latencyAt(orders.result.latenciesMs, 0.5)),
    'rollover, µs/account': Math.round(night.us / accounts),
    'read p50, ms': rounded(latencyAt(reads.latenciesMs, 0.5)),
    'memory, MB': memory,
  }
}

async function meterCpu<Result>(work: () => Promise<Result>) {
  const before = process.cpuUsage()
  const result = await work()
  const { user, system } = process.cpuUsage(before)
  return { result, us: user + system }
}

/** Moves time to the next one, and waits until every position has paid for its night. */
async function rollOver(engine: Engine, clock: AdvancingClock, database: Database): Promise<void> {
  let hasBegun = false
  engine.onCommitted(({ tape }) => {
    hasBegun ||= tape.some(({ entry }) => entry.kind === 'calendar' && entry.instant === 'rollover')
  })
  const next = new Date(clock.wallMs())
  next.setUTCHours(ROLLOVER_UTC_HOUR, 0, 1, 0)
  const waitMs = next.getTime() - clock.wallMs()
  clock.advanceMs(waitMs > 0 ? waitMs : waitMs + DAY_MS)
  engine.wake()
  await eventually(
    'the end of the rollover',
    async () => {
      const [due] = await database.query<{ left: bigint }>('SELECT count(*) AS left FROM due_work')
      return hasBegun && due?.left === 0n
    },
    ROLLOVER_MAX_MS,
  )
}

/** An opening at the market, or the close of what the caller has just opened. */
function createOrder(engine: Engine, accounts: number): (caller: number) => Promise<void> {
  const opened = new Map<number, { readonly accountId: string; readonly orderId: string }>()
  return async (caller) => {
    const position = opened.get(caller)
    opened.delete(caller)
    const next = {
      accountId: nextAccount(accounts, caller),
      orderId: orderedId(systemClock.wallMs()),
    }
    const outcome = position
      ? await engine.ask({ kind: 'close-contract', ...position, lots: undefined })
      : await engine.ask({ ...ORDER, ...next, direction: 'long' })
    if (outcome.kind !== 'contract') throw new Error(JSON.stringify(outcome))
    if (position === undefined) opened.set(caller, next)
  }
}

/** What `account/summary` asks the database, of one account after the other. */
function readOne(database: Database, accounts: number): (caller: number) => Promise<void> {
  return async (caller) => {
    await loadOpenAccount(database, nextAccount(accounts, caller), profitSince(0))
  }
}

let asked = 0

function nextAccount(accounts: number, caller: number): string {
  asked += 1
  return `account-${(asked * STRIDE + caller) % accounts}`
}

function rounded(figure: number): number {
  return Number(figure.toFixed(2))
}
