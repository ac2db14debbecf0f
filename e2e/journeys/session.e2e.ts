// Sessions end elsewhere, languages change, passwords are forgotten.

import { randomInt } from 'node:crypto'
import { expect, test } from 'vitest'
import { fillUp, forbid } from '../broken-storage.ts'
import {
  type CustomerPage,
  NEW_PASSWORD,
  newContact,
  openTab,
  registerAccount,
  signIn,
} from '../customer-page.ts'
import { openFixture } from '../fixture.ts'
import { newestMail, sixDigitsOf } from '../mail.ts'
import { fillIn, logIn } from '../screens/login-screen.ts'
import { buyButton, chooseStake, openTrade } from '../screens/trade-screen.ts'
import { patternOf, textsIn } from '../texts.ts'

const fixture = openFixture()

test('a session ended on another device: dialog, login, back to the same screen', async () => {
  const account = await registerAccount(fixture.server())
  const [here, elsewhere] = [
    await fixture.customerPage(),
    await fixture.customerPage({ language: 'th' }),
  ]
  await here.page.addInitScript(keepAppBadge)
  await logIn(here, account)
  await openTrade(here, 'ETHUSDT')
  // The message that welcomes is unread.
  await expect.poll(() => appBadgeOf(here)).toBe(1)
  await logIn(elsewhere, account)
  await elsewhere.goTo('/pages/setting/devices')
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
  await expect.poll(() => appBadgeOf(here)).toBe(0)
  await fillIn(here, account)
  await page.getByRole('heading', { name: 'ETH/USDT' }).waitFor()
  expect(page.url()).toContain('#/pages/trade?symbol=ETHUSDT')
})

test('a language is switched at once, kept on this device, and used by the server', async () => {
  const account = await registerAccount(fixture.server())
  const person = await fixture.customerPage()
  const { page } = person
  await logIn(person, account)
  await person.goTo('/pages/language')
  await page.getByRole('radio', { name: 'ไทย' }).click()
  const thai = textsIn('th')
  await page.getByRole('heading', { name: thai('settings.language') }).waitFor()
  expect(await page.locator('html').getAttribute('lang')).toBe('th')

  await person.goTo('/pages/home/msgs')
  await page.reload()
  await page.getByRole('heading', { name: thai('messages.title') }).waitFor()
  await page.getByRole('link', { name: thai('notices.welcomeTitle') }).waitFor()
  await expect.poll(async () => (await account.client.call('userDetail')).language).toBe('th')
})

test('a language that cannot be loaded is not taken, and can be chosen again', async () => {
  const person = await fixture.customerPage()
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
  await page.getByRole('heading', { name: textsIn('th')('settings.language') }).waitFor()
})

test('a forgotten password is set anew with a mailed code; the old one is refused', async () => {
  const server = fixture.server()
  const account = await registerAccount(server)
  const person = await fixture.customerPage()
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
  await page.getByText(t('refusals.loginFailed')).waitFor()
  await fillIn(person, { phone: account.phone, password })
  await page.getByRole('navigation', { name: t('shell.mainTabs') }).waitFor()
})

test('a code on its way outlives the screen; a number typed here is known everywhere', async () => {
  const server = fixture.server()
  const person = await fixture.customerPage({ language: 'th' })
  const { page, t } = person
  const digits = String(randomInt(10 ** 8)).padStart(8, '0')
  const { email } = newContact()
  let asked = 0
  page.on('request', (request) => {
    if (request.url().endsWith('/api/verificationcode')) asked += 1
  })
  const again = page.getByRole('button', { name: patternOf('th', 'session.resendIn') })
  for (const typed of [email, email.toUpperCase()]) {
    await person.goTo(`/pages/user/register?invite=${server.inviteCode}`)
    await page.getByLabel(t('session.phone'), { exact: true }).fill(`08${digits}`)
    await page.getByLabel(t('session.email'), { exact: true }).fill(typed)
    await page.getByRole('button', { name: t('session.sendCode') }).click()
    await again.waitFor()
    await person.goTo('/pages/login')
    await page.getByRole('heading', { name: t('session.loginTitle') }).waitFor()
  }
  expect(asked).toBe(1)

  await person.goTo(`/pages/user/register?invite=${server.inviteCode}`)
  await page.getByLabel(t('session.phone'), { exact: true }).fill(`08${digits}`)
  await page.getByLabel(t('session.email'), { exact: true }).fill(email)
  await page.getByRole('button', { name: t('session.sendCode') }).click()
  await page.getByRole('button', { name: t('session.next') }).click()
  await page.getByLabel(t('session.fullName')).fill('Mina Sato')
  await page.getByLabel(t('session.password'), { exact: true }).fill(NEW_PASSWORD)
  await page.getByLabel(t('session.agree')).check()
  await page.getByRole('button', { name: t('session.createAccount') }).click()
  await page.getByRole('heading', { name: t('session.welcomeTitle') }).waitFor()
  const client = await signIn(server, { phone: `+668${digits}`, password: NEW_PASSWORD })
  expect((await client.call('userDetail')).phone).toBe(`+668${digits}`)
})

test('who logs out comes to the login, however late the answer comes', async () => {
  const account = await registerAccount(fixture.server())
  const person = await fixture.customerPage()
  const { page } = person
  await logIn(person, account)
  const mayAnswer = Promise.withResolvers<void>()
  await page.route('**/api/logout', async (route) => {
    await mayAnswer.promise
    await route.continue()
  })
  await logOut(person)
  await fillIn(person, account)
  await page.getByRole('button', { name: person.t('account.logOut') }).waitFor()
  // It ends the session of before, not the one that has begun.
  const answered = page.waitForResponse('**/api/logout')
  mayAnswer.resolve()
  expect((await answered).status()).toBe(200)
  await person.goTo('/pages/userinfo')
  await page.getByText(account.email).waitFor()
})

test('of two tabs none goes on with a person who logged out in the other', async () => {
  const server = fixture.server()
  const [ann, bob] = [await registerAccount(server), await registerAccount(server)]
  const here = await fixture.customerPage()
  await logIn(here, ann)
  const other = await openTab(here, server)
  await other.goTo('/pages/userinfo')
  await other.page.getByText(ann.email).waitFor()
  await logOut(here)
  const { t } = here
  const dialog = other.page.getByRole('alertdialog', { name: t('shell.sessionEndedTitle') })
  await dialog.waitFor()
  expect(await other.page.getByText(ann.email).count()).toBe(0)

  await fillIn(here, bob)
  // Back to where Ann was, now as somebody else.
  await other.page.getByText(bob.email).waitFor()
  expect(await dialog.count()).toBe(0)
  const kept = await other.page.evaluate(() => JSON.stringify({ ...localStorage }))
  expect(kept).not.toContain(ann.email)
  expect(other.errors).toEqual([])
})

test('a token of another person takes the screen of the one before', async () => {
  const server = fixture.server()
  const [ann, bob] = [await registerAccount(server), await registerAccount(server)]
  const here = await fixture.customerPage()
  await logIn(here, ann)
  const other = await openTab(here, server)
  await other.goTo('/pages/userinfo')
  await other.page.getByText(ann.email).waitFor()
  await here.page.evaluate((token) => localStorage.setItem('token', token), bob.token)
  await other.page.getByRole('navigation', { name: here.t('shell.mainTabs') }).waitFor()
  await other.goTo('/pages/userinfo')
  await other.page.getByText(bob.email).waitFor()
  expect(await other.page.getByText(ann.email).count()).toBe(0)
  expect(other.errors).toEqual([])
})

test('a password that is changed in one tab takes nothing from what is typed in the other', async () => {
  const account = await registerAccount(fixture.server())
  const here = await fixture.customerPage()
  const { page, t } = here
  await logIn(here, account)
  const other = await openTab(here, fixture.server())
  await openTrade(other, 'ETHUSDT')
  await chooseStake(other, '37')
  await here.goTo('/pages/user/accountsecurity')
  const password = 'copper-lantern-17'
  await page.getByLabel(t('settings.oldPassword'), { exact: true }).fill(account.password)
  await page.getByLabel(t('session.newPassword'), { exact: true }).fill(password)
  await page.getByLabel(t('session.repeatPassword'), { exact: true }).fill(password)
  const socket = other.page.waitForEvent('websocket')
  await page.getByRole('button', { name: t('settings.passwordSave') }).click()
  await page.getByText(t('settings.passwordDone')).waitFor()
  await socket
  const stake = other.page.getByRole('spinbutton', { name: t('options.stake') })
  expect(await stake.inputValue()).toBe('37')
  expect(await other.page.getByRole('alertdialog').count()).toBe(0)
  expect(other.errors).toEqual([])
})

test.each([
  { is: 'full from the start', from: 'start', breakIt: fillUp },
  { is: 'full in mid-visit', from: 'mid-visit', breakIt: fillUp },
  { is: 'forbidden', from: 'start', breakIt: forbid },
])('with a storage that is $is one logs in at the first try', async ({ from, breakIt }) => {
  const account = await registerAccount(fixture.server())
  const countSessions = async () => (await account.client.call('sessions')).sessions.length
  const sessionsBefore = await countSessions()
  const person = await fixture.customerPage()
  const { page, context, t } = person
  if (from === 'start') await context.addInitScript(breakIt)
  await person.goTo('/pages/login')
  if (from === 'mid-visit') await page.evaluate(breakIt)
  await fillIn(person, account)
  const tabs = page.getByRole('navigation', { name: t('shell.mainTabs') })
  await tabs.waitFor()
  expect(await countSessions()).toBe(sessionsBefore + 1)
  await tabs.getByRole('link', { name: t('shell.tabMarket') }).click()
  await page.getByRole('main').getByRole('link').filter({ hasText: 'BTC' }).first().click()
  await buyButton(person, 'up').waitFor()
  await chooseStake(person, '37')
})

async function logOut({ page, t, goTo }: CustomerPage): Promise<void> {
  await goTo('/pages/usercenter')
  await page.getByRole('button', { name: t('account.logOut') }).click()
  await page
    .getByRole('alertdialog', { name: t('account.logOutTitle') })
    .getByRole('button', { name: t('account.logOut') })
    .click()
  await page.getByRole('heading', { name: t('session.loginTitle') }).waitFor()
}

/** In place of the icon of an app, which no browser of a test has. */
function keepAppBadge(): void {
  Object.assign(navigator, {
    setAppBadge: async (count: number) => Object.assign(window, { appBadge: count }),
    clearAppBadge: async () => Object.assign(window, { appBadge: 0 }),
  })
}

function appBadgeOf({ page }: CustomerPage): Promise<number> {
  return page.evaluate(() => (window as { appBadge?: number }).appBadge ?? 0)
}
