// What the app weighs and how it fares: script per route, Lighthouse, start, memory.

import { startTestServer } from '@fairtick/server/test/test-server'
import { heavyOf, type Weight, weighRoutes } from '../e2e/script-weights.ts'
import { buildWeb } from '../tools/build-web.ts'
import { createProgress } from '../tools/progress.ts'
import { auditPage } from './size/audit-page.ts'
import { registerCustomer } from './size/register-customer.ts'

const PAGES = [
  ['login', '/#/pages/login'],
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
    const token = await registerCustomer(server)
    const weights = await weighRoutes(server.url, token)
    printWeights(weights)
    const scores: string[] = []
    const progress = createProgress({ what: 'pages', total: PAGES.length })
    for (const [place, [name, path]] of PAGES.entries()) {
      const { performance, accessibility } = await auditPage(`${server.url}${path}`, token)
      progress.makeRoom()
      console.log(`lighthouse ${name}: performance ${performance}, accessibility ${accessibility}`)
      scores.push(`${name}_performance=${performance} ${name}_accessibility=${accessibility}`)
      progress.done(place + 1)
    }
    progress.end()
    const figures = weights.map(({ key, kb }) => `${key}=${kb.toFixed(1)}`)
    console.log(`bench size ${[...figures, ...scores].join(' ')}`)
    const heavy = heavyOf(weights)
    if (heavy.length > 0) throw new Error(`over the limit: ${heavy.join('; ')}`)
  } finally {
    await server.stop()
  }
}

function printWeights(weights: readonly Weight[]): void {
  const rows = weights.map(({ name, kb, limitKb }) => [
    name,
    { 'script, kB gzip': kb.toFixed(1), limit: limitKb, fits: kb <= limitKb ? 'yes' : 'NO' },
  ])
  console.table(Object.fromEntries(rows))
}
