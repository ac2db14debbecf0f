// A real server under eight buyers who never stop, for something to happen to it.

import { openDatabase } from '@fairtick/server/platform/open-database'
import { type PostgresServer, startPostgresServer } from '@fairtick/testkit/postgres-server'
import { startTestServer, type TestServer } from '@fairtick/testkit/test-server'
import { type Buyer, keepBuying, openBuyer, pause } from './buyer.ts'
import { checkBooks } from './check-books.ts'
import { createPurchaseLog, type PurchaseLog } from './purchase-log.ts'

const BUYERS = 8
const MEAN_PAUSE_MS = 30
/** The first options fall due after this, and the last ones after that. */
const SHORTEST_OPTION_MS = 31_000
const LONGEST_OPTION_MS = 61_000
const SETTLING_MS = 3_000
/** The buyers come from one address, and nothing here is about limits. */
const LIMITS = { LIMIT_SESSION_PER_SECOND: '1000', LIMIT_ADDRESS_PER_SECOND: '10000' }

export type CrashStage = {
  readonly server: TestServer
  readonly postgres: PostgresServer | undefined
  readonly log: PurchaseLog
  readonly buyers: readonly Buyer[]
  /** The buyers buy from now on; resolves when options fall due all the time. */
  readonly warmUp: () => Promise<void>
  /** Ends the buying, settles everything, kills the server and checks what it left behind. */
  readonly finish: () => Promise<readonly string[]>
  readonly close: () => Promise<void>
}

/** `settings` are environment of the server, beside the test server's own. */
export async function openCrashStage(
  on: 'PGlite' | 'PostgreSQL',
  settings: Readonly<Record<string, string>> = {},
): Promise<CrashStage> {
  const postgres = on === 'PostgreSQL' ? await startPostgresServer() : undefined
  const databaseUrl = await postgres?.newDatabase()
  const server = await startTestServer({
    ...LIMITS,
    ...settings,
    ...(databaseUrl === undefined ? {} : { DATABASE_URL: databaseUrl }),
  })
  const log = createPurchaseLog()
  const buyers: Buyer[] = []
  for (let place = 0; place < BUYERS; place += 1) buyers.push(await openBuyer(server, place, log))
  let isOver = false
  let buying: Promise<void>[] = []
  return {
    ...{ server, postgres, log, buyers },
    warmUp: async () => {
      buying = buyers.map((buyer) => keepBuying(buyer, () => isOver, MEAN_PAUSE_MS))
      await pause(SHORTEST_OPTION_MS)
    },
    finish: async () => {
      isOver = true
      await Promise.all(buying)
      await server.advance(LONGEST_OPTION_MS)
      await pause(SETTLING_MS)
      await server.kill9()
      return await checkDatabase(databaseUrl, server.dataFolder, log)
    },
    close: async () => {
      isOver = true
      await server.stop()
      await postgres?.remove()
    },
  }
}

async function checkDatabase(
  url: string | undefined,
  folder: string,
  log: PurchaseLog,
): Promise<readonly string[]> {
  const database = await openDatabase(
    url === undefined ? { kind: 'pglite', folder } : { kind: 'postgres', url },
  )
  const findings = await checkBooks(database, log)
  await database.close()
  return findings
}
