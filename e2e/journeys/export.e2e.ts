// Records saved as a file: what the lists show stands in it; offline and broken lines are said.

import { readFile } from 'node:fs/promises'
import type { Locator } from 'playwright-core'
import { expect, test } from 'vitest'
import { type CustomerPage, registerAccount } from '../customer-page.ts'
import { openFixture } from '../fixture.ts'
import { logIn } from '../screens/login-screen.ts'
import { openContract } from '../screens/positions-screen.ts'

const fixture = openFixture()

test('changes, contracts and options are saved, each as many as the lists tell', async () => {
  const account = await registerAccount(fixture.server())
  const { client } = account
  const key = () => ({ idempotencyKey: crypto.randomUUID() })
  const order = await openContract(account, { symbol: 'BTCUSDT', direction: 'long', lots: '4' })
  await client.call('closeContract', { body: { id: order.id, lots: '1' } }, key())
  const option = { symbol: 'BTCUSDT', direction: 'up', amount: '25', duration: 3_600 } as const
  await client.call('buyOption', { body: option }, key())
  const person = await fixture.customerPage()
  await logIn(person, account)

  const changes = await savedFrom(person, '/pages/wallet/financialrecords')
  expect(changes[0]?.[1]).toBe('日時')
  const { data } = await client.call('moneyChanges')
  expect(changes.slice(1).map((row) => [row[4], row[5]])).toEqual(
    data.toReversed().map(({ amount, balanceAfter }) => [amount, balanceAfter]),
  )
  const contracts = await savedFrom(person, '/pages/trade/traderecords')
  expect(contracts.slice(1).map(([id]) => id)).toEqual([order.id])
  const options = await savedFrom(person, '/pages/trade/traderecords?product=option')
  expect(options.slice(1).map((row) => row[4])).toEqual(['25'])
})

test('days that are none, a network that is away, a line that breaks', async () => {
  const account = await registerAccount(fixture.server())
  const person = await fixture.customerPage({ language: 'th', keeps: false })
  const { page, context, t } = person
  await logIn(person, account)
  const sheet = await openSheet(person, '/pages/wallet/financialrecords')
  const save = sheet.getByRole('button', { name: t('statements.exportStart') })
  const from = sheet.getByLabel(t('orders.filterFrom'), { exact: true })
  const usual = await from.inputValue()
  await from.fill('2019-01-01')
  await sheet.getByText(t('statements.exportTooLong', { days: 366 })).waitFor()
  expect(await save.isDisabled()).toBe(true)
  await from.fill(usual)

  await context.setOffline(true)
  await sheet.getByText(t('statements.exportOffline')).waitFor()
  expect(await save.isDisabled()).toBe(true)
  await context.setOffline(false)

  await page.route('**/api/export?*', (route) => route.abort())
  await save.click()
  await sheet.getByText(t('statements.exportBroken')).waitFor()
  await page.unroute('**/api/export?*')
  const [download] = await Promise.all([page.waitForEvent('download'), save.click()])
  const saved = t('statements.exportDone', { name: download.suggestedFilename() })
  await page.getByText(saved).first().waitFor()
})

/** Lines and cells of the file, the header first. */
async function savedFrom(person: CustomerPage, path: string): Promise<string[][]> {
  const sheet = await openSheet(person, path)
  const save = sheet.getByRole('button', { name: person.t('statements.exportStart') })
  const [download] = await Promise.all([person.page.waitForEvent('download'), save.click()])
  expect(download.suggestedFilename()).toMatch(/^fairtick-[a-z]+-[\d-]+\.csv$/)
  const text = await readFile(await download.path(), 'utf8')
  expect(text.startsWith('\uFEFF')).toBe(true)
  return text
    .slice(1)
    .trimEnd()
    .split('\r\n')
    .map((line) => line.split(','))
}

async function openSheet(person: CustomerPage, path: string): Promise<Locator> {
  await person.goTo(path)
  const name = person.t('statements.exportAction')
  await person.page.getByRole('button', { name, exact: true }).click()
  const sheet = person.page.getByRole('dialog', { name: person.t('statements.exportTitle') })
  await sheet.waitFor()
  return sheet
}
