// What a screen asks for when it is opened for the first time, and when the page comes anew.

import { launchBrowser } from '@fairtick/testkit/browser'
import { ROUTES } from '@fairtick/wire/routes'
import type { Page, Request, Response } from 'playwright-core'

/** Nothing is asked for any more after so long; what moves comes by the socket. */
const QUIET_MS = 4_000

const SCREENS = {
  home: '/#/',
  market: '/#/pages/home/market',
  trade: '/#/pages/trade?symbol=BTCUSDT',
  orders: '/#/pages/home/order',
  assets: '/#/pages/home/assets',
}

export type Opening = {
  readonly calls: number
  /** What they ask for: a call may have several reads. */
  readonly reads: number
  /** Of these, asked for at least twice. */
  readonly repeated: number
  readonly bytes: number
}

/** By screen; a page of its own for each, as of somebody who has just logged in. */
export async function countOpenings(
  url: string,
  token: string,
): Promise<Readonly<Record<string, { readonly first: Opening; readonly second: Opening }>>> {
  const browser = await launchBrowser()
  const openings: Record<string, { first: Opening; second: Opening }> = {}
  try {
    for (const [name, path] of Object.entries(SCREENS)) {
      const context = await browser.newContext({ serviceWorkers: 'block' })
      const page = await context.newPage()
      await page.goto(`${url}/manifest.webmanifest`)
      await page.evaluate((value) => localStorage.setItem('token', value), token)
      const first = await countCalls(page, () => page.goto(`${url}${path}`))
      const second = await countCalls(page, () => page.reload())
      openings[name] = { first, second }
      await context.close()
    }
  } finally {
    await browser.close()
  }
  return openings
}

async function countCalls(page: Page, open: () => Promise<unknown>): Promise<Opening> {
  let calls = 0
  const asked: string[] = []
  const sizes: Promise<number>[] = []
  const note = (response: Response) => {
    if (!/^\/(api|market)\//.test(new URL(response.url()).pathname)) return
    calls += 1
    asked.push(...readsOf(response.request()))
    sizes.push(response.body().then((body) => body.length))
  }
  page.on('response', note)
  await open()
  await page.waitForTimeout(QUIET_MS)
  page.off('response', note)
  const bytes = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0)
  const repeated = asked.length - new Set(asked).size
  return { calls, reads: asked.length, repeated, bytes }
}

function readsOf(request: Request): readonly string[] {
  const { pathname, search } = new URL(request.url())
  if (pathname !== ROUTES.reads.path) return [pathname + search]
  return (request.postDataJSON() as { readonly calls: readonly string[] }).calls
}
