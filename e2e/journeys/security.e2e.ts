// Two-step verification: an authenticator app, a passkey, recovery codes; set up, used, removed.

import { nextCodeOf } from '@fairtick/server/test/staff-fixture'
import { expect, test } from 'vitest'
import { type Account, type CustomerPage, registerAccount } from '../customer-page.ts'
import { openFixture } from '../fixture.ts'
import { newestMail, sixDigitsOf } from '../mail.ts'
import { fillIn } from '../screens/login-screen.ts'
import { addAuthenticator } from '../virtual-authenticator.ts'

const fixture = openFixture()

/** A passkey belongs to a name, so that these persons come by one. */
async function visit({ page }: CustomerPage, path: string): Promise<void> {
  const address = `${fixture.server().url.replace('127.0.0.1', 'localhost')}/#${path}`
  if (page.url() === address) await page.reload()
  else await page.goto(address)
}

async function logInAt(person: CustomerPage, account: Account): Promise<void> {
  await visit(person, '/pages/login')
  await fillIn(person, account)
  await person.page.getByRole('navigation', { name: person.t('shell.mainTabs') }).waitFor()
}

/** From the screen of the factors, to which the next login leads back. */
async function logOut({ page, t }: CustomerPage): Promise<void> {
  await page.evaluate(() => localStorage.clear())
  await page.reload()
  await page.getByRole('heading', { name: t('session.loginTitle') }).waitFor()
}

const codeMailed = async (account: Account, { t }: CustomerPage) =>
  sixDigitsOf(
    await newestMail(fixture.server().dataFolder, account.email, t('mail.codeForSecurity')),
  )

test('an app is set up by its key and asked for at the login; a recovery code will do, too', async () => {
  const server = fixture.server()
  const account = await registerAccount(server)
  const person = await fixture.customerPage()
  const { page, t } = person
  await logInAt(person, account)
  await visit(person, '/pages/setting/secure')
  await page.getByRole('link', { name: t('settings.twoStep') }).click()
  await page.getByRole('button', { name: t('security.setUpApp') }).click()
  const sheet = page.getByRole('dialog')
  await sheet.getByLabel(t('settings.loginPassword'), { exact: true }).fill(account.password)
  await sheet.getByRole('button', { name: t('session.next') }).click()
  await sheet.getByRole('img', { name: t('security.qrLabel') }).waitFor()
  const uri = await sheet.getByRole('link', { name: t('security.openInApp') }).getAttribute('href')
  const key = new URL(uri ?? '').searchParams.get('secret') ?? ''
  await sheet.getByText(key.match(/.{1,4}/g)?.join(' ') ?? '').waitFor()
  await sheet.getByRole('button', { name: t('session.sendCode') }).click()
  await sheet.getByLabel(t('session.code'), { exact: true }).fill(await codeMailed(account, person))
  const codeField = sheet.getByLabel(t('security.appCodeNow'), { exact: true })
  await codeField.fill(await nextCodeOf(server, key))
  await sheet.getByRole('button', { name: t('security.startApp') }).click()
  await page.getByRole('dialog', { name: t('security.codesTitle') }).waitFor()
  const recovery = await sheet.getByRole('listitem').allTextContents()
  expect(recovery).toHaveLength(8)
  await sheet.getByRole('button', { name: t('security.codesKept') }).click()
  await page.getByRole('button', { name: t('security.removeApp') }).waitFor()
  await newestMail(server.dataFolder, account.email, t('notices.factorChangedText'))

  await logOut(person)
  await fillIn(person, account)
  await page.getByRole('heading', { name: t('proof.loginTitle') }).waitFor()
  const proof = page.getByLabel(t('proof.appCode'), { exact: true })
  await proof.fill('000000')
  await page.getByRole('button', { name: t('session.loginTitle'), exact: true }).click()
  await page.getByText(t('refusals.otpWrong')).waitFor()
  await proof.fill(await nextCodeOf(server, key))
  await page.getByRole('button', { name: t('session.loginTitle'), exact: true }).click()
  await page.getByRole('heading', { name: t('security.title') }).waitFor()

  await logOut(person)
  await fillIn(person, account)
  await page.getByRole('button', { name: t('proof.useRecovery') }).click()
  await page.getByLabel(t('proof.recoveryCode'), { exact: true }).fill(recovery[0] ?? '')
  await page.getByRole('button', { name: t('session.loginTitle'), exact: true }).click()
  await page.getByRole('heading', { name: t('security.title') }).waitFor()
  await visit(person, '/pages/setting/factor')
  await page.getByText(t('security.codesLeft', { count: 7 })).waitFor()

  await page.getByRole('button', { name: t('security.removeApp') }).click()
  await sheet.getByLabel(t('settings.loginPassword'), { exact: true }).fill(account.password)
  await sheet.getByLabel(t('proof.appCode'), { exact: true }).fill(await nextCodeOf(server, key))
  await sheet.getByRole('button', { name: t('security.removeApp') }).click()
  await page.getByRole('button', { name: t('security.setUpApp') }).waitFor()
  await sheet.waitFor({ state: 'detached' })
  expect((await account.client.call('security')).secondProofs).toEqual(['mail'])
})

test('a passkey is added, signs in by one press, proves, gets a name, and is removed', async () => {
  const account = await registerAccount(fixture.server())
  const person = await fixture.customerPage({ language: 'th', theme: 'dark' })
  const { page, t } = person
  await logInAt(person, account)
  const device = await addAuthenticator(page)
  await visit(person, '/pages/setting/factor')
  await page.getByRole('button', { name: t('security.addPasskey') }).click()
  const sheet = page.getByRole('dialog')
  await sheet.getByLabel(t('security.passkeyName'), { exact: true }).fill('Mina’s phone')
  await sheet.getByLabel(t('settings.loginPassword'), { exact: true }).fill(account.password)
  await sheet.getByRole('button', { name: t('session.sendCode') }).click()
  await sheet.getByLabel(t('session.code'), { exact: true }).fill(await codeMailed(account, person))
  const add = sheet.getByRole('button', { name: t('security.makePasskey') })
  await device.become('unwilling')
  await add.click()
  await sheet.getByText(t('proof.cancelled')).waitFor()
  await device.become('willing')
  await add.click()
  await page.getByRole('dialog', { name: t('security.codesTitle') }).waitFor()
  await sheet.getByRole('button', { name: t('security.codesKept') }).click()
  await page.getByRole('button', { name: 'Mina’s phone' }).waitFor()
  expect(await device.passkeys()).toBe(1)

  await logOut(person)
  await page.getByRole('button', { name: t('session.passkeyLogin') }).click()
  await page.getByRole('heading', { name: t('security.title') }).waitFor()

  await logOut(person)
  await fillIn(person, account)
  await page.getByRole('heading', { name: t('proof.loginTitle') }).waitFor()
  await page.getByRole('button', { name: t('session.passkeyLogin') }).click()
  await page.getByRole('heading', { name: t('security.title') }).waitFor()

  await visit(person, '/pages/setting/factor')
  await page.getByRole('button', { name: 'Mina’s phone' }).click()
  const name = sheet.getByLabel(t('security.passkeyName'), { exact: true })
  await name.fill('โทรศัพท์')
  await sheet.getByRole('button', { name: t('security.saveName') }).click()
  await page.getByText(t('security.nameSaved')).first().waitFor()
  await sheet.getByRole('button', { name: t('security.removePasskey') }).click()
  await sheet.getByLabel(t('settings.loginPassword'), { exact: true }).fill(account.password)
  await sheet.getByRole('button', { name: t('proof.usePasskey') }).click()
  await sheet.getByText(t('proof.passkeyDone')).waitFor()
  await sheet.getByRole('button', { name: t('security.removePasskey') }).click()
  await page.getByText(t('security.passkeysText')).waitFor()
  await sheet.waitFor({ state: 'detached' })

  await logOut(person)
  await page.getByRole('button', { name: t('session.passkeyLogin') }).click()
  await page.getByText(t('refusals.passkeyWrong')).waitFor()
  await device.remove()
})
