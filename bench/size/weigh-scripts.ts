// How much script a route loads before it is still, compressed as a server would at its best.

import { gzipSync } from 'node:zlib'
import type { Browser } from 'playwright-core'

export type WeighedPage = {
  readonly url: string
  /** What is there when the page is: a busy machine takes its time. */
  readonly landmark: string
  /** Of who is signed in. */
  readonly token: string | undefined
}

/** kB (1 000 bytes) of gzip −9 over every script that the page asked for until it was still. */
export async function weighScripts(browser: Browser, weighed: WeighedPage): Promise<number> {
  const { url, landmark, token } = weighed
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    locale: 'ja-JP',
    serviceWorkers: 'block',
  })
  if (token !== undefined) {
    await context.addInitScript((value) => localStorage.setItem('token', value), token)
  }
  const page = await context.newPage()
  const scripts = new Set<string>()
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.add(request.url())
  })
  await page.goto(url)
  await page.locator(landmark).first().waitFor()
  await page.waitForTimeout(SETTLE_MS)
  await context.close()
  const weights = await Promise.all([...scripts].map(weigh))
  return weights.reduce((sum, weight) => sum + weight, 0) / 1_000
}

async function weigh(url: string): Promise<number> {
  const body = await (await fetch(url)).arrayBuffer()
  return gzipSync(Buffer.from(body), { level: 9 }).length
}

/** What is prefetched when the page is idle belongs to the next route. */
const SETTLE_MS = 1_500
