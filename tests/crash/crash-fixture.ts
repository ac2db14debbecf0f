// A real server under buyers and traders who never stop, for something to happen to it.

import { openDatabase } from '@fairtick/server/platform/open-database'
import {
  type PostgresServer,
  startPostgresServer,
} from '@fairtick/server/test/database/postgres-server'
import { startTestServer, type TestServer } from '@fairtick/server/test/test-server'
import { eventually } from '@fairtick/testkit/eventually'
import { type Buyer, keepBuying, openBuyer } from './buyer.ts'
import { checkBooks } from './check-books.ts'
import { createPurchaseLog, orderOf, type PurchaseLog } from './purchase-log.ts'
import { type Contract, createTradeLog, type TradeLog } from './trade-log.ts'
import { openTrader, type Trader } from './trader.ts'

const CROWD = { buyers: 8, traders: 6 }
/** The market runs so much faster, so that levels are reached and accounts stopped out. */
const REPLAY_SPEED = '300'
const MEAN_PAUSE_MS = 30
/** The first options fall due after this, and the last ones after that. */
const SHORTEST_OPTION_MS = 30_000
const LONGEST_OPTION_MS = 61_000
/** The clock leaps this far at a time while the crowd warms up, each time after some purchases. */
const LEAP_MS = 1_000
const PURCHASES_A_LEAP = 10
/** The buyers come from one address, and nothing here is about limits. */
const LIMITS = {
  LIMIT_NETWORK_CONNECTIONS: '2000',
  LIMIT_SESSION_PER_SECOND: '1000',
  LIMIT_ADDRESS_PER_SECOND: '10000',
}

export type CrashFixture = {
  readonly server: TestServer
  readonly postgres: PostgresServer | undefined
  readonly log: PurchaseLog
  readonly trades: TradeLog
  readonly buyers: readonly Buyer[]
  /** The ended contracts of all traders, as they read them now. */
  readonly readEnded: () => Promise<Contract[]>
  /** Puts the server's clock forward. */
  readonly advance: (durationMs: number) => Promise<void>
  /** What the server's clock shows. */
  readonly serverTime: () => number
  /** Buyers buy and traders trade from now on; resolves when options fall due all the time. */
  readonly warmUp: () => Promise<void>
  /** Ends the buying, settles everything, kills the server and checks what it left behind. */
  readonly finish: () => Promise<readonly string[]>
  readonly close: () => Promise<void>
}

/** `settings` are environment of the server, beside the test server's own. */
export async function openCrashFixture(
  on: 'PGlite' | 'PostgreSQL',
  settings: Readonly<Record<string, string>> = {},
  crowd: typeof CROWD = CROWD,
): Promise<CrashFixture> {
  const postgres = on === 'PostgreSQL' ? await startPostgresServer() : undefined
  const databaseUrl = await postgres?.newDatabase()
  const server = await startTestServer({
    ...LIMITS,
    REPLAY_SPEED,
    ...settings,
    ...(databaseUrl === undefined ? {} : { DATABASE_URL: databaseUrl }),
  })
  const log = createPurchaseLog()
  const buyers: Buyer[] = []
  for (let place = 0; place < crowd.buyers; place += 1)
    buyers.push(await openBuyer(server, place, log))
  const trades = createTradeLog()
  const traders: Trader[] = []
  for (let place = 0; place < crowd.traders; place += 1) {
    traders.push(await openTrader(server, place, trades))
  }
  let aheadMs = 0
  const advance = async (durationMs: number) => {
    await server.advance(durationMs)
    aheadMs += durationMs
  }
  const readEnded = async () =>
    (await Promise.all(traders.map((trader) => trader.readEnded()))).flat()
  let isOver = false
  let buying: Promise<void>[] = []
  return {
    ...{ server, postgres, log, trades, buyers, advance, readEnded },
    serverTime: () => Date.now() + aheadMs,
    warmUp: async () => {
      buying = [
        ...buyers.map((buyer) => keepBuying(buyer, () => isOver, MEAN_PAUSE_MS)),
        ...traders.map(({ keepTrading }) => keepTrading(() => isOver, MEAN_PAUSE_MS)),
      ]
      for (let leaptMs = 0; leaptMs < SHORTEST_OPTION_MS; leaptMs += LEAP_MS) {
        const enough = boughtIn(log) + PURCHASES_A_LEAP
        await eventually('more purchases', () => boughtIn(log) >= enough)
        await advance(LEAP_MS)
      }
    },
    finish: async () => {
      isOver = true
      await Promise.all(buying)
      await advance(LONGEST_OPTION_MS)
      for (const buyer of buyers) await eventually('the last result', () => hasNoneOpen(buyer))
      trades.records.push(...(await readEnded()))
      await server.kill9()
      const database = await openDatabase(
        databaseUrl === undefined
          ? { kind: 'pglite', folder: server.dataFolder }
          : { kind: 'postgres', url: databaseUrl },
      )
      const findings = await checkBooks(database, log, trades)
      await database.close()
      return findings
    },
    close: async () => {
      isOver = true
      await server.stop()
      await postgres?.remove()
    },
  }
}

function boughtIn({ purchases }: PurchaseLog): number {
  return purchases.filter((purchase) => orderOf(purchase) !== undefined).length
}

export async function hasNoneOpen({ client }: Buyer): Promise<boolean> {
  return (await client.call('optionOrders', { query: { size: '1' } })).counts.trading === 0
}
