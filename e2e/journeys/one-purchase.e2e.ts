// However a purchase is sent, double, without an answer, by keyboard, it is one purchase.

import { expect, test } from 'vitest'
import {
  type Account,
  type CustomerPage,
  type PageOptions,
  registerAccount,
} from '../customer-page.ts'
import { dropAnswer } from '../drop-requests.ts'
import { openFixture } from '../fixture.ts'
import { tabTo } from '../keyboard-navigation.ts'
import { holdOrderEvents, muteOrderEvents } from '../mute-order-events.ts'
import { logIn } from '../screens/login-screen.ts'
import { buyButton, confirmButton, openTrade, runningOptions } from '../screens/trade-screen.ts'
import { escaped } from '../texts.ts'

const fixture = openFixture()

test('a double click buys once', async () => {
  const { person, account } = await openTradePage()
  await expectWholeDock(person)
  await buyButton(person, 'up').click()
  await confirmButton(person).dblclick()
  await runningOptions(person).first().waitFor()
  expect(await countOptions(account)).toBe(1)
})

/** Durations, stake, outcome and both buttons: nothing of them cut, the rest is the chart's. */
async function expectWholeDock(person: CustomerPage): Promise<void> {
  const { page, t } = person
  const ticket = page.getByRole('region', { name: t('options.ticket') })
  const dock = await ticket.boundingBox()
  const most = await ticket.getByRole('button', { name: t('options.stakeMax') }).boundingBox()
  const button = await buyButton(person, 'down').boundingBox()
  const bottom = await page.evaluate(() => window.innerHeight)
  expect(bottom - (dock?.y ?? 0)).toBeLessThanOrEqual(245)
  expect(most && most.y + most.height).toBeLessThanOrEqual(button?.y ?? 0)
  expect(button && button.y + button.height).toBeLessThanOrEqual(bottom)
}

test('a double click on Up buys once where the terms are not shown again', async () => {
  const { person, account } = await openTradePage()
  await person.page.evaluate(() => {
    const kept = JSON.parse(localStorage.getItem('fairtick-ticket') ?? '{"state":{},"version":1}')
    kept.state.purchases = 5
    localStorage.setItem('fairtick-ticket', JSON.stringify(kept))
  })
  await person.page.reload()
  await buyButton(person, 'up').dblclick()
  await runningOptions(person).first().waitFor()
  expect(await countOptions(account)).toBe(1)
})

test('an answer that is lost: said so, and repeating under the same key buys once', async () => {
  const { person, account } = await openTradePage({ keeps: false }, muteOrderEvents)
  const { page, t } = person
  const keys = collectKeys(person)
  const release = await holdOrderEvents(person)
  await dropAnswer(person.page, '**/api/order')
  await buyButton(person, 'down').click()
  await confirmButton(person).click()
  await page.getByText(t('options.unknownTitle')).waitFor()
  await page.getByRole('button', { name: t('options.repeatSafely') }).click()
  await page.getByText(t('options.unknownTitle')).waitFor({ state: 'hidden' })
  release()
  await runningOptions(person).first().waitFor()
  expect(await countOptions(account)).toBe(1)
  expect(keys).toHaveLength(2)
  expect(new Set(keys).size).toBe(1)
})

test('an answer that is lost is looked for without being asked', async () => {
  const { person, account } = await openTradePage({ keeps: false })
  const { page, t } = person
  await dropAnswer(person.page, '**/api/order')
  await buyButton(person, 'up').click()
  const lost = page.waitForEvent('requestfailed', (request) => request.url().endsWith('/api/order'))
  await confirmButton(person).click()
  await lost
  await runningOptions(person).first().waitFor()
  // The notice itself may come later than what resolves it.
  await expect.poll(() => buyButton(person, 'up').isEnabled()).toBe(true)
  expect(await page.getByText(t('options.unknownTitle')).isVisible()).toBe(false)
  expect(await countOptions(account)).toBe(1)
})

test('a purchase with the keyboard alone', async () => {
  const { person, account } = await openTradePage()
  const { page, t } = person
  await tabTo(person, new RegExp(`^${escaped(t('options.down'))}`))
  await page.keyboard.press('Enter')
  await confirmButton(person).waitFor()
  await tabTo(person, new RegExp(escaped(t('options.down'))))
  await page.keyboard.press('Enter')
  await runningOptions(person).first().waitFor()
  expect(await countOptions(account)).toBe(1)
})

async function openTradePage(
  options: PageOptions = {},
  prepare: (person: CustomerPage) => Promise<void> = async () => {},
) {
  const account = await registerAccount(fixture.server())
  const person = await fixture.customerPage(options)
  await prepare(person)
  await logIn(person, account)
  await openTrade(person, 'BTCUSDT')
  await buyButton(person, 'up').and(person.page.locator(':enabled')).waitFor()
  return { person, account }
}

async function countOptions({ client }: Account): Promise<number> {
  return (await client.call('optionOrders', { query: {} })).total
}

function collectKeys({ page }: CustomerPage): string[] {
  const keys: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/api/order')) keys.push(request.headers()['idempotency-key'] ?? '')
  })
  return keys
}
