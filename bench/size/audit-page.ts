// Lighthouse, mobile as it comes (150 ms, 1.6 Mbit/s, 4 × slower CPU), on a page of ours.

import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { browserArguments, browserEnvironment } from '@fairtick/testkit/browser'
import { unpackBrowser } from '@fairtick/testkit/unpacked-browser'
import lighthouse from 'lighthouse'
import { chromium } from 'playwright-core'

export type Audit = { readonly performance: number; readonly accessibility: number }

/** Scores of 0 to 100. The token is put into the page's storage before, as a login would. */
export async function auditPage(url: string, token: string): Promise<Audit> {
  const port = await freePort()
  const folder = await mkdtemp(join(tmpdir(), 'fairtick-audit-'))
  const browser = await unpackBrowser()
  const context = await chromium.launchPersistentContext(folder, {
    executablePath: browser.executable,
    args: [...browserArguments, `--remote-debugging-port=${port}`],
    env: browserEnvironment(browser),
  })
  try {
    const page = await context.newPage()
    await page.goto(new URL('/manifest.webmanifest', url).href)
    await page.evaluate((value) => localStorage.setItem('token', value), token)
    await page.close()
    const result = await lighthouse(url, {
      port,
      onlyCategories: ['performance', 'accessibility'],
      disableStorageReset: true,
      logLevel: 'error',
    })
    const categories = result?.lhr.categories
    const score = (name: string) => Math.round((categories?.[name]?.score ?? 0) * 100)
    return { performance: score('performance'), accessibility: score('accessibility') }
  } finally {
    await context.close()
    await rm(folder, { recursive: true, force: true })
  }
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer()
    server.once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      const port = typeof address === 'object' && address ? address.port : 0
      server.close(() => resolve(port))
    })
  })
}
