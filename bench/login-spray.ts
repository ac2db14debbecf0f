// Log-ins of customers on devices that are known, beside a spray of one password, 300 guesses under
// way at once from as many networks (REL-48), and alone.

import { fork } from 'node:child_process'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { startTestServer } from '@fairtick/server/test/test-server'
import { ROUTES } from '@fairtick/wire/routes'
import { askChild } from './child-task.ts'
import type { SprayReport, SprayTask } from './login-spray/spray-client.ts'
import { latencyAt } from './options/figures.ts'
import { registerTraders, TRADER_PASSWORD, type Trader } from './register-traders.ts'

const CUSTOMERS = 20
const ROUNDS = 3
const WINDOW_MS = 10_000
/** As many customers come, whatever became of those before. */
const LOGIN_EVERY_MS = 200
const SETTINGS = {
  ...{ MARKET: 'simulated', CLOCK: 'system', LOG_LEVEL: 'warn' },
  // The spray says where it comes from as a proxy would.
  ...{ TRUSTED_PROXIES: '1', LIMIT_CODE_MAILS_PER_HOUR: '1000000' },
}

type Logins = { readonly latenciesMs: number[]; refused: number }

/**
 * Prints `bench login-spray ratio=… p50_ms=… p99_ms=… refused=… alone_p99_ms=…`: p99 beside the
 * spray and alone, in turn; goal: none refused, p99 at most 1 s. Throws when the spray was idle.
 */
export async function run(): Promise<void> {
  const server = await startTestServer(SETTINGS)
  const attacker = fork(join(import.meta.dirname, 'login-spray/spray-client.ts'))
  try {
    const customers = await registerTraders(server, CUSTOMERS)
    const alone: Logins = { latenciesMs: [], refused: 0 }
    const beside: Logins = { latenciesMs: [], refused: 0 }
    await logIn(server.url, customers, { latenciesMs: [], refused: 0 })
    let spray: SprayReport = { looked: 0, turned: 0 }
    for (let round = 1; round <= ROUNDS; round += 1) {
      await logIn(server.url, customers, alone)
      await askChild<SprayTask, SprayReport>(attacker, { url: server.url, state: 'begin' })
      await logIn(server.url, customers, beside)
      const { looked, turned } = await askChild<SprayTask, SprayReport>(attacker, {
        url: server.url,
        state: 'end',
      })
      spray = { looked: spray.looked + looked, turned: spray.turned + turned }
      console.error(`bench login-spray: round ${round} of ${ROUNDS}`)
    }
    print(alone, beside, spray)
  } finally {
    attacker.kill()
    await server.stop()
  }
}

/** One after the other begins on time, for a window; each customer comes again and again. */
async function logIn(url: string, customers: readonly Trader[], into: Logins): Promise<void> {
  const coming: Promise<void>[] = []
  for (let place = 0; place < WINDOW_MS / LOGIN_EVERY_MS; place += 1) {
    coming.push(logInOnce(url, customers[place % customers.length] as Trader, into))
    await pause(LOGIN_EVERY_MS)
  }
  await Promise.all(coming)
}

async function logInOnce(url: string, customer: Trader, into: Logins): Promise<void> {
  const { phone, device } = customer
  const beganMs = performance.now()
  const response = await fetch(`${url}${ROUTES.login.path}`, {
    method: ROUTES.login.method,
    headers: { 'Content-Type': 'application/json', 'Device-Token': device },
    body: JSON.stringify({ phone, password: TRADER_PASSWORD }),
  }).catch(() => undefined)
  await response?.arrayBuffer()
  if (response?.ok) into.latenciesMs.push(performance.now() - beganMs)
  else into.refused += 1
}

function print(alone: Logins, beside: Logins, spray: SprayReport): void {
  const p99Of = ({ latenciesMs }: Logins) => latencyAt(latenciesMs, 0.99)
  const p50Of = ({ latenciesMs }: Logins) => latencyAt(latenciesMs, 0.5)
  const total = beside.latenciesMs.length + beside.refused
  const text = (ms: number) => `${ms.toFixed(0).padStart(6)} ms`
  console.log(`log-ins on known devices, ${total} beside the spray and as many alone`)
  console.log(`            p50        p99   refused`)
  console.log(`alone   ${text(p50Of(alone))}  ${text(p99Of(alone))}   ${alone.refused}`)
  console.log(`beside  ${text(p50Of(beside))}  ${text(p99Of(beside))}   ${beside.refused}`)
  console.log(`of the spray ${spray.looked} were looked at, ${spray.turned} told to come back`)
  const figures = [
    `ratio=${(p99Of(beside) / p99Of(alone)).toFixed(2)}`,
    `p50_ms=${p50Of(beside).toFixed(0)}`,
    `p99_ms=${p99Of(beside).toFixed(0)}`,
    `refused=${beside.refused}`,
    `alone_p50_ms=${p50Of(alone).toFixed(0)}`,
    `alone_p99_ms=${p99Of(alone).toFixed(0)}`,
    `alone_refused=${alone.refused}`,
    `spray_looked=${spray.looked}`,
    `spray_turned=${spray.turned}`,
  ]
  console.log(`bench login-spray ${figures.join(' ')}`)
  if (spray.looked === 0 || spray.turned === 0) throw new Error('the spray did not fill its lane')
}
