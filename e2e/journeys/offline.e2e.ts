// Without a network everything is said to be old; with it, prices are live again by themselves.

import { expect, test } from 'vitest'
import { registerAccount } from '../person.ts'
import { logIn } from '../screens/login-screen.ts'
import { buy, buyButton, drawnChart, openTrade, runningOptions } from '../screens/trade-screen.ts'
import { openStage } from '../stage.ts'

const stage = openStage()

test('offline: a banner and a closed ticket; online again: live and open', async () => {
  const account = await registerAccount(stage.server())
  const person = await stage.person({ language: 'th' })
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
  const account = await registerAccount(stage.server())
  const person = await stage.person()
  await logIn(person, account)
  await openTrade(person, 'BTCUSDT')
  await person.page.reload()
  await drawnChart(person, 'BTC/USDT')
})
