// The list of instruments: its tabs, its stars, the way to a trade screen.

import type { Locator } from 'playwright-core'
import type { CustomerPage } from '../customer-page.ts'

export async function openMarket(person: CustomerPage): Promise<void> {
  await person.goTo('/pages/home/market')
  await person.page.getByRole('table', { name: person.t('market.instruments') }).waitFor()
}

export async function chooseList(
  { page, t }: CustomerPage,
  list: 'watchlist' | 'all',
): Promise<void> {
  const name = t(list === 'all' ? 'market.tabAll' : 'market.tabWatchlist')
  await page.getByRole('tab', { name, exact: true }).click()
}

export async function star({ page, t }: CustomerPage, pair: string): Promise<void> {
  await page.getByRole('button', { name: t('market.star', { pair }) }).click()
  await page.getByRole('button', { name: t('market.unstar', { pair }) }).waitFor()
}

/** The row of a pair such as `BTC/USDT`. */
export function rowOf({ page }: CustomerPage, pair: string): Locator {
  return page.getByRole('row').filter({ has: page.getByRole('link', { name: nameOf(pair) }) })
}

export async function openPair(person: CustomerPage, pair: string): Promise<void> {
  await rowOf(person, pair).getByRole('link').click()
  await person.page.getByRole('heading', { name: pair }).waitFor()
}

/** Lists may part base and quote a little. */
function nameOf(pair: string): RegExp {
  return new RegExp(`^${pair.replace('/', ' ?/')}`)
}
