// Stop-out of a thousand accounts by one tick while others close by hand (REL-33), on PostgreSQL.

import { parseLots, ZERO_QUANTITY } from '@fairtick/core/numbers/lots'
import { parseMoney } from '@fairtick/core/numbers/money'
import { parsePrice } from '@fairtick/core/numbers/price'
import type { ContractText } from '@fairtick/server/engine/engine-port'
import { type Engine, startEngine } from '@fairtick/server/engine/run/engine-host'
import { createCalendar } from '@fairtick/server/platform/calendar'
import { systemClock } from '@fairtick/server/platform/clock'
import type { Database } from '@fairtick/server/platform/database'
import { createLog } from '@fairtick/server/platform/log'
import { openDatabase } from '@fairtick/server/platform/open-database'
import { startPostgresServer, whyNoPostgres } from '@fairtick/server/test/database/postgres-server'
import { createProgress } from '../tools/progress.ts'
import { BENCH_INSTRUMENT } from './options/bench-engine.ts'
import { latencyAt } from './options/figures.ts'
import {
  expectedOrder,
  expectOrder,
  FALL,
  LEVERAGE,
  NEAR_STOP_OUT_CASH,
  STEPS,
} from './stop-out/near-stop-out-accounts.ts'

const ACCOUNTS = 1_000
/** Far from any stop-out: they close their positions one after the other, meanwhile and before. */
const CLOSERS = 64
const POSITIONS_A_CLOSER = 40
const ROUNDS = 3
/** A stop-out that has not come by then does not come. */
const PATIENCE_MS = 60_000
const CLOSER_CASH = '1000000'

/**
 * Prints `bench stop-out accounts=… ended=… seconds=… closeP99Ms=…`, medians of the rounds. Throws
 * when an account's orders did not end in the order of TR-4.7.
 */
export async function run(): Promise<void> {
  const missing = whyNoPostgres()
  if (missing !== undefined) {
    console.log(`bench stop-out skipped: ${missing}`)
    return
  }
  const server = await startPostgresServer()
  try {
    const rounds: Round[] = []
    const progress = createProgress({ what: 'rounds', total: ROUNDS })
    for (let number = 1; number <= ROUNDS; number += 1) {
      const database = await openDatabase({ kind: 'postgres', url: await server.newDatabase() })
      const round = await measureRound(database)
      await database.close()
      rounds.push(round)
      const { seconds, closesMs } = round
      const figures = `${seconds.toFixed(2)} s, ${closesMs.length} closes meanwhile`
      progress.makeRoom()
      console.log(`round ${number}: ${figures}, p99 ${latencyAt(closesMs, 0.99).toFixed(0)} ms`)
      progress.done(number)
    }
    progress.end()
    const seconds = latencyAt(
      rounds.map((round) => round.seconds),
      0.5,
    )
    const p99 = latencyAt(
      rounds.map(({ closesMs }) => latencyAt(closesMs, 0.99)),
      0.5,
    )
    const figures = `seconds=${seconds.toFixed(2)} closeP99Ms=${p99.toFixed(0)}`
    const ends = ACCOUNTS * expectedOrder().length
    console.log(`bench stop-out accounts=${ACCOUNTS} ended=${ends} ${figures}`)
  } finally {
    await server.remove()
  }
}

/** From the tick to the commit of the last stop-out, and what the closes then under way took. */
type Round = { readonly seconds: number; readonly closesMs: readonly number[] }

async function measureRound(database: Database): Promise<Round> {
  const engine = await openEngine(database)
  const closers = Array.from({ length: CLOSERS }, (_, place) => `closer-${place}`)
  const nearStopOut = Array.from({ length: ACCOUNTS }, (_, place) => `near-stop-out-${place}`)
  await Promise.all(closers.map((id) => openAccount(engine, id, CLOSER_CASH)))
  await Promise.all(nearStopOut.map((id) => openAccount(engine, id, NEAR_STOP_OUT_CASH)))
  tick(engine, STEPS[0].mark)
  for (let place = 0; place < POSITIONS_A_CLOSER; place += 1) {
    const each = { name: String(place), lots: '10', limit: undefined }
    await Promise.all(closers.map((id) => openPosition(engine, id, each)))
  }
  for (const step of STEPS) {
    tick(engine, step.mark)
    await Promise.all(nearStopOut.map((id) => openPosition(engine, id, step)))
  }
  const ended = new Map(nearStopOut.map((id) => [id, [] as string[]]))
  let left = ACCOUNTS * expectedOrder().length
  let doneMs = 0
  engine.onCommitted(({ notices }) => {
    for (const { body } of notices) {
      if (body.kind !== 'contract' || !isStoppedOut(body.contract)) continue
      ended.get(body.contract.accountId)?.push(nameOf(body.contract.id))
      left -= 1
    }
    if (left === 0 && doneMs === 0) doneMs = performance.now()
  })
  const startMs = performance.now()
  tick(engine, FALL)
  const isOver = () => left <= 0 || performance.now() - startMs > PATIENCE_MS
  const latencies = await Promise.all(closers.map((id) => closeAll(engine, id, isOver)))
  while (!isOver()) await new Promise((resume) => setTimeout(resume, 1))
  await engine.stop()
  expectOrder('told', ended)
  expectOrder('in the ledger', await readLedger(database, nearStopOut))
  return { seconds: (doneMs - startMs) / 1_000, closesMs: latencies.flat() }
}

/** True when a stop-out cancelled or closed the order. */
function isStoppedOut({ cancelled, closes }: ContractText): boolean {
  return cancelled?.reason === 'stop_out' || closes.at(-1)?.reason === 'stop_out'
}

/** What each account's closes are, in the order of their entries; a cancelled order posts none. */
async function readLedger(
  database: Database,
  nearStopOut: readonly string[],
): Promise<ReadonlyMap<string, readonly string[]>> {
  const cancelled = STEPS.filter(({ limit }) => limit !== undefined).map(({ name }) => name)
  const ended = new Map(nearStopOut.map((id) => [id, [...cancelled] as string[]]))
  const rows = await database.query<{ account_id: string; cause_id: string }>(
    `SELECT account_id, cause_id FROM journal_entry
     WHERE reason = 'contract-close' ORDER BY number`,
  )
  for (const { account_id, cause_id } of rows) ended.get(account_id)?.push(nameOf(cause_id))
  return ended
}

function nameOf(orderId: string): string {
  return orderId.split(' ')[1] ?? ''
}

/** One after the other until the stop-outs are over; at least one. */
async function closeAll(engine: Engine, id: string, isOver: () => boolean): Promise<number[]> {
  const tookMs: number[] = []
  for (let place = 0; place < POSITIONS_A_CLOSER && !(isOver() && place > 0); place += 1) {
    const startMs = performance.now()
    const order = { accountId: id, orderId: `${id} ${place}`, lots: undefined }
    const outcome = await engine.ask({ kind: 'close-contract', ...order })
    if (outcome.kind !== 'contract') throw new Error(JSON.stringify(outcome))
    tookMs.push(performance.now() - startMs)
  }
  return tookMs
}

async function openEngine(database: Database): Promise<Engine> {
  const zone = 'Asia/Tokyo'
  const times = { operatorTimeZone: zone, rolloverTimeZone: zone, rolloverTime: '07:00' }
  const engine = startEngine({
    ...{ mode: 'practice', clock: systemClock, calendar: createCalendar(times), database },
    ...{ log: createLog('warn'), catalogue: [BENCH_INSTRUMENT], source: 'simulated' },
  })
  await engine.started
  return engine
}

async function openAccount(engine: Engine, accountId: string, cash: string): Promise<void> {
  const owner = { userId: `user of ${accountId}`, accountKind: 'practice' } as const
  await engine.ask({ kind: 'open-account', accountId, ...owner, grant: given(parseMoney(cash)) })
}

type Opening = { readonly name: string; readonly lots: string; readonly limit: string | undefined }

async function openPosition(
  engine: Engine,
  accountId: string,
  { name, lots, limit }: Opening,
): Promise<void> {
  const outcome = await engine.ask({
    ...{ kind: 'open-contract', accountId, orderId: `${accountId} ${name}`, symbol: 'BTCUSDT' },
    ...{ direction: 'long', orderType: limit === undefined ? 'market' : 'limit' },
    ...{ lots: given(parseLots(lots)), leverage: LEVERAGE, shown: undefined },
    limitPrice: limit === undefined ? undefined : given(parsePrice(limit)),
    ...{ takeProfit: undefined, stopLoss: undefined },
  })
  if (outcome.kind !== 'contract') throw new Error(JSON.stringify(outcome))
}

function tick(engine: Engine, price: string): void {
  const mark = given(parsePrice(price))
  engine.submit({ kind: 'tick', symbol: 'BTCUSDT', price: mark, volume: ZERO_QUANTITY })
}

function given<Value>(value: Value | undefined): Value {
  if (value === undefined) throw new Error('unreadable decimal')
  return value
}
