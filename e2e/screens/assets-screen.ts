// The assets: balance and the records of every change.

import type { Locator } from 'playwright-core'
import type { CustomerPage } from '../customer-page.ts'
import { figure } from './trade-screen.ts'

export async function openAssets(person: CustomerPage): Promise<void> {
  await person.goTo('/pages/home/assets')
  await balance(person).waitFor()
}

/** Such as `10,008.00`. */
export function balance({ page, t }: CustomerPage): Locator {
  return figure(page.getByRole('main'), t('account.balance'))
}

/** Rows of the change records, newest first. */
export function changeRows({ page, t }: CustomerPage): Locator {
  return page.getByRole('region', { name: t('account.changesTitle') }).getByRole('listitem')
}
