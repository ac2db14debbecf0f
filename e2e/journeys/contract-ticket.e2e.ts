// The order ticket of contracts: what it promises is what is charged, and one tap is one order.

import type { WireContract, WireTick } from '@fairtick/wire/socket/frames'
import type { Locator } from 'playwright-core'
import { expect, test } from 'vitest'
import { advanceMarket } from '../advance-market.ts'
import {
  type Account,
  type CustomerPage,
  type PageOptions,
  registerAccount,
} from '../customer-page.ts'
import { dropAnswer } from '../drop-requests.ts'
import { openFixture } from '../fixture.ts'
import { formatMoney } from '../formats.ts'
import { tabTo } from '../keyboard-navigation.ts'
import { holdOrderEvents, muteOrderEvents } from '../mute-order-events.ts'
import { findAxeBreaches } from '../page-checks.ts'
import { untilStill } from '../page-signs.ts'
import { routeRead } from '../read-requests.ts'
import {
  chooseLimit,
  chooseLots,
  closeButton,
  confirmButton,
  openContractPanel,
  openTicket,
  resultTitle,
  shownSidePrice,
  sideButton,
  ticket,
} from '../screens/contract-screen.ts'
import { logIn } from '../screens/login-screen.ts'
import { openMarket, openPair } from '../screens/market-screen.ts'
import { closeButton as closeSheetButton, openContract } from '../screens/positions-screen.ts'
import { keepShared, shareResult } from '../screens/share-screen.ts'
import { drawnChart, figure } from '../screens/trade-screen.ts'
import { seededMarket } from '../seeded-account.ts'
import { escaped } from '../texts.ts'

const SYMBOL = 'BTCUSDT'
const PAIR = 'BTC/USDT'
/** In the storage of the browser. */
const KEPT = /"keptPositions":\["BTCUSDT"\]/
/** Stands still: what a ticket has shown is still so when the order fills. */
const STILL_SYMBOL = 'XRPUSDT'
/** BTC falls so far within the hour, and by no more than 0.7 % from one tick to the next. */
const WAITING_SHARE = 0.99
const TICKET_FILE = '**/assets/order-panel-*.js'
const CALL = '**/api/trade/createPerpetualContract'
const HOUR_STEPS = 240

/** Recorded prices from where the replay starts by itself. */
const fixture = openFixture({ ...seededMarket(), REPLAY_FROM: '2018-04-05T12:00:00Z' })

test.each(['long', 'short'] as const)(
  'TR-4: a %s opens at what the ticket showed, for what it said it costs',
  async (side) => {
    const { person, account } = await openTradePage({ symbol: STILL_SYMBOL })
    const { t } = person
    const sheet = await openTicket(person, side)
    await chooseLots(person, '12.5')
    const promised = {
      margin: await figure(sheet, t('contracts.margin')).innerText(),
      total: await figure(sheet, t('contracts.totalShort')).innerText(),
      liquidation: await figure(sheet, t('contracts.liquidation')).innerText(),
    }
    await confirmButton(person).click()
    await resultTitle(person, 'Filled').waitFor()
    const [order] = await ordersOf(account)
    expect(order).toMatchObject({ direction: side, lots: '12.5', status: 'trading' })
    const { margin = '0', fee = '0', openPrice, openSeq, liquidationPrice } = order ?? {}
    const total = (Number(margin) + Number(fee)).toFixed(2)
    expect(promised.margin).toContain(formatMoney(Number(margin).toFixed(2)))
    expect(promised.total).toContain(formatMoney(total))
    const liquidation = liquidationPrice ? formatMoney(liquidationPrice) : t('contracts.none')
    expect(promised.liquidation).toBe(liquidation)
    const filled = await figure(sheet, t('contracts.resultFilled')).innerText()
    expect(Number(filled.replaceAll(',', ''))).toBe(Number(openPrice))
    expect(await figure(sheet, t('contracts.resultTick')).innerText()).toBe(String(openSeq))
    expect(await findAxeBreaches(person.page)).toEqual([])
  },
)

test('three taps from the list to a filled order, and two more for both levels', async () => {
  const { person, account } = await openTradePage({ symbol: STILL_SYMBOL })
  const { page, t } = person
  await openMarket(person)
  const taps = await countTaps(person)
  await openPair(person, 'XRP/USDT')
  const sheet = await openTicket(person, 'long')
  expect(await taps()).toBe(2)
  expect(await chartRoom(sheet)).toBeGreaterThan(230)
  await sheet.getByRole('button', { name: '+2%', exact: true }).click()
  await sheet.getByRole('button', { name: '−1%', exact: true }).click()
  expect(await taps()).toBe(4)
  await sheet.getByText(t('contracts.rewardRisk')).waitFor()
  await confirmButton(person).click()
  await resultTitle(person, 'Filled').waitFor()
  expect(await taps()).toBe(5)
  const [order] = await ordersOf(account)
  const open = Number(order?.openPrice)
  expect(Number(order?.takeProfit)).toBeCloseTo(open * 1.02, 3)
  expect(Number(order?.stopLoss)).toBeCloseTo(open * 0.99, 3)
  // The receipt says which levels were taken, and is no higher than what it says.
  await sheet.getByText(`${t('positions.takeProfitShort')} ${order?.takeProfit}`).waitFor()
  await sheet.getByText(`${t('positions.stopLossShort')} ${order?.stopLoss}`).waitFor()
  const room = await sheet.evaluate((dialog) => dialog.clientHeight / window.innerHeight)
  expect(room).toBeLessThan(0.8)
  expect(await findAxeBreaches(page)).toEqual([])
  await sheet.getByRole('button', { name: t('contracts.done') }).click()
  await expectSharedClose(person, order)
})

/** What the close brought stays to be read, and its card leads to the ticks, not to the person. */
async function expectSharedClose(person: CustomerPage, order: WireContract | undefined) {
  const { page, t } = person
  await closeButton(person, 'XRP/USDT').click()
  await closeSheetButton(person, ticket(person)).click()
  await page.getByRole('dialog', { name: t('positions.closedTitle') }).waitFor()
  expect(await findAxeBreaches(page)).toEqual([])
  await keepShared(person)
  const shared = await shareResult(person)
  expect(shared.fileTypes).toEqual(['image/png'])
  expect(JSON.stringify(shared)).not.toContain(order?.id)
  // Read without a token, as a stranger does.
  const answer = (await (await page.request.get(shared.url)).json()) as TickAnswer
  const { ticks } = answer.result
  expect(ticks[0]?.[0]).toBe(order?.openSeq)
}

type TickAnswer = { readonly result: { readonly ticks: readonly WireTick[] } }

test('TR-4.6: all of the money is accepted with its fee', async () => {
  const { person, account } = await openTradePage({ symbol: STILL_SYMBOL })
  const sheet = await openTicket(person, 'long')
  await sheet.getByRole('button', { name: '100%' }).click()
  await sheet
    .getByRole('button', { name: new RegExp(`^${escaped(person.t('contracts.leverage'))}`) })
    .click()
  await sheet.getByRole('radio', { name: '×1', exact: true }).check()
  expect(await findAxeBreaches(person.page)).toEqual([])
  await confirmButton(person).click()
  await resultTitle(person, 'Filled').waitFor()
  const terms = await account.client.call('contractTerms', { query: { symbol: STILL_SYMBOL } })
  const [order] = await ordersOf(account)
  const lot = Number(order?.margin) / Number(order?.lots)
  expect(Number(terms.available)).toBeGreaterThanOrEqual(0)
  expect(Number(terms.available)).toBeLessThan(lot * Number(terms.lotStep) * 1.001)
})

test('TR-4.11: a limit order waits, is told to wait, and fills when its price comes', async () => {
  const { person, account } = await openTradePage()
  const { t } = person
  const ask = Number(await shownSidePrice(person, 'long'))
  const sheet = await openTicket(person, 'long')
  await chooseLimit(person, (ask * WAITING_SHARE).toFixed(2))
  await sheet.getByText(t('contracts.limitWaitsLong')).waitFor()
  await confirmButton(person).click()
  await resultTitle(person, 'Pending').waitFor()
  await sheet.getByRole('button', { name: t('contracts.done') }).click()
  await untilFilled(account)
  const [order] = await ordersOf(account)
  expect(order?.status).toBe('trading')
  expect(Number(order?.openPrice)).toBeLessThanOrEqual(Number(order?.delegatedPrice))
  await person.page
    .getByRole('button', { name: t('orderTicket.closePosition', { pair: 'BTC/USDT' }) })
    .waitFor()
})

test('TR-4.10: a moved price is told on the button, and nothing is sent by itself', async () => {
  const { person, account } = await openTradePage({ keeps: false })
  const { page, t } = person
  await openTicket(person, 'long')
  await page.route(
    CALL,
    (route) => {
      const body = route.request().postDataJSON() as { price: string }
      const old = { ...body, price: (Number(body.price) * 0.98).toFixed(2) }
      return route.continue({ postData: JSON.stringify(old) })
    },
    { times: 1 },
  )
  await confirmButton(person).click()
  const accept = page.getByRole('button', { name: /→/ })
  await accept.waitFor()
  expect(await ordersOf(account)).toEqual([])
  await accept.click()
  await resultTitle(person, 'Filled').waitFor()
  expect(await ordersOf(account)).toHaveLength(1)
  await ticket(person)
    .getByRole('button', { name: t('contracts.done') })
    .click()
})

test('an answer that is lost: said so, and repeating under the same key orders once', async () => {
  const { person, account } = await openTradePage({ keeps: false, prepare: muteOrderEvents })
  const { page, t } = person
  const keys: string[] = []
  page.on('request', (request) => {
    const key = request.headers()['idempotency-key']
    if (request.url().endsWith('createPerpetualContract')) keys.push(key ?? '')
  })
  await openTicket(person, 'short')
  const release = await holdOrderEvents(person)
  await dropAnswer(person.page, CALL)
  await confirmButton(person).click()
  await page.getByText(t('options.unknownTitle')).waitFor()
  await page.getByRole('button', { name: t('options.repeatSafely') }).click()
  await resultTitle(person, 'Filled').waitFor()
  release()
  expect(await ordersOf(account)).toHaveLength(1)
  expect(keys).toHaveLength(2)
  expect(new Set(keys).size).toBe(1)
})

test('an order with the keyboard alone', async () => {
  const { person, account } = await openTradePage()
  const { page, t } = person
  await tabTo(person, new RegExp(`^${escaped(t('orderTicket.sellShort'))}`))
  await page.keyboard.press('Enter')
  await confirmButton(person).and(page.locator(':enabled')).waitFor()
  await tabTo(person, /BTC\/USDT.+USD/)
  await page.keyboard.press('Enter')
  await resultTitle(person, 'Filled').waitFor()
  await tabTo(person, new RegExp(`^${escaped(t('contracts.setLevels'))}`))
  await page.keyboard.press('Enter')
  await page.getByRole('dialog', { name: t('contracts.levels') }).waitFor()
  expect(await findAxeBreaches(page)).toEqual([])
  await page.keyboard.press('Escape')
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  expect(await ordersOf(account)).toHaveLength(1)
})

test('levels by distance and by money are set on an open position', async () => {
  const { person, account } = await openTradePage()
  const { page, t } = person
  const sheet = await openTicket(person, 'long')
  await chooseLots(person, '10')
  await confirmButton(person).click()
  await resultTitle(person, 'Filled').waitFor()
  // The sheet has taken the height of its result.
  await untilStill(page)
  await sheet.getByRole('button', { name: t('contracts.setLevels') }).click()
  const levels = page.getByRole('dialog', { name: t('contracts.levels') })
  const unit = (level: string, name: string) =>
    levels
      .getByRole('radiogroup', { name: t('contracts.levelBy', { level }) })
      .getByRole('radio', { name })
  await unit(t('contracts.takeProfit'), t('contracts.byDistance')).check()
  await levels.getByRole('spinbutton', { name: t('contracts.takeProfit') }).fill('5')
  await unit(t('contracts.stopLoss'), t('contracts.byMoney')).check()
  await levels.getByRole('spinbutton', { name: t('contracts.stopLoss') }).fill('20')
  await levels.getByRole('button', { name: t('contracts.saveLevels') }).click()
  await levels.waitFor({ state: 'detached' })
  const [order] = await ordersOf(account)
  const open = Number(order?.openPrice)
  expect(Number(order?.takeProfit)).toBeCloseTo(open * 1.05, 1)
  // 0.1 BTC: a loss of 20 with both fees in it.
  const lost = (open - Number(order?.stopLoss)) * 0.1 + (open + Number(order?.stopLoss)) * 0.00005
  expect(lost).toBeCloseTo(20, 1)
})

test('a price of the book becomes the limit', async () => {
  const { person } = await openTradePage()
  const { page, t } = person
  const price = page.getByRole('button', {
    name: new RegExp(escaped(t('options.bookPick', { price: '' }).trim())),
  })
  await price.first().click()
  const limit = ticket(person).getByRole('spinbutton', { name: t('contracts.limitPrice') })
  await limit.waitFor()
  expect(Number(await limit.inputValue())).toBeGreaterThan(0)
})

test('without review one tap orders, but none before the ticket tells what', async () => {
  const { person, account } = await openTradePage({ keeps: false })
  const { page, context } = person
  const ticketFile = Promise.withResolvers<void>()
  await context.route(TICKET_FILE, async (route) => {
    await ticketFile.promise
    await route.continue()
  })
  await page.evaluate(chooseNoReview)
  await page.reload()
  await sideButton(person, 'long').and(page.locator(':enabled')).click()
  ticketFile.resolve()
  await confirmButton(person).and(page.locator(':enabled')).waitFor()
  expect(await ordersOf(account)).toEqual([])
  await page.keyboard.press('Escape')
  await ticket(person).waitFor({ state: 'hidden' })
  await sideButton(person, 'long').click()
  await resultTitle(person, 'Filled').waitFor()
  expect(await ordersOf(account)).toHaveLength(1)
})

test('while positions are read the button that closes has its place, and one tap orders nothing', async () => {
  const { person, account } = await openTradePage({ keeps: false })
  const { page, context } = person
  await openContract(account, { symbol: SYMBOL, direction: 'long', lots: '1' })
  await closeButton(person, PAIR).waitFor()
  // What the next visit holds a place for is kept once the lists have been read.
  await expect.poll(() => page.evaluate(() => localStorage.getItem('fairtick'))).toMatch(KEPT)
  await page.evaluate(chooseNoReview)
  const lists = Promise.withResolvers<void>()
  await routeRead(context, /\/api\/trade\/Contractorderlist/, async (route) => {
    await lists.promise
    await route.continue()
  })
  await page.reload()
  const short = sideButton(person, 'short')
  await short.waitFor()
  // The chart is drawn: what is still awaited are the lists.
  await drawnChart(person, PAIR)
  await untilStill(page)
  const place = await short.boundingBox()
  expect(await closeButton(person, PAIR).getAttribute('aria-busy')).toBe('true')
  expect(await short.isDisabled()).toBe(true)
  lists.resolve()
  await short.and(page.locator(':enabled')).waitFor()
  expect(await closeButton(person, PAIR).getAttribute('aria-busy')).toBeNull()
  expect(await short.boundingBox()).toEqual(place)
})

type TicketOptions = PageOptions & {
  readonly symbol?: string
  readonly prepare?: (person: CustomerPage) => Promise<void>
}

async function openTradePage({ symbol = SYMBOL, prepare, ...options }: TicketOptions = {}) {
  const account = await registerAccount(fixture.server())
  const person = await fixture.customerPage(options)
  await prepare?.(person)
  await logIn(person, account)
  await openContractPanel(person, symbol)
  await sideButton(person, 'long').and(person.page.locator(':enabled')).waitFor()
  return { person, account }
}

/** Runs in the page: as if chosen in the settings at an earlier visit. */
function chooseNoReview(): void {
  const kept = { state: { contractReview: 'off' }, version: 1 }
  localStorage.setItem('fairtick-ticket', JSON.stringify(kept))
}

/** How high the chart stands between the head of the screen and the ticket. */
async function chartRoom(sheet: Locator): Promise<number> {
  const page = sheet.page()
  const head = await page.locator('header').boundingBox()
  // Behind the sheet it has no role.
  const chart = await page.locator('#trade-chart').boundingBox()
  const top = Math.max(chart?.y ?? Number.POSITIVE_INFINITY, (head?.y ?? 0) + (head?.height ?? 0))
  return ((await sheet.boundingBox())?.y ?? 0) - top
}

/** Answers how often the screen was tapped since. */
async function countTaps({ page }: CustomerPage): Promise<() => Promise<number>> {
  const counted = await page.evaluateHandle(() => {
    const taps = { count: 0 }
    document.addEventListener('pointerup', () => (taps.count += 1), true)
    return taps
  })
  return () => counted.evaluate(({ count }) => count)
}

async function ordersOf({ client }: Account) {
  return (await client.call('contractOrders', { query: {} })).data
}

async function untilFilled(account: Account): Promise<void> {
  for (let step = 0; step < HOUR_STEPS; step += 1) {
    if ((await ordersOf(account))[0]?.status === 'trading') return
    await advanceMarket(fixture.server(), 15_000, SYMBOL)
  }
  throw new Error('the price did not come to the limit')
}
