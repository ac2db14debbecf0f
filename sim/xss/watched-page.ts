// A browser that notices when anything of a payload runs, loads, or is stopped by the policy.

import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core'

export type Watched = {
  readonly context: BrowserContext
  readonly page: Page
  /** What was noticed since the last time it was asked. */
  readonly findings: () => readonly string[]
}

/** Host that payloads load from. */
const FOREIGN = 'xss.invalid'
const LONGEST_WAIT_MS = 20_000

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
  return { context, page, findings: () => noticed.splice(0) }
}

/** Runs in the page, before anything of it. */
const TELL_OF_POLICY = `document.addEventListener('securitypolicyviolation', (event) =>
  toldByPolicy(event.violatedDirective + ' ' + event.blockedURI))`
