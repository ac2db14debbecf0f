// The fall of 4 April 2018 through open contracts: levels, fills, margin call, stop-out, overnight.

import { MINUTE_MS } from '@fairtick/core/time/duration'
import { readTicks } from '@fairtick/testkit/public-ticks'
import type { CallInput } from '@fairtick/wire/api-contract'
import type { WireContract } from '@fairtick/wire/socket/frames'
import { beforeAll, expect, test } from 'vitest'
import { expectFillsOnTape } from '../check-fills-on-tape.ts'
import { type Account, type CustomerPage, registerAccount } from '../customer-page.ts'
import { openFixture } from '../fixture.ts'
import { formatFee } from '../formats.ts'
import { findAxeBreaches } from '../page-checks.ts'
import { logIn } from '../screens/login-screen.ts'
import { messageWith, openMessages } from '../screens/messages-screen.ts'

const SYMBOL = 'BTCUSDT'
const LONGEST_FALL_MS = 180_000
/** Together they bind nine tenths of the account. */
const GAMBLES = 13
/** A longer gap is an outage of the operator's own, behind which nobody is stopped out at once. */
const WITHOUT_OUTAGE_MS = 20_000
/** BTC fell by a tenth within twelve hours of it. */
const fixture = openFixture({ REPLAY_FROM: '2018-04-04T07:00:00Z' })

let trader: Account
let gambler: Account
let sold: WireContract
let bought: WireContract
let waits: WireContract

/** All that is open goes through the same fall. */
beforeAll(async () => {
  trader = await registerAccount(fixture.server())
  gambler = await registerAccount(fixture.server())
  const price = await markOf(trader)
  const at = (part: number) => (price * part).toFixed(2)
  sold = await place(trader, { direction: 'short', takeProfit: at(0.97) })
  bought = await place(trader, { direction: 'long', stopLoss: at(0.99) })
  waits = await place(trader, { direction: 'long', orderType: 'limit', price: at(0.95) })
  expect(waits.status).toBe('pending')
  for (let orders = 0; orders < GAMBLES; orders += 1) {
    await place(gambler, { direction: 'long', lots: '500', leverage: 50 })
  }
  await fallUntil(async () => (await read(trader, waits.id)).status === 'trading')
  await fallUntil(async () => (await closedOf(gambler)).length === GAMBLES, WITHOUT_OUTAGE_MS)
}, LONGEST_FALL_MS)

test('levels are hit by gaps, a limit fills, each at the tick that it names (TR-4.11, TR-4.12)', async () => {
  const { client } = trader
  const [gained, lost] = [await read(trader, sold.id), await read(trader, bought.id)]
  expect(gained).toMatchObject({ status: 'closed', closeReason: 'take_profit' })
  expect(Number(gained.closes[0]?.price)).toBeLessThanOrEqual(Number(gained.takeProfit))
  expect(lost).toMatchObject({ status: 'closed', closeReason: 'stop_loss' })
  expect(Number(lost.closes[0]?.price)).toBeLessThanOrEqual(Number(lost.stopLoss))
  const filled = await read(trader, waits.id)
  expect(Number(filled.openPrice)).toBeLessThanOrEqual(Number(filled.delegatedPrice))
  for (const order of [gained, lost, filled]) await expectFillsOnTape(client, order)

  const person = await fixture.customerPage()
  await logIn(person, trader)
  await person.goTo(`/pages/trade/orderdetail?id=${gained.id}`)
  await person.page.getByText(person.t('positions.reasonTakeProfit')).first().waitFor()
  expect(await findAxeBreaches(person.page)).toEqual([])
})

test('who bets everything is warned, stopped out, told why, and owes nothing (TR-4.7, TR-4.8)', async () => {
  const { client } = gambler
  const data = await closedOf(gambler)
  expect(data).toHaveLength(GAMBLES)
  for (const order of data) {
    expect(order.closeReason).toBe('stop_out')
    await expectFillsOnTape(client, order)
  }
  const { cash, usedMargin } = await client.call('accountSummary', {})
  expect(Number(cash)).toBeGreaterThanOrEqual(0)
  expect(usedMargin).toBe('0')
  const { data: closes } = await client.call('moneyChanges', { query: { type: 'contract-close' } })
  const [helped, ...others] = closes.filter(({ protection }) => protection !== null)
  expect(others).toEqual([])
  expect(Number(helped?.protection)).toBeGreaterThan(0)
  expect(helped?.balanceAfter).toBe('0')

  const person = await fixture.customerPage({ language: 'th' })
  await logIn(person, gambler)
  await openMessages(person)
  await messageWith(person, leadOf(person, 'notices.marginCallTitle')).first().waitFor()
  await person.goTo('/pages/home/order?product=contract&list=closed')
  await person.page.getByText(person.t('positions.reasonStopOut')).first().waitFor()
  await person.goTo('/pages/wallet/financialrecords')
  const amount = formatFee(helped?.protection ?? '')
  await person.page.getByText(person.t('account.protectionPart', { amount })).waitFor()
  expect(await findAxeBreaches(person.page)).toEqual([])
})

test('a night is charged once a position, and told once (TR-4.4)', async () => {
  const account = await registerAccount(fixture.server())
  const { client } = account
  const ids = [
    (await place(account, { direction: 'long' })).id,
    (await place(account, { direction: 'short' })).id,
  ]
  const { nextRollover } = await client.call('contractTerms', { query: { symbol: SYMBOL } })
  const { time } = await client.call('time', {})
  await fixture.server().advance(nextRollover - time + 1_000)
  await expect
    .poll(async () => (await client.call('moneyChanges', { query: { type: 'overnight' } })).total)
    .toBe(2)
  const charged = await Promise.all(ids.map((id) => read(account, id)))
  for (const order of charged) expect(Number(order.overnightFee)).toBeGreaterThan(0)

  const person = await fixture.customerPage()
  await logIn(person, account)
  await openMessages(person)
  // It happens every night: a list of its own, and no badge.
  const routine = person.t('messages.listRoutine')
  await person.page.getByRole('tab', { name: routine, exact: true }).click()
  const sum = charged.reduce((fees, { overnightFee }) => fees + Number(overnightFee), 0)
  const change = `−${formatFee(String(sum))}`
  await messageWith(person, person.t('notices.overnightTitle', { change })).waitFor()
})

type Order = Partial<CallInput<'openContract'>['body']>

async function place({ client }: Account, order: Order) {
  const body = {
    ...{ symbol: SYMBOL, direction: 'long', orderType: 'market', lots: '10', leverage: 20 },
    ...order,
  } as CallInput<'openContract'>['body']
  const answer = await client.call(
    'openContract',
    { body },
    { idempotencyKey: crypto.randomUUID() },
  )
  return answer.order
}

async function read({ client }: Account, id: string) {
  const detail = await client.call('orderDetail', { query: { id } })
  if (detail.kind !== 'contract') throw new Error(`${id} is a ${detail.kind}`)
  return detail.order
}

async function markOf({ client }: Account): Promise<number> {
  const [newest] = await readTicks(client, { symbol: SYMBOL, limit: '1' })
  return Number(newest?.price)
}

async function closedOf({ client }: Account) {
  const { data } = await client.call('contractOrders', { query: { status: 'closed' } })
  return data
}

/** Gap after gap, until it has happened. Some minutes of that day have no price. */
async function fallUntil(
  hasHappened: () => Promise<boolean>,
  gapMs = 10 * MINUTE_MS,
): Promise<void> {
  const most = 24 * 6
  for (let gaps = 0; gaps < most; gaps += 1) {
    if (await hasHappened()) return
    await fixture.server().advance(gapMs)
  }
  throw new Error('it never happened')
}

/** A title up to where its values begin. */
function leadOf({ t }: CustomerPage, key: 'notices.marginCallTitle'): string {
  return (t(key, { riskRate: '¦' }).split('¦')[0] ?? '').trim()
}
