// The public report: before the first one a visitor reads when it comes; a month later what the
// orders of that month came to.

import { MINUTE_MS } from '@fairtick/core/time/duration'
import { expect, test } from 'vitest'
import { advanceMarket, leap } from '../advance-market.ts'
import { type Account, type CustomerPage, registerAccount } from '../customer-page.ts'
import { openFixture } from '../fixture.ts'
import { findAxeBreaches, findOverflow } from '../page-checks.ts'
import { keepRequestedPicture } from '../pictures.ts'

const CUSTOMERS = 5
const PATIENCE = { timeout: 20_000, interval: 250 }
const fixture = openFixture()

const report = async () => {
  const [account] = accounts
  if (account === undefined) throw new Error('nobody')
  return await account.client.call('report')
}
const accounts: Account[] = []

/** Two orders at market that name a price, and an option. */
async function trade({ client }: Account): Promise<void> {
  const key = () => ({ idempotencyKey: crypto.randomUUID() })
  const { ticks } = await client.call('ticks', { query: { symbol: 'BTCUSDT', limit: '1' } })
  const price = String(ticks.at(-1)?.[2])
  const order = { symbol: 'BTCUSDT', orderType: 'market', lots: '1', leverage: 20, price } as const
  for (const direction of ['long', 'short'] as const) {
    const opened = await client.call('openContract', { body: { ...order, direction } }, key())
    await client.call('closeContract', { body: { id: opened.order.id } }, key())
  }
  const option = { symbol: 'BTCUSDT', direction: 'up', amount: '25', duration: 60 } as const
  await client.call('buyOption', { body: option }, key())
}

/** Due while there is no price: by the newest one of before it one of the two had won. */
async function buyIntoGap({ client }: Account): Promise<void> {
  const option = { symbol: 'BTCUSDT', amount: '10', duration: 300 } as const
  for (const direction of ['up', 'down'] as const) {
    const key = { idempotencyKey: crypto.randomUUID() }
    await client.call('buyOption', { body: { ...option, direction } }, key)
  }
}

async function look(person: CustomerPage, name: string): Promise<void> {
  expect(await findAxeBreaches(person.page)).toEqual([])
  expect(await findOverflow(person.page)).toEqual([])
  await keepRequestedPicture(person.page, { folder: 'report', name })
}

test('H4, H6, H11: a month that has ended is reported, to anybody, without an account', async () => {
  const server = fixture.server()
  const visitor = await fixture.customerPage({ widthPx: 390 })
  await visitor.goTo('/pages/user/kefu')
  await visitor.page.getByRole('link', { name: visitor.t('help.reportTitle') }).click()
  await visitor.page.getByText(visitor.t('report.counterpartyText')).waitFor()
  const [beforeDate = ''] = visitor.t('report.empty', { date: '|' }).split('|')
  await visitor.page.getByText(beforeDate).waitFor()
  await look(visitor, 'none yet')

  for (let more = 0; more < CUSTOMERS; more += 1) {
    const account = await registerAccount(server)
    accounts.push(account)
    await trade(account)
  }
  await advanceMarket(server, 75_000)
  for (const account of accounts) await buyIntoGap(account)
  await advanceMarket(server, 15_000)
  await leap(server, 10 * MINUTE_MS, ['BTCUSDT'])
  const { months, next } = await report()
  expect(months).toEqual([])
  const nowMs = await server.advance(0)
  await leap(server, next - nowMs + MINUTE_MS, ['BTCUSDT'])
  // What runs at intervals runs at the start too.
  await server.kill9()
  await server.restart()
  await expect.poll(async () => (await report()).months.length, PATIENCE).toBe(1)
  const [month] = (await report()).months
  expect(month).toMatchObject({
    accountKind: 'practice',
    contracts: { opened: 10, refused: 0, results: null },
    options: {
      ...{ bought: 15, voided: 5, returned: '50' },
      // The sources were up: the outage was ours, so who had won by the newest price is paid.
      inGap: {
        own: {
          ...{ due: 10, neither: 0, house: { orders: 0 } },
          ...{ customer: { orders: 5, usd: '50' }, paid: { orders: 5, usd: '40' } },
        },
        source: { due: 0 },
      },
    },
    payouts: { paid: 0, times: null, waiting: 0 },
  })
  for (const language of ['ja', 'th', 'ms'] as const) {
    const person = await fixture.customerPage({ widthPx: 390, language })
    await person.goTo('/pages/report')
    const { page, t } = person
    await page.getByRole('table', { name: t('report.fills') }).waitFor()
    await page.getByText(t('report.fewAccounts')).first().waitFor()
    await look(person, language)
    for (const part of ['fills', 'inGap', 'payouts', 'house'] as const) {
      const title = page.getByText(t(`report.${part}`), { exact: true }).first()
      await title.evaluate((element) => element.scrollIntoView())
      await keepRequestedPicture(page, { folder: 'report', name: `${language} ${part}` })
    }
  }
  const { page, t, goTo } = await fixture.customerPage({ widthPx: 390, language: 'en' })
  await goTo('/pages/report')
  const gaps = page.getByRole('table', { name: t('report.inGap') })
  const paid = gaps.getByRole('row', { name: t('report.gapPaid') })
  expect(await paid.innerText()).toContain('40.00 USD')
  const name = t('account.explain', { name: t('report.refused') })
  await page.getByRole('button', { name }).first().click()
  await page.getByText(t('report.refusedHow')).waitFor()
})
