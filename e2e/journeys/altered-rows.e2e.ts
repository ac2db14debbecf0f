// Somebody wrote rows of customers: each is refused in a sentence that leads to customer
// service, where a person can help.

import { alterRows } from '@fairtick/server/test/alter-rows'
import { expect, test } from 'vitest'
import { type CustomerPage, registerAccount } from '../customer-page.ts'
import { openFixture } from '../fixture.ts'
import { newestMail, sixDigitsOf } from '../mail.ts'
import { findAxeBreaches, findSmallTargets } from '../page-checks.ts'
import { logIn } from '../screens/login-screen.ts'
import {
  bindWallet,
  confirmButton,
  FUND_PASSWORD,
  goOutsideWindow,
  prove,
  review,
} from '../screens/withdraw-screen.ts'

const FINGER_PX = 44
const fixture = openFixture()

async function goToService({ page, t }: CustomerPage): Promise<void> {
  expect(await findAxeBreaches(page)).toEqual([])
  expect(await findSmallTargets(page, FINGER_PX)).toEqual([])
  await page
    .getByRole('alert')
    .getByRole('link', { name: t('session.customerService') })
    .click()
  await page.waitForURL(/\/pages\/user\/kefu$/)
}

test('a wallet and a contact that somebody wrote lead to customer service', async () => {
  const server = fixture.server()
  const [paid, forgetful] = [await registerAccount(server, 'en'), await registerAccount(server)]
  await bindWallet(server, paid)
  await goOutsideWindow(server, paid)
  const planted = 'TJRabPrwbZy45sbavfcjinPJC18kjpRTv8'
  await alterRows(server, [
    {
      sql: `INSERT INTO wallet_address
            SELECT 'planted', user_id, currency, channel, $2, added_time + 1, NULL, seal
            FROM wallet_address WHERE user_id = $1`,
      parameters: [paid.user.id, planted],
    },
    {
      sql: "UPDATE app_user SET contact_seal = 'x' WHERE id = $1",
      parameters: [forgetful.user.id],
    },
  ])

  const payee = await fixture.customerPage()
  await logIn(payee, paid)
  await payee.goTo('/pages/withdraw')
  await review(payee, '20')
  await prove(payee, server, paid, FUND_PASSWORD)
  await confirmButton(payee, '20.00').click()
  await payee.page.getByText(payee.t('refusals.targetAltered')).waitFor()
  await goToService(payee)

  const person = await fixture.customerPage({ language: 'th' })
  const { page, t } = person
  await person.goTo('/pages/user/findpassword')
  await page.getByLabel(t('session.phone'), { exact: true }).fill(forgetful.phone)
  await page.getByLabel(t('session.email'), { exact: true }).fill(forgetful.email)
  await page.getByRole('button', { name: t('session.sendCode') }).click()
  await page.getByLabel(t('session.newPassword'), { exact: true }).fill('copper-lantern-17')
  await page.getByLabel(t('session.repeatPassword'), { exact: true }).fill('copper-lantern-17')
  const mail = await newestMail(server.dataFolder, forgetful.email, t('mail.codeForPassword'))
  await page
    .getByRole('textbox', { name: t('session.code') })
    .first()
    .click()
  await page.keyboard.type(sixDigitsOf(mail))
  await page.getByRole('button', { name: t('session.setPassword') }).click()
  await page.getByText(t('refusals.contactAltered')).waitFor()
  await goToService(person)
})
