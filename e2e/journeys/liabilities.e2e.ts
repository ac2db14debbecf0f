// What is owed was counted: the app checks the proof by itself, and says when it does not hold.

import { DAY_MS } from '@fairtick/core/time/duration'
import { alterRows } from '@fairtick/server/test/alter-rows'
import { expect, test, vi } from 'vitest'
import { leap } from '../advance-market.ts'
import { type Account, type CustomerPage, registerAccount } from '../customer-page.ts'
import { openFixture } from '../fixture.ts'
import { findAxeBreaches, findOverflow, findSmallTargets } from '../page-checks.ts'
import { keepRequestedPicture } from '../pictures.ts'
import { logIn } from '../screens/login-screen.ts'
import { openContract } from '../screens/positions-screen.ts'
import { seededMarket } from '../seeded-account.ts'

const FINGER_PX = 44
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

async function daysOf({ client }: Account, count: number) {
  return vi.waitFor(async () => {
    const { days } = await client.call('liabilities')
    expect(days).toHaveLength(count)
    return days
  }, LONGEST_TREE_MS)
}

test('before the first day it says when, then the browser proves what is owed', async () => {
  const server = fixture.server()
  const account = await registerAccount(server)
  const person = await fixture.customerPage()
  const { page, t } = person
  await logIn(person, account)
  await openProof(person)
  await page.getByText(t('liabilities.none', { time: '' }).split('。')[0] ?? '').waitFor()
  await checkPage(person, 'ja-none')

  await openContract(account, { symbol: 'BTCUSDT', direction: 'long', lots: '5' })
  await leap(server, DAY_MS, ['BTCUSDT'])
  const [tree] = await daysOf(account, 1)
  await page.reload()
  await page.getByText(t('liabilities.proved')).waitFor()
  const own = page.getByRole('region', { name: t('liabilities.ownTitle') })
  const { cash, salary } = await account.client.call('accountSummary')
  expect(salary).toBe('0')
  const balance = await own.getByText(t('account.balance')).locator('xpath=../..').innerText()
  expect(balance.replaceAll(',', '')).toContain(cash)
  expect(await page.getByText(tree?.root ?? '').count()).toBe(1)
  await checkPage(person, 'ja-proved')
  expect((await daysOf(account, 1))[0]?.checked).toBe(1)
})

test('who came later is told so, and rows that somebody altered prove nothing', async () => {
  const server = fixture.server()
  const account = await registerAccount(server, 'th')
  const person = await fixture.customerPage({ language: 'th', theme: 'dark' })
  const { page, t } = person
  await logIn(person, account)
  const [first] = await daysOf(account, 1)
  await openProof(person)
  await page
    .getByText(t('liabilities.notCounted', { time: '' }).split('{')[0]?.slice(0, 20) ?? '')
    .waitFor()
  await checkPage(person, 'th-later')

  await leap(server, DAY_MS, ['BTCUSDT'])
  const [second] = await daysOf(account, 2)
  expect(second?.root).not.toBe(first?.root)
  await page.reload()
  await page.getByText(t('liabilities.proved')).waitFor()
  await checkPage(person, 'th-proved')

  await alterRows(server, [
    { sql: 'ALTER TABLE liability_tree DISABLE TRIGGER USER' },
    { sql: 'UPDATE liability_tree SET deficit_count = 1, deficit_total = 5000000' },
  ])
  await page.reload()
  await page.getByText(t('liabilities.faultRoot')).waitFor()
  expect(await page.getByText(t('liabilities.proved')).count()).toBe(0)
  await checkPage(person, 'th-refused')
})
