// Every screen: axe, no way to the side, targets for a finger, fields that iOS does not enlarge. A
// run looks at each as most people see it, and at a third of them once more in another look, drawn
// from the commit.

import { HOUR_MS } from '@fairtick/core/time/duration'
import { drawNumber, drawSome, IS_CAMPAIGN } from '@fairtick/testkit/drawn-sample'
import { LANGUAGES } from '@fairtick/wire/languages'
import type { Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { leap } from '../advance-market.ts'
import type { Account, CustomerPage, PageSettings } from '../customer-page.ts'
import { openFixture } from '../fixture.ts'
import { meetNewerServer } from '../newer-server.ts'
import {
  drawsFrames,
  findAxeBreaches,
  findOverflow,
  findSmallFieldText,
  findSmallTargets,
  hasApp,
} from '../page-checks.ts'
import { untilStill } from '../page-signs.ts'
import { keepRequestedPicture } from '../pictures.ts'
import { DOOR_VIEWS, VIEWS } from '../screens/all-views.ts'
import { logIn } from '../screens/login-screen.ts'
import type { View } from '../screens/view.ts'
import { seedAccount, seededMarket } from '../seeded-account.ts'
import { seedFollows } from '../seeded-leader.ts'
import { registerWithTeams } from '../seeded-team.ts'

const FINGER_PX = 44

/**
 * On a busy machine Chromium was seen to draw nothing more of a page whose scripts went on, and to
 * give up a script of a page in the middle of loading it.
 */
const PAGES = 2

const THEMES = ['light', 'dark'] as const
/** Text twice as large as the browser's own has no more room than a phone has. */
const SIZES = [
  { widthPx: 320, textPercent: 100 },
  { widthPx: 390, textPercent: 100 },
  { widthPx: 390, textPercent: 200 },
  { widthPx: 1280, textPercent: 100 },
] as const

/** How a screen is looked at most: every screen in every run. */
const PHONE: PageSettings = { language: 'ja', theme: 'light', widthPx: 390, textPercent: 100 }
const EVERY_LOOK: readonly PageSettings[] = LANGUAGES.flatMap((language) =>
  THEMES.flatMap((theme) => SIZES.map((size) => ({ language, theme, ...size }))),
)

/** Each of the drawn screens is in one of them. */
const DRAWN_LOOKS = 4

const EVERY_VIEW = [...DOOR_VIEWS, ...VIEWS]
/** Views that follow each other and are of one thing: the one leaves what the next one needs. */
const FAMILIES = familiesOf(EVERY_VIEW)

/** What one person looks at, and how. */
type Tour = { readonly look: PageSettings; readonly views: readonly View[] }

/** Two at a time: one loads while the other is looked at. Each with an account of its own. */
const AT_ONCE = 2
const TOURS = IS_CAMPAIGN
  ? EVERY_LOOK.map((look): Tour => ({ look, views: EVERY_VIEW }))
  : [
      ...deal(FAMILIES, [PHONE, PHONE]),
      ...deal(drawThird(FAMILIES), drawSome('looks', EVERY_LOOK, DRAWN_LOOKS)),
    ]

const fixture = openFixture(seededMarket())
const accounts: Account[] = []

beforeAll(async () => {
  for (const account of await registerWithTeams(fixture.server(), AT_ONCE)) {
    accounts.push(await seedAccount(fixture.server(), account))
  }
  await seedFollows(fixture.server(), accounts)
  // With the hour that comes their figures are worked out.
  await leap(fixture.server(), HOUR_MS, ['BTCUSDT', 'ETHUSDT'])
})

test('the checks find what is planted', async () => {
  const { page } = await fixture.customerPage()
  await page.setContent(
    '<html lang="en"><title>Planted</title><main><h1>Planted</h1>' +
      '<meta name="viewport" content="width=device-width, initial-scale=1">' +
      '<p style="color:#bbb">faint</p><div style="width:500px">wide</div>' +
      '<button style="width:20px;height:20px">x</button><p>' +
      '<input aria-label="small" style="font-size:15px;height:44px"><p>' +
      '<input aria-label="whole" style="font-size:16px;height:44px"><p>' +
      '<input type="checkbox" aria-label="box" style="font-size:9px;width:44px;height:44px"></main>',
  )
  expect(await findAxeBreaches(page)).toEqual([expect.stringMatching(/^color-contrast: p/)])
  expect((await findOverflow(page))[0]).toMatch(/px wide of 390$/)
  expect(await findSmallTargets(page, FINGER_PX)).toEqual(['BUTTON “x” 20 × 20'])
  expect(await findSmallFieldText(page)).toEqual(['INPUT “small” has text of 15 px'])
  expect(await drawsFrames(page)).toBe(true)
  await page.evaluate('window.requestAnimationFrame = () => 0')
  expect(await drawsFrames(page)).toBe(false)
  expect(await hasApp(page)).toBe(false)
})

test.each(inPairs(TOURS))('$name: nothing to find', async ({ tours }) => {
  const findings = await Promise.all(
    tours.map((tour, place) => inspectTour(tour, accounts[place] as Account)),
  )
  expect(findings.flat()).toEqual([])
})

test.each([
  ['a status', (field: string) => field === 'status'],
  ['a reason, kind or cause', () => true],
] as const)('spec §4: %s that the app does not know breaks no screen', async (_, isNew) => {
  const account = accounts[0] as Account
  const { client } = account
  const person = await enter(account)
  const options = await client.call('optionRecords', { query: {} })
  const contracts = await client.call('contractRecords', { query: {} })
  const orders = [options.data[0]?.id, ...contracts.data.map(({ id }) => id)].slice(0, 3)
  const details = orders.map((id) => `/pages/trade/orderdetail?id=${id}`)
  await meetNewerServer(person, isNew)
  expect(await findBroken(person, [...RECORD_PATHS, ...details])).toEqual([])
})

test('TR-12.2: the real account, which is closed in practice mode, breaks no screen', async () => {
  const person = await enter(accounts[0] as Account)
  await person.page.route('**/api/**', (route) =>
    route.continue({ headers: { ...route.request().headers(), account: 'real' } }),
  )
  await person.goTo('/pages/home/assets')
  await person.page.getByText(person.t('refusals.practiceOnly')).first().waitFor()
  expect(await findBroken(person, RECORD_PATHS)).toEqual([])
})

test('an installation as it comes says whom to ask, and how well an account is guarded', async () => {
  const person = await enter(accounts[0] as Account)
  const { page, t } = person
  await person.goTo('/pages/user/kefu')
  await page.getByText(t('help.noContact')).waitFor()
  await page.getByText('SUPPORT_EMAIL').waitFor()
  await person.goTo('/pages/setting/secure')
  const { score } = await (accounts[0] as Account).client.call('userDetail')
  await page.getByText(t('settings.scoreOf', { score })).waitFor()
  await page.getByText(t('settings.scoreTwoStep', { points: 30 })).waitFor()
})

/** Without a worker: it would pass requests on past the routes of these journeys. */
async function enter(account: Account): Promise<CustomerPage> {
  const person = await fixture.customerPage({ language: 'en', keeps: false })
  await logIn(person, account)
  return person
}

/** The screens that could not be shown, and what a page threw. */
async function findBroken(person: CustomerPage, paths: readonly string[]): Promise<string[]> {
  const broken: string[] = []
  for (const path of paths) {
    await person.goTo(path)
    await settle(person)
    const failed = person.page.getByText(person.t('shell.failedText'))
    if ((await failed.count()) > 0) broken.push(path)
  }
  return [...broken, ...person.errors]
}

/** Where something stands that the server names by one of several values. */
const RECORD_PATHS = [
  '/',
  '/pages/home/market',
  '/pages/home/msgs',
  '/pages/home/order?product=option',
  ...['pending', 'trading', 'closed', 'cancelled'].map(
    (list) => `/pages/home/order?product=contract&list=${list}`,
  ),
  '/pages/home/assets',
  '/pages/trade?symbol=BTCUSDT',
  '/pages/trade?symbol=BTCUSDT&mode=contract',
  '/pages/trade/traderecords',
  '/pages/report',
  '/pages/user/aboutus',
  '/pages/user/kefu',
  '/pages/user/kefu/chat',
  '/pages/user/team',
  '/pages/user/inviterecords',
  '/pages/usercenter',
  '/pages/userinfo',
  '/pages/setting/secure',
  '/pages/setting/devices',
  '/pages/setting/factor',
  '/pages/setting/limits',
  '/pages/user/auth',
  '/pages/setting/bank',
  '/pages/setting/addwallet',
  '/pages/wallet',
  '/pages/wallet/record?kind=deposits',
  '/pages/wallet/record?kind=withdrawals',
  '/pages/wallet/financialrecords',
  '/pages/wallet/payrollrecords',
  '/pages/accountsettle',
  '/pages/recharge/select',
  '/pages/recharge',
  '/pages/withdraw',
  '/pages/message/center',
  '/pages/message/center?tab=announcements',
  '/pages/message/notifyrecords',
  '/pages/find',
  '/pages/appdownload',
]

/** Each family to the look that has the fewest views yet. */
function deal(families: readonly Family[], looks: readonly PageSettings[]): Tour[] {
  const hands: View[][] = looks.map(() => [])
  for (const family of families) {
    const fewest = Math.min(...hands.map(({ length }) => length))
    hands.find(({ length }) => length === fewest)?.push(...family)
  }
  return looks.map((look, place) => ({ look, views: hands[place] ?? [] }))
}

/** In a drawn order, so that they fall to other looks each time. */
function drawThird(families: readonly Family[]): Family[] {
  const lotOf = ([first]: Family) => drawNumber(`views ${first?.name}`)
  const shuffled = families.toSorted((left, right) => lotOf(left) - lotOf(right))
  return shuffled.slice(0, Math.ceil(families.length / 3))
}

type Family = readonly View[]

function familiesOf(views: readonly View[]): Family[] {
  const families: View[][] = []
  const wordOf = (view: View | undefined) => view?.name.replace(/s?(-.*)?$/, '')
  for (const view of views) {
    const last = families.at(-1)
    if (last !== undefined && wordOf(last[0]) === wordOf(view)) last.push(view)
    else families.push([view])
  }
  return families
}

function inPairs(tours: readonly Tour[]) {
  return Array.from({ length: Math.ceil(tours.length / AT_ONCE) }, (_, pair) => {
    const these = tours.slice(pair * AT_ONCE, (pair + 1) * AT_ONCE)
    const name = these.map(({ look, views }) => `${folderOf(look)} (${views.length})`).join(', ')
    return { tours: these, name }
  })
}

/** Begins anew on another page where the browser has lost this one: any other failure stays one. */
async function inspectTour({ look, views }: Tour, account: Account): Promise<string[]> {
  for (let attempt = 1; ; attempt += 1) {
    const person = await fixture.customerPage(look)
    try {
      return await inspectPerson(person, account, views)
    } catch (error) {
      if (attempt === PAGES || (await isWhole(person.page))) throw error
      process.stderr.write(`${folderOf(person)}: another page, the first is lost: ${error}\n`)
    }
  }
}

async function isWhole(page: Page): Promise<boolean> {
  return (await drawsFrames(page)) && (await hasApp(page))
}

/** First what is seen before a log-in. */
async function inspectPerson(
  person: CustomerPage,
  account: Account,
  views: readonly View[],
): Promise<string[]> {
  const isBefore = (view: View) => DOOR_VIEWS.includes(view)
  const before = await inspectAll(person, account, views.filter(isBefore))
  // Another screen first: what the last view has opened over the log-in goes with it.
  await person.goTo('/pages/user/register')
  await person.page.getByRole('heading', { name: person.t('session.registerTitle') }).waitFor()
  await logIn(person, account)
  const inside = views.filter((view) => !isBefore(view))
  const findings = [...before, ...(await inspectAll(person, account, inside))]
  return findings.map((finding) => `${folderOf(person)} ${finding}`)
}

async function inspectAll(
  person: CustomerPage,
  account: Account,
  views: readonly View[],
): Promise<string[]> {
  const findings: string[] = []
  for (const view of views) {
    await view.open(person, { account, server: fixture.server() })
    await settle(person)
    await keepRequestedPicture(person.page, { folder: folderOf(person), name: view.name })
    const found = await inspect(person)
    findings.push(...found.map((finding) => `${view.name}: ${finding}`))
  }
  return findings
}

async function inspect({ page, widthPx, textPercent }: CustomerPage): Promise<string[]> {
  const overflow = await findOverflow(page)
  if (widthPx === 320 || textPercent === 200) return overflow
  const ofPhones =
    widthPx === 390
      ? [...(await findSmallTargets(page, FINGER_PX)), ...(await findSmallFieldText(page))]
      : []
  return [...overflow, ...ofPhones, ...(await findAxeBreaches(page))]
}

/** Nothing loads and nothing fades any more. */
async function settle({ page, t }: CustomerPage): Promise<void> {
  await page.locator('main').first().waitFor()
  await untilStill(page)
  await page.getByText(t('shell.loading'), { exact: true }).first().waitFor({ state: 'detached' })
  await page.waitForFunction(() =>
    [...document.images].every(({ complete, loading }) => complete || loading === 'lazy'),
  )
}

function folderOf({ language, theme, widthPx, textPercent }: PageSettings): string {
  const name = `${language}-${theme}-${widthPx}`
  return textPercent === 100 ? name : `${name}-text-${textPercent}`
}
