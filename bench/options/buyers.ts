// Callers that buy options through the engine, each waiting for its answer before the next.

import { moneyFromMicros } from '@fairtick/core/numbers/money'
import type { Clock } from '@fairtick/server/platform/clock'
import type { Database } from '@fairtick/server/platform/database'
import { orderedId } from '@fairtick/server/platform/random-id'
import { startBenchEngine } from './bench-engine.ts'

const ACCOUNTS = 5_000
const STAKE = moneyFromMicros(5_000_000n)

export type Buyers = {
  readonly buy: () => Promise<void>
  readonly acknowledged: () => number
  readonly countStored: () => Promise<number>
  readonly stop: () => Promise<void>
}

export async function startBuyers(database: Database, clock: Clock): Promise<Buyers> {
  const { engine, accounts, stop } = await startBenchEngine(database, clock, ACCOUNTS)
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
    stop,
  }
}
