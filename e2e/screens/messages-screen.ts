// System messages: the list and one message whole.

import type { Locator } from 'playwright-core'
import type { CustomerPage } from '../customer-page.ts'

export async function openMessages(person: CustomerPage): Promise<void> {
  await person.goTo('/pages/home/msgs')
  await person.page.getByRole('heading', { name: person.t('messages.title') }).waitFor()
}

export function messageWith({ page }: CustomerPage, title: string): Locator {
  return page.getByRole('main').getByRole('link', { name: title })
}
