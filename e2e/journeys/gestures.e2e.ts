// What a finger or a key can do besides a tap: slide, hold, push aside.

import type { Locator } from 'playwright-core'
import { expect, test } from 'vitest'
import { type CustomerPage, registerAccount } from '../customer-page.ts'
import { openFixture } from '../fixture.ts'
import { awaitRead } from '../read-requests.ts'
import { openContractPanel, openTicket } from '../screens/contract-screen.ts'
import { logIn } from '../screens/login-screen.ts'
import { chooseList, openMarket, rowOf } from '../screens/market-screen.ts'
import { contractCard, openContract, openPositions } from '../screens/positions-screen.ts'

const PAIR = 'BTC/USDT'

const fixture = openFixture()

test('leverage by keys on the slider, told in words; its ends are the ends of the list', async () => {
  const { person } = await enter()
  const { page, t } = person
  await openContractPanel(person, 'BTCUSDT')
  await openTicket(person, 'long')
  await page.getByRole('button', { name: `${t('contracts.leverage')} ×` }).click()
  const slider = page.getByRole('slider', { name: t('contracts.leverage') })
  await slider.waitFor()
  await slider.press('End')
  expect(await slider.getAttribute('aria-valuetext')).toBe('×50')
  await page
    .getByRole('radio', { name: '×50', exact: true })
    .and(page.locator(':checked'))
    .waitFor()
  await slider.press('ArrowLeft')
  expect(await slider.getAttribute('aria-valuetext')).toBe('×20')
  await slider.press('Home')
  expect(await slider.getAttribute('aria-valuetext')).toBe('×1')
})

test('holding a row of the market opens its menu instead of the row', async () => {
  const { person } = await enter()
  const { page, t } = person
  await openMarket(person)
  await chooseList(person, 'all')
  const menu = page.getByRole('dialog', { name: PAIR })
  await hold(person, rowOf(person, PAIR), menu)
  await menu.getByRole('button', { name: t('market.star', { pair: PAIR }) }).click()
  // It takes its own star along while it closes.
  await menu.waitFor({ state: 'hidden' })
  await page.getByRole('button', { name: t('market.unstar', { pair: PAIR }) }).waitFor()
  expect(new URL(page.url()).hash).toContain('/pages/home/market')
})

test('a position pushed aside uncovers Close, which asks as its button does', async () => {
  const { person, account } = await enter()
  const { page, t } = person
  await openContract(account, { symbol: 'BTCUSDT', direction: 'long', lots: '5' })
  await openPositions(person)
  const card = contractCard(person, PAIR)
  await page.getByText(t('positions.swipeHint')).waitFor()
  const uncovered = card.getByText(t('positions.close'), { exact: true }).last()
  expect(await isInView(person, uncovered)).toBe(false)
  await uncovered.evaluate((button) => {
    let row = button.parentElement
    while (row && row.scrollWidth <= row.clientWidth) row = row.parentElement
    row?.scrollTo({ left: row.scrollWidth })
  })
  await expect.poll(() => isInView(person, uncovered)).toBe(true)
  await uncovered.click()
  await page.getByRole('dialog').getByRole('spinbutton').waitFor()

  await page.reload()
  const compact = page.getByRole('button', { name: t('positions.compact') })
  await compact.click()
  const terms = page.getByText(t('positions.liquidationPrice'), { exact: true })
  await terms.waitFor({ state: 'detached' })
  await page.reload()
  const close = page.getByRole('button', { name: t('positions.closeOf', { pair: PAIR }) })
  await close.waitFor()
  expect(await compact.getAttribute('aria-pressed')).toBe('true')
  expect(await terms.count()).toBe(0)
  // It is said once.
  expect(await page.getByText(t('positions.swipeHint')).count()).toBe(0)
  await close.click()
  await page.getByRole('dialog').getByRole('spinbutton').waitFor()
})

test('Home: movers in the first screen, and pulling it down reads everything anew', async () => {
  const { person, account } = await enter()
  const { page, t } = person
  await openContract(account, { symbol: 'BTCUSDT', direction: 'long', lots: '5' })
  await person.goTo('/')
  await page.getByRole('heading', { name: `${t('positions.openTitle')} (1)` }).waitFor()
  await page.getByText(t('positions.zoneSafe')).waitFor()
  const tabBar = await page.getByRole('navigation', { name: t('shell.mainTabs') }).boundingBox()
  const mover = await page.getByRole('tabpanel').getByRole('row').first().boundingBox()
  expect((mover?.y ?? 0) + (mover?.height ?? 0)).toBeLessThan(tabBar?.y ?? 0)
  const money = page.getByRole('link', { name: t('home.deposit'), exact: true })
  expect(await money.count()).toBe(1)
  const more = page.getByRole('button', { name: t('home.more') })
  await more.click()
  await page.getByRole('link', { name: t('home.tileTeam') }).waitFor()

  const read = awaitRead(person, /\/api\/account\/summary/)
  await pullDown(person, 200)
  await (await read).finished()
  await page.getByRole('status').getByText(t('shell.refreshed')).waitFor()
  await page.getByRole('button', { name: t('shell.refresh'), exact: true }).focus()
  const again = awaitRead(person, /\/api\/account\/summary/)
  await page.keyboard.press('Enter')
  await (await again).finished()
})

async function enter() {
  const account = await registerAccount(fixture.server())
  const person = await fixture.customerPage({ language: 'ja' })
  await logIn(person, account)
  return { person, account }
}

/** A finger, until `menu` is there: the browser has a menu of its own for the mouse. */
async function hold({ page, context }: CustomerPage, row: Locator, menu: Locator): Promise<void> {
  const box = await row.boundingBox()
  if (box === null) throw new Error('the row is not on the screen')
  const finger = await context.newCDPSession(page)
  const touchPoints = [{ x: box.x + box.width / 2, y: box.y + box.height / 2 }]
  await finger.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints })
  await menu.waitFor()
  await finger.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
}

async function pullDown({ page, context }: CustomerPage, lengthPx: number): Promise<void> {
  const finger = await context.newCDPSession(page)
  const at = (y: number) => ({ touchPoints: [{ x: 195, y }] })
  await finger.send('Input.dispatchTouchEvent', { type: 'touchStart', ...at(120) })
  for (let y = 0; y <= lengthPx; y += 20) {
    await finger.send('Input.dispatchTouchEvent', { type: 'touchMove', ...at(120 + y) })
  }
  await finger.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
}

async function isInView({ widthPx }: CustomerPage, thing: Locator): Promise<boolean> {
  const box = await thing.boundingBox()
  return box !== null && box.x >= 0 && box.x + box.width <= widthPx
}
