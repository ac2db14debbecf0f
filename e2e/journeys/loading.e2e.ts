// The app on its way to the phone: what does not come is said, what has come opens offline too,
// and a newer build is told of.

import { once } from 'node:events'
import { createServer } from 'node:http'
import { promisify } from 'node:util'
import { enterOffice, hireStaff } from '@fairtick/server/test/staff-fixture'
import { drawWays } from '@fairtick/testkit/drawn-sample'
import { STAFF_ROLES } from '@fairtick/wire/admin/roles'
import { LANGUAGES } from '@fairtick/wire/languages'
import { expect, test, vi } from 'vitest'
import { type CustomerPage, registerAccount } from '../customer-page.ts'
import { dropRequest } from '../drop-requests.ts'
import { openFixture } from '../fixture.ts'
import { signInToOffice } from '../office-page.ts'
import { findAxeBreaches } from '../page-checks.ts'
import { logIn } from '../screens/login-screen.ts'
import { LONGEST_WAIT_MS } from '../timeouts.ts'

const SCRIPTS = '**/assets/react-*.js'
const READ_CACHE = '**/assets/read-cache-*.js'
/** As `load-notice.js` says. */
const LONGEST_LOAD_MS = 15_000
/** Longer than the bar waits for a finger. */
const SHOWN_WITHIN_MS = 1_000
const fixture = openFixture()

test.each([
  { lost: 'a script of the first page', files: SCRIPTS, isInside: false },
  { lost: 'what all screens share', files: READ_CACHE, isInside: true },
  { lost: 'a screen', files: '**/assets/home-screen-*.js', isInside: true },
])('$lost that is lost once comes with the page anew, and nobody is asked', async (it) => {
  const person = it.isInside ? await someoneInside({ keeps: false }) : await fixture.customerPage()
  const { page } = person
  const open = () => (it.isInside ? page.reload() : person.goTo('/pages/login'))
  await dropRequest(page, it.files)
  await Promise.all([page.waitForEvent('requestfailed'), open()])
  if (it.isInside) await page.locator('#root main').waitFor()
  else await loginForm(person).waitFor()
  expect(await reloadButton(person).count()).toBe(0)
  const kept = await page.evaluate(() => Object.keys(sessionStorage))
  // Where a page that is left was scrolled to is kept.
  expect(kept.filter((key) => !key.startsWith('fairtick-scroll'))).toEqual([])
})

test.each(drawWays('lost scripts', LANGUAGES, 2))(
  'a script that fails twice is said at once, in %s',
  async (language) => {
    const person = await fixture.customerPage({ language })
    const { page } = person
    await page.route(SCRIPTS, (route) => route.abort())
    await person.goTo('/pages/login')
    await reloadButton(person).waitFor({ timeout: LONGEST_LOAD_MS / 2 })
    expect(await findAxeBreaches(page)).toEqual([])
    await page.unroute(SCRIPTS)
    await reloadButton(person).click()
    await loginForm(person).waitFor()
    expect(await reloadButton(person).count()).toBe(0)
  },
)

test.each([
  { missing: 'a script of the first page', files: SCRIPTS, isInside: false },
  { missing: 'a style sheet', files: '**/assets/*.css', isInside: false },
  { missing: 'what all screens share', files: READ_CACHE, isInside: true },
])('$missing that does not come is said after a while, and forgotten when it comes', async (it) => {
  const person = it.isInside ? await someoneInside({ keeps: false }) : await fixture.customerPage()
  const { page } = person
  const answer = Promise.withResolvers<void>()
  await page.clock.install()
  await page.route(it.files, async (route) => {
    await answer.promise
    await route.continue()
  })
  if (it.isInside) await page.reload({ waitUntil: 'commit' })
  else await page.goto(`${fixture.server().url}/#/pages/login`, { waitUntil: 'commit' })
  await page.locator('#root').waitFor({ state: 'attached' })
  expect(await reloadButton(person).count()).toBe(0)
  await page.clock.fastForward(LONGEST_LOAD_MS)
  await reloadButton(person).waitFor()
  answer.resolve()
  await page.locator('#root main').waitFor()
  expect(await reloadButton(person).count()).toBe(0)
})

test('after one visit the app opens without a network', async () => {
  const person = await someoneInside()
  await keepsAllItUses(person)
  await opensOffline(person)
})

test('while a gateway answers that the server is away, the kept app opens', async () => {
  const person = await someoneInside()
  await keepsAllItUses(person)
  const server = fixture.server()
  await server.kill9()
  const gateway = createServer((_request, answer) => answer.writeHead(502).end('Bad Gateway'))
  await once(gateway.listen(Number(new URL(server.url).port), '127.0.0.1'), 'listening')
  try {
    await person.page.reload()
    await person.page.getByRole('navigation', { name: person.t('shell.mainTabs') }).waitFor()
  } finally {
    gateway.closeAllConnections()
    await promisify(gateway.close.bind(gateway))()
    await server.restart()
  }
})

test('what another build has left behind is dropped with the first page of this one', async () => {
  const person = await someoneInside()
  await keepsAllItUses(person)
  const older = await person.page.evaluate(keepAnOlderBuild)
  expect(await keptFiles(person)).toContain(older)
  await person.page.reload()
  await vi.waitFor(async () => expect(await keptFiles(person)).not.toContain(older), {
    timeout: LONGEST_WAIT_MS,
  })
  await opensOffline(person)
})

test('a newer build is told of, and loaded when asked for', async () => {
  const { page, t, goTo } = await someoneInside()
  // Home may show its notice of the day over everything.
  await goTo('/pages/home/market')
  const look = () => page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  const news = page.getByText(t('shell.newVersion'))
  await Promise.all([page.waitForResponse('**/index.html'), look()])
  await page.waitForTimeout(SHOWN_WITHIN_MS)
  expect(await news.count()).toBe(0)
  await page.route('**/index.html', async (route) => {
    const answer = await route.fetch()
    await route.fulfill({
      body: (await answer.text()).replace(/entry-[\w-]+\.js/, 'entry-newer.js'),
    })
  })
  await look()
  await news.waitFor()
  await page.unroute('**/index.html')
  await page.getByRole('button', { name: t('shell.update'), exact: true }).click()
  await news.waitFor({ state: 'detached' })
  await page.getByRole('navigation', { name: t('shell.mainTabs') }).waitFor()
})

test('a page of the office that is lost on its way is asked for once more, then failed', async () => {
  const admin = await enterOffice(fixture.server())
  const person = await fixture.officePage()
  const bob = { email: 'bob@house.example', name: 'Bob', role: [...STAFF_ROLES] }
  await signInToOffice(person, await hireStaff(fixture.server(), admin, bob))
  const { page } = person
  await dropRequest(page, '**/assets/jobs-page-*.js')
  await Promise.all([page.waitForEvent('requestfailed'), person.goTo('/jobs')])
  await page.getByRole('heading', { name: 'Jobs', level: 1 }).waitFor()
  await page.route('**/assets/house-page-*.js', (route) => route.abort())
  await person.goTo('/house')
  await page.getByRole('button', { name: 'Load it again' }).waitFor()
  await page.unroute('**/assets/house-page-*.js')
  await page.getByRole('button', { name: 'Load it again' }).click()
  await page.getByRole('heading', { name: 'Operator', level: 1 }).waitFor()
})

async function someoneInside({ keeps } = { keeps: true }): Promise<CustomerPage> {
  const person = await fixture.customerPage({ keeps })
  await logIn(person, await registerAccount(fixture.server()))
  return person
}

function loginForm({ page, t }: CustomerPage) {
  return page.getByRole('button', { name: t('session.loginTitle'), exact: true })
}

function reloadButton({ page, t }: CustomerPage) {
  return page.getByRole('button', { name: t('shell.reload'), exact: true })
}

/** Waits for it: keeping begins seconds after the app has come. */
async function keepsAllItUses(person: CustomerPage): Promise<void> {
  const isAllKept = async () => {
    const used = await usedFiles(person)
    expect(used).not.toEqual([])
    expect(await keptFiles(person)).toEqual(expect.arrayContaining(used))
  }
  await vi.waitFor(isAllKept, { timeout: LONGEST_WAIT_MS })
}

/** Without the browser's own cache as well: phones empty it as they like. */
async function opensOffline({ page, context, t }: CustomerPage): Promise<void> {
  const browser = await context.newCDPSession(page)
  await browser.send('Network.clearBrowserCache')
  await browser.detach()
  await context.setOffline(true)
  await page.reload()
  await page.getByText(t('shell.offline')).waitFor()
  await page.getByRole('navigation', { name: t('shell.mainTabs') }).waitFor()
}

async function usedFiles({ page }: CustomerPage): Promise<string[]> {
  return page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => name)
      .filter((name) => name.includes('/assets/')),
  )
}

/** By the service worker. */
async function keptFiles({ page }: CustomerPage): Promise<string[]> {
  return page.evaluate(async () => {
    const names = await caches.keys()
    const lists = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()))
    return lists.flat().map(({ url }) => url)
  })
}

/** Runs in the page: its own page, and a script of it. */
async function keepAnOlderBuild(): Promise<string> {
  const [name = ''] = await caches.keys()
  const cache = await caches.open(name)
  const older = new URL('./assets/older-12345678.js', document.baseURI).href
  await cache.put('./index.html', new Response('an older page'))
  await cache.put(older, new Response('an older script'))
  return older
}
