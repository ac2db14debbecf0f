// How much script a route loads before it is still, compressed as a server would at its best.

import { gzipSync } from 'node:zlib'
import { launchBrowser } from '@fairtick/testkit/browser'
import type { Browser } from 'playwright-core'
import { countRequests } from './request-count.ts'

type Route = {
  /** In the last line of the bench. */
  readonly key: string
  readonly name: string
  readonly path: string
  readonly access: 'open' | 'signed-in'
  /** Selects what is there once the page is. */
  readonly landmark: string
  /** gzip −9, kB of 1 000 bytes. */
  readonly limitKb: number
}

const ROUTES: readonly Route[] = [
  {
    key: 'login_kb',
    name: 'login',
    path: '/#/pages/login',
    access: 'open',
    landmark: 'form',
    limitKb: 110,
  },
  {
    key: 'trade_kb',
    name: 'trade with chart, options',
    path: '/#/pages/trade?code=BTCUSDT',
    access: 'signed-in',
    landmark: 'canvas',
    limitKb: 200,
  },
  {
    key: 'trade_contract_kb',
    name: 'trade with chart, contracts',
    path: '/#/pages/trade?code=BTCUSDT&mode=contract',
    access: 'signed-in',
    landmark: 'canvas',
    limitKb: 200,
  },
]

export type Weight = Route & { readonly kb: number }

/** Of every route that has a limit; `token` is of who is signed in. */
export async function weighRoutes(serverUrl: string, token: string): Promise<readonly Weight[]> {
  const browser = await launchBrowser()
  const weights: Weight[] = []
  for (const route of ROUTES) {
    const weighed = {
      url: serverUrl + route.path,
      landmark: route.landmark,
      token: route.access === 'signed-in' ? token : undefined,
    }
    weights.push({ ...route, kb: await weighScripts(browser, weighed) })
  }
  await browser.close()
  return weights
}

/** The names of those that are over their limit, each with its weight. */
export function heavyOf(weights: readonly Weight[]): readonly string[] {
  return weights
    .filter(({ kb, limitKb }) => kb > limitKb)
    .map(({ name, kb, limitKb }) => `${name}: ${kb.toFixed(1)} of ${limitKb} kB`)
}

type WeighedPage = {
  readonly url: string
  /** What is there when the page is: a busy machine takes its time. */
  readonly landmark: string
  /** Of who is signed in. */
  readonly token: string | undefined
}

/** kB (1 000 bytes) of gzip −9 over every script that the page asked for until it was still. */
async function weighScripts(browser: Browser, weighed: WeighedPage): Promise<number> {
  const { url, landmark, token } = weighed
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    locale: 'ja-JP',
    serviceWorkers: 'block',
  })
  if (token !== undefined) {
    await context.addInitScript((value) => localStorage.setItem('token', value), token)
  }
  await context.addInitScript(dropLongTimers, LONGEST_TIMER_MS)
  const page = await context.newPage()
  const requests = countRequests(page)
  const scripts = new Set<string>()
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.add(request.url())
  })
  await page.goto(url)
  await page.locator(landmark).first().waitFor()
  await requests.untilQuiet()
  await context.close()
  const weights = await Promise.all([...scripts].map(weigh))
  return weights.reduce((sum, weight) => sum + weight, 0) / 1_000
}

async function weigh(url: string): Promise<number> {
  const body = await (await fetch(url)).arrayBuffer()
  return gzipSync(Buffer.from(body), { level: 9 }).length
}

/** What is fetched ahead after a while belongs to the next route, however slow this one was. */
const LONGEST_TIMER_MS = 3_000

/** Runs in the page, before the app. */
function dropLongTimers(longestMs: number): void {
  const begin = globalThis.setTimeout
  const beginShort = (run: () => void, ms = 0) => (ms > longestMs ? 0 : begin(run, ms))
  globalThis.setTimeout = beginShort as typeof globalThis.setTimeout
}
