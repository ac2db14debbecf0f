// An engine with many funded accounts and one market that ticks, for the callers of a benchmark.

import type { InstrumentText } from '@fairtick/core/market/instrument'
import { ZERO_QUANTITY } from '@fairtick/core/numbers/lots'
import { moneyFromMicros } from '@fairtick/core/numbers/money'
import { PRICE_ONE, type Price } from '@fairtick/core/numbers/price'
import { type Engine, startEngine } from '@fairtick/server/engine/run/engine-host'
import { createCalendar } from '@fairtick/server/platform/calendar'
import type { Clock } from '@fairtick/server/platform/clock'
import type { Database } from '@fairtick/server/platform/database'
import { createLog } from '@fairtick/server/platform/log'

const TICK_EVERY_MS = 250
const OPENED_AT_ONCE = 1_000

/** What each account begins with. */
export const GRANT = moneyFromMicros(1_000_000_000_000n)

export const BENCH_INSTRUMENT: InstrumentText = {
  symbol: 'BTCUSDT',
  base: 'BTC',
  quote: 'USDT',
  priceDecimals: 2,
  contractSize: '0.01',
  spread: '2.5',
  leverages: [10],
  minLots: '0.1',
  maxLots: '500',
  lotStep: '0.1',
  feeRate: '0.0005',
  overnightRate: { long: '0.0001', short: '0.0001' },
  durations: [{ seconds: 86_400, payoutRate: '0.85' }],
  minStake: '5',
  maxStake: '500',
}

export type BenchEngine = {
  readonly engine: Engine
  readonly accounts: readonly string[]
  readonly stop: () => Promise<void>
}

export async function startBenchEngine(
  database: Database,
  clock: Clock,
  accountCount: number,
): Promise<BenchEngine> {
  const engine = await startPlainEngine(database, clock, [BENCH_INSTRUMENT])
  const stopTicking = startTicking(engine)
  const accounts = await openAccounts(engine, accountCount)
  return {
    engine,
    accounts,
    stop: async () => {
      stopTicking()
      await engine.stop()
    },
  }
}

/** The price is never stale; returns how to stop. */
export function startTicking(engine: Engine): () => void {
  const ticking = setInterval(() => tick(engine), TICK_EVERY_MS)
  tick(engine)
  return () => clearInterval(ticking)
}

/** Started, with whatever is in the database; nothing ticks. */
export async function startPlainEngine(
  database: Database,
  clock: Clock,
  catalogue: readonly InstrumentText[],
): Promise<Engine> {
  const zone = 'Asia/Tokyo'
  const engine = startEngine({
    mode: 'practice',
    clock,
    calendar: createCalendar({
      operatorTimeZone: zone,
      rolloverTimeZone: zone,
      rolloverTime: '07:00',
    }),
    database,
    log: createLog('warn'),
    catalogue,
    source: 'simulated',
  })
  await engine.started
  return engine
}

export async function openAccounts(engine: Engine, count: number): Promise<readonly string[]> {
  const ids = Array.from({ length: count }, (_, place) => `account-${place}`)
  for (let from = 0; from < ids.length; from += OPENED_AT_ONCE) {
    const some = ids.slice(from, from + OPENED_AT_ONCE)
    await Promise.all(some.map((accountId) => openAccount(engine, accountId)))
  }
  return ids
}

async function openAccount(engine: Engine, accountId: string): Promise<void> {
  const userId = `user of ${accountId}`
  const what = { accountId, userId, accountKind: 'practice', grant: GRANT } as const
  await engine.ask({ kind: 'open-account', ...what })
}

let cents = 0n

function tick(engine: Engine): void {
  cents = (cents + 1n) % 100n
  const price = (64_000n * PRICE_ONE + cents * (PRICE_ONE / 100n)) as Price
  engine.submit({ kind: 'tick', symbol: 'BTCUSDT', price, volume: ZERO_QUANTITY })
}
