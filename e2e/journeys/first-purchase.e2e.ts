// From the invitation link to a settled option that agrees with the public record.

import { MINUTE_MS } from '@fairtick/core/time/duration'
import { drawWays } from '@fairtick/testkit/drawn-sample'
import { expect, test } from 'vitest'
import { advanceMarket } from '../advance-market.ts'
import { expectOptionOnTape, type Outcome, readOption } from '../check-option-on-tape.ts'
import { type CustomerPage, signIn } from '../customer-page.ts'
import { openFixture } from '../fixture.ts'
import { formatMoney, formatSignedMoney, parsePriceAndSeq } from '../formats.ts'
import { balance, changeRows, openAssets } from '../screens/assets-screen.ts'
import { chooseList, openMarket, openPair, rowOf, star } from '../screens/market-screen.ts'
import { messageWith, openMessages } from '../screens/messages-screen.ts'
import { orderIdOf } from '../screens/orders-screen.ts'
import { register } from '../screens/register-screen.ts'
import {
  buy,
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
    const credentials = await register(person, server.inviteCode)

    await openMarket(person)
    await star(person, PAIR)
    await chooseList(person, 'watchlist')
    await rowOf(person, PAIR).waitFor()
    await openPair(person, PAIR)
    await expectMovingChart(person)

    await chooseDuration(person, t('shell.secondsShort', { count: 30 }))
    await chooseStake(person, STAKE)
    await buy(person, 'up')
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
