// The chart: candles of every interval move with the price, and the lines of a position's levels
// are moved by finger, mouse and keys (TR-4.12).

import type { Locator } from 'playwright-core'
import { expect, test } from 'vitest'
import {
  type Account,
  type CustomerPage,
  type PageOptions,
  registerAccount,
} from '../customer-page.ts'
import { openFixture } from '../fixture.ts'
import { findAxeBreaches } from '../page-checks.ts'
import { openContractPanel } from '../screens/contract-screen.ts'
import { logIn } from '../screens/login-screen.ts'
import { closeButton, openContract } from '../screens/positions-screen.ts'
import { candlesOf, drawnChart, openTrade } from '../screens/trade-screen.ts'

const PAIR = 'BTC/USDT'
const TICK = 0.01
const UP_PX = 30
const STEP_MS = 15_000
/** Of the height of a phone. */
const LEAST_SHARE = 0.44
const FULL_SHARE = 0.8

const fixture = openFixture()

test('a finger drags the take profit up; nothing is set before the sheet is sent', async () => {
  const { person, account, levels } = await enter()
  const { page, context, t } = person
  const handle = handleOf(person, 'options.lineTakeProfit')
  const { x, y } = await middleOf(handle)
  const finger = await context.newCDPSession(page)
  const touch = (
    type: 'touchStart' | 'touchMove' | 'touchEnd',
    points: { x: number; y: number }[],
  ) => finger.send('Input.dispatchTouchEvent', { type, touchPoints: points })
  await touch('touchStart', [{ x, y }])
  for (let along = 5; along <= UP_PX; along += 5) await touch('touchMove', [{ x, y: y - along }])
  await expect.poll(() => handle.getAttribute('aria-valuetext')).not.toBe(levels.takeProfit)
  expect(await page.evaluate(() => scrollY)).toBe(0)
  await touch('touchEnd', [])

  const field = levelField(person, 'contracts.takeProfit')
  const dragged = Number(await field.inputValue())
  expect(dragged).toBeGreaterThan(Number(levels.takeProfit))
  expect(await levelsOf(account)).toEqual(levels)
  await page.getByRole('button', { name: t('contracts.saveLevels'), exact: true }).click()
  await page.getByText(t('contracts.levelsSaved')).first().waitFor()
  const set = await levelsOf(account)
  expect([Number(set.takeProfit), set.stopLoss]).toEqual([dragged, levels.stopLoss])
  await expect.poll(async () => Number(await handle.getAttribute('aria-valuetext'))).toBe(dragged)
})

test('the same by mouse, by a click, and by keys; Escape leaves it as it was', async () => {
  const { person, account, levels } = await enter()
  const { page } = person
  expect(await findAxeBreaches(page)).toEqual([])
  const handle = handleOf(person, 'options.lineStopLoss')
  const field = levelField(person, 'contracts.stopLoss')
  const { x, y } = await middleOf(handle)
  await page.mouse.move(x, y)
  await page.mouse.down()
  await page.mouse.move(x, y + UP_PX, { steps: 5 })
  await page.mouse.up()
  expect(Number(await field.inputValue())).toBeLessThan(Number(levels.stopLoss))
  await closeSheet(person)

  await handle.click()
  expect(Number(await field.inputValue())).toBe(Number(levels.stopLoss))
  await closeSheet(person)

  await handle.focus()
  for (const key of ['ArrowUp', 'ArrowUp', 'PageDown']) await page.keyboard.press(key)
  await page.keyboard.press('Escape')
  expect(await handle.getAttribute('aria-valuetext')).toBe(levels.stopLoss)
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('Enter')
  expect(Number(await field.inputValue())).toBeCloseTo(Number(levels.stopLoss) + TICK, 6)
  await closeSheet(person)
  expect(await levelsOf(account)).toEqual(levels)
})

test('candles of every interval move with the price', async () => {
  const person = await fixture.customerPage()
  const { page, t } = person
  await logIn(person, await registerAccount(fixture.server()))
  await openTrade(person, 'BTCUSDT')
  const intervals = page.getByRole('radiogroup', { name: t('options.interval') }).getByRole('radio')
  expect(await intervals.count()).toBe(9)
  for (const interval of await intervals.all()) {
    await interval.check()
    const panel = await drawnChart(person, PAIR)
    const still = await pictureOfStill(panel)
    // The recorded price stands still for some seconds now and then.
    const isStill = async () => {
      await fixture.server().advance(STEP_MS)
      return still.equals(await panel.screenshot())
    }
    await expect.poll(isStill, { message: `${interval}` }).toBe(false)
  }
})

test('the chart has its share of the first screen, in both modes, and all of it when asked', async () => {
  const { person } = await enter()
  const { page, t } = person
  const candles = candlesOf(person, PAIR)
  const share = async () =>
    ((await candles.boundingBox())?.height ?? 0) / (page.viewportSize()?.height ?? 1)
  for (const mode of ['options.modeOption', 'options.modeContract'] as const) {
    await page.getByRole('radio', { name: t(mode), exact: true }).click()
    await page.getByRole('radio', { name: t(mode), exact: true, checked: true }).waitFor()
    await drawnChart(person, PAIR)
    expect(await share()).toBeGreaterThanOrEqual(LEAST_SHARE)
  }
  const headPrice = page.locator('header').getByText(/^[\d,]+\.\d\d$/)
  expect(await headPrice.count()).toBe(0)
  await page.evaluate(() => scrollTo(0, innerHeight / 3))
  await headPrice.waitFor()
  await page.evaluate(() => scrollTo(0, 0))
  await headPrice.waitFor({ state: 'detached' })

  await page.getByRole('button', { name: t('options.fullScreen') }).click()
  await expect.poll(share).toBeGreaterThan(FULL_SHARE)
  // At once: what stands above the chart may not be there yet.
  await page.goBack()
  await expect.poll(share).toBeLessThan(FULL_SHARE)

  await page.setViewportSize({ width: 844, height: 390 })
  const leave = page.getByRole('button', { name: t('options.leaveFullScreen') })
  await leave.waitFor()
  expect(await findAxeBreaches(page)).toEqual([])
  await leave.click()
  await page.getByRole('button', { name: t('options.fullScreen') }).waitFor()
  await page.setViewportSize({ width: 390, height: 844 })
  await page.getByRole('button', { name: t('options.chartSettings') }).click()
  const span = page.getByRole('textbox', { name: `MA ${t('chart.period')} 2` })
  await span.fill('0')
  expect(await span.getAttribute('aria-invalid')).toBe('true')
  await span.fill('99')
  await closeSheet(person)
  await page.reload()
  await page.getByText('MA99').waitFor()
})

test('drawings are moved by keys, kept, and deleted one by one or all', async () => {
  const { person } = await enter()
  const { page, t } = person
  const tools = page.getByRole('toolbar', { name: t('chart.drawings') })
  const add = (tool: 'trend' | 'fibonacci') =>
    tools.getByRole('button', { name: t('chart.add', { tool: t(`chart.${tool}`) }) }).click()
  const chip = (name: string) => tools.getByRole('button', { name, exact: true })
  const openTools = async () => {
    await page.getByRole('button', { name: t('options.fullScreen') }).click()
    await page.getByRole('button', { name: t('options.drawOn') }).click()
    await tools.waitFor()
  }
  const [trend, levels] = [`${t('chart.trend')} 1`, `${t('chart.fibonacci')} 1`]
  await openTools()
  await add('fibonacci')
  await add('trend')
  await chip(trend).waitFor()
  const point = page.getByRole('button', { name: /点2/ })
  const before = await point.getAttribute('aria-label')
  await point.press('PageUp')
  await expect.poll(() => point.getAttribute('aria-label')).not.toBe(before)
  const moved = await point.getAttribute('aria-label')
  expect(await findAxeBreaches(page)).toEqual([])
  await page.keyboard.press('Escape')

  await page.reload()
  await drawnChart(person, PAIR)
  await openTools()
  await chip(trend).click()
  await expect.poll(() => point.getAttribute('aria-label')).toBe(moved)
  await page.getByRole('button', { name: t('chart.remove', { drawing: trend }) }).click()
  await chip(trend).waitFor({ state: 'detached' })
  await page.getByRole('button', { name: t('chart.undo') }).click()
  await chip(trend).waitFor()
  await tools.getByRole('button', { name: t('chart.removeAll') }).click()
  await chip(levels).waitFor({ state: 'detached' })
  await tools.getByText(t('chart.drawHint')).waitFor()
})

/** Once two in a row are the same: the history has been drawn. */
async function pictureOfStill(panel: Locator): Promise<Buffer> {
  let last = await panel.screenshot()
  await expect
    .poll(async () => {
      const before = last
      last = await panel.screenshot()
      return before.equals(last)
    })
    .toBe(true)
  return last
}

test('beside the docked ticket of a wide window positions are a table', async () => {
  const { person, account } = await enter({ widthPx: 1280 })
  const { page, t } = person
  const row = page
    .getByRole('table', { name: t('options.tabMine') })
    .getByRole('row')
    .last()
  await row.getByRole('button', { name: t('positions.levelsOf', { pair: PAIR }) }).click()
  await levelField(person, 'contracts.stopLoss').waitFor()
  await closeSheet(person)
  await row.getByRole('button', { name: t('positions.closeOf', { pair: PAIR }) }).click()
  expect(await findAxeBreaches(page)).toEqual([])
  await closeButton(person, page.getByRole('dialog')).click()
  await expect.poll(() => levelsOf(account)).toEqual({})
  await page.getByRole('dialog').getByText(t('positions.closedTitle')).waitFor()
  await row.waitFor({ state: 'detached' })
  expect(await findAxeBreaches(page)).toEqual([])
})

/** A long with levels one percent away, in sight of candles of an hour. */
async function enter(look: PageOptions = {}) {
  const account = await registerAccount(fixture.server())
  const order = await openContract(account, { symbol: 'BTCUSDT', direction: 'long', lots: '5' })
  const around = (share: number) => (Number(order.openPrice) * share).toFixed(2)
  const levels = { takeProfit: around(1.01), stopLoss: around(0.99) }
  const body = { id: order.id, ...levels }
  await account.client.call('setContract', { body }, { idempotencyKey: crypto.randomUUID() })
  const person = await fixture.customerPage(look)
  await logIn(person, account)
  await openContractPanel(person, 'BTCUSDT')
  await drawnChart(person, PAIR)
  await person.page.getByRole('radio', { name: person.t('options.interval1h') }).check()
  await handleOf(person, 'options.lineTakeProfit').waitFor()
  return { person, account, levels }
}

function handleOf(
  { page, t }: CustomerPage,
  level: 'options.lineTakeProfit' | 'options.lineStopLoss',
): Locator {
  const position = `▲ ${t('options.lineLong')} 5`
  return page.getByRole('slider', { name: t('options.lineHandle', { level: t(level), position }) })
}

function levelField(
  { page, t }: CustomerPage,
  kind: 'contracts.takeProfit' | 'contracts.stopLoss',
) {
  return page.getByRole('dialog').getByRole('spinbutton', { name: t(kind) })
}

async function closeSheet({ page, t }: CustomerPage): Promise<void> {
  const sheet = page.getByRole('dialog')
  await sheet.getByRole('button', { name: t('shell.close') }).click()
  await sheet.waitFor({ state: 'detached' })
}

async function middleOf(thing: Locator): Promise<{ x: number; y: number }> {
  const box = await thing.boundingBox()
  if (box === null) throw new Error('it is not on the screen')
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}

async function levelsOf({ client }: Account) {
  const { data } = await client.call('contractOrders', { query: { status: 'trading' } })
  return { takeProfit: data[0]?.takeProfit, stopLoss: data[0]?.stopLoss }
}
