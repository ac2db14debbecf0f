// What the app weighs and how it fares: script per route, Lighthouse, start, memory.

import { startTestServer } from '@fairtick/server/test/test-server'
import { heavyOf, type Weight, weighRoutes } from '../e2e/script-weights.ts'
import { buildWeb } from '../tools/build-web.ts'
import { createProgress } from '../tools/progress.ts'
import { registerTraders } from './register-traders.ts'
import { type Audit, auditPage } from './size/audit-page.ts'

/** The score of one page moves by some points from run to run: the middle one counts. */
const AUDITS = 3
const PAGES = [
  ['login', '/#/pages/login'],
  ['home', '/#/'],
  ['market', '/#/pages/home/market'],
  ['trade', '/#/pages/trade?code=BTCUSDT'],
] as const

/**
 * Prints a table and `bench size login_kb=… trade_kb=… trade_contract_kb=… …`.
 * Throws after that when a route is over its limit.
 */
export async function run(): Promise<void> {
  if (!(await buildWeb())) throw new Error('the web app does not build')
  const server = await startTestServer({ MARKET: 'simulated', LOG_LEVEL: 'warn' })
  try {
    const [{ token } = { token: '' }] = await registerTraders(server, 1)
    const weights = await weighRoutes(server.url, token)
    printWeights(weights)
    const audits = await auditPages(server.url, token)
    console.table(audits)
    const scores = Object.entries(audits).map(
      ([name, { performance, accessibility }]) =>
        `${name}_performance=${performance} ${name}_accessibility=${accessibility}`,
    )
    const figures = weights.map(({ key, kb }) => `${key}=${kb.toFixed(1)}`)
    console.log(`bench size ${[...figures, ...scores].join(' ')}`)
    const heavy = heavyOf(weights)
    if (heavy.length > 0) throw new Error(`over the limit: ${heavy.join('; ')}`)
  } finally {
    await server.stop()
  }
}

async function auditPages(url: string, token: string): Promise<Record<string, Audit>> {
  const progress = createProgress({ what: 'audits', total: PAGES.length * AUDITS })
  let done = 0
  const middle: Record<string, Audit> = {}
  for (const [name, path] of PAGES) {
    const audits: Audit[] = []
    while (audits.length < AUDITS) {
      audits.push(await auditPage(`${url}${path}`, token))
      progress.done(++done)
    }
    const sorted = audits.toSorted((a, b) => a.performance - b.performance)
    const audit = sorted[(AUDITS - 1) / 2]
    if (audit !== undefined) middle[name] = audit
  }
  progress.end()
  return middle
}

function printWeights(weights: readonly Weight[]): void {
  const rows = weights.map(({ name, kb, limitKb }) => [
    name,
    { 'script, kB gzip': kb.toFixed(1), limit: limitKb, fits: kb <= limitKb ? 'yes' : 'NO' },
  ])
  console.table(Object.fromEntries(rows))
}
