// What a file of journeys plays on: one server, one browser, pages that end with each journey.

import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { stopConserved } from '@fairtick/server/test/conservation'
import { startTestServer, type TestServer } from '@fairtick/server/test/test-server'
import type { Browser } from 'playwright-core'
import { afterAll, afterEach, beforeAll } from 'vitest'
import { type CustomerPage, openCustomerPage, type PageOptions } from './customer-page.ts'
import { type OfficePage, type OfficePageSettings, openOfficePage } from './office-page.ts'
import { keepPicture } from './pictures.ts'
import { SCRIPT_LOST } from './script-lost.ts'
import { shareBrowser } from './shared-browser.ts'

export type Fixture = {
  readonly server: () => TestServer
  readonly customerPage: (options?: PageOptions) => Promise<CustomerPage>
  /** At the back office of the same server. */
  readonly officePage: (settings?: Partial<OfficePageSettings>) => Promise<OfficePage>
}

const LOG_LINES = 60
/** Of a page that failed: pictures are not everywhere where the log is. */
const SHOWN_TEXT_MAX = 500
const LONGEST_LOOK_MS = 5_000
const BUILT_APPS = ['web', 'office', 'verify'].map((app) =>
  resolve(import.meta.dirname, `../apps/${app}/dist/index.html`),
)

/** Call it once at the top of a file. `settings` are environment of the server. */
export function openFixture(settings: Readonly<Record<string, string>> = {}): Fixture {
  let server: TestServer | undefined
  let browser: Browser | undefined
  const pages: (CustomerPage | OfficePage)[] = []

  beforeAll(async () => {
    if (!BUILT_APPS.every((page) => existsSync(page)))
      throw new Error('the apps are not built: `npm run e2e` builds them first')
    ;[server, browser] = await Promise.all([
      startTestServer({ CLOCK: 'stepped', ...settings }),
      shareBrowser(),
    ])
  })
  afterEach(async ({ task }) => {
    const played = pages.splice(0)
    const errorsOf = () => played.flatMap((person) => person.errors)
    const hasFailed = task.result?.state === 'fail' || errorsOf().length > 0
    if (hasFailed && server) process.stderr.write(`${newestLines(server.log())}\n`)
    for (const [place, person] of played.entries()) {
      if (hasFailed) await keepFailed(person, `${task.name} ${place + 1}`)
      // What a journey answers in the server's place may be on its way still.
      for (const page of person.context.pages()) await page.unrouteAll({ behavior: 'ignoreErrors' })
      await person.context.close()
    }
    const errors = errorsOf()
    if (errors.length > 0) throw new Error(`pages complained: ${errors.join(' / ')}`)
    const lost = played.flatMap((person) => person.lostScripts)
    if (lost.length === 0) return
    const text = `${SCRIPT_LOST}: ${lost.join(', ')}`
    process.stderr.write(`${task.name}: ${text}\n`)
    // Thrown last, this is what decides whether the journey is played once more.
    if (hasFailed) throw new Error(text)
  })
  afterAll(async () => {
    if (server !== undefined) await stopConserved(server)
  })
  return {
    server: () => present(server),
    customerPage: async (options) => {
      const own = options?.textPercent === 200 ? await shareBrowser(200) : present(browser)
      const person = await openCustomerPage(own, present(server), options)
      pages.push(person)
      return person
    },
    officePage: async (settings) => {
      const person = await openOfficePage(present(browser), present(server), settings)
      pages.push(person)
      return person
    },
  }
}

function present<Value>(value: Value | undefined): Value {
  if (value === undefined) throw new Error('the fixture opens with the first journey')
  return value
}

function newestLines(log: string): string {
  return log.split('\n').slice(-LOG_LINES).join('\n')
}

async function keepFailed(
  { page, pageLog }: Pick<CustomerPage, 'page' | 'pageLog'>,
  title: string,
): Promise<void> {
  const name = title.replace(/[^\p{L}\p{N}]+/gu, '-').slice(0, 100)
  const outcome = await keepPicture(page, { folder: 'failed', name }).then(
    (path) => `is pictured in ${path}`,
    (error: unknown) => `gave no picture: ${error}`,
  )
  const shown = await page
    .locator('body')
    .innerText({ timeout: LONGEST_LOOK_MS })
    .catch((error: unknown) => `${error}`)
  const text = `shown: ${shown.replace(/\s+/g, ' ').slice(0, SHOWN_TEXT_MAX)}`
  process.stderr.write(`${[`${page.url()} ${outcome}`, text, ...pageLog()].join('\n')}\n`)
}
