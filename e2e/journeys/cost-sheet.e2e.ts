// Before a first trade of each kind its costs are read; then the same order goes on (H7).

import { registerUnread } from '@fairtick/server/test/registered-customer'
import type { Locator } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import type { CustomerPage } from '../customer-page.ts'
import { openFixture } from '../fixture.ts'
import { findAxeBreaches, findOverflow } from '../page-checks.ts'
import { keepRequestedPicture } from '../pictures.ts'
import {
  chooseLots,
  confirmButton,
  openContractPanel,
  openTicket,
  resultTitle,
} from '../screens/contract-screen.ts'
import { beginFollow, openCopySheet } from '../screens/copying-screen.ts'
import { acceptSheet, unreadSheet } from '../screens/cost-sheet-screen.ts'
import { logIn } from '../screens/login-screen.ts'
import { buy, chooseStake, openTrade, runningOptions } from '../screens/trade-screen.ts'
import { registerLeader } from '../seeded-leader.ts'

const LEADER = 'Kaede'
const fixture = openFixture()
beforeAll(async () => void (await registerLeader(fixture.server(), LEADER)))

const LOOKS = [{ language: 'ja' }, { language: 'th' }] as const

test.each(LOOKS)(
  'H7: a contract, an option and a copy wait until read, in $language',
  async (look) => {
    const server = fixture.server()
    const account = await registerUnread(server, look.language)
    const person = await fixture.customerPage(look)
    const { page, t } = person
    await logIn(person, account)
    const total = async () => (await account.client.call('contractOrders')).total

    await openContractPanel(person, 'BTCUSDT')
    await openTicket(person, 'long')
    await chooseLots(person, '2')
    await confirmButton(person).click()
    const contract = await unreadSheet(person, 'contract')
    await look390(person, contract, 'contract')
    // Put off: nothing was opened, and the ticket is as it was.
    await page.keyboard.press('Escape')
    await contract.waitFor({ state: 'detached' })
    expect(await total()).toBe(0)
    await page.getByRole('button', { name: t('costSheet.read') }).click()
    await acceptSheet(await unreadSheet(person, 'contract'), person)
    await resultTitle(person, 'Filled').waitFor()
    const { data } = await account.client.call('contractOrders')
    expect(data.map(({ lots, direction }) => [lots, direction])).toEqual([['2', 'long']])

    await openTrade(person, 'BTCUSDT')
    await chooseStake(person, '30')
    await buy(person, 'up')
    const option = await unreadSheet(person, 'option')
    await look390(person, option, 'option')
    await acceptSheet(option, person)
    await runningOptions(person).waitFor()
    const options = await account.client.call('optionOrders', { query: { status: 'trading' } })
    expect(options.data.map(({ amount }) => amount)).toEqual(['30'])

    // What was bought is told above the screen: not above the next sheet.
    await page.reload()
    const terms = await openCopySheet(person, LEADER)
    await beginFollow(person, terms, '100')
    const copying = await unreadSheet(person, 'copying')
    await look390(person, copying, 'copying')
    await acceptSheet(copying, person)
    await page.getByText(t('copying.begun', { name: LEADER })).waitFor()
    expect((await account.client.call('follows')).total).toBe(1)

    // Read once: the next of a kind asks nothing.
    await openTrade(person, 'BTCUSDT')
    await buy(person, 'down')
    await expect.poll(() => runningOptions(person).count()).toBe(2)
  },
)

async function look390(person: CustomerPage, sheet: Locator, name: string): Promise<void> {
  const { page, language } = person
  expect(await findAxeBreaches(page)).toEqual([])
  expect(await findOverflow(page)).toEqual([])
  await keepRequestedPicture(page, { folder: 'cost-sheet', name: `${name}-${language}` })
  await sheet.locator('summary').click()
  await sheet.locator('summary').scrollIntoViewIfNeeded()
  // H11: who is on the other side is said before a first trade of each kind.
  await sheet.getByText(person.t('costSheet.counterparty')).waitFor()
  await keepRequestedPicture(page, { folder: 'cost-sheet', name: `${name}-all-${language}` })
  expect(await findAxeBreaches(page)).toEqual([])
}
