// System messages: the list and one message whole.

import type { Locator } from 'playwright-core'
import type { Person } from '../person.ts'

export async function openMessages(person: Person): Promise<void> {
  await person.goTo('/pages/home/msgs')
  await person.page.getByRole('heading', { name: person.t('messages.title') }).waitFor()
}

export function messageWith({ page }: Person, title: string): Locator {
  return page.getByRole('main').getByRole('link', { name: title })
}
