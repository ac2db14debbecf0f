// Limits that customers set for themselves: tighter at once, looser later, a break to its end.

import { DAY_MS } from '@fairtick/core/time/duration'
import { expect, test } from 'vitest'
import { leap } from '../advance-market.ts'
import { type CustomerPage, registerAccount } from '../customer-page.ts'
import { openFixture } from '../fixture.ts'
import { logIn } from '../screens/login-screen.ts'

const fixture = openFixture()

async function openLimits({ goTo, page, t }: CustomerPage): Promise<void> {
  await goTo('/pages/setting/secure')
  await page.getByRole('link', { name: t('settings.limits') }).click()
  await page.getByRole('heading', { name: t('limits.title'), level: 1 }).waitFor()
}

const opening = {
  symbol: 'BTCUSDT',
  direction: 'long',
  orderType: 'market',
  lots: '0.1',
  leverage: 10,
  price: '1000000',
} as const

test('a tighter limit counts at once, a looser one after a day, and the engine keeps it', async () => {
  const server = fixture.server()
  const account = await registerAccount(server)
  const person = await fixture.customerPage()
  const { page, t } = person
  await logIn(person, account)
  await openLimits(person)
  const row = page.getByRole('button', { name: t('limits.openPositions') })
  const set = async (count: string) => {
    await row.click()
    const sheet = page.getByRole('dialog', { name: t('limits.openPositions') })
    await sheet.getByLabel(t('limits.count'), { exact: true }).fill(count)
    await sheet.getByRole('button', { name: t('limits.save') }).click()
    await sheet.waitFor({ state: 'detached' })
  }
  await set('0')
  await page.getByText(t('limits.savedNow')).first().waitFor()
  const open = () =>
    account.client.call('openContract', { body: opening }, { idempotencyKey: crypto.randomUUID() })
  await expect(open()).rejects.toMatchObject({ answer: { code: 'open_positions_limit' } })

  await set('3')
  const { pending } = await account.client.call('limits')
  expect(pending).toMatchObject([{ field: 'openPositions', value: '3' }])
  await row.getByText('3').waitFor()
  await expect(open()).rejects.toMatchObject({ answer: { code: 'open_positions_limit' } })
  await leap(server, DAY_MS, ['BTCUSDT'])
  await expect
    .poll(open, { timeout: 60_000, interval: 2_000 })
    .toMatchObject({ order: { status: 'trading' } })
  expect((await account.client.call('limits')).pending).toEqual([])
})

test('a time-out cancels what waits, stops openings and deposits, and never a close', async () => {
  const account = await registerAccount(fixture.server(), 'th')
  const { client } = account
  const key = () => ({ idempotencyKey: crypto.randomUUID() })
  const { order: held } = await client.call('openContract', { body: opening }, key())
  const { order: waiting } = await client.call(
    'openContract',
    { body: { ...opening, orderType: 'limit', price: '1' } },
    key(),
  )
  const person = await fixture.customerPage({ language: 'th', theme: 'dark' })
  const { page, t } = person
  await logIn(person, account)
  await openLimits(person)
  await page.getByRole('radio', { name: t('limits.day3') }).check()
  await page
    .getByRole('button', { name: t('limits.begin') })
    .first()
    .click()
  const question = page.getByRole('alertdialog')
  await question.getByRole('button', { name: t('limits.begin') }).click()
  await page.getByText(t('limits.begun')).first().waitFor()
  const cancelled = await client.call('contractOrders', { query: { status: 'cancelled' } })
  expect(cancelled.data).toMatchObject([{ id: waiting.id, closeReason: 'self_excluded' }])
  await expect(client.call('openContract', { body: opening }, key())).rejects.toMatchObject({
    answer: { status: 403, code: 'self_excluded' },
  })
  const option = { symbol: 'BTCUSDT', direction: 'up', amount: '5', duration: 30 } as const
  await expect(client.call('buyOption', { body: option }, key())).rejects.toMatchObject({
    answer: { code: 'self_excluded', message: t('refusals.selfExcluded') },
  })
  await client.call('closeContract', { body: { id: held.id } }, key())
  const { current } = await client.call('limits')
  const earlier = { timeOutUntil: (current.timeOutUntil ?? 0) - 1 }
  await expect(client.call('changeLimits', { body: earlier })).rejects.toMatchObject({
    answer: { status: 400 },
  })
})
