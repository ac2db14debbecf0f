// Two people: one leads, the other copies, pauses, and stops with closing (TR-10).

import type { Locator } from 'playwright-core'
import { expect, test } from 'vitest'
import { advanceMarket } from '../advance-market.ts'
import { type Account, type CustomerPage, registerAccount } from '../customer-page.ts'
import { openFixture } from '../fixture.ts'
import { findAxeBreaches } from '../page-checks.ts'
import { keepRequestedPicture } from '../pictures.ts'
import { beginCopying, openCopySheet } from '../screens/copying-screen.ts'
import { logIn } from '../screens/login-screen.ts'
import { openContract } from '../screens/positions-screen.ts'
import { registerLeader } from '../seeded-leader.ts'

const NAME = 'Kaede'
const fixture = openFixture()

test('followed, copied at once, paused with a skip that is explained, stopped with closing', async () => {
  const server = fixture.server()
  const leader = await registerLeader(server, NAME)
  const account = await registerAccount(server)
  const person = await fixture.customerPage()
  const { page, t, goTo } = person
  await logIn(person, account)

  const sheet = await openCopySheet(person, NAME)
  await sheet.getByRole('textbox', { name: t('copying.allocation'), exact: true }).fill('1000')
  await sheet.getByText(t('copying.worstText', { amount: '−300.00' })).waitFor()
  await lookBack(person, sheet)
  await sheet.getByRole('button', { name: t('copying.submit') }).click()
  await sheet.getByText(t('copying.agreeNeeded')).waitFor()
  await beginCopying(person, NAME, '1000')

  const open = { symbol: 'BTCUSDT', direction: 'long', lots: '100' } as const
  await openContract(leader, open)
  await advanceMarket(server, 2_000)
  const copies = page.getByRole('definition').filter({ hasText: /^1$/ })
  await copies.waitFor()
  await page.getByRole('button', { name: t('copying.pause') }).click()
  await page.getByText(t('copying.pausedNote')).waitFor()
  await openContract(leader, open)
  await advanceMarket(server, 2_000)
  await page.getByRole('link', { name: t('copying.skips', { count: 1 }) }).click()
  await page.getByText(t('copying.skipPaused')).waitFor()
  await goTo('/pages/lever/leverList')
  await page.getByText(t('positions.copiedFrom', { name: NAME })).waitFor()

  await goTo('/pages/signalchannel?tab=mine')
  await page.getByRole('button', { name: t('copying.end') }).click()
  const question = page.getByRole('dialog')
  const confirm = question.getByRole('button', { name: t('copying.end') })
  expect(await confirm.isDisabled()).toBe(true)
  await question.getByRole('radio', { name: t('copying.endClose') }).check()
  await confirm.click()
  await page.getByText(t('copying.endManual')).waitFor()
  await advanceMarket(server, 2_000)
  const { total } = await account.client.call('contractOrders', { query: { status: 'trading' } })
  expect(total).toBe(0)

  await reportSignal(person, await postSignal(leader, open.symbol))
})

async function postSignal(leader: Account, symbol: string): Promise<string> {
  const person = await fixture.customerPage()
  const { page, t, goTo } = person
  await logIn(person, leader)
  await goTo('/pages/signalchannel?tab=signals')
  await page.getByRole('button', { name: t('signals.compose') }).click()
  const sheet = page.getByRole('dialog')
  await sheet.getByRole('combobox').selectOption(symbol)
  await sheet.getByRole('radio', { name: t('orderTicket.long') }).check()
  const [words, publish] = [
    sheet.getByRole('textbox', { name: t('signals.words') }),
    sheet.getByRole('button', { name: t('signals.publish') }),
  ]
  await words.fill('30%')
  await publish.click()
  await sheet.getByRole('alert').waitFor()
  const text = 'Higher lows since Monday.'
  await words.fill(text)
  await publish.click()
  await page.getByRole('button', { name: t('signals.withdraw') }).waitFor()
  await keepRequestedPicture(page, { folder: 'signals', name: 'own' })
  return text
}

/** Nobody was told of it: who looks finds it, with what the leader held. */
async function reportSignal({ page, t, goTo }: CustomerPage, text: string): Promise<void> {
  await goTo('/pages/signalchannel?tab=signals')
  await page.getByText(text).waitFor()
  await page.getByText(t('signals.held')).waitFor()
  await page.getByRole('button', { name: t('signals.report') }).click()
  const sheet = page.getByRole('dialog', { name: t('signals.reportTitle') })
  await sheet.getByRole('radio', { name: t('signals.reasonUntrue') }).check()
  await keepRequestedPicture(page, { folder: 'signals', name: 'report' })
  await sheet.getByRole('button', { name: t('signals.reportSend') }).click()
  await page.getByText(t('signals.reported')).waitFor()
  expect(await findAxeBreaches(page)).toEqual([])
}

/** What the leader did before is worked out for these terms, and marked once they are others. */
async function lookBack({ t }: CustomerPage, sheet: Locator): Promise<void> {
  await sheet.getByRole('button', { name: t('copying.dryRun', { days: 30 }) }).click()
  const part = sheet.getByRole('region', { name: t('copying.dryRun', { days: 30 }) })
  await part.getByText(t('copying.dryRunNet')).waitFor()
  // Asked for before the consent, which is not missed yet.
  expect(await sheet.getByText(t('copying.agreeNeeded')).count()).toBe(0)
  await part.getByText('1 / 1').waitFor()
  const allocation = sheet.getByRole('textbox', { name: t('copying.allocation'), exact: true })
  await allocation.fill('900')
  await part.getByText(t('copying.dryRunOther')).waitFor()
  await part.getByRole('button', { name: t('copying.dryRunAgain') }).click()
  await part.getByText(t('copying.dryRunOther')).waitFor({ state: 'detached' })
  await allocation.fill('1000')
}
