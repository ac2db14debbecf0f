// What a figure of the account is made of: formula, inputs with their values, ticks.

import { expect, test } from 'vitest'
import { advanceMarket } from '../advance-market.ts'
import { type CustomerPage, registerAccount } from '../customer-page.ts'
import { openFixture } from '../fixture.ts'
import { findAxeBreaches } from '../page-checks.ts'
import { keepRequestedPicture } from '../pictures.ts'
import { openAssets } from '../screens/assets-screen.ts'
import { logIn } from '../screens/login-screen.ts'
import { openContract } from '../screens/positions-screen.ts'

const fixture = openFixture()

test.each(['ja', 'th'] as const)(
  'open P/L names its tick, and equity its parts, in %s',
  async (language) => {
    const server = fixture.server()
    const account = await registerAccount(server, language)
    await openContract(account, { symbol: 'BTCUSDT', direction: 'long', lots: '2' })
    await advanceMarket(server, 30_000)
    const person = await fixture.customerPage({ language })
    const { t } = person
    await logIn(person, account)
    await openAssets(person)

    const [line] = await explained(person, 'openProfit')
    const [, told = ''] = line?.label.split(/[:：]/) ?? []
    const seq = Number(/[\d,]+/.exec(told)?.[0].replaceAll(',', ''))
    const newest = await account.client.call('contractTerms', { query: { symbol: 'BTCUSDT' } })
    expect(seq).toBe(newest.seq)

    const parts = await explained(person, 'equity')
    expect(parts.map(({ label }) => label)).toEqual([t('account.balance'), t('account.openProfit')])
    const [cash, open] = parts.map(({ value }) => Number(plain(value)))
    const { equity } = await account.client.call('accountSummary')
    expect(Number(cash) + Number(open)).toBeCloseTo(Number(equity), 6)
  },
)

test.each(['ja', 'th'] as const)(
  'an order says what its prices, margin and fees are made of, in %s',
  async (language) => {
    const account = await registerAccount(fixture.server(), language)
    const order = await openContract(account, { symbol: 'BTCUSDT', direction: 'long', lots: '2' })
    const person = await fixture.customerPage({ language })
    const { t } = person
    await logIn(person, account)
    await person.goTo(`/pages/trade/orderdetail?id=${order.id}`)
    for (const [figure, shown] of [
      ['openPrice', order.openPrice],
      ['margin', order.margin],
      ['openingFee', order.fee],
    ] as const) {
      const name = t('positions.explain', { name: t(`positions.${figure}`) })
      const rows = await explainedAs(person, { label: name, picture: figure })
      const last = rows.at(-1)
      const isFee = figure === 'openingFee'
      expect(last?.label).toBe(t(isFee ? 'positions.charged' : 'positions.workedOut'))
      expect(Number(plain(last?.value ?? ''))).toBe(Number(shown))
    }
  },
)

/** The rows behind the ⓘ of a figure. */
async function explained(person: CustomerPage, figure: 'openProfit' | 'equity') {
  const { t } = person
  const label = t('account.explain', { name: t(`account.${figure}`) })
  return await explainedAs(person, { label, picture: figure })
}

async function explainedAs(
  { page, language }: CustomerPage,
  { label, picture }: { label: string; picture: string },
) {
  await page.getByRole('button', { name: label }).click()
  const card = page.getByRole('dialog', { name: label })
  await card.locator('dd').first().waitFor()
  expect(await findAxeBreaches(page)).toEqual([])
  await keepRequestedPicture(page, { folder: 'explained', name: `${picture}-${language}` })
  const rows = await card.locator('dl > div').all()
  const texts = await Promise.all(
    rows.map(async (row) => ({
      label: await row.locator('dt').innerText(),
      value: await row.locator('dd').innerText(),
    })),
  )
  await page.keyboard.press('Escape')
  await card.waitFor({ state: 'detached' })
  return texts
}

function plain(shown: string): string {
  return shown.replace(/[^\d.−]/g, '').replace('−', '-')
}
