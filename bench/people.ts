// People at once: how long each call takes while so many persons use the app, on the embedded
// database and on PostgreSQL, with the persons on the same cores.

import { fork } from 'node:child_process'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { startPostgresServer, whyNoPostgres } from '@fairtick/server/test/database/postgres-server'
import { startTestServer } from '@fairtick/server/test/test-server'
import { askChild } from './child-task.ts'
import { cpuSeconds } from './fanout/process-figures.ts'
import { latencyAt } from './options/figures.ts'
import type { PersonsReport, PersonsTask } from './people/person-messages.ts'
import { registerTraders } from './register-traders.ts'

/** Several persons share an account: what costs are their calls, not their log-ins. */
const ACCOUNTS = 100
const RAMP_MS = 12_000
const WINDOW_MS = 20_000
const SETTINGS = {
  ...{ MARKET: 'simulated', CLOCK: 'system', LOG_LEVEL: 'warn' },
  ...{ LIMIT_SESSION_PER_SECOND: '1000000', LIMIT_ADDRESS_PER_SECOND: '1000000' },
  ...{ LIMIT_CODE_MAILS_PER_HOUR: '1000000', NODE_OPTIONS: '--max-semi-space-size=64' },
}

/**
 * Prints a table of each call and a line `bench people database=… persons=… calls_per_second=…
 * worst_p99_ms=… order_p99_ms=…` for each database. An answer that is no success throws.
 */
export async function run(): Promise<void> {
  await measureOn('pglite', SETTINGS, Number(process.env.P ?? 300))
  const missing = whyNoPostgres()
  if (missing !== undefined) {
    console.log(`bench people on PostgreSQL skipped: ${missing}`)
    return
  }
  const postgres = await startPostgresServer()
  try {
    const DATABASE_URL = await postgres.newDatabase()
    await measureOn('postgres', { ...SETTINGS, DATABASE_URL }, 2_000)
  } finally {
    await postgres.remove()
  }
}

async function measureOn(
  name: string,
  settings: Readonly<Record<string, string>>,
  persons: number,
): Promise<void> {
  const server = await startTestServer(settings)
  const client = fork(join(import.meta.dirname, 'people/persons-client.ts'))
  try {
    const tokens = (await registerTraders(server, ACCOUNTS)).map(({ token }) => token)
    const port = Number(new URL(server.url).port)
    const task = { port, tokens, persons, rampMs: RAMP_MS, windowMs: WINDOW_MS }
    const living = askChild<PersonsTask, PersonsReport>(client, task)
    await Promise.race([living, setTimeout(RAMP_MS)])
    const usedBefore = cpuSeconds(server.pid() ?? 0)
    const { latenciesMs } = await living
    const seconds = WINDOW_MS / 1_000
    const used = (cpuSeconds(server.pid() ?? 0) - usedBefore) / seconds
    console.table(tableOf(latenciesMs))
    const calls = Object.values(latenciesMs).reduce((sum, { length }) => sum + length, 0)
    const p99 = (figures: readonly number[] = []) => latencyAt(figures, 0.99)
    const figures = [
      `database=${name} persons=${persons} calls_per_second=${Math.round(calls / seconds)}`,
      `worst_p99_ms=${Math.max(...Object.values(latenciesMs).map(p99)).toFixed(0)}`,
      `order_p99_ms=${p99(latenciesMs.order).toFixed(0)} server_cores=${used.toFixed(2)}`,
    ]
    console.log(`bench people ${figures.join(' ')}`)
  } finally {
    client.kill()
    await server.stop()
  }
}

function tableOf(latenciesMs: PersonsReport['latenciesMs']) {
  return Object.fromEntries(
    Object.entries(latenciesMs).map(([call, figures]) => [
      call,
      {
        calls: figures.length,
        'p50, ms': Number(latencyAt(figures, 0.5).toFixed(1)),
        'p99, ms': Number(latencyAt(figures, 0.99).toFixed(1)),
      },
    ]),
  )
}
