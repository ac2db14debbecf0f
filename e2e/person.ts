// One person with a browser of their own: a language, a device, an account, what they see.

import type { TestServer } from '@fairtick/testkit/test-server'
import type { Language } from '@fairtick/wire/languages'
import type { Browser, BrowserContext, Page } from 'playwright-core'
import { keepDiary } from './page-diary.ts'
import { type PageFaults, REACT_ERROR, watchPage } from './page-faults.ts'
import { type Say, speaking } from './spoken.ts'

export {
  type Account,
  NEW_PASSWORD,
  newContact,
  registerAccount,
  signIn,
} from '@fairtick/testkit/registered-customer'

import { LONGEST_WAIT_MS } from './longest-wait.ts'

export type Look = {
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
export type Wish = Partial<Look> & { readonly keeps?: boolean }

export type Person = Look &
  PageFaults & {
    readonly page: Page
    readonly context: BrowserContext
    /** What the app calls things in this person's language. */
    readonly t: Say
    readonly goTo: (path: string) => Promise<void>
    /** What it asked for in vain and complained of. */
    readonly diary: () => readonly string[]
  }

const HEIGHT_PX = { 320: 640, 390: 844, 1280: 800 } as const

export async function openPerson(
  browser: Browser,
  server: Pick<TestServer, 'url'>,
  { keeps = true, ...look }: Wish = {},
): Promise<Person> {
  const whole: Look = { language: 'ja', widthPx: 390, theme: 'light', textPercent: 100, ...look }
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
  const diary = keepDiary(context)
  await context.addInitScript(keepLook, whole)
  const page = await context.newPage()
  const pageFaults = await watchPage(page, [REACT_ERROR])
  const goTo = async (path: string) => {
    const address = `${server.url}/#${path}`
    // The same address again would change nothing, and leave an open sheet open.
    if (page.url() === address) await page.reload()
    else await page.goto(address)
  }
  return { ...whole, page, context, t: speaking(language), goTo, diary, ...pageFaults }
}

/** Runs in the page, before the app: as if chosen there at an earlier visit. */
function keepLook({ language, theme }: Look): void {
  if (localStorage.getItem('language') === null) localStorage.setItem('language', language)
  if (localStorage.getItem('fairtick') !== null) return
  localStorage.setItem('fairtick', JSON.stringify({ state: { theme }, version: 1 }))
}
