// What the app weighs and how it fares: script per route, Lighthouse, start, memory.

import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { launchBrowser } from '@fairtick/testkit/browser'
import { startTestServer } from '@fairtick/testkit/test-server'
import { auditPage } from './size/audit-page.ts'
import { registerCustomer } from './size/register-customer.ts'
import { weighScripts } from './size/weigh-scripts.ts'

const ROOT_FOLDER = join(import.meta.dirname, '..')

/** The limits of the issue, gzip −9, in kB of 1 000 bytes. */
const LOGIN_LIMIT_KB = 130
const TRADE_LIMIT_KB = 230

/** Prints a table and `bench size login_kb=… trade_kb=… …`. */
export async function run(): Promise<void> {
  const built = spawnSync(process.execPath, [join(ROOT_FOLDER, 'tools/build-web.ts')], {
    stdio: 'inherit',
  })
  if (built.status !== 0) throw new Error('the web app does not build')
  const server = await startTestServer({ MARKET: 'simulated', LOG_LEVEL: 'warn' })
  try {
    const browser = await launchBrowser()
    const token = await registerCustomer(server)
    const loginKb = await weighScripts(browser, `${server.url}/#/pages/login`)
    const tradeKb = await weighScripts(browser, `${server.url}/#/pages/trade?code=BTCUSDT`, token)
    await browser.close()
    console.table({
      'login route': { 'script, kB gzip': loginKb.toFixed(1), limit: LOGIN_LIMIT_KB },
      'trade route with chart': { 'script, kB gzip': tradeKb.toFixed(1), limit: TRADE_LIMIT_KB },
    })
    const scores: string[] = []
    for (const [name, path] of PAGES) {
      const { performance, accessibility } = await auditPage(`${server.url}${path}`, token)
      console.log(`lighthouse ${name}: performance ${performance}, accessibility ${accessibility}`)
      scores.push(`${name}_performance=${performance} ${name}_accessibility=${accessibility}`)
    }
    const weights = `login_kb=${loginKb.toFixed(1)} trade_kb=${tradeKb.toFixed(1)}`
    console.log(`bench size ${weights} ${scores.join(' ')}`)
  } finally {
    await server.stop()
  }
}

const PAGES = [
  ['login', '/#/pages/login'],
  ['market', '/#/pages/home/market'],
  ['trade', '/#/pages/trade?code=BTCUSDT'],
] as const
