// Staff lock a customer's login: who is out at once reads why in their own language (TR-12.4).

import { enterOffice } from '@fairtick/server/test/staff-fixture'
import { expect, test } from 'vitest'
import { registerAccount } from '../customer-page.ts'
import { openFixture } from '../fixture.ts'
import { fillIn, logIn } from '../screens/login-screen.ts'
import { openTrade } from '../screens/trade-screen.ts'

const fixture = openFixture()

test('a locked login ends the session on the screen, says why, and opens again', async () => {
  const server = fixture.server()
  const office = await enterOffice(server)
  const account = await registerAccount(server)
  const customer = await fixture.customerPage()
  const { page, t } = customer
  await logIn(customer, account)
  await openTrade(customer, 'ETHUSDT')

  const { data } = await office.call('users', { query: { search: account.phone } })
  const id = data[0]?.id ?? ''
  const flag = { id, flag: 'login' } as const
  const lock = { ...flag, reason: 'security_review' } as const
  await office.act('lockUser', { body: lock })

  const dialog = page.getByRole('alertdialog', { name: t('shell.sessionEndedTitle') })
  await dialog.getByRole('button', { name: t('shell.sessionEndedConfirm') }).click()
  await page.getByRole('heading', { name: t('session.loginTitle') }).waitFor()
  await fillIn(customer, account)
  await page.getByText(t('locks.securityReview')).waitFor()

  await office.call('unlockUser', { body: { ...flag }, proof: await office.nextCode() })
  await fillIn(customer, account)
  await page.getByRole('heading', { name: 'ETH/USDT' }).waitFor()
  const log = await office.call('auditLog', { query: { subjectId: id } })
  expect(log.data.map(({ action }) => action)).toEqual(['user.unlock', 'user.lock'])
})
