// Ten thousand copies of one order while others close by hand, and the same closes without copies.

import { monitorEventLoopDelay } from 'node:perf_hooks'
import { type FollowTerms, MAX_PROFIT_SHARE } from '@fairtick/core/copy/follow'
import { type Lots, parseLots } from '@fairtick/core/numbers/lots'
import { type Money, parseMoney } from '@fairtick/core/numbers/money'
import { parseRate, type Rate } from '@fairtick/core/numbers/rate'
import type { Engine } from '@fairtick/server/engine/run/engine-host'
import { systemClock } from '@fairtick/server/platform/clock'
import type { Database } from '@fairtick/server/platform/database'
import { openDatabase } from '@fairtick/server/platform/open-database'
import { startPostgresServer, whyNoPostgres } from '@fairtick/server/test/database/postgres-server'
import { createProgress } from '../tools/progress.ts'
import { startBenchEngine } from './options/bench-engine.ts'
import { latencyAt } from './options/figures.ts'

const FOLLOWERS = 10_000
const CLOSERS = 32
const POSITIONS_A_CLOSER = 60
const ROUNDS = 3
const ASKED_AT_ONCE = 1_000
/** Copies that have not come by then do not come. */
const PATIENCE_MS = 120_000

const LOTS = parseLots('1') as Lots
const TERMS: FollowTerms = {
  ...{ mode: 'fixed', allocation: parseMoney('5000') as Money, fixedLots: LOTS },
  ...{ maxPerOrder: parseMoney('5000') as Money, stopLoss: parseRate('1') as Rate },
  maxLeverage: undefined,
}
const LEADING = {
  ...{ profitShare: MAX_PROFIT_SHARE, maxFollowers: FOLLOWERS },
  maxCopied: parseMoney('100000000') as Money,
}

/**
 * Prints `bench copying followers=… open_seconds=… close_seconds=… turn_max_ms=… close_p99_ms=…
 * quiet_p99_ms=…`, medians of the rounds: from the leader's fill, and close, to the last copy's;
 * the longest that the process did nothing else; the closes by hand meanwhile, and as many without
 * copies. Throws when a copy is missing.
 */
export async function run(): Promise<void> {
  const missing = whyNoPostgres()
  if (missing !== undefined) {
    console.log(`bench copying skipped: ${missing}`)
    return
  }
  const server = await startPostgresServer()
  try {
    const database = await openDatabase({ kind: 'postgres', url: await server.newDatabase() })
    await measure(database)
    await database.close()
  } finally {
    await server.remove()
  }
}

async function measure(database: Database): Promise<void> {
  const bench = await startBenchEngine(database, systemClock, 1 + FOLLOWERS + CLOSERS)
  const { engine } = bench
  const [leaderId = '', ...others] = bench.accounts
  const closers = others.slice(0, CLOSERS)
  const followers = others.slice(CLOSERS)
  await engine.ask({ kind: 'set-leading', accountId: leaderId, terms: LEADING })
  await askAll(followers, async (accountId) => {
    await engine.ask({ kind: 'follow-leader', accountId, leaderId, terms: TERMS })
  })
  const rounds: Round[] = []
  const progress = createProgress({ what: 'rounds', total: ROUNDS })
  for (let number = 1; number <= ROUNDS; number += 1) {
    rounds.push(await measureRound(database, engine, { leaderId, closers, number }))
    progress.done(number)
  }
  progress.end()
  await bench.stop()
  const median = (of: (round: Round) => number) => latencyAt(rounds.map(of), 0.5)
  console.log(
    `bench copying followers=${FOLLOWERS} ` +
      `open_seconds=${median(({ openMs }) => openMs / 1_000).toFixed(2)} ` +
      `close_seconds=${median(({ closeMs }) => closeMs / 1_000).toFixed(2)} ` +
      `turn_max_ms=${median(({ turnMs }) => turnMs).toFixed(0)} ` +
      `close_p99_ms=${median(({ besideMs }) => latencyAt(besideMs, 0.99)).toFixed(0)} ` +
      `quiet_p99_ms=${median(({ quietMs }) => latencyAt(quietMs, 0.99)).toFixed(0)}`,
  )
}

type Round = {
  readonly openMs: number
  readonly closeMs: number
  readonly turnMs: number
  readonly besideMs: readonly number[]
  readonly quietMs: readonly number[]
}

type Cast = {
  readonly leaderId: string
  readonly closers: readonly string[]
  readonly number: number
}

async function measureRound(
  database: Database,
  engine: Engine,
  { leaderId, closers, number }: Cast,
): Promise<Round> {
  const orderId = `order ${number}`
  for (let place = 0; place < POSITIONS_A_CLOSER; place += 1) {
    await Promise.all(closers.map((id) => open(engine, id, `${id} ${number} ${place}`)))
  }
  const turns = monitorEventLoopDelay({ resolution: 1 })
  turns.enable()
  const opening = await beside(engine, closers, { number, from: 0 }, async () => {
    await open(engine, leaderId, orderId)
    await untilCopies(database, orderId, 'trading')
  })
  const closing = await beside(engine, closers, { number, from: 20 }, async () => {
    await engine.ask({ kind: 'close-contract', accountId: leaderId, orderId, lots: undefined })
    await untilCopies(database, orderId, 'closed')
  })
  turns.disable()
  const quietMs = await Promise.all(
    closers.map((id) => closeMany(engine, id, { number, from: 40, isOver: () => false })),
  )
  return {
    ...{ openMs: opening.tookMs, closeMs: closing.tookMs, turnMs: turns.max / 1e6 },
    ...{ besideMs: [...opening.closesMs, ...closing.closesMs], quietMs: quietMs.flat() },
  }
}

type Part = { readonly number: number; readonly from: number }

/** How long `work` took, and what the closes by hand took that went on meanwhile. */
async function beside(
  engine: Engine,
  closers: readonly string[],
  part: Part,
  work: () => Promise<void>,
) {
  let isOver = false
  const startMs = performance.now()
  const working = work().then(() => {
    isOver = true
    return performance.now() - startMs
  })
  const closes = closers.map((id) => closeMany(engine, id, { ...part, isOver: () => isOver }))
  const [tookMs, closesMs] = await Promise.all([working, Promise.all(closes)])
  return { tookMs, closesMs: closesMs.flat() }
}

/** One after the other, a third of what the account has at most; at least one. */
async function closeMany(
  engine: Engine,
  id: string,
  { number, from, isOver }: Part & { readonly isOver: () => boolean },
): Promise<number[]> {
  const tookMs: number[] = []
  const end = from + POSITIONS_A_CLOSER / 3
  for (let place = from; place < end && !(isOver() && place > from); place += 1) {
    const startMs = performance.now()
    const order = { accountId: id, orderId: `${id} ${number} ${place}`, lots: undefined }
    const outcome = await engine.ask({ kind: 'close-contract', ...order })
    if (outcome.kind !== 'contract') throw new Error(JSON.stringify(outcome))
    tookMs.push(performance.now() - startMs)
  }
  return tookMs
}

/** What the database has is committed; asked now and then, so that it costs little. */
async function untilCopies(database: Database, orderId: string, status: string): Promise<void> {
  const startMs = performance.now()
  for (;;) {
    const [row] = await database.query<{ count: bigint }>(
      'SELECT count(*) FROM contract WHERE copy_order = $1 AND status = $2',
      [orderId, status],
    )
    if (Number(row?.count) === FOLLOWERS) return
    if (performance.now() - startMs > PATIENCE_MS) throw new Error(`${row?.count} copies`)
    await new Promise((resume) => setTimeout(resume, 100))
  }
}

async function open(engine: Engine, accountId: string, orderId: string): Promise<void> {
  const outcome = await engine.ask({
    ...{ kind: 'open-contract', accountId, orderId, symbol: 'BTCUSDT', direction: 'long' },
    ...{ orderType: 'market', lots: LOTS, leverage: 10, limitPrice: undefined, shown: undefined },
    ...{ takeProfit: undefined, stopLoss: undefined },
  })
  if (outcome.kind !== 'contract') throw new Error(JSON.stringify(outcome))
}

async function askAll(ids: readonly string[], ask: (id: string) => Promise<void>): Promise<void> {
  for (let from = 0; from < ids.length; from += ASKED_AT_ONCE) {
    await Promise.all(ids.slice(from, from + ASKED_AT_ONCE).map(ask))
  }
}
