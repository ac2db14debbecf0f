// What proof from outside costs: a signature of a receipt, and how long the page that checks trades
// needs for a long record and many orders, on a phone (a processor four times slower).

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { BTCUSDT } from '@fairtick/server/engine/engine-fixture'
import { createSigningKey } from '@fairtick/server/platform/signing-key'
import { startTestServer } from '@fairtick/server/test/test-server'
import { browserArguments, browserEnvironment } from '@fairtick/testkit/browser'
import { unpackBrowser } from '@fairtick/testkit/unpacked-browser'
import { chromium, type Page } from 'playwright-core'
import { buildWeb } from '../tools/build-web.ts'
import { countRounds } from './count-rounds.ts'
import { medianOf } from './options/figures.ts'
import { type MadeUp, makeRecord } from './verify/made-up-record.ts'

const SIZES = { ticks: 100_000, orders: 1_000 }
const TIMES_SLOWER = 4
const ROUNDS = 3
const SIGNATURES = 2_000
const WINDOW = { width: 390, height: 844 }
const LONGEST_MS = 300_000

/** Prints `bench verify page_s=… sign_us=…`. */
export async function run(): Promise<void> {
  if (!(await buildWeb())) throw new Error('the apps do not build')
  const key = createSigningKey(Buffer.alloc(32, 7))
  const madeUp = makeRecord(BTCUSDT, key, SIZES)
  const signUs = measureSigning(madeUp, key.sign)
  const folder = mkdtempSync(join(tmpdir(), 'fairtick-bench-verify-'))
  const server = await startTestServer({ LOG_LEVEL: 'warn' })
  const unpacked = await unpackBrowser()
  // As people have it: that of the journeys optimises nothing.
  const browser = await chromium.launch({
    executablePath: unpacked.executable,
    args: [...browserArguments],
    env: browserEnvironment(unpacked),
  })
  try {
    const files = writeFiles(folder, madeUp)
    const page = await browser.newPage({ viewport: WINDOW })
    const seconds: number[] = []
    for (const _ of countRounds(ROUNDS)) seconds.push(await measurePage(page, server.url, files))
    const range = `${Math.min(...seconds).toFixed(2)} to ${Math.max(...seconds).toFixed(2)}`
    console.table({
      'page, s': { median: medianOf(seconds).toFixed(2), range },
      'a signature, µs': { median: signUs.toFixed(1), range: '' },
    })
    const figures = `page_s=${medianOf(seconds).toFixed(2)} sign_us=${signUs.toFixed(1)}`
    console.log(`bench verify ${figures} ticks=${SIZES.ticks} orders=${SIZES.orders}`)
  } finally {
    await browser.close()
    await server.stop()
    rmSync(folder, { recursive: true })
  }
}

function measureSigning({ receipts }: MadeUp, sign: (text: string) => string): number {
  const start = process.cpuUsage()
  for (let count = 0; count < SIGNATURES; count += 1) {
    sign(receipts[count % receipts.length]?.text ?? '')
  }
  const { user, system } = process.cpuUsage(start)
  return (user + system) / SIGNATURES
}

type Files = { readonly record: string; readonly receipts: string }

function writeFiles(folder: string, { record, receipts }: MadeUp): Files {
  const files = { record: join(folder, 'record.json'), receipts: join(folder, 'receipts.json') }
  writeFileSync(files.record, JSON.stringify(record))
  writeFileSync(files.receipts, JSON.stringify(receipts))
  return files
}

/** From the press to the result on the screen; throws where anything differs. */
async function measurePage(page: Page, url: string, files: Files): Promise<number> {
  await page.goto(`${url}/verify/?lang=en`)
  await page.getByLabel('Receipts').setInputFiles(files.receipts)
  await page.getByLabel('Saved record').setInputFiles(files.record)
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: TIMES_SLOWER })
  const start = performance.now()
  await page.getByRole('button', { name: 'Check', exact: true }).click()
  await page.getByText(`${SIZES.orders - 10} more`).waitFor({ timeout: LONGEST_MS })
  const seconds = (performance.now() - start) / 1_000
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 })
  return seconds
}
