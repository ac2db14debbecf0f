// Stop-out of a thousand accounts by one tick while others close by hand (REL-33), on PostgreSQL.

import { parseLots, ZERO_QUANTITY } from '@fairtick/core/numbers/lots'
import { parseMoney } from '@fairtick/core/numbers/money'
import { parsePrice } from '@fairtick/core/numbers/price'
import { type Engine, startEngine } from '@fairtick/server/engine/engine-host'
import { createCalendar } from '@fairtick/server/platform/calendar'
import { systemClock } from '@fairtick/server/platform/clock'
import type { Database } from '@fairtick/server/platform/database'
import { createLog } from '@fairtick/server/platform/log'
import { openDatabase } from '@fairtick/server/platform/open-database'
import { startPostgresServer, whyNoPostgres } from '@fairtick/testkit/postgres-server'
import { BENCH_INSTRUMENT } from './options/bench-engine.ts'
import { latencyAt } from './options/figures.ts'

const ACCOUNTS = 1_000
/** Customers who close their positions one after the other, meanwhile and before. */
const CLOSERS = 64
const POSITIONS_A_CLOSER = 40
const ROUNDS = 3
const START = '64000'
/** 6 400 of notional on 700: a fall of 6 % stops out; nobody of the closers is near. */
const FALL = '56000'

/** Prints `bench stop-out accounts=… seconds=… closeP99Ms=…`, medians of the rounds. */
export async function run(): Promise<void> {
  const missing = whyNoPostgres()
  if (missing !== undefined) {
    console.log(`bench stop-out skipped: ${missing}`)
    return
  }
  const server = await startPostgresServer()
  try {
    const rounds: Round[] = []
    for (let number = 1; number <= ROUNDS; number += 1) {
      const database = await openDatabase({ kind: 'postgres', url: await server.newDatabase() })
      const round = await measureRound(database)
      await database.close()
      rounds.push(round)
      const { seconds, closesMs } = round
      const figures = `${seconds.toFixed(2)} s, ${closesMs.length} closes meanwhile`
      console.log(`round ${number}: ${figures}, p99 ${latencyAt(closesMs, 0.99).toFixed(0)} ms`)
    }
    const seconds = latencyAt(
      rounds.map((round) => round.seconds),
      0.5,
    )
    const p99 = latencyAt(
      rounds.map(({ closesMs }) => latencyAt(closesMs, 0.99)),
      0.5,
    )
    const figures = `seconds=${seconds.toFixed(2)} closeP99Ms=${p99.toFixed(0)}`
    console.log(`bench stop-out accounts=${ACCOUNTS} ${figures}`)
  } finally {
    await server.remove()
  }
}

/** From the tick to the commit of the last stop-out, and what the closes then under way took. */
type Round = { readonly seconds: number; readonly closesMs: readonly number[] }

async function measureRound(database: Database): Promise<Round> {
  const engine = await openEngine(database)
  const closers = Array.from({ length: CLOSERS }, (_, place) => `closer-${place}`)
  const poor = Array.from({ length: ACCOUNTS }, (_, place) => `poor-${place}`)
  await Promise.all(closers.map((id) => openAccount(engine, id, '1000000')))
  await Promise.all(poor.map((id) => openAccount(engine, id, '700')))
  tick(engine, START)
  for (let place = 0; place < POSITIONS_A_CLOSER; place += 1) {
    await Promise.all(closers.map((id) => openPosition(engine, id, `${id}-${place}`)))
  }
  await Promise.all(poor.map((id) => openPosition(engine, id, `p-${id}`)))
  let left = ACCOUNTS
  let doneMs = 0
  engine.onCommitted(({ group }) => {
    left -= group.events.filter(
      ({ event }) =>
        event.kind === 'position-closed' && event.position.closes.at(-1)?.reason === 'stop_out',
    ).length
    if (left === 0 && doneMs === 0) doneMs = performance.now()
  })
  const startMs = performance.now()
  tick(engine, FALL)
  const latencies = await Promise.all(closers.map((id) => closeAll(engine, id, () => left === 0)))
  while (left > 0) await new Promise((resume) => setTimeout(resume, 1))
  await engine.stop()
  return { seconds: (doneMs - startMs) / 1_000, closesMs: latencies.flat() }
}

/** One after the other until the stop-outs are over; at least one. */
async function closeAll(engine: Engine, id: string, isOver: () => boolean): Promise<number[]> {
  const tookMs: number[] = []
  for (let place = 0; place < POSITIONS_A_CLOSER && !(isOver() && place > 0); place += 1) {
    const startMs = performance.now()
    const order = { accountId: id, orderId: `${id}-${place}`, lots: undefined }
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

async function openPosition(engine: Engine, accountId: string, orderId: string): Promise<void> {
  const outcome = await engine.ask({
    ...{ kind: 'open-contract', accountId, orderId, symbol: 'BTCUSDT', direction: 'long' },
    ...{ orderType: 'market', lots: given(parseLots('10')), leverage: 10 },
    ...{ limitPrice: undefined, shown: undefined, takeProfit: undefined, stopLoss: undefined },
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
