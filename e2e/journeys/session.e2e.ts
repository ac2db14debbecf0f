// Sessions end elsewhere, languages change, passwords are forgotten.

import { expect, test } from 'vitest'
import { newestMail, sixDigitsOf } from '../mail.ts'
import { registerAccount } from '../person.ts'
import { fillIn, logIn } from '../screens/login-screen.ts'
import { openTrade } from '../screens/trade-screen.ts'
import { speaking } from '../spoken.ts'
import { openStage } from '../stage.ts'

const stage = openStage()

test('a session ended on another device: dialog, login, back to the same screen', async () => {
  const account = await registerAccount(stage.server())
  const [here, elsewhere] = [await stage.person(), await stage.person({ language: 'th' })]
  await logIn(here, account)
  await openTrade(here, 'ETHUSDT')
  await logIn(elsewhere, account)
  await elsewhere.goTo('/pages/setting/secure')
  await elsewhere.page.getByRole('button', { name: elsewhere.t('settings.revokeOthers') }).click()
  await elsewhere.page
    .getByRole('alertdialog', { name: elsewhere.t('settings.revokeOthersTitle') })
    .getByRole('button', { name: elsewhere.t('settings.revoke') })
    .click()
  await elsewhere.page.getByText(elsewhere.t('settings.onlyHere')).waitFor()

  const { page, t } = here
  const dialog = page.getByRole('alertdialog', { name: t('shell.sessionEndedTitle') })
  await dialog.getByRole('button', { name: t('shell.sessionEndedConfirm') }).click()
  await page.getByRole('heading', { name: t('session.loginTitle') }).waitFor()
  await fillIn(here, account)
  await page.getByRole('heading', { name: 'ETH/USDT' }).waitFor()
  expect(page.url()).toContain('#/pages/trade?symbol=ETHUSDT')
})

test('a language is switched at once, kept on this device, and used by the server', async () => {
  const account = await registerAccount(stage.server())
  const person = await stage.person()
  const { page } = person
  await logIn(person, account)
  await person.goTo('/pages/language')
  await page.getByRole('radio', { name: 'ไทย' }).click()
  const thai = speaking('th')
  await page.getByRole('heading', { name: thai('settings.language') }).waitFor()
  expect(await page.locator('html').getAttribute('lang')).toBe('th')

  await person.goTo('/pages/home/msgs')
  await page.reload()
  await page.getByRole('heading', { name: thai('messages.title') }).waitFor()
  await page.getByRole('link', { name: thai('notices.welcomeTitle') }).waitFor()
  await expect.poll(async () => (await account.client.call('userDetail')).language).toBe('th')
})

test('a language that cannot be loaded is not taken, and can be chosen again', async () => {
  const person = await stage.person()
  const { page, context, t } = person
  await person.goTo('/pages/language')
  await page.getByRole('heading', { name: t('settings.language') }).waitFor()
  await context.setOffline(true)
  await page.getByRole('radio', { name: 'ไทย' }).click()
  await page.getByText(t('settings.languageNotLoaded')).waitFor()
  expect(await page.getByRole('radio', { name: '日本語' }).isChecked()).toBe(true)

  await context.setOffline(false)
  await page.getByRole('button', { name: t('shell.reload') }).click()
  await page.getByRole('radio', { name: 'ไทย' }).click()
  await page.getByRole('heading', { name: speaking('th')('settings.language') }).waitFor()
})

test('a forgotten password is set anew with a mailed code; the old one is refused', async () => {
  const server = stage.server()
  const account = await registerAccount(server)
  const person = await stage.person()
  const { page, t } = person
  await person.goTo('/pages/user/findpassword')
  await page.getByLabel(t('session.phone'), { exact: true }).fill(account.phone)
  await page.getByLabel(t('session.email'), { exact: true }).fill(account.email)
  await page.getByRole('button', { name: t('session.sendCode') }).click()
  await page.getByLabel(t('session.newPassword'), { exact: true }).waitFor()
  const mail = await newestMail(server.dataFolder, account.email, t('mail.codeForPassword'))
  const fields = page.getByRole('textbox', { name: t('session.code') })
  await fields.first().click()
  await page.keyboard.type(sixDigitsOf(mail))
  const password = 'copper-lantern-17'
  await page.getByLabel(t('session.newPassword'), { exact: true }).fill(password)
  await page.getByLabel(t('session.repeatPassword'), { exact: true }).fill(password)
  await page.getByRole('button', { name: t('session.setPassword') }).click()
  await page.getByText(t('session.findDoneTitle')).waitFor()

  await expect(account.client.call('userDetail')).rejects.toMatchObject({
    answer: { status: 401 },
  })
  await page.getByRole('link', { name: t('session.loginTitle') }).click()
  await fillIn(person, account)
  await page.getByText(t('problems.loginFailed')).waitFor()
  await fillIn(person, { phone: account.phone, password })
  await page.getByRole('navigation', { name: t('shell.mainTabs') }).waitFor()
})
