// The door: logging in, also after a session has ended.

import type { Person } from '../person.ts'

export type Credentials = { readonly phone: string; readonly password: string }

export async function logIn(person: Person, credentials: Credentials): Promise<void> {
  await person.goTo('/pages/login')
  await fillIn(person, credentials)
  await person.page.getByRole('navigation', { name: person.t('shell.mainTabs') }).waitFor()
}

/** On the login screen that is already there. */
export async function fillIn({ page, t }: Person, credentials: Credentials): Promise<void> {
  const send = page.getByRole('button', { name: t('session.loginTitle'), exact: true })
  // The screen before may have a phone field too, and stays until this one has come.
  await send.waitFor()
  await page.getByLabel(t('session.phone'), { exact: true }).fill(credentials.phone)
  await page.getByLabel(t('session.password'), { exact: true }).fill(credentials.password)
  await send.click()
}
