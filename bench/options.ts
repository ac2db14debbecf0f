// Durable options per second through the engine, against pgbench TPC-B on the same cluster in turn.

import { systemClock } from '@fairtick/server/platform/clock'
import { openDatabase } from '@fairtick/server/platform/open-database'
import { startPostgresServer, whyNoPostgres } from '@fairtick/server/test/database/postgres-server'
import { startBuyers } from './options/buyers.ts'
import { measureCalls } from './options/callers.ts'
import { createCpuMeter } from './options/cpu-meter.ts'
import { describeRounds, measureAlternating } from './peers/alternating-runs.ts'
import { measureTpcB, preparePgbench, settlePostgres } from './peers/pgbench.ts'

const CALLERS = 256
const WINDOWS = { windowMs: 8_000, warmUpMs: 24_000, rounds: 3 }

/**
 * Prints `bench options ratio=… per_second=… p99_ms=… tpcb=…`; `node_us` and `backend_us` are the
 * CPU of a purchase, callers included. Throws when the tables do not hold what was acknowledged.
 */
export async function run(): Promise<void> {
  const missing = whyNoPostgres()
  if (missing !== undefined) {
    console.log(`bench options skipped: ${missing}`)
    return
  }
  const server = await startPostgresServer()
  try {
    const peerUrl = await server.newDatabase()
    await preparePgbench(peerUrl)
    const ownUrl = await server.newDatabase()
    const database = await openDatabase({ kind: 'postgres', url: ownUrl })
    const buyers = await startBuyers(database, systemClock)
    const meterCpu = await createCpuMeter(database)
    const rounds = await measureAlternating('options', WINDOWS, {
      settle: (next) => settlePostgres(next, ownUrl),
      measurePeer: (windowMs) => measureTpcB(peerUrl, windowMs),
      measureOwn: async (windowMs) => {
        const readCpu = meterCpu()
        const calls = await measureCalls(buyers.buy, CALLERS, windowMs)
        return { ...calls, cpu: readCpu() }
      },
    })
    const [acknowledged, stored] = [buyers.acknowledged(), await buyers.countStored()]
    await buyers.stop()
    await database.close()
    if (stored !== acknowledged) throw new Error(`${acknowledged} acknowledged, ${stored} stored`)
    const figures = [...describeRounds(rounds, 'tpcb'), `callers=${CALLERS}`]
    console.log(`bench options ${figures.join(' ')}`)
  } finally {
    await server.remove()
  }
}
