// Closing all positions at once while one pair has no prices: held down, and by keyboard.

import { expect, test } from 'vitest'
import { type CustomerPage, registerAccount } from '../customer-page.ts'
import { openFixture } from '../fixture.ts'
import { findAxeBreaches } from '../page-checks.ts'
import { logIn } from '../screens/login-screen.ts'
import { openContract, openPositions } from '../screens/positions-screen.ts'
import { seededMarket } from '../seeded-account.ts'
import { patternOf } from '../texts.ts'

const BTC = { symbol: 'BTCUSDT', direction: 'long', lots: '10' } as const
const XRP = { symbol: 'XRPUSDT', direction: 'short', lots: '10' } as const

/**
 * Coinbase has no BTC prices from 2018-04-04 16:48 on; XRP goes on. The silence is leapt to, so
 * that both can be bought before, however long that takes.
 */
const fixture = openFixture({ ...seededMarket(), REPLAY_FROM: '2018-04-04T16:30:00Z' })
const TO_SILENCE_MS = 20 * 60_000

test('what is stale is passed over and named; the rest is closed (TR-4.16)', async () => {
  const server = fixture.server()
  const accounts = [await registerAccount(server), await registerAccount(server)]
  for (const account of accounts) {
    await openContract(account, BTC)
    await openContract(account, XRP)
  }
  const [byHand, byKeyboard] = [
    await fixture.customerPage(),
    await fixture.customerPage({ language: 'th' }),
  ]
  await server.advance(TO_SILENCE_MS)
  for (const [person, confirm] of [
    [byHand, hold],
    [byKeyboard, confirmWithKeys],
  ] as const) {
    const account = accounts[person === byHand ? 0 : 1]
    if (account === undefined) throw new Error('each person has an account')
    const { page, t, language } = person
    await logIn(person, account)
    await openPositions(person)
    await page.getByRole('button', { name: t('positions.closeAll') }).click()
    const sheet = page.getByRole('dialog')
    await sheet.getByText(t('positions.batchClosing', { count: 1 })).waitFor()
    await sheet.getByText(t('positions.batchSkipped', { count: 1 })).waitFor()
    expect(await findAxeBreaches(page)).toEqual([])
    await confirm(person)
    await sheet.getByText(t('positions.batchClosed', { count: 1 })).waitFor()
    await sheet.getByText(t('positions.batchPassed', { count: 1 })).waitFor()
    await sheet.getByText(t('positions.skipStale')).waitFor()
    expect(await sheet.getByText(patternOf(language, 'orders.stepDetail')).count()).toBe(1)
    const { data } = await account.client.call('contractOrders', { query: { status: 'trading' } })
    expect(data.map(({ symbol }) => symbol)).toEqual(['BTCUSDT'])
  }
})

async function hold({ page, t }: CustomerPage): Promise<void> {
  const button = page.getByRole('button', { name: t('positions.holdToClose', { count: 1 }) })
  const closed = page.getByText(t('positions.batchClosed', { count: 1 }))
  await button.click()
  expect(await closed.isVisible()).toBe(false)
  await button.hover()
  await page.mouse.down()
  await closed.waitFor()
  await page.mouse.up()
}

async function confirmWithKeys({ page, t }: CustomerPage): Promise<void> {
  await page.getByRole('button', { name: t('positions.withoutHolding') }).press('Enter')
  await page.getByRole('button', { name: t('positions.confirmClose') }).press('Enter')
}
