// The app in a browser of its own, as a customer has it: language, device, account, what is seen.

import type { TestServer } from '@fairtick/server/test/test-server'
import type { Language } from '@fairtick/wire/languages'
import type { Browser, BrowserContext, Page } from 'playwright-core'
import { type PageErrors, REACT_ERROR, watchPage } from './page-errors.ts'
import { keepPageLog } from './page-log.ts'
import { type Say, textsIn } from './texts.ts'

export {
  type Account,
  NEW_PASSWORD,
  newContact,
  registerAccount,
  signIn,
} from '@fairtick/server/test/registered-customer'

import { LONGEST_WAIT_MS } from './timeouts.ts'

export type PageSettings = {
  readonly language: Language
  readonly widthPx: 320 | 390 | 1280
  readonly theme: 'light' | 'dark'
  /** Size of text, as set in the browser. */
  readonly textPercent: 100 | 200
}

/**
 * With `keeps: false` there is no service worker. What one lets pass goes to the network past the
 * routes of a journey now and then, so a journey that loses a request on purpose has none.
 */
export type PageOptions = Partial<PageSettings> & { readonly keeps?: boolean }

export type CustomerPage = PageSettings &
  PageErrors & {
    readonly page: Page
    readonly context: BrowserContext
    /** What the app calls things in this person's language. */
    readonly t: Say
    readonly goTo: (path: string) => Promise<void>
    /** What it asked for in vain and complained of. */
    readonly pageLog: () => readonly string[]
  }

const HEIGHT_PX = { 320: 640, 390: 844, 1280: 800 } as const

export async function openCustomerPage(
  browser: Browser,
  server: Pick<TestServer, 'url'>,
  { keeps = true, ...settings }: PageOptions = {},
): Promise<CustomerPage> {
  const whole: PageSettings = {
    language: 'ja',
    widthPx: 390,
    theme: 'light',
    textPercent: 100,
    ...settings,
  }
  const { language, widthPx } = whole
  const isPhone = widthPx < 1024
  const context = await browser.newContext({
    baseURL: server.url,
    viewport: { width: widthPx, height: HEIGHT_PX[widthPx] },
    hasTouch: isPhone,
    isMobile: isPhone,
    locale: language,
    timezoneId: 'Asia/Tokyo',
    reducedMotion: 'reduce',
    serviceWorkers: keeps ? 'allow' : 'block',
  })
  context.setDefaultTimeout(LONGEST_WAIT_MS)
  const pageLog = keepPageLog(context)
  await context.addInitScript(storeSettings, whole)
  return { ...whole, context, t: textsIn(language), pageLog, ...(await newTab(context, server)) }
}

/** The same person in another tab; its errors are for the journey to look at. */
export async function openTab(
  person: CustomerPage,
  server: Pick<TestServer, 'url'>,
): Promise<CustomerPage> {
  return { ...person, ...(await newTab(person.context, server)) }
}

async function newTab(context: BrowserContext, server: Pick<TestServer, 'url'>) {
  const page = await context.newPage()
  const pageErrors = await watchPage(page, [REACT_ERROR])
  const goTo = async (path: string) => {
    const address = `${server.url}/#${path}`
    // The same address again would change nothing, and leave an open sheet open.
    if (page.url() === address) await page.reload()
    else await page.goto(address)
    await untilArrived(page)
  }
  return { page, goTo, ...pageErrors }
}

/** The screen before stays until the one that was asked for has come. */
async function untilArrived(page: Page): Promise<void> {
  await page.locator('div[aria-busy="true"]').waitFor({ state: 'detached' })
}

/** Runs in the page, before the app: as if chosen there at an earlier visit. */
function storeSettings({ language, theme }: PageSettings): void {
  if (localStorage.getItem('language') === null) localStorage.setItem('language', language)
  if (localStorage.getItem('fairtick') !== null) return
  localStorage.setItem('fairtick', JSON.stringify({ state: { theme }, version: 1 }))
}
