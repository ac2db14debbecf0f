// Positions and waiting orders: live, closed in part, told step by step, cancelled, changed.

import { LANGUAGES } from '@fairtick/wire/languages'
import { expect, test } from 'vitest'
import { advanceMarket } from '../advance-market.ts'
import {
  type Account,
  type CustomerPage,
  type PageSettings,
  registerAccount,
} from '../customer-page.ts'
import { dropAnswer } from '../drop-requests.ts'
import { openFixture } from '../fixture.ts'
import { holdOrderEvents, holdSocket, muteOrderEvents } from '../mute-order-events.ts'
import { findAxeBreaches } from '../page-checks.ts'
import { changeRead } from '../read-requests.ts'
import { logIn } from '../screens/login-screen.ts'
import {
  answer,
  closeButton,
  contractCard,
  openContract,
  openPositions,
  pressClose,
} from '../screens/positions-screen.ts'
import { figure } from '../screens/trade-screen.ts'

const PAIR = 'BTC/USDT'
const BTC = { symbol: 'BTCUSDT', direction: 'long', lots: '80' } as const

const fixture = openFixture()

test.each(['ja', 'th'] as const)('%s: half of a position is closed', async (language) => {
  const { person, account } = await enter({ language })
  const { page, t } = person
  await openContract(account, BTC)
  await openPositions(person)
  const sheet = await pressClose(person, PAIR)
  await sheet.getByRole('radio', { name: '50%' }).check()
  expect(await sheet.getByRole('spinbutton').inputValue()).toBe('40')
  expect(await figure(sheet, t('positions.lotsLeft')).textContent()).toBe('40')
  expect(await findAxeBreaches(page)).toEqual([])
  await closeButton(person, sheet).click()
  await sheet.getByText(t('positions.closedTitle')).waitFor()
  const [order] = await positionsOf(account)
  const [close] = order?.closes ?? []
  expect(order).toMatchObject({ status: 'trading', lotsOpen: '40' })
  expect(close).toMatchObject({ lots: '40', reason: 'manual' })
  const told = await figure(sheet, t('positions.closePrice')).textContent()
  expect(told?.replaceAll(',', '')).toContain(close?.price)
  await sheet
    .getByRole('button', { name: t('options.done') })
    .last()
    .click()
  await contractCard(person, PAIR)
    .getByText(t('positions.lotsText', { lots: '40' }))
    .waitFor()
})

test('what is closed somewhere else meanwhile is no part of what the sheet closes', async () => {
  const { person, account } = await enter()
  const { id } = await openContract(account, BTC)
  await openPositions(person)
  const sheet = await pressClose(person, PAIR)
  const field = sheet.getByRole('spinbutton')
  expect(await field.inputValue()).toBe('80')
  await account.client.call('closeContract', { body: { id, lots: '30' } }, key())
  await expect.poll(() => field.inputValue()).toBe('50')
  await sheet.getByRole('radio', { name: '50%' }).check()
  await account.client.call('closeContract', { body: { id, lots: '10' } }, key())
  await expect.poll(() => field.inputValue()).toBe('20')
  await account.client.call('closeContract', { body: { id } }, key())
  await sheet.getByText(person.t('positions.gone')).waitFor()
  expect(await field.inputValue()).toBe('20')
})

test('an order that is not there leads on to those that are', async () => {
  const { person } = await enter()
  const { page, t } = person
  await person.goTo('/pages/trade/orderdetail?id=nothing')
  await page.getByText(t('orders.notFound')).waitFor()
  expect(await page.getByRole('button', { name: t('shell.retry') }).count()).toBe(0)
  await page.getByRole('link', { name: t('orders.toList') }).click()
  await page.getByRole('heading', { name: t('orders.title') }).waitFor()
})

test('lots that leave too little, or are no step, are refused with the reason', async () => {
  const { person, account } = await enter()
  const { t } = person
  await openContract(account, { ...BTC, lots: '1' })
  await openPositions(person)
  const sheet = await pressClose(person, PAIR)
  const field = sheet.getByRole('spinbutton')
  await field.fill('0.95')
  await sheet.getByText(t('positions.lotsStep', { step: '0.1' })).waitFor()
  await field.fill('2')
  await sheet.getByText(t('positions.lotsTooMany')).waitFor()
  const name = t('positions.closeLots', { lots: '2' })
  expect(await sheet.getByRole('button', { name }).isDisabled()).toBe(true)
})

test('a close whose answer is lost: said so, and repeating closes once', async () => {
  const account = await registerAccount(fixture.server())
  await openContract(account, BTC)
  const person = await fixture.customerPage({ keeps: false })
  const { page, t } = person
  await muteOrderEvents(person)
  await logIn(person, account)
  await openPositions(person)
  const sheet = await pressClose(person, PAIR)
  await sheet.getByRole('radio', { name: '25%' }).check()
  const release = await holdOrderEvents(person)
  await dropAnswer(person.page, '**/Contractclose')
  await closeButton(person, sheet).click()
  await sheet.getByText(t('positions.unknownTitle')).waitFor()
  await sheet.getByRole('button', { name: t('options.repeatSafely') }).click()
  await sheet.getByText(t('positions.closedTitle')).waitFor()
  release()
  expect(await page.getByText(t('positions.unknownTitle')).count()).toBe(0)
  const [order] = await positionsOf(account)
  expect(order?.closes).toHaveLength(1)
  expect(order?.lotsOpen).toBe('60')
})

test('a position follows the ticks, and a close elsewhere takes it away', async () => {
  const { person, account } = await enter()
  const { t } = person
  const { id } = await openContract(account, BTC)
  await openPositions(person)
  const exit = figure(contractCard(person, PAIR), t('positions.exitPrice'))
  const before = await exit.textContent()
  await advanceMarket(fixture.server(), 120_000)
  await expect.poll(() => exit.textContent()).not.toBe(before)
  await account.client.call('closeContract', { body: { id } }, key())
  await person.page.getByText(t('positions.emptyOpen')).waitFor()
  expect(await findAxeBreaches(person.page)).toEqual([])
})

test('the detail is verified on the device, and tells each step with its tick', async () => {
  const { person, account } = await enter()
  const { page, t } = person
  const { id, openSeq } = await openContract(account, BTC)
  const levels = { takeProfit: '90000', stopLoss: null }
  await account.client.call('setContract', { body: { id, ...levels } }, key())
  await advanceMarket(fixture.server(), 30_000)
  await account.client.call('closeContract', { body: { id, lots: '30' } }, key())
  const done = await account.client.call('closeContract', { body: { id } }, key())
  await person.goTo(`/pages/trade/orderdetail?id=${id}`)
  const course = page.getByRole('list', { name: t('orders.course') })
  await course.getByRole('listitem').last().waitFor()
  const steps = await course.getByRole('listitem').allTextContents()
  const words = ['stepPlaced', 'stepOpened', 'stepLevels', 'stepClosed', 'stepClosed'] as const
  expect(steps).toEqual(words.map((word) => expect.stringContaining(t(`positions.${word}`))))
  expect(steps[1]).toContain(String(openSeq))
  expect(steps[4]).toContain(t('positions.reasonManual'))
  const net = await figure(page.locator('main'), t('positions.net')).textContent()
  const { profit, fee } = done.order
  const expected = Number(profit) - Number(fee)
  expect(Number(net?.replace('−', '-').replaceAll(',', ''))).toBeCloseTo(expected, 2)
  await page.getByRole('heading', { name: t('orders.verified') }).waitFor()
  await page.getByText(t('orders.proof')).click()
  await page.getByRole('heading', { name: t('orders.recompute') }).waitFor()
  expect(await findAxeBreaches(page)).toEqual([])
})

test('a waiting order is cancelled once it is asked for, and is found among the cancelled', async () => {
  const { person, account } = await enter()
  const { page, t } = person
  await openContract(account, { ...BTC, lots: '1', limit: '5000' })
  await person.goTo('/pages/home/order?product=contract&list=pending')
  await page.getByRole('button', { name: t('positions.cancelOf', { pair: PAIR }) }).click()
  await answer(person, t('positions.cancelOrder'))
  await page.getByText(t('positions.cancelled', { pair: PAIR })).waitFor()
  await page.getByText(t('positions.emptyPending')).waitFor()
  await page.getByRole('tab', { name: t('positions.tabCancelled') }).click()
  const ended = `${t('positions.tabCancelled')} · ${t('positions.reasonCancelled')}`
  await page.getByRole('tabpanel').getByRole('link', { name: PAIR }).getByText(ended).waitFor()
  expect(await findAxeBreaches(page)).toEqual([])
})

test('changing a waiting order cancels it, and the ticket opens with what it was', async () => {
  const { person, account } = await enter()
  const { page, t } = person
  await openContract(account, { ...BTC, lots: '1.5', limit: '5000' })
  await person.goTo('/pages/lever/orderList')
  await page.getByRole('button', { name: t('positions.editOf', { pair: PAIR }) }).click()
  await answer(person, t('positions.editConfirm'))
  const ticket = page.getByRole('dialog')
  await expect
    .poll(() => ticket.getByRole('spinbutton').evaluateAll(valuesOf))
    .toEqual(expect.arrayContaining(['5000.00', '1.5']))
  const { counts } = await account.client.call('contractOrders', { query: {} })
  expect(counts).toMatchObject({ pending: 0, cancelled: 1 })
})

test('what comes after the first reading and before the account channel is shown', async () => {
  const { person, account } = await enter()
  const { page, t } = person
  await person.goTo('/pages/lever/leverList')
  const release = await holdSocket(person)
  // However slow this machine: for the page all of it is one moment.
  await page.addInitScript(() => {
    performance.now = () => 1_000
  })
  await page.reload()
  await page.getByText(t('positions.emptyOpen')).waitFor()
  await openContract(account, BTC)
  release()
  await contractCard(person, PAIR).waitFor()
})

test('Home tells of positions, and the history of what has ended', async () => {
  const { person, account } = await enter()
  const { page, t } = person
  const { id } = await openContract(account, BTC)
  await person.goTo('/')
  await page.getByRole('heading', { name: `${t('positions.openTitle')} (1)` }).waitFor()
  await account.client.call('closeContract', { body: { id } }, key())
  await person.goTo('/pages/trade/traderecords')
  await page.getByRole('link', { name: PAIR }).waitFor()
  await page.getByRole('button', { name: t('orders.filters') }).click()
  const sheet = page.getByRole('dialog')
  await sheet.getByRole('radio', { name: t('positions.short') }).check()
  await sheet.getByRole('button', { name: t('orders.applyFilters') }).click()
  await page.getByText(t('orders.noMatch')).waitFor()
})

test('the tabs of orders fit on a phone in every language, and no count lies on an icon', async () => {
  const account = await registerAccount(fixture.server())
  for (const lots of ['80', '20']) await openContract(account, { ...BTC, lots })
  await openContract(account, { ...BTC, limit: '3000' })
  for (const language of LANGUAGES) {
    const person = await fixture.customerPage({ language })
    await logIn(person, account)
    await person.goTo('/pages/home/order')
    const tabs = person.page.getByRole('tablist')
    await tabs.getByText('2', { exact: true }).waitFor()
    expect(await tabs.evaluate(hiddenWidth), language).toBeLessThanOrEqual(0)
    const tab = person.page.locator('nav a[href*="home/order"]')
    const icon = await tab.locator('svg').boundingBox()
    const count = await tab.getByText('2', { exact: true }).boundingBox()
    const right = (icon?.x ?? 0) + (icon?.width ?? 0)
    expect(right - (count?.x ?? 0), language).toBeLessThanOrEqual(ICON_AIR_PX)
  }
})

test('a short page of a demo does not scroll, and a toast leaves the head free', async () => {
  const account = await registerAccount(fixture.server())
  const person = await fixture.customerPage({ keeps: false })
  const { page, t } = person
  await openContract(account, { ...BTC, limit: '3000' })
  await changeRead(page, /^\/api\/dictionary/, ({ result }) => {
    Object.assign(result as object, { demo: true })
  })
  await logIn(person, account)
  await person.goTo('/pages/lever/orderList')
  await page.getByText(t('shell.demoChip')).waitFor()
  await contractCard(person, PAIR).waitFor()
  expect(await page.evaluate(() => document.documentElement.scrollHeight - innerHeight)).toBe(0)
  const name = t('positions.cancelOf', { pair: PAIR })
  await page.getByRole('button', { name, exact: true }).click()
  await answer(person, t('positions.cancelOrder'))
  const toast = page.getByRole('status').getByText(t('positions.cancelled', { pair: PAIR }))
  await toast.waitFor()
  const head = await page.locator('header').boundingBox()
  const box = await toast.boundingBox()
  expect(box?.y).toBeGreaterThanOrEqual((head?.y ?? 0) + (head?.height ?? 0))
})

async function enter(
  look: Partial<PageSettings> = {},
): Promise<{ person: CustomerPage; account: Account }> {
  const account = await registerAccount(fixture.server())
  const person = await fixture.customerPage(look)
  await logIn(person, account)
  return { person, account }
}

async function positionsOf({ client }: Account) {
  return (await client.call('contractOrders', { query: { status: 'trading' } })).data
}

function key() {
  return { idempotencyKey: crypto.randomUUID() }
}

/** Runs in the page. */
function valuesOf(fields: Element[]): string[] {
  return fields.map((field) => (field as HTMLInputElement).value)
}

/** Empty room of the picture beside its lines. */
const ICON_AIR_PX = 4

/** Runs in the page. */
function hiddenWidth(row: Element): number {
  return row.scrollWidth - row.clientWidth
}
