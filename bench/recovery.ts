// How long the engine takes to come back with many orders, and a long tape to be replayed.

import { verifyTape } from '@fairtick/server/engine/verify/verify-tape'
import { systemClock } from '@fairtick/server/platform/clock'
import { openDatabase } from '@fairtick/server/platform/open-database'
import {
  type PostgresServer,
  startPostgresServer,
  whyNoPostgres,
} from '@fairtick/server/test/database/postgres-server'
import { createProgress } from '../tools/progress.ts'
import { BENCH_INSTRUMENT, startPlainEngine } from './options/bench-engine.ts'
import { fillOrders } from './recovery/fill-orders.ts'
import { fillTape } from './recovery/fill-tape.ts'

const ACCOUNTS = 20_000
const CLOSED_PER_POSITION = 9
const TAPE_RECORDS = 1_000_000

/**
 * Prints `bench recovery recovery_s=… open=… orders=… replay_s=… records=…`. The recovery is the
 * whole start of the engine: lease, tables, thresholds; the replay is the whole check of the tape,
 * which must find nothing.
 */
export async function run(): Promise<void> {
  const missing = whyNoPostgres()
  if (missing !== undefined) {
    console.log(`bench recovery skipped: ${missing}`)
    return
  }
  const server = await startPostgresServer()
  const progress = createProgress({ what: 'parts', total: 2 })
  try {
    const recovery = await measureRecovery(server)
    progress.done(1)
    const figures = [...recovery, ...(await measureReplay(server))]
    progress.end()
    console.log(`bench recovery ${figures.join(' ')}`)
  } finally {
    progress.end()
    await server.remove()
  }
}

async function measureRecovery(server: PostgresServer): Promise<readonly string[]> {
  const place = { kind: 'postgres', url: await server.newDatabase() } as const
  const filled = await openDatabase(place)
  await fillOrders(filled, systemClock, ACCOUNTS, CLOSED_PER_POSITION)
  await filled.close()
  const database = await openDatabase(place)
  const [stored] = await database.query<{ open: bigint; orders: bigint }>(
    `SELECT count(*) FILTER (WHERE status = 'trading') AS open, count(*) AS orders
     FROM contract`,
  )
  const startMs = performance.now()
  const engine = await startPlainEngine(database, systemClock, [BENCH_INSTRUMENT])
  const seconds = (performance.now() - startMs) / 1_000
  await engine.stop()
  await database.close()
  return [`recovery_s=${seconds.toFixed(1)}`, `open=${stored?.open}`, `orders=${stored?.orders}`]
}

async function measureReplay(server: PostgresServer): Promise<readonly string[]> {
  const database = await openDatabase({ kind: 'postgres', url: await server.newDatabase() })
  await fillTape(database, systemClock, TAPE_RECORDS)
  const startMs = performance.now()
  const { findings, tapeRecords, commands } = await verifyTape(database, 'genesis')
  const seconds = (performance.now() - startMs) / 1_000
  await database.close()
  if (findings.length > 0) throw new Error(findings.slice(0, 5).join('\n'))
  return [`replay_s=${seconds.toFixed(1)}`, `records=${tapeRecords}`, `commands=${commands}`]
}
