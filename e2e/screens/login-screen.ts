// The login, also after a session has ended.

import type { CustomerPage } from '../customer-page.ts'

export type Credentials = { readonly phone: string; readonly password: string }

export async function logIn(person: CustomerPage, credentials: Credentials): Promise<void> {
  await person.goTo('/pages/login')
  await fillIn(person, credentials)
  await person.page.getByRole('navigation', { name: person.t('shell.mainTabs') }).waitFor()
}

/** On the login screen that is already there. */
export async function fillIn({ page, t }: CustomerPage, credentials: Credentials): Promise<void> {
  const send = page.getByRole('button', { name: t('session.loginTitle'), exact: true })
  // The screen before may have a phone field too, and stays until this one has come.
  await send.waitFor()
  await page.getByLabel(t('session.phone'), { exact: true }).fill(credentials.phone)
  await page.getByLabel(t('session.password'), { exact: true }).fill(credentials.password)
  await send.click()
}
