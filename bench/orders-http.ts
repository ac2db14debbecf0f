// Durable contract orders through the whole HTTP API: how many against pgbench TPC-B in turn, and
// how soon against a bare SQL function.

import { fork } from 'node:child_process'
import { join } from 'node:path'
import { openDatabase } from '@fairtick/server/platform/open-database'
import { startPostgresServer, whyNoPostgres } from '@fairtick/server/test/database/postgres-server'
import { startTestServer, type TestServer } from '@fairtick/server/test/test-server'
import { askChild } from './child-task.ts'
import { latencyAt } from './options/figures.ts'
import type { CallersReport, CallersTask } from './orders-http/caller-messages.ts'
import { describeRounds, measureAlternating } from './peers/alternating-runs.ts'
import { measureBareOrder, prepareBareOrder } from './peers/bare-order.ts'
import { measureTpcB, preparePgbench, settlePostgres } from './peers/pgbench.ts'
import { registerTraders } from './register-traders.ts'
import { UNLIMITED_SERVER } from './unlimited-server.ts'

const CALLERS = 256
/** So few that an order waits for its own commit, not for the others'. */
const FEW_CALLERS = { callers: 8, windowMs: 5_000 }
/** Each is the account of several callers: what costs is the call, not the login. */
const USERS = 64
const WINDOWS = { windowMs: 8_000, warmUpMs: 24_000, rounds: 3 }
const SETTINGS = { ...UNLIMITED_SERVER, LOG_LEVEL: 'info' }

/**
 * An order is one answered call: an opening at the market, or the close of that position. Prints
 * `bench orders-http ratio=… per_second=… p50_ms=… p99_ms=… tpcb=…` and
 * `bench orders-http few_p50_ratio=…`. Throws when the tables do not hold what was answered.
 */
export async function run(): Promise<void> {
  const missing = whyNoPostgres()
  if (missing !== undefined) {
    console.log(`bench orders-http skipped: ${missing}`)
    return
  }
  const postgres = await startPostgresServer()
  try {
    const peerUrl = await postgres.newDatabase()
    await preparePgbench(peerUrl)
    await prepareBareOrder(peerUrl)
    const url = await postgres.newDatabase()
    const server = await startTestServer({ ...SETTINGS, DATABASE_URL: url })
    try {
      await measure(server, { databaseUrl: url, peerUrl })
    } finally {
      await server.stop()
    }
  } finally {
    await postgres.remove()
  }
}

async function measure(
  server: TestServer,
  { databaseUrl, peerUrl }: { readonly databaseUrl: string; readonly peerUrl: string },
): Promise<void> {
  const tokens = (await registerTraders(server, USERS)).map(({ token }) => token)
  const callers = fork(join(import.meta.dirname, 'orders-http/callers-client.ts'))
  const target = { port: Number(new URL(server.url).port), tokens }
  const reports: CallersReport[] = []
  const order = async (load: typeof FEW_CALLERS): Promise<CallersReport> => {
    const report = await askChild<CallersTask, CallersReport>(callers, { ...target, ...load })
    reports.push(report)
    return report
  }
  const rounds = await measureAlternating('orders-http', WINDOWS, {
    settle: (next) => settlePostgres(next, databaseUrl),
    measurePeer: (windowMs) => measureTpcB(peerUrl, windowMs),
    measureOwn: (windowMs) => order({ callers: CALLERS, windowMs }),
  })
  const barelyMs = await measureBareOrder(peerUrl, FEW_CALLERS)
  const few = await order(FEW_CALLERS)
  callers.kill()
  await compareStored(databaseUrl, reports)
  const figures = [...describeRounds(rounds, 'tpcb'), `callers=${CALLERS}`]
  console.log(`bench orders-http ${figures.join(' ')}`)
  printFew(latencyAt(few.latenciesMs, 0.5), barelyMs)
}

async function compareStored(url: string, reports: readonly CallersReport[]): Promise<void> {
  const database = await openDatabase({ kind: 'postgres', url })
  const [stored] = await database.query<{ openings: bigint; closes: bigint }>(
    `SELECT (SELECT count(*) FROM contract_order) AS openings,
            (SELECT count(*) FROM contract_close) AS closes`,
  )
  await database.close()
  const openings = reports.reduce((sum, report) => sum + report.openings, 0)
  const closes = reports.reduce((sum, report) => sum + report.closes, 0)
  if (Number(stored?.openings) !== openings || Number(stored?.closes) !== closes) {
    throw new Error(
      `answered ${openings} and ${closes}, stored ${stored?.openings} and ${stored?.closes}`,
    )
  }
}

function printFew(p50Ms: number, barelyMs: number): void {
  const figures = [
    `few_p50_ratio=${(p50Ms / barelyMs).toFixed(2)}`,
    `few_p50_ms=${p50Ms.toFixed(2)}`,
    `bare_p50_ms=${barelyMs.toFixed(2)}`,
    `few_callers=${FEW_CALLERS.callers}`,
  ]
  console.log(`bench orders-http ${figures.join(' ')}`)
}
