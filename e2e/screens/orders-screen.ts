// The order lists and one order in detail.

import type { Locator } from 'playwright-core'
import type { CustomerPage } from '../customer-page.ts'

/** Of options. */
export async function openOrders(person: CustomerPage, tab: 'running' | 'closed'): Promise<void> {
  await person.goTo('/pages/home/order?product=option')
  const word = person.t(tab === 'running' ? 'orders.tabRunning' : 'orders.tabClosed')
  await person.page.getByRole('tab', { name: word }).click()
}

/** Options listed on the tab that is open. */
export function listedOptions({ page }: CustomerPage): Locator {
  return page.getByRole('tabpanel').locator('a[href*="orderdetail"]')
}

/** The number of an order is in its address. */
export function orderIdOf(address: string): string {
  return new URLSearchParams(address.split('?')[1]).get('id') ?? ''
}
