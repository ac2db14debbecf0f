// Registering as a newcomer does: contact, code, name, password, agreement.

import { type CustomerPage, NEW_PASSWORD, newContact } from '../customer-page.ts'

export type Registered = { readonly phone: string; readonly password: string }

/** From the invitation link to the screen that says that the practice account is ready. */
export async function register(person: CustomerPage, inviteCode: string): Promise<Registered> {
  const { page, t } = person
  const { phone, email } = newContact()
  await person.goTo(`/pages/user/register?invite=${inviteCode}`)
  await page.getByLabel(t('session.phone'), { exact: true }).fill(phone)
  await page.getByLabel(t('session.email'), { exact: true }).fill(email)
  await page.getByRole('button', { name: t('session.sendCode') }).click()
  await page.getByText(t('session.codeShown')).waitFor()
  await page.getByRole('button', { name: t('session.next') }).click()
  await page.getByLabel(t('session.fullName')).fill('Mina Sato')
  await page.getByLabel(t('session.password'), { exact: true }).fill(NEW_PASSWORD)
  await page.getByLabel(t('session.agree')).check()
  await page.getByRole('button', { name: t('session.createAccount') }).click()
  await page.getByRole('heading', { name: t('session.welcomeTitle') }).waitFor()
  return { phone, password: NEW_PASSWORD }
}
