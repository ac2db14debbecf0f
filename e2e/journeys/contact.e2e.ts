// A new mail address and a new phone number: codes, the password, who is told, what ends.

import { randomInt } from 'node:crypto'
import { nextCodeOf } from '@fairtick/server/test/staff-fixture'
import { expect, test } from 'vitest'
import { type CustomerPage, registerAccount, signIn } from '../customer-page.ts'
import { enrolApp } from '../enrolled-app.ts'
import { openFixture } from '../fixture.ts'
import { newestMail, sixDigitsOf } from '../mail.ts'
import { logIn } from '../screens/login-screen.ts'

const fixture = openFixture()

test('a new mail address takes a code from it and the password; other devices are out', async () => {
  const server = fixture.server()
  const account = await registerAccount(server)
  const elsewhere = await signIn(server, account)
  const person = await fixture.customerPage()
  const { page, t } = person
  await logIn(person, account)
  await person.goTo('/pages/setting/secure')
  await page.getByRole('link', { name: t('settings.email') }).click()
  await page.getByText(t('settings.emailIntro', { email: account.email })).waitFor()
  const email = `mina.new${randomInt(10 ** 9)}@example.com`
  await page.getByLabel(t('settings.newEmail'), { exact: true }).fill(email)
  await page.getByRole('button', { name: t('session.sendCode') }).click()
  const mail = await newestMail(server.dataFolder, email, t('mail.codeForSecurity'))
  await prove(person, sixDigitsOf(mail), 'not my password')
  await page.getByText(t('refusals.passwordWrong')).waitFor()
  await prove(person, sixDigitsOf(mail), account.password)
  await page.getByText(t('settings.emailDone')).first().waitFor()
  await page
    .getByRole('link', { name: t('settings.email') })
    .getByText(email)
    .waitFor()
  await page.getByRole('link', { name: t('settings.devices') }).click()
  await page.getByText(t('settings.onlyHere')).waitFor()
  await expect(elsewhere.call('userDetail')).rejects.toMatchObject({ answer: { status: 401 } })
  await newestMail(server.dataFolder, account.email, t('mail.contactChangedNotYou'))
  await person.goTo('/pages/home/msgs')
  await page.getByRole('link', { name: t('notices.emailChangedTitle') }).waitFor()
})

test('a new phone number is the one to log in with; an address that is taken is not', async () => {
  const server = fixture.server()
  const [account, other] = [await registerAccount(server), await registerAccount(server)]
  const person = await fixture.customerPage({ language: 'zh' })
  const { page, t } = person
  await logIn(person, account)
  const phone = `139${String(randomInt(10 ** 8)).padStart(8, '0')}`
  await person.goTo('/pages/user/accountsecurity?change=phone')
  await page.getByLabel(t('session.phone'), { exact: true }).fill(phone)
  await page.getByRole('button', { name: t('session.sendCode') }).click()
  const mail = await newestMail(server.dataFolder, account.email, t('mail.codeForSecurity'))
  await prove(person, sixDigitsOf(mail), account.password)
  await page.getByText(t('settings.phoneDone')).first().waitFor()

  await person.goTo('/pages/user/accountsecurity?change=email')
  const field = page.getByLabel(t('settings.newEmail'), { exact: true })
  await field.fill(other.email)
  await page.getByRole('button', { name: t('session.sendCode') }).click()
  const theirs = await newestMail(server.dataFolder, other.email, t('mail.codeForSecurity'))
  await prove(person, sixDigitsOf(theirs), account.password)
  await page.getByText(t('refusals.alreadyRegistered')).waitFor()
  expect(await field.inputValue()).toBe(other.email)

  const again = await fixture.customerPage({ language: 'zh' })
  await logIn(again, { phone, password: account.password })
})

test('who has an app is asked for its code beside the mailed one', async () => {
  const server = fixture.server()
  const account = await registerAccount(server, 'en')
  const person = await fixture.customerPage({ language: 'ko' })
  const { page, t } = person
  await logIn(person, account)
  const secret = await enrolApp(server, account)
  await person.goTo('/pages/user/accountsecurity?change=email')
  const email = `mina.app${randomInt(10 ** 9)}@example.com`
  await page.getByLabel(t('settings.newEmail'), { exact: true }).fill(email)
  await page.getByRole('button', { name: t('session.sendCode') }).click()
  const mail = await newestMail(server.dataFolder, email, t('mail.codeForSecurity'))
  await prove(person, sixDigitsOf(mail), account.password)
  await page.getByText(t('problems.required')).first().waitFor()
  await page.getByLabel(t('proof.appCode'), { exact: true }).fill(await nextCodeOf(server, secret))
  await page.getByRole('button', { name: t('settings.contactSave') }).click()
  await page.getByText(t('settings.emailDone')).first().waitFor()
})

/** On the second step: the code and the current password, then the button. */
async function prove({ page, t }: CustomerPage, code: string, password: string): Promise<void> {
  await page
    .getByRole('textbox', { name: t('session.code') })
    .first()
    .fill(code)
  await page.getByLabel(t('settings.oldPassword'), { exact: true }).fill(password)
  await page.getByRole('button', { name: t('settings.contactSave') }).click()
}
