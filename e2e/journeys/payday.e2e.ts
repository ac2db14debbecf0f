// A member's fees become a reward, salary and balance, on the screens of the inviter (TR-8).

import { readFile } from 'node:fs/promises'
import { DAY_MS } from '@fairtick/core/time/duration'
import { acceptCostSheets } from '@fairtick/server/test/accept-cost-sheets'
import type { Locator } from 'playwright-core'
import { expect, test, vi } from 'vitest'
import { leap } from '../advance-market.ts'
import {
  type Account,
  type CustomerPage,
  NEW_PASSWORD,
  registerAccount,
  signIn,
} from '../customer-page.ts'
import { openFixture } from '../fixture.ts'
import { formatFee, formatMoney } from '../formats.ts'
import { balance, openAssets } from '../screens/assets-screen.ts'
import { logIn } from '../screens/login-screen.ts'
import { register } from '../screens/register-screen.ts'
import { memberRow, openSettlement, openShare, openTeam, payFees } from '../screens/team-screen.ts'

const LONGEST_PAYROLL_MS = 40_000
const PNG_SIGNATURE = '89504e470d0a1a0a'
/** Where a PNG tells its width and height. */
const [WIDTH_AT, HEIGHT_AT] = [16, 20]

const fixture = openFixture()

test('invited by the link, trading, waiting, paid at midnight, settled once', async () => {
  const server = fixture.server()
  const inviter = await registerAccount(server)
  const person = await fixture.customerPage()
  await logIn(person, inviter)
  const { page, t } = person
  const link = await openShare(person)
  expect(link).toBe(`${server.url}/#/pages/user/register?invite=${inviter.user.inviteCode}`)
  await expectPoster(person)

  const member = await joinBy(link)
  await payFees(member, '100')
  const { rewards, nickname } = await onlyMember(inviter)
  expect(Number(rewards)).toBeGreaterThan(0)
  await openTeam(person)
  await memberRow(person, nickname).getByText(formatFee(rewards), { exact: true }).waitFor()
  await page.getByRole('radio', { name: t('team.depositors') }).check()
  await page.getByText(t('orders.noMatch')).waitFor()
  await person.goTo('/pages/user/inviterecords')
  await page.getByText(t('team.source', { level: 1, count: 2 })).waitFor()
  await state(person, 'pending').waitFor()
  await person.goTo('/pages/accountsettle')
  await page.getByText(t('salary.nothing')).waitFor()

  await leap(server, DAY_MS, ['BTCUSDT'])
  await haveSalary(inviter, rewards)
  await person.goTo('/pages/wallet/payrollrecords')
  await state(person, 'paid').waitFor()
  await page.getByText(`+${formatFee(rewards)}`, { exact: true }).click()
  await page.getByRole('dialog').getByText(t('salary.stepPaid')).waitFor()
  await settleAll(person, rewards)
})

test('half of it by the slider; the answer is lost, the money moved once', async () => {
  const server = fixture.server()
  const inviter = await registerAccount(server)
  const invited = { url: server.url, inviteCode: inviter.user.inviteCode }
  await payFees(await registerAccount(invited), '200')
  const { rewards } = await onlyMember(inviter)
  await leap(server, DAY_MS, ['BTCUSDT'])
  await haveSalary(inviter, rewards)
  const person = await fixture.customerPage({ language: 'th', theme: 'dark', keeps: false })
  await logIn(person, inviter)
  const { page, context, t } = person
  const field = await openSettlement(person)
  const slider = page.getByRole('slider', { name: t('salary.share') })
  await slider.focus()
  await page.keyboard.press('Home')
  await page.getByText(t('salary.needAmount')).waitFor()
  for (let tenth = 0; tenth < 5; tenth += 1) await page.keyboard.press('PageUp')
  const half = await field.inputValue()
  expect(Number(half)).toBeCloseTo(Number(rewards) / 2, 1)

  await context.setOffline(true)
  await page.getByText(t('wallet.offline')).waitFor()
  expect(await moveButton(person, half).isDisabled()).toBe(true)
  await context.setOffline(false)
  const keys: (string | undefined)[] = []
  await page.route('**/api/accountsettle', async (route) => {
    keys.push(route.request().headers()['idempotency-key'])
    await route.fetch()
    await route.abort()
  })
  await moveButton(person, half).click()
  await page.getByText(t('salary.unknownTitle')).waitFor()
  await page.getByRole('heading', { name: t('salary.doneTitle') }).waitFor()
  expect(keys).toHaveLength(1)
  const { salary } = await inviter.client.call('accountSummary')
  expect(Number(salary)).toBeCloseTo(Number(rewards) - Number(half), 6)
})

/** Everything that salary holds, which the field proposes. */
async function settleAll(person: CustomerPage, rewards: string): Promise<void> {
  const { page, t } = person
  const field = await openSettlement(person)
  expect(await field.inputValue()).toBe(rewards)
  await field.fill('9999')
  await page.getByText(t('salary.tooMuch', { amount: formatMoney(rewards) })).waitFor()
  await page.getByRole('button', { name: t('salary.all'), exact: true }).click()
  await moveButton(person, rewards).dblclick()
  await page.getByRole('heading', { name: t('salary.doneTitle') }).waitFor()
  await openAssets(person)
  const after = 10_000 + Math.floor(Number(rewards) * 100) / 100
  await expect
    .poll(async () => Number((await balance(person).innerText()).replaceAll(',', '')))
    .toBeCloseTo(after, 1)
}

function moveButton({ page, t }: CustomerPage, amount: string): Locator {
  const name = t('salary.moveAmount', { amount: formatMoney(amount) })
  return page.getByRole('button', { name, exact: true })
}

function state({ page, t }: CustomerPage, which: 'paid' | 'pending'): Locator {
  return page
    .getByRole('listitem')
    .getByText(t(`team.${which}`), { exact: true })
    .first()
}

/** As the saved picture tells. */
async function expectPoster({ page, t }: CustomerPage): Promise<void> {
  await page.getByRole('radio', { name: t('team.designBlue') }).check()
  const save = page.getByRole('button', { name: t('team.saveImage') })
  const [download] = await Promise.all([page.waitForEvent('download'), save.click()])
  const picture = await readFile(await download.path())
  expect(picture.subarray(0, 8).toString('hex')).toBe(PNG_SIGNATURE)
  expect([picture.readUInt32BE(WIDTH_AT), picture.readUInt32BE(HEIGHT_AT)]).toEqual([1080, 1440])
}

/** Registers as the link leads, and goes on over the API. */
async function joinBy(link: string): Promise<Account> {
  const server = fixture.server()
  const newcomer = await fixture.customerPage({ language: 'th' })
  const credentials = await register(
    newcomer,
    link.slice(link.indexOf('invite=') + 'invite='.length),
  )
  const client = await signIn(server, credentials)
  await acceptCostSheets(client)
  const user = await client.call('userDetail')
  return { ...credentials, client, user, email: user.email, password: NEW_PASSWORD, token: '' }
}

async function onlyMember({ client }: Account) {
  const { members } = await client.call('team', { body: { level: 1 } })
  const [member] = members.data
  if (member === undefined || members.total !== 1) throw new Error('there is not one member')
  return member
}

async function haveSalary({ client }: Account, amount: string): Promise<void> {
  await vi.waitFor(async () => {
    expect((await client.call('accountSummary')).salary).toBe(amount)
  }, LONGEST_PAYROLL_MS)
}
