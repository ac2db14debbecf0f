// The practice money is set back: refused while an option runs, done once it has settled.

import { expect, test } from 'vitest'
import { advanceMarket } from '../advance-market.ts'
import { registerAccount } from '../customer-page.ts'
import { openFixture } from '../fixture.ts'
import { balance, changeRows, openAssets } from '../screens/assets-screen.ts'
import { logIn } from '../screens/login-screen.ts'
import { messageWith, openMessages } from '../screens/messages-screen.ts'
import { buy, chooseStake, openTrade, runningOptions } from '../screens/trade-screen.ts'

const AMOUNT = '10,000.00'

const fixture = openFixture()

test('a reset waits for running options and leaves a record (TR-12)', async () => {
  const server = fixture.server()
  const account = await registerAccount(server)
  const person = await fixture.customerPage()
  const { page, t } = person
  await logIn(person, account)
  await openTrade(person, 'BTCUSDT')
  await chooseStake(person, '100')
  await buy(person, 'up')
  await runningOptions(person).waitFor()

  await openAssets(person)
  await expect.poll(() => balance(person).innerText()).toBe('9,900.00')
  await page.getByRole('button', { name: t('account.reset'), exact: true }).click()
  const dialog = page.getByRole('alertdialog', {
    name: t('account.resetTitle', { amount: AMOUNT }),
  })
  await dialog.getByRole('button', { name: t('account.reset'), exact: true }).click()
  await dialog.getByText(t('account.resetNotFlat')).waitFor()
  await dialog.getByRole('button', { name: t('shell.close') }).click()
  expect(await balance(person).innerText()).toBe('9,900.00')

  await advanceMarket(server, 75_000)
  await expect
    .poll(async () => (await account.client.call('accountSummary')).stake)
    .toMatch(/^0(\.0+)?$/)
  await openAssets(person)
  await page.getByRole('button', { name: t('account.reset'), exact: true }).click()
  await dialog.getByRole('button', { name: t('account.reset'), exact: true }).click()
  await page.getByText(t('account.resetDone', { amount: AMOUNT })).waitFor()
  await expect.poll(() => balance(person).innerText()).toBe(AMOUNT)
  await expect
    .poll(() => changeRows(person).first().innerText())
    .toContain(t('account.causePracticeReset'))
  await openMessages(person)
  await messageWith(person, t('notices.practiceResetTitle')).waitFor()
})
