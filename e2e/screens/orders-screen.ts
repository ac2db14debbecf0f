// The order lists and one order in detail.

import type { Locator } from 'playwright-core'
import type { Person } from '../person.ts'

/** Of options. */
export async function openOrders(person: Person, tab: 'running' | 'closed'): Promise<void> {
  await person.goTo('/pages/home/order?product=option')
  const word = person.t(tab === 'running' ? 'orders.tabRunning' : 'orders.tabClosed')
  await person.page.getByRole('tab', { name: word }).click()
}

/** Options listed on the tab that is open. */
export function listedOptions({ page }: Person): Locator {
  return page.getByRole('tabpanel').locator('a[href*="orderdetail"]')
}

/** The number of an order is in its address. */
export function orderIdOf(address: string): string {
  return new URLSearchParams(address.split('?')[1]).get('id') ?? ''
}
