// Nothing that anybody types runs, loads or is even stopped in the browsers of others (REL-41).

import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import {
  hireStaff,
  type StaffClient,
  type StaffMember,
  setUpOffice,
} from '@fairtick/server/test/staff-fixture'
import { startTestServer, type TestServer } from '@fairtick/server/test/test-server'
import { launchBrowser } from '@fairtick/testkit/browser'
import { STAFF_ROLES } from '@fairtick/wire/admin/roles'
import { ADMIN_ROUTES } from '@fairtick/wire/admin/routes'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { signInToOffice } from '../../../e2e/office-page.ts'
import { openSection, sayWhy } from '../../../e2e/screens/office-customer.ts'
import { ROOT_FOLDER } from '../../../tools/root-folder.ts'
import { PAYLOADS, SHOWN_PAYLOADS } from './payloads.ts'
import {
  type Planted,
  type PlantedLeader,
  plantChanges,
  plantContents,
  plantCustomers,
  plantLeaders,
  plantStaff,
} from './plant-payloads.ts'
import { sendToCustomersApi, sendToOffice } from './send-payloads.ts'
import { openWatched, type Watched } from './watched-page.ts'

const LONGEST_WAIT_MS = 30_000
/** Of what is alike, so many. */
const SOME = 10
const PHONE = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true } as const
const DESK = { viewport: { width: 1280, height: 800 } } as const
/** What shows customers their own texts. */
const OWN_SCREENS = ['/pages/userinfo', '/pages/setting/bank', '/pages/user/kefu/chat']
const MORE_SCREENS = [
  ...['/pages/user/accountsecurity', '/pages/setting/secure', '/pages/user/team'],
  ...['/pages/user/share', '/pages/user/inviterecords', '/pages/message/center'],
  ...['/pages/wallet/record', '/pages/wallet', '/pages/withdraw', '/pages/home/msgs'],
  ...['/', '/pages/message/center?tab=announcements', '/pages/find', '/pages/user/kefu'],
  ...['/pages/user/aboutus', '/pages/signalchannel', '/pages/signalchannel?tab=signals'],
]
const QUERIES = [
  ...['/pages/trade?symbol=', '/pages/login?from=', '/pages/message/detail?id='],
  '/pages/message/detail?kind=announcement&id=',
  ...['/pages/trade/orderdetail?id=', '/pages/withdraw?method=', '/pages/setting/bank?from='],
]
/** Sections of a customer's page with words of the customer or of those whom they invited. */
const WRITTEN_BY_PEOPLE = ['Bank account and wallets', 'Messages', 'Team']
const AREAS = [
  ...[
    'deposits',
    'withdrawals',
    'bank-changes',
    'identities',
    'users',
    'staff',
    'requests',
    'audit',
    'ledger',
  ],
  ...['me', 'reconciliation', 'statements', 'jobs', 'payrolls', 'mode', 'changes'],
  ...['instruments', 'terms', 'methods', 'house', 'contents'],
  ...['links', 'chats', 'replies', 'leaders', 'signals'],
]

let server: TestServer
let browser: Browser
let people: readonly Planted[]
let bob: StaffMember
let office: StaffClient
/** Ids of what waits for a second person, in the order of the payloads. */
let changes: readonly string[]
/** Ids of texts for everyone, which are shown. */
let contents: readonly string[]
let leaders: readonly PlantedLeader[]

beforeAll(async () => {
  await buildApps()
  const limits = [
    'SESSION_PER_SECOND',
    'ADDRESS_PER_SECOND',
    'CODE_MAILS_PER_HOUR',
    'UPLOADS_PER_HOUR',
    'STAFF_VIEWS_PER_MINUTE',
  ]
  ;[server, browser] = await Promise.all([
    startTestServer(Object.fromEntries(limits.map((name) => [`LIMIT_${name}`, '1000000']))),
    launchBrowser(),
  ])
  people = await plantCustomers(server)
  const first = await setUpOffice(server)
  const admin = await first.enter()
  bob = await hireStaff(server, admin, { email: 'bob@house.example', role: [...STAFF_ROLES] })
  await plantStaff(await first.enter())
  office = await bob.enter()
  changes = await plantChanges(office, people)
  contents = await plantContents(await first.enter(), office)
  leaders = await plantLeaders(office, people)
}, 300_000)
afterAll(async () => {
  await browser?.close()
  await server?.stop()
})

test('there are sixty, each another', () => {
  expect(new Set(PAYLOADS).size).toBe(60)
  expect(PAYLOADS.filter(({ length }) => length > 80)).toEqual([])
})

test('they are live: most run where text is taken for markup, or are stopped by our policy', async () => {
  const blank = await openWatched(browser, DESK)
  const ours = await openWatched(browser, DESK)
  await ours.page.goto(server.url)
  const live: string[] = []
  const stopped: string[] = []
  for (const payload of PAYLOADS) {
    await blank.page.setContent(`<p>a</p>${payload}`)
    await blank.settled()
    if (blank.findings().length > 0) live.push(payload)
    await ours.page.evaluate(
      `document.body.insertAdjacentHTML('beforeend', ${JSON.stringify(payload)})`,
    )
    await ours.settled()
    if (ours.findings().length > 0) stopped.push(payload)
  }
  await blank.context.close()
  await ours.context.close()
  console.log(`${live.length} of ${PAYLOADS.length} run unguarded, ${stopped.length} are noticed`)
  expect(live.length).toBeGreaterThan(28)
  expect(stopped.length).toBeGreaterThan(23)
})

test('every text field of the API answers as data', async () => {
  const [first] = people
  const { requests, faults } = await sendToCustomersApi(server.url, first?.account.token ?? '')
  console.log(`${requests} requests to customers' calls`)
  expect(faults).toEqual([])
})

test('every text field of the back office answers as data', async () => {
  const body = { email: bob.email, password: bob.password, code: await bob.nextCode() }
  const login = await fetch(server.officeUrl + ADMIN_ROUTES.login.path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  const { result } = (await login.json()) as { result: { token: string } }
  const { requests, faults } = await sendToOffice(server.officeUrl, result.token)
  console.log(`${requests} requests to calls of the office`)
  expect(faults).toEqual([])
})

test('no screen of a customer runs any of it', async () => {
  const watched = await openWatched(browser, { ...PHONE, baseURL: server.url, locale: 'en' })
  const { page } = watched
  const goTo = (path: string) => page.goto(`${server.url}/#${path}`)
  const found: string[] = []
  await goTo('/pages/login')
  for (const [place, { payload, account }] of people.entries()) {
    await page.evaluate(`localStorage.setItem('token', '${account.token}')`)
    // Another token needs another start.
    await page.goto('about:blank')
    for (const path of OWN_SCREENS) {
      await goTo(path)
      await untilShown(page, payload)
    }
    const details = contents.map((id) => `/pages/message/detail?kind=announcement&id=${id}`)
    const more = place === 0 ? [...MORE_SCREENS, ...details] : []
    const query = `${QUERIES[place % QUERIES.length]}${encodeURIComponent(payload)}`
    for (const path of [...more, query]) {
      await goTo(path)
      await watched.settled()
    }
    await watched.settled()
    found.push(...findingsOf(watched, payload))
  }
  expect(leaders.length).toBeGreaterThan(5)
  for (const { payload, leaderId } of leaders) {
    await goTo(`/pages/signalchannel/leader?id=${leaderId}`)
    await untilShown(page, payload)
    await watched.settled()
    found.push(...findingsOf(watched, `as a leader: ${payload}`))
  }
  await watched.context.close()
  expect(found).toEqual([])
}, 900_000)

test('no page of the back office runs any of it', async () => {
  const watched = await openWatched(browser, { ...DESK, baseURL: server.officeUrl, locale: 'en' })
  const { page } = watched
  const goTo = async (path: string) => {
    await page.goto(`${server.officeUrl}/#${path}`)
  }
  await goTo('/login')
  await signInToOffice({ page, goTo } as never, bob)
  const found: string[] = []
  const deposits = (await office.call('depositQueue', { query: { size: '100' } })).data
  const pages = [
    ...AREAS,
    ...contents.map((id) => `contents/${id}`),
    ...deposits.slice(0, SOME).map(({ deposit }) => `deposits/${deposit.id}`),
  ]
  const asked = SHOWN_PAYLOADS.slice(0, SOME).map(
    (search) => `users?filter=${JSON.stringify({ search })}`,
  )
  for (const path of [...pages, ...asked]) {
    await goTo(`/${encodeURI(path)}`)
    await watched.settled()
    found.push(...findingsOf(watched, path))
  }
  const banks = (await office.call('bankChangeQueue', { query: { size: '100' } })).data
  expect(banks).toHaveLength(SHOWN_PAYLOADS.length)
  const identities = (await office.call('identityQueue', { query: { size: '100' } })).data
  expect(identities).toHaveLength(SHOWN_PAYLOADS.length)
  const chats = (await office.call('chatInbox', { query: { size: '100' } })).data
  expect(chats).toHaveLength(SHOWN_PAYLOADS.length)
  for (const [place, { payload, account }] of people.entries()) {
    await goTo(`/identities/${identities.find(({ userId }) => userId === account.user.id)?.id}`)
    await untilShown(page, payload)
    await goTo(`/users/${account.user.id}`)
    await untilShown(page, payload)
    await sayWhy({ page }, 'Review of a case')
    for (const title of WRITTEN_BY_PEOPLE) await openSection({ page }, title)
    await watched.settled()
    found.push(...findingsOf(watched, `sections of ${payload}`))
    await goTo(`/bank-changes/${banks.find(({ userId }) => userId === account.user.id)?.id}`)
    await untilShown(page, payload)
    await goTo(`/changes/${changes[place]}`)
    await untilShown(page, payload)
    await goTo(`/chats/${chats.find(({ userId }) => userId === account.user.id)?.id}`)
    await untilShown(page, payload)
    await watched.settled()
    found.push(...findingsOf(watched, payload))
  }
  for (const { payload, applicationId } of leaders) {
    await goTo(`/leaders/${applicationId}`)
    await untilShown(page, payload)
    await watched.settled()
    found.push(...findingsOf(watched, `as a leader: ${payload}`))
  }
  await watched.context.close()
  expect(found).toEqual([])
}, 900_000)

/** In a process of its own: a test's environment would make other files of them. */
async function buildApps(): Promise<void> {
  const build = "import('./tools/build-web.ts').then(({ buildWeb }) => buildWeb())"
  const env = { ...process.env, NODE_ENV: 'production' }
  await promisify(execFile)(process.execPath, ['-e', build], { cwd: ROOT_FOLDER, env })
}

/** As the text that it is, with its brackets. */
async function untilShown(page: Page, payload: string): Promise<void> {
  const plain = (text: string) => text.replace(/\s+/g, ' ')
  await expect
    .poll(async () => plain(await page.locator('body').innerText()), { timeout: LONGEST_WAIT_MS })
    .toContain(plain(payload))
}

function findingsOf({ findings }: Watched, what: string): string[] {
  return findings().map((finding) => `${what}: ${finding}`)
}
