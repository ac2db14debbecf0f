// Browsers older than the app needs are told so, and by what; the oldest that are not run it.

import { enterOffice, hireStaff } from '@fairtick/server/test/staff-fixture'
import { drawWays } from '@fairtick/testkit/drawn-sample'
import { STAFF_ROLES } from '@fairtick/wire/admin/roles'
import { LANGUAGES } from '@fairtick/wire/languages'
import type { BrowserContext } from 'playwright-core'
import { expect, test } from 'vitest'
import { registerAccount } from '../customer-page.ts'
import { openFixture } from '../fixture.ts'
import { signInToOffice } from '../office-page.ts'
import { findAxeBreaches } from '../page-checks.ts'
import { logIn } from '../screens/login-screen.ts'
import { buyButton, drawnChart, openTrade } from '../screens/trade-screen.ts'

const FLOOR = /Chrome 119 · Edge 119 · Safari 17\.4 \(iOS 17\.4\) · Firefox 128/
/** Each of them is missing from some browser that people still have. */
const NEEDED = [
  'Intl.Segmenter',
  'AbortSignal.any',
  'Array.prototype.toSorted',
  'String.prototype.isWellFormed',
  'Promise.withResolvers',
]
/** What came after those browsers, or is not in all of them. */
const NEWER = [
  ...['Array.fromAsync', 'Promise.try', 'URL.parse', 'RegExp.escape', 'Error.isError'],
  ...['map', 'filter', 'take', 'drop', 'flatMap', 'reduce', 'toArray', 'forEach', 'some', 'every']
    .concat('find')
    .map((name) => `Iterator.prototype.${name}`),
  ...['union', 'intersection', 'difference', 'symmetricDifference']
    .concat('isSubsetOf', 'isSupersetOf', 'isDisjointFrom')
    .map((name) => `Set.prototype.${name}`),
  ...['Iterator', 'Map.prototype.getOrInsert', 'Map.prototype.getOrInsertComputed', 'Temporal'],
  ...['Intl.DurationFormat', 'Math.sumPrecise', 'Math.f16round', 'Float16Array'],
  ...['Uint8Array.fromBase64', 'Uint8Array.fromHex', 'Uint8Array.prototype.toBase64'],
  ...['Uint8Array.prototype.toHex', 'ReadableStream.from', 'requestIdleCallback', 'scheduler'],
  ...['navigation', 'cookieStore', 'URLPattern', 'CloseWatcher', 'trustedTypes'],
  ...['Document.prototype.startViewTransition', 'Element.prototype.moveBefore'],
  ...['HTMLDialogElement.prototype.requestClose', 'PublicKeyCredential.getClientCapabilities'],
  ...['PublicKeyCredential.parseCreationOptionsFromJSON'],
  ...['PublicKeyCredential.parseRequestOptionsFromJSON'],
]
const fixture = openFixture()

test.each(NEEDED)(
  'without %s the page says so, in the language of the browser',
  async (feature) => {
    const { page, context, goTo } = await fixture.customerPage({ language: 'ko' })
    await context.addInitScript(() => localStorage.removeItem('language'))
    await without(context, [feature])
    await goTo('/')
    await page.getByRole('heading', { name: '사용 중인 브라우저가 오래되어' }).waitFor()
    expect(await page.getByRole('alert').innerText()).toMatch(FLOOR)
  },
)

test.each(drawWays('old browsers', LANGUAGES, 2))(
  'who has chosen %s reads it in that language',
  async (language) => {
    const { page, context, goTo } = await fixture.customerPage({ language })
    await without(context, ['Intl.Segmenter'])
    await goTo('/pages/usercenter')
    expect(await page.getByRole('alert').innerText()).toMatch(FLOOR)
    expect(await page.locator('html').getAttribute('lang')).toBe(language)
    expect(await page.locator('#root').count()).toBe(0)
    expect(await findAxeBreaches(page)).toEqual([])
  },
)

test('the oldest browser that is not told so runs every part', async () => {
  const person = await fixture.customerPage()
  const { page, t, goTo } = person
  await without(person.context, NEWER)
  await logIn(person, await registerAccount(fixture.server()))
  await goTo('/pages/usercenter')
  await page.getByRole('button', { name: t('account.logOut') }).waitFor()
  await goTo('/pages/user/share')
  await page.locator('main canvas, main img').first().waitFor()
  await openTrade(person, 'BTCUSDT')
  await drawnChart(person, 'BTC/USDT')
  await buyButton(person, 'up').click()
  await page.getByRole('dialog', { name: t('optionDetails.reviewTitle') }).waitFor()
})

test('the back office is held to the same browsers', async () => {
  const server = fixture.server()
  const admin = await enterOffice(server)
  const role = [...STAFF_ROLES]
  const member = await hireStaff(server, admin, { email: 'eve@house.example', name: 'Eve', role })
  const person = await fixture.officePage()
  await without(person.context, NEWER)
  await signInToOffice(person, member)
  await person.goTo('/users')
  await person.page.getByRole('heading', { level: 1 }).first().waitFor()

  const old = await fixture.officePage()
  await without(old.context, ['Intl.Segmenter'])
  await old.goTo('/login')
  await old.page.getByRole('heading', { name: 'This browser is too old' }).waitFor()
})

/** Takes what the names lead to out of every page from now on. */
async function without(context: BrowserContext, features: readonly string[]): Promise<void> {
  await context.addInitScript((names) => {
    for (const name of names) {
      const path = name.split('.')
      const last = path.pop() ?? ''
      const owner = path.reduce<unknown>((at, key) => Reflect.get(Object(at), key), globalThis)
      Reflect.deleteProperty(Object(owner), last)
    }
  }, features)
}
