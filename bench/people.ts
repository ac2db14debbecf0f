// People at once: how long each call takes while so many persons use the app, on the embedded
// database and on PostgreSQL, with the persons on the same cores.

import { type ChildProcess, fork } from 'node:child_process'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { startPostgresServer, whyNoPostgres } from '@fairtick/server/test/database/postgres-server'
import { startTestServer, type TestServer } from '@fairtick/server/test/test-server'
import { askChild } from './child-task.ts'
import { cpuSeconds } from './fanout/process-figures.ts'
import { latencyAt } from './options/figures.ts'
import type { PersonsReport, PersonsTask } from './people/person-messages.ts'
import { registerTraders } from './register-traders.ts'
import { UNLIMITED_SERVER } from './unlimited-server.ts'

const RAMP_MS = 12_000
const WINDOW_MS = 20_000
const SETTINGS = { ...UNLIMITED_SERVER, LIMIT_NETWORK_CONNECTIONS: '14000' }

/** Persons at once, fewer first: past what a machine bears the figures say nothing. */
const STEPS = { pglite: [100, 200, 300], postgres: [500, 1_000, 2_000] }
/** The next step is left out once a call takes longer, or one of them failed. */
const LONGEST_P99_MS = 150

/**
 * Prints a table of each call and a line `bench people database=… persons=… calls_per_second=…
 * failed=… worst_p99_ms=… order_p99_ms=…` for each step.
 */
export async function run(): Promise<void> {
  await measureOn('pglite', SETTINGS)
  const missing = whyNoPostgres()
  if (missing !== undefined) {
    console.log(`bench people on PostgreSQL skipped: ${missing}`)
    return
  }
  const postgres = await startPostgresServer()
  try {
    const DATABASE_URL = await postgres.newDatabase()
    await measureOn('postgres', { ...SETTINGS, DATABASE_URL })
  } finally {
    await postgres.remove()
  }
}

async function measureOn(
  name: keyof typeof STEPS,
  settings: Readonly<Record<string, string>>,
): Promise<void> {
  const server = await startTestServer(settings)
  const client = fork(join(import.meta.dirname, 'people/persons-client.ts'))
  try {
    const tokens: string[] = []
    for (const persons of STEPS[name]) {
      // Each has an account of their own: a shared one would hold the orders of many.
      const traders = await registerTraders(server, persons - tokens.length, tokens.length)
      tokens.push(...traders.map(({ token }) => token))
      const { report, cores } = await measure(server, client, { tokens, persons })
      console.table(tableOf(report.latenciesMs))
      const all = Object.values(report.latenciesMs)
      const worstMs = Math.max(...all.map(p99Of))
      const calls = all.reduce((sum, { length }) => sum + length, 0)
      const figures = [
        `database=${name} persons=${persons} failed=${report.failed}`,
        `calls_per_second=${Math.round((calls * 1_000) / WINDOW_MS)}`,
        `worst_p99_ms=${worstMs.toFixed(0)} order_p99_ms=${p99Of(report.latenciesMs.order).toFixed(0)}`,
        `server_cores=${cores.toFixed(2)}`,
      ]
      console.log(`bench people ${figures.join(' ')}`)
      if (report.failed > 0 || worstMs > LONGEST_P99_MS) break
    }
  } finally {
    client.kill()
    await server.stop()
  }
}

async function measure(
  server: TestServer,
  client: ChildProcess,
  { tokens, persons }: Pick<PersonsTask, 'tokens' | 'persons'>,
): Promise<{ readonly report: PersonsReport; readonly cores: number }> {
  const port = Number(new URL(server.url).port)
  const task = { port, tokens, persons, rampMs: RAMP_MS, windowMs: WINDOW_MS }
  const living = askChild<PersonsTask, PersonsReport>(client, task)
  await Promise.race([living, setTimeout(RAMP_MS)])
  const usedBefore = cpuSeconds(server.pid() ?? 0)
  const report = await living
  const used = cpuSeconds(server.pid() ?? 0) - usedBefore
  return { report, cores: (used * 1_000) / WINDOW_MS }
}

const p99Of = (figures: readonly number[] = []): number => latencyAt(figures, 0.99)

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
