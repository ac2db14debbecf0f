// Callers that buy options through the engine, each waiting for its answer before the next.

import type { InstrumentText } from '@fairtick/core/market/instrument'
import { ZERO_QUANTITY } from '@fairtick/core/numbers/lots'
import { moneyFromMicros } from '@fairtick/core/numbers/money'
import { PRICE_ONE, type Price } from '@fairtick/core/numbers/price'
import { type Engine, startEngine } from '@fairtick/server/engine/engine-host'
import { createCalendar } from '@fairtick/server/platform/calendar'
import type { Clock } from '@fairtick/server/platform/clock'
import type { Database } from '@fairtick/server/platform/database'
import { createLog } from '@fairtick/server/platform/log'
import { orderedId } from '@fairtick/server/platform/random-id'

const ACCOUNTS = 5_000
const TICK_EVERY_MS = 250
const STAKE = moneyFromMicros(5_000_000n)
const GRANT = moneyFromMicros(1_000_000_000_000n)

const INSTRUMENT: InstrumentText = {
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
  overnightRate: { long: '0', short: '0' },
  durations: [{ seconds: 86_400, payoutRate: '0.85' }],
  minStake: '5',
  maxStake: '500',
}

export type Buyers = {
  readonly buy: () => Promise<void>
  readonly acknowledged: () => number
  readonly countStored: () => Promise<number>
  readonly stop: () => Promise<void>
}

/** An engine with accounts and a market that ticks. */
export async function startBuyers(database: Database, clock: Clock): Promise<Buyers> {
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
    catalogue: [INSTRUMENT],
    source: 'simulated',
  })
  await engine.started
  const ticking = setInterval(() => tick(engine), TICK_EVERY_MS)
  tick(engine)
  const accounts = await openAccounts(engine)
  let acknowledged = 0
  let next = 0
  return {
    buy: async () => {
      const accountId = accounts[next++ % accounts.length] as string
      const optionId = orderedId(clock.wallMs())
      const key = { scope: `${accountId}:buyOption`, key: optionId, bodyHash: 'same' }
      const what = { symbol: 'BTCUSDT', direction: 'up', stake: STAKE, shown: undefined } as const
      const outcome = await engine.ask(
        { kind: 'buy-option', accountId, optionId, durationSeconds: 86_400, ...what },
        key,
      )
      if (outcome.kind !== 'option-bought') throw new Error(JSON.stringify(outcome))
      acknowledged += 1
    },
    acknowledged: () => acknowledged,
    countStored: async () => {
      const [row] = await database.query<{ count: bigint }>('SELECT count(*) FROM option_order')
      return Number(row?.count)
    },
    stop: async () => {
      clearInterval(ticking)
      await engine.stop()
    },
  }
}

/** `callers` loops for `windowMs`. */
export async function measurePurchases(buyers: Buyers, callers: number, windowMs: number) {
  const latenciesMs: number[] = []
  const startMs = performance.now()
  const endMs = startMs + windowMs
  const loop = async (): Promise<void> => {
    for (let nowMs = performance.now(); nowMs < endMs; ) {
      await buyers.buy()
      const doneMs = performance.now()
      latenciesMs.push(doneMs - nowMs)
      nowMs = doneMs
    }
  }
  await Promise.all(Array.from({ length: callers }, loop))
  const perSecond = latenciesMs.length / ((performance.now() - startMs) / 1_000)
  return { perSecond, latenciesMs }
}

async function openAccounts(engine: Engine): Promise<readonly string[]> {
  const ids = Array.from({ length: ACCOUNTS }, (_, place) => `account-${place}`)
  for (let from = 0; from < ids.length; from += 1_000) {
    await Promise.all(
      ids.slice(from, from + 1_000).map((accountId) =>
        engine.ask({
          kind: 'open-account',
          accountId,
          userId: `user of ${accountId}`,
          accountKind: 'practice',
          grant: GRANT,
        }),
      ),
    )
  }
  return ids
}

let cents = 0n

function tick(engine: Engine): void {
  cents = (cents + 1n) % 100n
  const price = (64_000n * PRICE_ONE + cents * (PRICE_ONE / 100n)) as Price
  engine.submit({ kind: 'tick', symbol: 'BTCUSDT', price, volume: ZERO_QUANTITY })
}
