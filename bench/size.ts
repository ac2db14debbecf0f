// What the app weighs and how it fares: script per route, Lighthouse, start, memory.

import { launchBrowser } from '@fairtick/testkit/browser'
import { startTestServer } from '@fairtick/testkit/test-server'
import { buildWeb } from '../tools/build-web.ts'
import { auditPage } from './size/audit-page.ts'
import { registerCustomer } from './size/register-customer.ts'
import { weighScripts } from './size/weigh-scripts.ts'

type Route = {
  /** In the last line. */
  readonly key: string
  readonly name: string
  readonly path: string
  readonly access: 'open' | 'signed-in'
  /** Selects what is there once the page is. */
  readonly landmark: string
  /** Of the issue: gzip −9, kB of 1 000 bytes. */
  readonly limitKb: number
}

const ROUTES: readonly Route[] = [
  {
    key: 'login_kb',
    name: 'login',
    path: '/#/pages/login',
    access: 'open',
    landmark: 'form',
    limitKb: 130,
  },
  {
    key: 'trade_kb',
    name: 'trade with chart, options',
    path: '/#/pages/trade?code=BTCUSDT',
    access: 'signed-in',
    landmark: 'canvas',
    limitKb: 230,
  },
  {
    key: 'trade_contract_kb',
    name: 'trade with chart, contracts',
    path: '/#/pages/trade?code=BTCUSDT&mode=contract',
    access: 'signed-in',
    landmark: 'canvas',
    limitKb: 230,
  },
]

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
    const scores: string[] = []
    for (const [name, path] of PAGES) {
      const { performance, accessibility } = await auditPage(`${server.url}${path}`, token)
      console.log(`lighthouse ${name}: performance ${performance}, accessibility ${accessibility}`)
      scores.push(`${name}_performance=${performance} ${name}_accessibility=${accessibility}`)
    }
    const figures = weights.map(({ key, kb }) => `${key}=${kb.toFixed(1)}`)
    console.log(`bench size ${[...figures, ...scores].join(' ')}`)
    const tooHeavy = weights.filter(({ kb, limitKb }) => kb > limitKb)
    if (tooHeavy.length > 0) {
      throw new Error(`over the limit: ${tooHeavy.map(({ name }) => name).join('; ')}`)
    }
  } finally {
    await server.stop()
  }
}

async function weighRoutes(serverUrl: string, token: string) {
  const browser = await launchBrowser()
  const weights: (Route & { readonly kb: number })[] = []
  for (const route of ROUTES) {
    const weighed = {
      url: serverUrl + route.path,
      landmark: route.landmark,
      token: route.access === 'signed-in' ? token : undefined,
    }
    weights.push({ ...route, kb: await weighScripts(browser, weighed) })
  }
  await browser.close()
  console.table(
    Object.fromEntries(
      weights.map(({ name, kb, limitKb }) => [
        name,
        { 'script, kB gzip': kb.toFixed(1), limit: limitKb, fits: kb <= limitKb ? 'yes' : 'NO' },
      ]),
    ),
  )
  return weights
}
