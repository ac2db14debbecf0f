// A price alert from the bell to the message: set on either side of the price, one fires with the
// next tick, a toast and a message tell of it, and the list has it no longer; the other is removed.

import type { Client } from '@fairtick/wire/client'
import { expect, test } from 'vitest'
import { advanceMarket } from '../advance-market.ts'
import { type CustomerPage, registerAccount } from '../customer-page.ts'
import { openFixture } from '../fixture.ts'
import { findAxeBreaches, findOverflow, findSmallTargets } from '../page-checks.ts'
import { untilStill } from '../page-signs.ts'
import { logIn } from '../screens/login-screen.ts'
import { rowOf } from '../screens/market-screen.ts'
import { openMessages } from '../screens/messages-screen.ts'
import { openTrade } from '../screens/trade-screen.ts'
import { patternOf } from '../texts.ts'

const FINGER_PX = 44
const PAIR = 'BTC/USDT'
const fixture = openFixture()

const sheetOf = ({ page }: CustomerPage) => page.getByRole('dialog')

async function openAlerts({ page, t }: CustomerPage): Promise<void> {
  await page.getByRole('button', { name: t('market.alertBell', { pair: PAIR }) }).click()
  await page.getByRole('dialog').waitFor()
}

/** A press beside the price that is there. */
async function setBeside(person: CustomerPage, side: 'above' | 'below'): Promise<void> {
  const { page, t, language } = person
  await openAlerts(person)
  const sheet = sheetOf(person)
  const step = t(side === 'above' ? 'priceAlerts.higher' : 'priceAlerts.lower')
  await sheet.getByRole('button', { name: step }).click()
  const words = side === 'above' ? 'priceAlerts.whenAbove' : 'priceAlerts.whenBelow'
  await sheet.getByText(patternOf(language, words)).waitFor()
  await sheet.getByRole('button', { name: t('priceAlerts.set') }).click()
  await page.getByText(patternOf(language, 'priceAlerts.wasSet')).first().waitFor()
  await sheet.waitFor({ state: 'detached' })
}

/** Until the price is another one: some ticks repeat the one before. */
async function untilMoved(client: Client): Promise<void> {
  const newest = async () => {
    const { ticks } = await client.call('ticks', { query: { symbol: 'BTCUSDT', limit: '1' } })
    return ticks[0]?.[2]
  }
  const before = await newest()
  while ((await newest()) === before) await advanceMarket(fixture.server(), 15_000)
}

test('set, the price crosses, a toast and a message tell of it, once', async () => {
  const server = fixture.server()
  const account = await registerAccount(server)
  const person = await fixture.customerPage({ language: 'ja' })
  const { page, t, language } = person
  await logIn(person, account)
  await openTrade(person, 'BTCUSDT')

  await openAlerts(person)
  await sheetOf(person).getByText(t('priceAlerts.none')).waitFor()
  await sheetOf(person)
    .getByRole('button', { name: t('priceAlerts.set') })
    .click()
  await sheetOf(person).getByText(t('priceAlerts.sameAsNow')).first().waitFor()
  expect((await account.client.call('priceAlerts')).data).toEqual([])
  await page.keyboard.press('Escape')
  await sheetOf(person).waitFor({ state: 'detached' })

  await setBeside(person, 'above')
  await setBeside(person, 'below')
  await openAlerts(person)
  const removals = sheetOf(person).getByRole('button', {
    name: patternOf(language, 'priceAlerts.remove'),
  })
  await expect.poll(() => removals.count()).toBe(2)
  await untilStill(page)
  expect(await findAxeBreaches(page)).toEqual([])
  expect(await findSmallTargets(page, FINGER_PX)).toEqual([])
  expect(await findOverflow(page)).toEqual([])

  await untilMoved(account.client)
  await page.getByText(patternOf(language, 'market.alertFired')).first().waitFor()
  await expect.poll(() => removals.count()).toBe(1)
  await removals.click()
  await sheetOf(person).getByText(t('priceAlerts.none')).waitFor()
  await advanceMarket(server, 60_000)

  const { data } = await account.client.call('messages', { query: {} })
  const told = data.filter(({ title }) => title.includes(PAIR))
  expect(told).toHaveLength(1)
  await openMessages(person)
  const summary = told[0]?.summary ?? ''
  await page
    .getByText(told[0]?.title ?? '')
    .first()
    .waitFor()
  const seq = Number(/ティック (\d+)/.exec(summary)?.[1])
  const query = { symbol: 'BTCUSDT', fromSeq: String(seq), limit: '1' }
  const { ticks } = await account.client.call('ticks', { query })
  expect(summary.replaceAll(',', '')).toContain(ticks[0]?.[2])
})

test('the menu of a market row leads to the same sheet', async () => {
  const account = await registerAccount(fixture.server())
  const person = await fixture.customerPage({ language: 'th', theme: 'dark', widthPx: 1280 })
  const { page, t } = person
  await logIn(person, account)
  await person.goTo('/pages/home/market')
  await rowOf(person, PAIR)
    .getByRole('button', { name: t('market.menu', { pair: PAIR }) })
    .click()
  await sheetOf(person)
    .getByRole('button', { name: t('market.alert') })
    .click()
  await page.getByRole('dialog', { name: t('market.alertBell', { pair: PAIR }) }).waitFor()
  await untilStill(page)
  expect(await findAxeBreaches(page)).toEqual([])
  expect(await findSmallTargets(page, FINGER_PX)).toEqual([])
})
