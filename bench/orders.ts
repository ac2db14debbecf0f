// Durable contract orders per second through the engine: on PostgreSQL against pgbench TPC-B, on
// PGlite against plain inserts, each pair in turn.

import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { systemClock } from '@fairtick/server/platform/clock'
import type { Database } from '@fairtick/server/platform/database'
import { openDatabase } from '@fairtick/server/platform/open-database'
import { startPostgresServer, whyNoPostgres } from '@fairtick/server/test/database/postgres-server'
import { measureCalls } from './options/callers.ts'
import { createCpuMeter } from './options/cpu-meter.ts'
import { type Books, startTraders } from './orders/traders.ts'
import {
  describeRounds,
  measureAlternating,
  type Rounds,
  type Sides,
} from './peers/alternating-runs.ts'
import { measureTpcB, preparePgbench, settlePostgres } from './peers/pgbench.ts'
import { measureInserts } from './peers/pglite-inserts.ts'

const POSTGRES = { callers: 1_024, windowMs: 8_000, warmUpMs: 24_000, rounds: 3 }
const PGLITE = { callers: 64, windowMs: 4_000, warmUpMs: 4_000, rounds: 3 }

/**
 * An order is one acknowledged command: an opening at the market, or the close of a position.
 * Prints `bench orders ratio=… per_second=… p99_ms=… tpcb=…` of PostgreSQL, with the CPU of an
 * order (callers included), and the same of PGlite under `pglite_…`. Throws when the tables do
 * not hold just what was acknowledged.
 */
export async function run(): Promise<void> {
  const figures = [...(await measurePostgres()), ...(await measurePglite())]
  console.log(`bench orders ${figures.join(' ')}`)
}

async function measurePostgres(): Promise<readonly string[]> {
  const missing = whyNoPostgres()
  if (missing !== undefined) {
    console.log(`without PostgreSQL: ${missing}`)
    return []
  }
  const server = await startPostgresServer()
  try {
    const peerUrl = await server.newDatabase()
    await preparePgbench(peerUrl)
    const ownUrl = await server.newDatabase()
    const database = await openDatabase({ kind: 'postgres', url: ownUrl })
    const rounds = await measureOrders(database, POSTGRES, {
      settle: (next) => settlePostgres(next, ownUrl),
      measurePeer: (windowMs) => measureTpcB(peerUrl, windowMs),
    })
    return [...describeRounds(rounds, 'tpcb'), `callers=${POSTGRES.callers}`]
  } finally {
    await server.remove()
  }
}

async function measurePglite(): Promise<readonly string[]> {
  const folder = await mkdtemp(join(tmpdir(), 'fairtick-orders-'))
  try {
    const database = await openDatabase({ kind: 'pglite', folder })
    const rounds = await measureOrders(database, PGLITE, {
      settle: async () => {},
      measurePeer: (windowMs) => measureInserts(database, windowMs),
    })
    const figures = [...describeRounds(rounds, 'inserts'), `callers=${PGLITE.callers}`]
    return figures.map((figure) => `pglite_${figure}`)
  } finally {
    await rm(folder, { recursive: true })
  }
}

/** Peer and orders in turn; closes the database. */
async function measureOrders(
  database: Database,
  load: typeof POSTGRES,
  peer: Pick<Sides, 'settle' | 'measurePeer'>,
): Promise<Rounds> {
  const traders = await startTraders(database, systemClock, load.callers)
  const meterCpu = await createCpuMeter(database)
  const rounds = await measureAlternating(database.kind, load, {
    ...peer,
    measureOwn: async (windowMs) => {
      const readCpu = meterCpu()
      const calls = await measureCalls(traders.order, load.callers, windowMs)
      return { ...calls, cpu: readCpu() }
    },
  })
  await traders.stop()
  compareBooks(traders.acknowledged(), await traders.readStored())
  await database.close()
  return rounds
}

function compareBooks(acknowledged: Books, stored: Books): void {
  for (const name of Object.keys(acknowledged) as (keyof Books)[]) {
    if (acknowledged[name] === stored[name]) continue
    throw new Error(`${name}: ${acknowledged[name]} acknowledged, ${stored[name]} stored`)
  }
}
