// What is owed was counted: the app checks the proof by itself, and says when it does not hold.

import { DAY_MS } from '@fairtick/core/time/duration'
import { expect, test, vi } from 'vitest'
import { leap } from '../advance-market.ts'
import { type Account, type CustomerPage, registerAccount } from '../customer-page.ts'
import { openFixture } from '../fixture.ts'
import { findAxeBreaches, findOverflow, findSmallTargets } from '../page-checks.ts'
import { keepRequestedPicture } from '../pictures.ts'
import { logIn } from '../screens/login-screen.ts'
import { openContract } from '../screens/positions-screen.ts'
import { seededMarket } from '../seeded-account.ts'
import { patternOf } from '../texts.ts'

const FINGER_PX = 44
const DEBT = '"deficits":{"count":1'
const LONGEST_TREE_MS = 30_000
const fixture = openFixture(seededMarket())

/** From my page with one tap. */
async function openProof({ goTo, page, t }: CustomerPage): Promise<void> {
  await goTo('/pages/usercenter')
  await page.getByRole('link', { name: t('account.balanceProof') }).click()
  await page.getByRole('heading', { name: t('liabilities.title'), level: 1 }).waitFor()
}

async function checkPage({ page }: CustomerPage, name: string): Promise<void> {
  await page.waitForLoadState('networkidle')
  expect(await findAxeBreaches(page)).toEqual([])
  expect(await findOverflow(page)).toEqual([])
  expect(await findSmallTargets(page, FINGER_PX)).toEqual([])
  await keepRequestedPicture(page, { folder: 'liabilities', name, fullPage: true })
}

/** A day passes, and its tree is there. */
async function publishDay({ client }: Account) {
  const newest = async () => (await client.call('liabilities')).days[0]
  const before = await newest()
  await leap(fixture.server(), DAY_MS, ['BTCUSDT'])
  return vi.waitFor(async () => {
    const published = await newest()
    if (published === undefined || published.day === before?.day) throw new Error('no tree yet')
    return published
  }, LONGEST_TREE_MS)
}

test('before the first day it says when, then the browser proves what is owed', async () => {
  const server = fixture.server()
  const account = await registerAccount(server)
  const person = await fixture.customerPage()
  const { page, t } = person
  await logIn(person, account)
  await openProof(person)
  await page.getByText(patternOf('ja', 'liabilities.none')).waitFor()
  await checkPage(person, 'ja-none')

  await openContract(account, { symbol: 'BTCUSDT', direction: 'long', lots: '5' })
  const tree = await publishDay(account)
  await page.reload()
  await page.getByText(t('liabilities.proved')).waitFor()
  const own = page.getByRole('region', { name: t('liabilities.ownTitle') })
  const { cash, salary } = await account.client.call('accountSummary')
  expect(salary).toBe('0')
  const balance = await own
    .getByText(t('account.balance'), { exact: true })
    .locator('xpath=../..')
    .innerText()
  expect(balance.replaceAll(',', '')).toContain(cash)
  expect(await page.getByText(tree.root).count()).toBe(1)
  await checkPage(person, 'ja-proved')
  const checked = page.getByRole('region', { name: t('liabilities.houseTitle') })
  await expect.poll(() => checked.innerText()).toMatch(`${t('liabilities.checked')}\n1\n`)
})

test('who came later is told so, and an answer that somebody altered proves nothing', async () => {
  const server = fixture.server()
  const first = await publishDay(await registerAccount(server))
  const account = await registerAccount(server, 'th')
  const person = await fixture.customerPage({ language: 'th', theme: 'dark' })
  const { page, t } = person
  await logIn(person, account)
  await openProof(person)
  await page.getByText(patternOf('th', 'liabilities.notCounted')).waitFor()
  await checkPage(person, 'th-later')

  expect((await publishDay(account)).root).not.toBe(first.root)
  await page.reload()
  await page.getByText(t('liabilities.proved')).waitFor()
  await checkPage(person, 'th-proved')

  // Somebody on the way takes a debt off what is owed.
  await page.route('**/api/**', async (route) => {
    const response = await route.fetch()
    const body = (await response.text()).replaceAll('"deficits":{"count":0', DEBT)
    await route.fulfill({ response, body })
  })
  await page.reload()
  await page.getByText(t('liabilities.faultRoot')).waitFor()
  expect(await page.getByText(t('liabilities.proved')).count()).toBe(0)
  await checkPage(person, 'th-refused')
})
