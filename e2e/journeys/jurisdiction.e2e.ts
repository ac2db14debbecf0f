// Two admins choose the rules of a country; a customer sees what is off, whose rules take it away,
// and the warning that those of the EU ask for.

import { HOUR_MS } from '@fairtick/core/time/duration'
import { acceptCostSheets } from '@fairtick/server/test/accept-cost-sheets'
import { publish, textForm } from '@fairtick/server/test/office/content-fixture'
import { registerAccount } from '@fairtick/server/test/registered-customer'
import { hireStaff, type StaffMember, setUpOffice } from '@fairtick/server/test/staff-fixture'
import { beforeAll, expect, test } from 'vitest'
import type { Account, CustomerPage } from '../customer-page.ts'
import { openFixture } from '../fixture.ts'
import { type OfficePage, signInToOffice, typeCode } from '../office-page.ts'
import { findAxeBreaches } from '../page-checks.ts'
import { keepRequestedPicture } from '../pictures.ts'
import { logIn } from '../screens/login-screen.ts'
import { bindWallet } from '../screens/withdraw-screen.ts'

const PATIENCE = { timeout: 15_000, interval: 250 }
const TRADE = '/pages/trade?symbol=BTCUSDT'
const place = '日本'

const fixture = openFixture()
let customer: Account
let ann: StaffMember
let bob: StaffMember

beforeAll(async () => {
  const server = fixture.server()
  customer = await registerAccount(server, 'ja')
  ann = await setUpOffice(server)
  const role = 'admin'
  bob = await hireStaff(server, await ann.enter(), { email: 'bob@house.example', role })
})

async function entered(member: StaffMember): Promise<OfficePage> {
  const person = await fixture.officePage()
  await signInToOffice(person, member)
  return person
}

async function chooseTheRules(): Promise<void> {
  const asking = await entered(ann)
  await asking.goTo('/jurisdiction')
  const { page } = asking
  await page.getByRole('cell', { name: /Art\. 39: no making up of losses/ }).waitFor()
  expect(await findAxeBreaches(page)).toEqual([])
  await page.getByLabel('Rules of', { exact: true }).click()
  await page.getByRole('option', { name: 'jp: Japan' }).click()
  await page.getByRole('button', { name: 'Ask for this change' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByText('Highest leverage, crypto', { exact: true }).waitFor()
  await dialog.getByLabel('Notice, hours').fill('1')
  await dialog.getByLabel(/^Why/).fill('We serve people in Japan.')
  await typeCode(asking, ann)
  await dialog.getByRole('button', { name: 'Ask for it' }).click()
  await page.getByText('waits for a second person').waitFor()
  expect(await page.getByRole('button', { name: 'Approve' }).isDisabled()).toBe(true)

  const deciding = await entered(bob)
  await deciding.goTo('/changes')
  const waiting = deciding.page.getByRole('row').getByRole('link', { name: 'Rules of a country' })
  await waiting.click()
  await deciding.page.getByRole('button', { name: 'Approve' }).click()
  await typeCode(deciding, bob)
  await deciding.page.getByRole('dialog').getByRole('button', { name: 'Approve' }).click()
  await deciding.page.getByText('approved, not in force yet').waitFor()
}

async function refusal(work: Promise<unknown>): Promise<unknown> {
  return await work.then(
    () => 'done',
    (error: { answer: { code: string; message: string } }) => [
      error.answer.code,
      error.answer.message,
    ],
  )
}

const key = () => ({ idempotencyKey: crypto.randomUUID() })

/** What is refused by the rules is refused to who has read what stands. */
const read = () => acceptCostSheets(customer.client)

const open = async (leverage: number) => {
  await read()
  const size = { direction: 'long', orderType: 'market', lots: '0.1', leverage } as const
  const body = { ...size, symbol: 'BTCUSDT', price: '1000000' }
  return await refusal(customer.client.call('openContract', { body }, key()))
}

const buy = async () => {
  await read()
  const body = {
    symbol: 'BTCUSDT',
    direction: 'up',
    duration: 30,
    amount: '10',
    price: '1',
  } as const
  return await refusal(customer.client.call('buyOption', { body }, key()))
}

async function readMissing({ page, goTo, t }: CustomerPage): Promise<void> {
  await goTo(`${TRADE}&mode=option`)
  await page.getByText(t('options.offHere', { place })).first().waitFor()
  expect(await page.getByRole('region', { name: t('options.ticket') }).count()).toBe(0)
  expect(await findAxeBreaches(page)).toEqual([])
  await page.getByRole('tab', { name: t('options.tabInfo') }).click()
  await page
    .getByText(t('contracts.leverageCapped', { maximum: 2, place }))
    .first()
    .waitFor()
  await page.getByText(t('contracts.infoRiskUnprotected', { place })).waitFor()
  await goTo('/pages/user/team')
  await page.getByText(t('team.offHere', { place })).waitFor()
  await goTo('/pages/user/share')
  await page.getByText(t('team.offHere', { place })).waitFor()
}

test('what the rules of a country take away is refused, and said on the screens', async () => {
  const person = await fixture.customerPage()
  await logIn(person, customer)
  const { page, goTo, t } = person
  await goTo(`${TRADE}&mode=option`)
  await page.getByRole('region', { name: t('options.ticket') }).waitFor()
  await chooseTheRules()
  const newest = async () => (await customer.client.call('messages')).data[0]?.title
  await expect.poll(newest, PATIENCE).toBe(t('notices.rulesChangedTitle'))

  await fixture.server().advance(HOUR_MS)
  const standing = async () => (await customer.client.call('dictionary')).profile
  await expect.poll(standing, PATIENCE).toBe('jp')
  expect(await open(10)).toEqual(['not_allowed_here', t('refusals.ruleLeverage', { maximum: 2 })])
  expect(await buy()).toEqual(['not_allowed_here', t('refusals.ruleOptions')])
  await readMissing(person)
})

async function chooseTheEu(): Promise<void> {
  const listed = async () => (await customer.client.call('messages')).data.length
  const before = await listed()
  const one = await ann.enter()
  const change = { kind: 'jurisdiction', id: 'eu', noticeHours: 1 } as const
  const asked = await one.act('requestChange', { body: { change, note: 'we serve the EU' } })
  await (await bob.enter()).act('approveChange', { body: { id: asked.id, hash: asked.hash } })
  await expect.poll(listed, PATIENCE).toBeGreaterThan(before)
  await fixture.server().advance(HOUR_MS)
  const standing = async () => (await customer.client.call('dictionary')).profile
  await expect.poll(standing, PATIENCE).toBe('eu')
}

test('H11, TR-13: the warning of losses stands before signing in, at the ticket, at paying in', async () => {
  await chooseTheEu()
  const warned = async ({ page, t }: CustomerPage) => {
    await page.getByText(t('lossWarning.unmeasured')).filter({ visible: true }).waitFor()
    expect(await findAxeBreaches(page)).toEqual([])
  }
  const person = await fixture.customerPage({ theme: 'dark' })
  await person.goTo('/pages/user/register')
  await warned(person)
  await person.goTo('/pages/login')
  await warned(person)
  await keepRequestedPicture(person.page, {
    folder: 'jurisdiction',
    name: 'warning before signing in',
  })
  await logIn(person, customer)
  await person.goTo('/pages/recharge/select')
  await warned(person)
  await person.goTo('/pages/signalchannel')
  await warned(person)
  await person.goTo(`${TRADE}&mode=contract`)
  await person.page.getByRole('button', { name: person.t('orderTicket.buyLong') }).click()
  await warned(person)
  await keepRequestedPicture(person.page, { folder: 'jurisdiction', name: 'warning at the ticket' })
})

test('TR-13: where incentives are off, VIP and activities say why, and nothing is joined', async () => {
  const place = 'EU'
  const form = textForm('Cup', { joining: 'terms' })
  const { id } = await publish(await ann.enter(), await bob.enter(), { kind: 'activity', form })
  const { page, goTo, t, ...person } = await fixture.customerPage({ widthPx: 390 })
  await logIn({ page, goTo, t, ...person }, customer)
  await goTo('/pages/user/vip')
  await page.getByText(t('vip.offHere', { place })).waitFor()
  await page.getByText(t('vip.savedTitle')).waitFor()
  expect(await page.getByText(t('vip.tableTitle')).count()).toBe(0)
  expect(await findAxeBreaches(page)).toEqual([])
  await keepRequestedPicture(page, { folder: 'jurisdiction', name: 'VIP without discounts' })
  await goTo('/pages/find')
  await page.getByText(t('activities.offHere', { place })).waitFor()
  await page.getByRole('button', { name: t('activities.rules'), exact: true }).click()
  await page.getByRole('dialog').getByText('Cup: ja').waitFor()
  expect(await page.getByRole('button', { name: t('activities.joinConfirm') }).count()).toBe(0)
  expect(await findAxeBreaches(page)).toEqual([])
  await keepRequestedPicture(page, { folder: 'jurisdiction', name: 'activity without joining' })
  const joining = refusal(customer.client.call('joinActivity', { body: { id } }))
  expect(await joining).toEqual(['not_allowed_here', t('refusals.ruleIncentives')])
})

test('TR-13: where no law names a tax none is withheld, and the screen says so', async () => {
  const account = await registerAccount(fixture.server(), 'en')
  await bindWallet(fixture.server(), account)
  const person = await fixture.customerPage({ widthPx: 390 })
  const { page, t } = person
  await logIn(person, account)
  await person.goTo('/pages/withdraw')
  await page
    .getByRole('button', { name: t('account.explain', { name: t('withdraw.tax') }) })
    .click()
  await page.getByText(t('withdraw.taxNone')).waitFor()
  expect(await findAxeBreaches(page)).toEqual([])
  await keepRequestedPicture(page, { folder: 'jurisdiction', name: 'no tax' })
})
