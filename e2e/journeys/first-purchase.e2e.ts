// From the invitation link to a settled option that agrees with the public record.

import { MINUTE_MS } from '@fairtick/core/time/duration'
import { drawWays } from '@fairtick/testkit/drawn-sample'
import { expect, test } from 'vitest'
import { advanceMarket } from '../advance-market.ts'
import { expectOptionOnTape, type Outcome, readOption } from '../check-option-on-tape.ts'
import { type CustomerPage, signIn } from '../customer-page.ts'
import { openFixture } from '../fixture.ts'
import { formatMoney, formatSignedMoney, parsePriceAndSeq } from '../formats.ts'
import { findAxeBreaches } from '../page-checks.ts'
import { keepPicture } from '../pictures.ts'
import { balance, changeRows, openAssets } from '../screens/assets-screen.ts'
import { acceptSheet, unreadSheet } from '../screens/cost-sheet-screen.ts'
import { chooseList, openMarket, openPair, rowOf, star } from '../screens/market-screen.ts'
import { messageWith, openMessages } from '../screens/messages-screen.ts'
import { orderIdOf } from '../screens/orders-screen.ts'
import { register } from '../screens/register-screen.ts'
import {
  buy,
  buyButton,
  chooseDuration,
  chooseStake,
  drawnChart,
  figure,
  resultSheet,
  runningOptions,
} from '../screens/trade-screen.ts'

const PAIR = 'BTC/USDT'
const STAKE = '25'

const BALANCE_AFTER = { win: '10020', lose: '9975', draw: '10000', void: '10000' }
const PROFIT = { win: '20', lose: '-25', draw: '0', void: '0' }
const RESULT_WORD = {
  win: 'options.win',
  lose: 'options.lose',
  draw: 'options.draw',
  void: 'options.void',
} as const
const NOTICE = {
  win: 'notices.optionWonTitle',
  lose: 'notices.optionLostTitle',
  draw: 'notices.optionDrawTitle',
  void: 'notices.optionVoidTitle',
} as const

const fixture = openFixture()

const LOOKS = [
  { language: 'ja', widthPx: 390 },
  { language: 'th', widthPx: 390 },
  { language: 'en', widthPx: 1280 },
] as const

test.each(drawWays('newcomers', LOOKS))(
  'a newcomer buys up in $language at $widthPx px (TR-5)',
  async (look) => {
    const server = fixture.server()
    const person = await fixture.customerPage(look)
    const { page, t } = person
    await person.context.addInitScript(countActs)
    const credentials = await register(person, server.inviteCode)
    await followFirstSteps(person)

    await openMarket(person)
    await star(person, PAIR)
    await chooseList(person, 'watchlist')
    await rowOf(person, PAIR).waitFor()
    await openPair(person, PAIR)
    await expectMovingChart(person)

    await chooseDuration(person, t('shell.secondsShort', { count: 30 }))
    await chooseStake(person, STAKE)
    await buy(person, 'up')
    await acceptSheet(await unreadSheet(person, 'option'), person)
    await runningOptions(person).waitFor()
    expect(await runningOptions(person).count()).toBe(1)
    await advanceMarket(server, 45_000)

    const sheet = resultSheet(person)
    const shown = parsePriceAndSeq(await figure(sheet, t('options.resultStrike')).innerText())
    const settled = parsePriceAndSeq(await figure(sheet, t('options.resultSettlement')).innerText())
    const sheetText = await sheet.innerText()
    // The way to it is drawn from the public record, up to the tick that decided.
    const seq = settled.seq.toLocaleString('en-US')
    await sheet.getByRole('img', { name: new RegExp(`${seq}$`) }).waitFor()
    await sheet.getByRole('link', { name: t('options.seeDetail') }).click()
    await page.getByRole('heading', { name: t('orders.detailTitle') }).waitFor()

    const client = await signIn(server, credentials)
    const order = await readOption(client, orderIdOf(page.url()))
    const outcome = await expectOptionOnTape(client, order)
    expect(shown).toEqual({ price: order.strike, seq: order.strikeSeq })
    expect(settled).toEqual({ price: order.settlePrice, seq: order.settleSeq })
    expect(sheetText).toContain(t(RESULT_WORD[outcome]))
    expect(sheetText).toContain(formatSignedMoney(PROFIT[outcome]))
    await expectMoneyAndMessage(person, outcome)
  },
)

/** Of a newcomer before the first option: reading apart, a minute's work. */
const MOST_TAPS = 12
const MOST_FIELDS = 5
/** Done, Up and the button that confirms. */
const TAPS_TO_COME = 3

/** Three marks from the welcome to the buttons that buy, by keys and by finger; never again. */
async function followFirstSteps(person: CustomerPage): Promise<void> {
  const { page, t } = person
  const mark = (title: string) => page.getByRole('dialog', { name: title })
  await page.getByRole('link', { name: t('session.welcomeHome') }).click()
  const money = mark(t('firstSteps.moneyTitle'))
  await money.getByText('10,000.00').waitFor()
  expect(await page.getByRole('dialog').count()).toBe(1)
  expect(await findAxeBreaches(page)).toEqual([])
  await keepPicture(page, { folder: 'first-steps', name: `money-${person.language}` })
  await money.getByRole('button', { name: t('firstSteps.next') }).press('Enter')
  const duration = mark(t('firstSteps.durationTitle'))
  const hasFocus = () => duration.evaluate((card) => card === document.activeElement)
  await expect.poll(hasFocus).toBe(true)
  await keepPicture(page, { folder: 'first-steps', name: `duration-${person.language}` })
  await chooseDuration(person, t('shell.secondsShort', { count: 30 }))
  await duration.getByRole('button', { name: t('firstSteps.next') }).click()
  const buying = mark(t('firstSteps.buyTitle'))
  await buying.waitFor()
  expect(await findAxeBreaches(page)).toEqual([])
  await keepPicture(page, { folder: 'first-steps', name: `buy-${person.language}` })
  const { taps, fields } = await page.evaluate(() => window.acts)
  expect(taps + TAPS_TO_COME).toBeLessThanOrEqual(MOST_TAPS)
  expect(fields.length).toBeLessThanOrEqual(MOST_FIELDS)
  await buying.getByRole('button', { name: t('firstSteps.done') }).click()
  await buying.waitFor({ state: 'detached' })
  await page.reload()
  await buyButton(person, 'up').waitFor()
  expect(await page.getByRole('dialog').count()).toBe(0)
}

declare global {
  interface Window {
    /** Taps and keys that press, and the fields that were filled in. */
    acts: { taps: number; fields: string[] }
  }
}

/** Runs in the page, before the app. */
function countActs(): void {
  const acts: Window['acts'] = { taps: 0, fields: [] }
  window.acts = acts
  const count = () => {
    acts.taps += 1
  }
  addEventListener('pointerup', count, true)
  addEventListener('keydown', ({ key }) => key === 'Enter' && count(), true)
  addEventListener('input', ({ target }) => {
    const isText = target instanceof HTMLInputElement && !/checkbox|radio/.test(target.type)
    if (isText && !acts.fields.includes(target.id)) acts.fields.push(target.id)
  })
}

/** Candles are drawn, and a minute later the picture is another one. */
async function expectMovingChart(person: CustomerPage): Promise<void> {
  const panel = await drawnChart(person, PAIR)
  const before = await panel.screenshot()
  await fixture.server().advance(MINUTE_MS)
  await expect.poll(async () => before.equals(await panel.screenshot())).toBe(false)
}

async function expectMoneyAndMessage(person: CustomerPage, outcome: Outcome): Promise<void> {
  const { t } = person
  await openAssets(person)
  const after = formatMoney(BALANCE_AFTER[outcome])
  await expect.poll(() => balance(person).innerText()).toBe(after)
  // The balance may be told before the changes have been read.
  await changeRows(person).first().waitFor()
  const [newest, purchase] = await changeRows(person).allInnerTexts()
  expect(outcome === 'lose' ? newest : purchase).toContain(t('account.causeOptionPurchase'))
  if (outcome !== 'lose') {
    expect(newest).toContain(t('account.causeOptionSettlement'))
    expect(newest).toContain(t('account.balanceAfter', { amount: after }))
  }
  await openMessages(person)
  const values = { pair: PAIR, direction: t('notices.up'), profit: '20.00', stake: '25.00' }
  await messageWith(person, t(NOTICE[outcome], values)).waitFor()
}
