// Lighthouse, mobile as it comes (150 ms, 1.6 Mbit/s, 4 × slower CPU), on a page of ours.

import { existsSync } from 'node:fs'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { browserArguments, browserEnvironment } from '@fairtick/testkit/browser'
import { unpackBrowser } from '@fairtick/testkit/unpacked-browser'
import { chromium } from 'playwright-core'
import { ROOT_FOLDER } from '../../tools/root-folder.ts'
import { runCommand, runNode } from '../../tools/run-command.ts'

export type Audit = { readonly performance: number; readonly accessibility: number }

const FOLDER = 'bench/lighthouse'
const LIGHTHOUSE = join(ROOT_FOLDER, FOLDER, 'node_modules/lighthouse/cli/index.js')
const LONGEST_AUDIT_MS = 3 * 60_000
const LONGEST_INSTALL_MS = 5 * 60_000

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
    const categories = await runLighthouse(url, port, join(folder, 'audit.json'))
    const score = (name: string) => Math.round((categories[name]?.score ?? 0) * 100)
    return { performance: score('performance'), accessibility: score('accessibility') }
  } finally {
    await context.close()
    await rm(folder, { recursive: true, force: true })
  }
}

type Categories = Readonly<Record<string, { readonly score: number | null }>>

/** A program of its own, from a folder that is installed only here: it brings 150 MB. */
async function runLighthouse(url: string, port: number, outputFile: string): Promise<Categories> {
  await installLighthouse()
  const words = [
    ...[LIGHTHOUSE, url, `--port=${port}`, '--only-categories=performance,accessibility'],
    ...['--disable-storage-reset', '--quiet', '--output=json', `--output-path=${outputFile}`],
  ]
  const { exitCode, output } = await runNode(words, { show: 'kept', longestMs: LONGEST_AUDIT_MS })
  if (exitCode !== 0) throw new Error(`Lighthouse ended with ${exitCode}: ${output}`)
  const { categories } = JSON.parse(await readFile(outputFile, 'utf8')) as {
    categories: Categories
  }
  return categories
}

async function installLighthouse(): Promise<void> {
  if (existsSync(LIGHTHOUSE)) return
  console.log(`installing Lighthouse in ${FOLDER} …`)
  const { exitCode, output } = await runCommand({
    ...{ file: 'npm', args: ['ci', '--prefix', FOLDER], show: 'kept' },
    longestMs: LONGEST_INSTALL_MS,
  })
  if (exitCode !== 0) throw new Error(`npm ci --prefix ${FOLDER} failed: ${output}`)
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
