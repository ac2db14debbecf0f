// The back office in a browser of its own, as a member of staff has it.

import type { StaffMember } from '@fairtick/server/test/staff-fixture'
import type { TestServer } from '@fairtick/server/test/test-server'
import type { Browser, BrowserContext, Page } from 'playwright-core'
import { type PageErrors, REACT_ERROR, watchPage } from './page-errors.ts'
import { keepPageLog } from './page-log.ts'
import { LONGEST_WAIT_MS } from './timeouts.ts'

export type OfficePageSettings = {
  readonly widthPx: 390 | 1280
  readonly theme: 'light' | 'dark'
  /** Of the reader; Japan's where a journey says nothing. */
  readonly timeZone?: string
}

export type OfficePage = OfficePageSettings &
  PageErrors & {
    readonly page: Page
    readonly context: BrowserContext
    /** `/users` and the like. */
    readonly goTo: (path: string) => Promise<void>
    /** What it asked for in vain and complained of. */
    readonly pageLog: () => readonly string[]
  }

const CONTENT_POLICY = /content security policy/i

const CODE_LABEL = 'Code of your authenticator app'

const HEIGHT_PX = { 390: 844, 1280: 800 } as const

export async function openOfficePage(
  browser: Browser,
  { officeUrl }: Pick<TestServer, 'officeUrl'>,
  settings: Partial<OfficePageSettings> = {},
): Promise<OfficePage> {
  const whole: OfficePageSettings = { widthPx: 1280, theme: 'light', ...settings }
  const { widthPx, theme, timeZone = 'Asia/Tokyo' } = whole
  const isPhone = widthPx < 760
  const context = await browser.newContext({
    baseURL: officeUrl,
    viewport: { width: widthPx, height: HEIGHT_PX[widthPx] },
    ...{ hasTouch: isPhone, isMobile: isPhone, colorScheme: theme, reducedMotion: 'reduce' },
    ...{ locale: 'en', timezoneId: timeZone },
  })
  context.setDefaultTimeout(LONGEST_WAIT_MS)
  const pageLog = keepPageLog(context)
  const page = await context.newPage()
  const pageErrors = await watchPage(page, [REACT_ERROR, CONTENT_POLICY])
  const goTo = async (path: string) => {
    const address = `${officeUrl}/#${path}`
    if (page.url() === address) await page.reload()
    else await page.goto(address)
  }
  return { ...whole, page, context, goTo, pageLog, ...pageErrors }
}

/**
 * With nothing open over it. Where it is shown already, what lies over it is closed as a person
 * does it: to load the whole page anew takes longer than to look at it.
 */
export async function returnTo({ page, goTo }: OfficePage, path: string): Promise<void> {
  if (!page.url().endsWith(`#${path}`)) return await goTo(path)
  const over = page.getByRole('dialog').or(page.getByRole('menu'))
  if (!(await over.isVisible())) return
  await page.keyboard.press('Escape')
  await over.waitFor({ state: 'detached' })
}

/** A code that was not used yet, into the dialog that is open. */
export async function typeCode(
  { page }: Pick<OfficePage, 'page'>,
  member: Pick<StaffMember, 'nextCode'>,
): Promise<void> {
  await page.getByLabel(CODE_LABEL).fill(await member.nextCode())
}

/** At the page where one signs in, wherever the page was opened from. */
export async function signInToOffice(
  { page, goTo }: OfficePage,
  member: Pick<StaffMember, 'email' | 'password' | 'nextCode'>,
): Promise<void> {
  if (!/#\/login/.test(page.url())) await goTo('/login')
  await page.getByLabel('Mail address').fill(member.email)
  await page.getByLabel('Password').fill(member.password)
  await typeCode({ page }, member)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await page
    .getByRole('navigation', { name: 'Areas' })
    .or(page.getByLabel('Menu'))
    .first()
    .waitFor()
}
