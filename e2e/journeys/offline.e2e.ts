// Without a network everything is said to be old; with it, prices are live again by themselves.

import { expect, test } from 'vitest'
import { registerAccount } from '../customer-page.ts'
import { openFixture } from '../fixture.ts'
import { findAxeBreaches } from '../page-checks.ts'
import { closeButton, openContractPanel, sideButton, ticket } from '../screens/contract-screen.ts'
import { logIn } from '../screens/login-screen.ts'
import { openContract } from '../screens/positions-screen.ts'
import { buy, buyButton, drawnChart, openTrade, runningOptions } from '../screens/trade-screen.ts'

/** What a panel loads when it is needed. */
const LATE_FILES = /\/assets\/(candle-chart|order-panel|close-sheet)-/

const fixture = openFixture()

test('offline: a banner and a closed ticket; online again: live and open', async () => {
  const account = await registerAccount(fixture.server())
  const person = await fixture.customerPage({ language: 'th' })
  const { page, context, t } = person
  await logIn(person, account)
  await openTrade(person, 'BTCUSDT')
  await page.getByText(t('shell.sourceReplay')).waitFor()

  await context.setOffline(true)
  await page.getByText(t('shell.offline')).waitFor()
  await page.getByText(t('options.blockedOffline'), { exact: true }).waitFor()
  expect(await buyButton(person, 'up').isDisabled()).toBe(true)

  await context.setOffline(false)
  await page.getByText(t('shell.offline')).waitFor({ state: 'hidden' })
  await page.getByText(t('shell.sourceReplay')).waitFor()
  await drawnChart(person, 'BTC/USDT')
  await buy(person, 'up')
  await runningOptions(person).waitFor()
})

test('the trade screen as the first page: its chart is drawn', async () => {
  const account = await registerAccount(fixture.server())
  const person = await fixture.customerPage()
  await logIn(person, account)
  await openTrade(person, 'BTCUSDT')
  await person.page.reload()
  await drawnChart(person, 'BTC/USDT')
})

test('code that is lost on its way: said where it is missed, and the rest goes on', async () => {
  const account = await registerAccount(fixture.server())
  await openContract(account, { symbol: 'BTCUSDT', direction: 'long', lots: '1' })
  const person = await fixture.customerPage({ language: 'th' })
  const { page, context, t } = person
  await logIn(person, account)
  await context.route(LATE_FILES, (route) => route.abort())
  await openContractPanel(person, 'BTCUSDT')
  await page
    .getByRole('alert')
    .filter({ hasText: t('shell.partLost') })
    .waitFor()
  expect(await findAxeBreaches(page)).toEqual([])

  const notice = page.getByRole('status').filter({ hasText: t('shell.partLost') })
  for (const button of [closeButton(person, 'BTC/USDT'), sideButton(person, 'long')]) {
    await button.click()
    // It leaves by itself unless the pointer rests on it.
    await notice.hover()
    await notice.getByRole('button', { name: t('shell.close') }).click()
    await notice.waitFor({ state: 'hidden' })
  }
  await closeButton(person, 'BTC/USDT').click()
  await notice.hover()
  await context.unroute(LATE_FILES)
  await notice.getByRole('button', { name: t('shell.reload') }).click()
  await drawnChart(person, 'BTC/USDT')
  await closeButton(person, 'BTC/USDT').click()
  await ticket(person).waitFor()
})
