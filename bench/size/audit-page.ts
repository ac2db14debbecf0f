// Lighthouse, mobile as it comes (150 ms, 1.6 Mbit/s, 4 × slower CPU), on a page of ours.

import { existsSync } from 'node:fs'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { browserArguments, browserEnvironment } from '@fairtick/testkit/browser'
import { freePort } from '@fairtick/testkit/free-port'
import { unpackBrowser } from '@fairtick/testkit/unpacked-browser'
import { chromium } from 'playwright-core'
import { ROOT_FOLDER } from '../../tools/root-folder.ts'
import { runCommand, runNode } from '../../tools/run-command.ts'

/** Scores of 0 to 100; paints, blocking time and speed index in ms; layout shift has no unit. */
export type Audit = {
  readonly performance: number
  readonly accessibility: number
  readonly firstPaintMs: number
  readonly largestPaintMs: number
  readonly blockingMs: number
  readonly speedIndexMs: number
  readonly layoutShift: number
}

const FOLDER = 'bench/lighthouse'
const LIGHTHOUSE = join(ROOT_FOLDER, FOLDER, 'node_modules/lighthouse/cli/index.js')
const LONGEST_AUDIT_MS = 3 * 60_000
const LONGEST_INSTALL_MS = 5 * 60_000

/** The token is put into the page's storage before, as a login would. */
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
    const { categories, audits } = await runLighthouse(url, port, join(folder, 'audit.json'))
    const score = (name: string) => Math.round((categories[name]?.score ?? 0) * 100)
    const figure = (name: string) => audits[name]?.numericValue ?? Number.NaN
    return {
      performance: score('performance'),
      accessibility: score('accessibility'),
      firstPaintMs: Math.round(figure('first-contentful-paint')),
      largestPaintMs: Math.round(figure('largest-contentful-paint')),
      blockingMs: Math.round(figure('total-blocking-time')),
      speedIndexMs: Math.round(figure('speed-index')),
      layoutShift: Number(figure('cumulative-layout-shift').toFixed(3)),
    }
  } finally {
    await context.close()
    await rm(folder, { recursive: true, force: true })
  }
}

type Report = {
  readonly categories: Readonly<Record<string, { readonly score: number | null }>>
  readonly audits: Readonly<Record<string, { readonly numericValue?: number }>>
}

/** A program of its own, from a folder that is installed only here: it brings 150 MB. */
async function runLighthouse(url: string, port: number, outputFile: string): Promise<Report> {
  await installLighthouse()
  const words = [
    ...[LIGHTHOUSE, url, `--port=${port}`, '--only-categories=performance,accessibility'],
    ...['--disable-storage-reset', '--quiet', '--output=json', `--output-path=${outputFile}`],
  ]
  const { exitCode, output } = await runNode(words, { show: 'kept', longestMs: LONGEST_AUDIT_MS })
  if (exitCode !== 0) throw new Error(`Lighthouse ended with ${exitCode}: ${output}`)
  return JSON.parse(await readFile(outputFile, 'utf8')) as Report
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
