// From the sentence that says what pushes are for to the message that one leads to: a push service
// on the loopback takes what the server sends, and the service worker shows it. A browser without a
// screen has no push service and shows nothing: both places are taken before the app loads.

import {
  type LoopbackPushService,
  startPushService,
} from '@fairtick/server/test/loopback-push-host'
import {
  BETWEEN_CODES_MS,
  bindWallet,
  setFundPassword,
} from '@fairtick/server/test/payout-target-fixture'
import type { Worker } from 'playwright-core'
import { afterAll, expect, test } from 'vitest'
import { advanceMarket } from '../advance-market.ts'
import { type Account, type CustomerPage, registerAccount } from '../customer-page.ts'
import { openFixture } from '../fixture.ts'
import { findAxeBreaches } from '../page-checks.ts'
import { logIn } from '../screens/login-screen.ts'
import { LONGEST_WAIT_MS } from '../timeouts.ts'

const loopback: LoopbackPushService = await startPushService()
const fixture = openFixture({
  ...{ PUSH_CONTACT: 'mailto:ops@fairtick.dev', PUSH_HOSTS: loopback.origin },
})

afterAll(() => loopback.stop())

const OTHER_WALLET = {
  ...{ currency: 'USDT', channel: 'ERC20' },
  address: '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed',
}

test('a person turns pushes on, is told of a change, and comes to its message', async () => {
  const server = fixture.server()
  const account = await registerAccount(server, 'en')
  const browser = loopback.newBrowser()
  const person = await fixture.customerPage({ language: 'en' })
  const { page, context, t } = person
  await context.addInitScript(standInForPushService, browser.subscription)
  await logIn(person, account)
  await openNotifications(person)
  await page.getByText(t('notifications.deviceWhy')).waitFor()
  expect(await findAxeBreaches(page)).toEqual([])
  await page.getByRole('button', { name: t('notifications.turnOn') }).click()
  await page.getByText(t('notifications.isOn')).waitFor()
  const kind = page.getByRole('group', { name: t('notifications.account') })
  await kind.getByLabel(t('notifications.push')).check()
  await expect
    .poll(async () => {
      const { kinds } = await account.client.call('notificationSettings')
      return kinds.find(({ kind: name }) => name === 'account')?.push
    })
    .toBe(true)
  const money = page.getByRole('group', { name: t('notifications.money') })
  expect(await money.getByLabel(t('notifications.app')).isDisabled()).toBe(true)

  await person.goTo('/pages/home/market')
  await setFundPassword(server, account)
  // Who has the app open is told there first, and pushed to some seconds later.
  const arrived = async () => {
    await server.advance(1_000)
    return loopback.received.length
  }
  await expect.poll(arrived, { timeout: LONGEST_WAIT_MS }).toBe(1)
  const [push] = loopback.received
  if (push === undefined) throw new Error('nothing came')
  const payload = browser.open(push)
  expect(payload.body).toBe('A setting that guards your account was changed. Open the app.')

  const worker = await serviceWorkerOf(person)
  await worker.evaluate(standInForScreen)
  await deliver(person, JSON.stringify(payload))
  await expect.poll(() => shown(worker)).toEqual([[payload.title, payload.body]])
  await press(worker)
  await page.getByRole('heading', { name: 'Fund password changed' }).waitFor()
  expect(await shown(worker)).toEqual([])

  await renewAfterGone(person, account)

  for (const path of ['https://evil.test/', '//evil.test', 'javascript:alert(1)', '/pages/a\\b']) {
    await deliver(person, JSON.stringify({ ...payload, path }))
    await expect.poll(() => shown(worker)).toHaveLength(1)
    await press(worker)
    await expect.poll(() => page.url()).toBe(`${server.url}/#/`)
    await person.goTo('/pages/home/market')
  }
  for (const text of ['', 'no JSON', 'null', '{"title":{"a":1},"body":5}']) {
    await deliver(person, text)
    await expect.poll(() => shown(worker)).toEqual([['Fairtick', '']])
    await press(worker)
    await expect.poll(() => shown(worker)).toEqual([])
  }
})

test('people.md 4 an alert that fires is pushed, and leads by its message to its instrument', async () => {
  const server = fixture.server()
  const account = await registerAccount(server, 'en')
  const { client } = account
  const browser = loopback.newBrowser()
  const person = await fixture.customerPage({ language: 'en' })
  const { page, context, t } = person
  await context.addInitScript(standInForPushService, browser.subscription)
  await logIn(person, account)
  await openNotifications(person)
  await page.getByRole('button', { name: t('notifications.turnOn') }).click()
  await page.getByText(t('notifications.isOn')).waitFor()
  loopback.received.length = 0
  const { ticks } = await client.call('ticks', { query: { symbol: 'BTCUSDT', limit: '1' } })
  const price = ticks[0]?.[2] ?? '0'
  for (const [side, factor] of [
    ['above', 1.0001],
    ['below', 0.9999],
  ] as const) {
    const level = (Number(price) * factor).toFixed(2)
    await client.call('setPriceAlert', { body: { symbol: 'BTCUSDT', [side]: level } })
  }
  const arrived = async () => {
    await advanceMarket(server, 15_000)
    return loopback.received.length
  }
  await expect.poll(arrived, { timeout: LONGEST_WAIT_MS }).toBeGreaterThan(0)
  const [push] = loopback.received
  if (push === undefined) throw new Error('nothing came')
  const payload = browser.open(push)
  expect(`${payload.title} ${payload.body}`).toBe(
    'Fairtick A price alert was reached. Open the app.',
  )
  expect(Number(push.headers.ttl)).toBeLessThanOrEqual(600)

  const worker = await serviceWorkerOf(person)
  await worker.evaluate(standInForScreen)
  await deliver(person, JSON.stringify(payload))
  await expect.poll(() => shown(worker)).toEqual([[payload.title, payload.body]])
  await press(worker)
  await page.getByRole('heading', { name: /^BTC\/USDT/ }).waitFor()
  await page.getByRole('link', { name: t('messages.seeInstrument') }).click()
  await expect.poll(() => page.url()).toContain('/pages/trade?symbol=BTCUSDT')
})

/** The service has no such browser any more: nothing goes to it until the app starts anew there. */
async function renewAfterGone({ page, goTo }: CustomerPage, account: Account): Promise<void> {
  const server = fixture.server()
  const devices = async () => (await account.client.call('notificationSettings')).push?.devices
  const isPushed = async (change: Promise<void>) => {
    loopback.received.length = 0
    await change
    await expect
      .poll(async () => {
        await server.advance(1_000)
        return loopback.received.length
      })
      .toBe(1)
  }
  expect(await devices()).toBe(1)
  loopback.answerWith({ status: 410 })
  await isPushed(bindWallet(server, account))
  await expect.poll(devices).toBe(0)
  loopback.answerWith({ status: 201 })
  await page.reload()
  await expect.poll(devices).toBe(1)
  await goTo('/pages/home/market')
  await server.advance(BETWEEN_CODES_MS)
  await isPushed(bindWallet(server, account, OTHER_WALLET))
}

/** Runs in the page, before the app. */
function standInForPushService(given: { endpoint: string; p256dh: string; auth: string }): void {
  Object.defineProperty(Notification, 'permission', {
    get: () => localStorage.getItem('asked') ?? 'default',
  })
  Notification.requestPermission = async () => {
    localStorage.setItem('asked', 'granted')
    return 'granted'
  }
  let subscription: unknown = null
  const bytes = (text: string) =>
    Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (c) => c.charCodeAt(0))
  PushManager.prototype.getSubscription = async () => subscription as null
  PushManager.prototype.subscribe = async (options) => {
    const { endpoint, p256dh, auth } = given
    subscription = {
      options: { applicationServerKey: bytes(String(options?.applicationServerKey)).buffer },
      toJSON: () => ({ endpoint, keys: { p256dh, auth } }),
      unsubscribe: async () => {
        subscription = null
        return true
      },
    }
    return subscription as PushSubscription
  }
}

async function openNotifications({ page, t, goTo }: CustomerPage): Promise<void> {
  await goTo('/pages/setting/secure')
  await page.getByRole('link', { name: t('settings.notifications') }).click()
  await page
    .getByRole('heading', { name: t('notifications.title') })
    .first()
    .waitFor()
}

async function serviceWorkerOf({ context }: CustomerPage): Promise<Worker> {
  return context.serviceWorkers()[0] ?? (await context.waitForEvent('serviceworker'))
}

/** As the browser hands over what its push service brought. */
async function deliver({ context, page }: CustomerPage, data: string): Promise<void> {
  const session = await context.newCDPSession(page)
  const registered = new Promise<string>((resolve) => {
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [first] = registrations
      if (first !== undefined) resolve(first.registrationId)
    })
  })
  await session.send('ServiceWorker.enable')
  const registrationId = await registered
  const { origin } = new URL(page.url())
  await session.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data })
  await session.detach()
}

/** What it would have on the screen: `standInForScreen` keeps it. */
type WorkerScope = {
  readonly registration: {
    showNotification: (title: string, look: { body: string; data: unknown }) => Promise<void>
  }
  onScreen: { title: string; body: string; data: unknown }[]
  readonly dispatchEvent: (event: Event) => boolean
}

/** Runs in the service worker. */
function standInForScreen(): void {
  const scope = globalThis as unknown as WorkerScope
  scope.onScreen = []
  scope.registration.showNotification = async (title, { body, data }) => {
    scope.onScreen.push({ title, body, data })
  }
}

/** Title and text of each push on the screen. */
function shown(worker: Worker): Promise<string[][]> {
  return worker.evaluate(() => {
    const { onScreen } = globalThis as unknown as WorkerScope
    return onScreen.map(({ title, body }) => [title, body])
  })
}

/** On the newest one. */
async function press(worker: Worker): Promise<void> {
  await worker.evaluate(async () => {
    const scope = globalThis as unknown as WorkerScope
    const { data } = scope.onScreen.at(-1) ?? {}
    let work: unknown
    const notification = { data, close: () => scope.onScreen.pop() }
    const waitUntil = (promise: unknown) => {
      work = promise
    }
    scope.dispatchEvent(Object.assign(new Event('notificationclick'), { notification, waitUntil }))
    await work
  })
}
