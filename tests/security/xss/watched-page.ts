// A browser that notices when anything of a payload runs, loads, or is stopped by the policy.

import type { Browser, BrowserContext, BrowserContextOptions, Page, Request } from 'playwright-core'

export type Watched = {
  readonly context: BrowserContext
  readonly page: Page
  /** What was noticed since the last time it was asked. */
  readonly findings: () => readonly string[]
  /**
   * Until the page has come to rest: nothing is loading, and frames and tasks go by in which it
   * begins to load nothing. Whatever was let in has run by then.
   */
  readonly settled: () => Promise<void>
}

/** Host that payloads load from. */
const FOREIGN = 'xss.invalid'
const LONGEST_WAIT_MS = 20_000
/** What the back office hears of its queues by: an answer that never ends. */
const ENDLESS = /\/live$/
/** Each of two frames and a task. */
const QUIET_ROUNDS = 4

export async function openWatched(
  browser: Browser,
  options: BrowserContextOptions,
): Promise<Watched> {
  const context = await browser.newContext(options)
  context.setDefaultTimeout(LONGEST_WAIT_MS)
  const noticed: string[] = []
  await context.exposeBinding('hit', ({ frame }) => {
    noticed.push(`ran at ${frame.url()}`)
  })
  await context.exposeBinding('toldByPolicy', ({ frame }, what: string) => {
    noticed.push(`the policy stopped ${what} at ${frame.url()}`)
  })
  await context.addInitScript({ content: TELL_OF_POLICY })
  await context.route(
    ({ hostname }) => hostname === FOREIGN,
    async (route) => {
      noticed.push(`loaded ${route.request().url()}`)
      await route.abort()
    },
  )
  const page = await context.newPage()
  page.on('dialog', async (dialog) => {
    noticed.push(`a dialog at ${page.url()}`)
    await dialog.dismiss()
  })
  page.on('pageerror', (fault) => {
    noticed.push(`a fault at ${page.url()}: ${fault.message}`)
  })
  return { context, page, findings: () => noticed.splice(0), settled: watchRest(page) }
}

function watchRest(page: Page): Watched['settled'] {
  const loading = new Set<Request>()
  let begun = 0
  page.on('request', (request) => {
    if (ENDLESS.test(request.url())) return
    begun += 1
    loading.add(request)
  })
  page.on('requestfinished', (request) => loading.delete(request))
  page.on('requestfailed', (request) => loading.delete(request))
  /** False when something loaded meanwhile, or when the page went to another. */
  const isQuiet = async (): Promise<boolean> => {
    const before = begun
    const hasPassed = await page.evaluate(FRAMES_AND_TASK).catch(() => false)
    return hasPassed === true && loading.size === 0 && begun === before
  }
  return async () => {
    const giveUpMs = performance.now() + LONGEST_WAIT_MS
    for (let quiet = 0; quiet < QUIET_ROUNDS; ) {
      quiet = (await isQuiet()) ? quiet + 1 : 0
      if (performance.now() < giveUpMs) continue
      throw new Error(`${page.url()} does not rest: ${[...loading].map((one) => one.url())}`)
    }
  }
}

const FRAMES_AND_TASK = `new Promise((resolve) => requestAnimationFrame(() =>
  requestAnimationFrame(() => setTimeout(() => resolve(true)))))`

/** Runs in the page, before anything of it. */
const TELL_OF_POLICY = `document.addEventListener('securitypolicyviolation', (event) =>
  toldByPolicy(event.violatedDirective + ' ' + event.blockedURI))`
