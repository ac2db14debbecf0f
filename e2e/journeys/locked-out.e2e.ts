// Staff lock a customer's login: he is out at once, and reads why in his language (TR-12.4).

import { enterOffice } from '@fairtick/testkit/office-desk'
import { expect, test } from 'vitest'
import { registerAccount } from '../person.ts'
import { fillIn, logIn } from '../screens/login-screen.ts'
import { openTrade } from '../screens/trade-screen.ts'
import { openStage } from '../stage.ts'

const stage = openStage()

test('a locked login ends the session on the screen, says why, and opens again', async () => {
  const server = stage.server()
  const office = await enterOffice(server)
  const account = await registerAccount(server)
  const customer = await stage.person()
  const { page, t } = customer
  await logIn(customer, account)
  await openTrade(customer, 'ETHUSDT')

  const { data } = await office.call('users', { query: { search: account.phone } })
  const id = data[0]?.id ?? ''
  const flag = { id, flag: 'login' } as const
  const lock = { ...flag, reason: 'security_review', code: await office.nextCode() } as const
  await office.call('lockUser', { body: lock })

  const dialog = page.getByRole('alertdialog', { name: t('shell.sessionEndedTitle') })
  await dialog.getByRole('button', { name: t('shell.sessionEndedConfirm') }).click()
  await page.getByRole('heading', { name: t('session.loginTitle') }).waitFor()
  await fillIn(customer, account)
  await page.getByText(t('locks.securityReview')).waitFor()

  await office.call('unlockUser', { body: { ...flag, code: await office.nextCode() } })
  await fillIn(customer, account)
  await page.getByRole('heading', { name: 'ETH/USDT' }).waitFor()
  const log = await office.call('auditLog', { query: { subjectId: id } })
  expect(log.data.map(({ action }) => action)).toEqual(['user.unlock', 'user.lock'])
})
