// Somebody on the staff with a browser of his own, at the back office.

import type { StaffMember } from '@fairtick/testkit/office-desk'
import type { TestServer } from '@fairtick/testkit/test-server'
import type { Browser, BrowserContext, Page } from 'playwright-core'
import { LONGEST_WAIT_MS } from './longest-wait.ts'
import { keepDiary } from './page-diary.ts'
import { type PageFaults, REACT_ERROR, watchPage } from './page-faults.ts'

export type OfficeLook = {
  readonly widthPx: 390 | 1280
  readonly theme: 'light' | 'dark'
}

export type OfficePerson = OfficeLook &
  PageFaults & {
    readonly page: Page
    readonly context: BrowserContext
    /** `/users` and the like. */
    readonly goTo: (path: string) => Promise<void>
    /** What it asked for in vain and complained of. */
    readonly diary: () => readonly string[]
  }

const CONTENT_POLICY = /content security policy/i

const HEIGHT_PX = { 390: 844, 1280: 800 } as const

export async function openOfficePerson(
  browser: Browser,
  { officeUrl }: Pick<TestServer, 'officeUrl'>,
  look: Partial<OfficeLook> = {},
): Promise<OfficePerson> {
  const whole: OfficeLook = { widthPx: 1280, theme: 'light', ...look }
  const { widthPx, theme } = whole
  const isPhone = widthPx < 760
  const context = await browser.newContext({
    baseURL: officeUrl,
    viewport: { width: widthPx, height: HEIGHT_PX[widthPx] },
    ...{ hasTouch: isPhone, isMobile: isPhone, colorScheme: theme, reducedMotion: 'reduce' },
    ...{ locale: 'en', timezoneId: 'Asia/Tokyo' },
  })
  context.setDefaultTimeout(LONGEST_WAIT_MS)
  const diary = keepDiary(context)
  const page = await context.newPage()
  const pageFaults = await watchPage(page, [REACT_ERROR, CONTENT_POLICY])
  const goTo = async (path: string) => {
    const address = `${officeUrl}/#${path}`
    if (page.url() === address) await page.reload()
    else await page.goto(address)
  }
  return { ...whole, page, context, goTo, diary, ...pageFaults }
}

/** At the page where one signs in, wherever he was sent there from. */
export async function signInToOffice(
  { page, goTo }: OfficePerson,
  member: Pick<StaffMember, 'email' | 'password' | 'nextCode'>,
): Promise<void> {
  if (!/#\/login/.test(page.url())) await goTo('/login')
  await page.getByLabel('Mail address').fill(member.email)
  await page.getByLabel('Password').fill(member.password)
  await page.getByLabel('Code of your authenticator app').fill(await member.nextCode())
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await page
    .getByRole('navigation', { name: 'Areas' })
    .or(page.getByLabel('Menu'))
    .first()
    .waitFor()
}
