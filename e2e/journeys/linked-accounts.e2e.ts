// Somebody who took a long break registers anew, and somebody invites themselves: what is kept back
// from them, what they and the office read, and how two people of the office end it (REL-12, H12).

import { acceptCostSheets } from '@fairtick/server/test/accept-cost-sheets'
import { enterOffice, hireStaff, type StaffMember } from '@fairtick/server/test/staff-fixture'
import { beforeAll, expect, test } from 'vitest'
import {
  type Account,
  type CustomerPage,
  NEW_PASSWORD,
  registerAccount,
  signIn,
} from '../customer-page.ts'
import { openFixture } from '../fixture.ts'
import { type OfficePage, signInToOffice, typeCode } from '../office-page.ts'
import {
  confirmButton,
  openContractPanel,
  openTicket,
  resultTitle,
  ticket,
} from '../screens/contract-screen.ts'
import {
  addVoucher,
  amountField,
  chooseMethod,
  confirmNetwork,
  depositSheet,
  goToProof,
} from '../screens/deposit-screen.ts'
import { register } from '../screens/register-screen.ts'
import { payFees } from '../screens/team-screen.ts'

const TRON = { currency: 'USDT', network: 'Tron (TRC20)' }
const fixture = openFixture()
let rei: StaffMember
let ris: StaffMember

beforeAll(async () => {
  const admin = await enterOffice(fixture.server())
  const hire = (email: string, role: 'reviewer' | 'risk') =>
    hireStaff(fixture.server(), admin, { email, role })
  rei = await hire('rei@house.example', 'reviewer')
  ris = await hire('ris@house.example', 'risk')
})

test('who excluded themselves and registers anew is kept from trading until two people agree', async () => {
  const server = fixture.server()
  const person = await fixture.customerPage({ language: 'en' })
  const { page, t } = person
  await register(person, server.inviteCode)
  await excludeMyself(person)
  await logOut(person)
  const again = await register(person, server.inviteCode)
  const client = await signIn(server, again)
  await acceptCostSheets(client)

  await openContractPanel(person, 'BTCUSDT')
  await openTicket(person, 'long')
  await confirmButton(person).click()
  await ticket(person).getByText(t('locks.linkedAccount')).waitFor()
  await toProof(person)
  await amountField(person).fill('500')
  await addVoucher(person)
  await send(person)
  await page.getByText(t('locks.linkedAccount')).waitFor()
  expect((await client.call('deposits')).total).toBe(0)
  await person.goTo('/pages/message/center')
  await page.getByText(t('notices.accountsLinkedTitle')).first().waitFor()

  const [one, other] = [await enterOfficePage(rei), await enterOfficePage(ris)]
  await one.goTo('/links')
  const row = one.page.getByRole('row').filter({ hasText: 'a break runs' })
  await row.getByText('browser, browser and name, place and name').waitFor()
  await row.getByRole('link').first().click()
  await one.page.getByText(/the other account can open nothing and pay nothing in/).waitFor()
  await lift(one, rei, 'Lift it as the first of two')
  await one.page.getByText('has lifted it as the first of two').waitFor()
  await expect(open(client)).rejects.toMatchObject({
    answer: { status: 403, code: 'locked' },
  })
  await other.goTo(new URL(one.page.url()).hash.slice(1))
  await lift(other, ris, 'Lift it')
  await other.page.getByText('two people', { exact: true }).waitFor()

  await openContractPanel(person, 'BTCUSDT')
  await openTicket(person, 'long')
  await confirmButton(person).click()
  await resultTitle(person, 'Filled').waitFor()
  // Amount and voucher were kept.
  await toProof(person)
  await send(person)
  await depositSheet(person).getByText(t('deposits.reviewText')).waitFor()
  await person.goTo('/pages/message/center')
  await page.getByText(t('notices.accountsApartTitle')).first().waitFor()
})

test('who invites themselves earns nothing of it, and of a friend what is due', async () => {
  const server = fixture.server()
  const person = await fixture.customerPage({ language: 'en' })
  const { phone } = await register(person, server.inviteCode)
  const inviter = await signIn(server, { phone, password: NEW_PASSWORD })
  const { inviteCode } = await inviter.call('userDetail')
  await logOut(person)
  const own = await register(person, inviteCode)
  const friend = await registerAccount({ url: server.url, inviteCode }, 'en')
  const client = await signIn(server, own)
  await acceptCostSheets(client)
  await payFees({ ...friend, client }, '200')
  const countPaying = async () => {
    const { members } = await inviter.call('team', { body: { level: 1 } })
    expect(members.total).toBe(2)
    return members.data.filter((member) => Number(member.rewards) > 0).length
  }
  expect(await countPaying()).toBe(0)
  await payFees(friend, '200')
  await expect.poll(countPaying).toBe(1)
})

async function excludeMyself({ goTo, page, t }: CustomerPage): Promise<void> {
  await goTo('/pages/setting/secure')
  await page.getByRole('link', { name: t('settings.limits') }).click()
  await page.getByRole('radio', { name: t('limits.month6') }).check()
  await page
    .getByRole('button', { name: t('limits.begin') })
    .last()
    .click()
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: t('limits.begin') })
    .click()
  await page.getByText(t('limits.begun')).first().waitFor()
}

async function logOut({ page, t, goTo }: CustomerPage): Promise<void> {
  await goTo('/pages/usercenter')
  await page.getByRole('button', { name: t('account.logOut') }).click()
  await page
    .getByRole('alertdialog', { name: t('account.logOutTitle') })
    .getByRole('button', { name: t('account.logOut') })
    .click()
  await page.getByRole('heading', { name: t('session.loginTitle') }).waitFor()
}

async function toProof(person: CustomerPage): Promise<void> {
  await chooseMethod(person, TRON.network)
  await confirmNetwork(person, TRON)
  await goToProof(person)
}

/** Whatever the answer is. */
async function send({ page, t }: CustomerPage): Promise<void> {
  const name = t('deposits.submitAmount', { amount: '500 USDT' })
  await page.getByRole('button', { name }).click()
}

function open(client: Account['client']) {
  const order = { direction: 'long', orderType: 'market', lots: '0.1', leverage: 10 } as const
  const body = { ...order, symbol: 'BTCUSDT', price: '1000000' }
  return client.call('openContract', { body }, { idempotencyKey: crypto.randomUUID() })
}

async function enterOfficePage(member: StaffMember): Promise<OfficePage> {
  const person = await fixture.officePage()
  await signInToOffice(person, member)
  return person
}

async function lift(person: OfficePage, member: StaffMember, confirm: string): Promise<void> {
  await person.page.getByRole('button', { name: 'Two people: lift it', exact: true }).click()
  await typeCode(person, member)
  await person.page.getByRole('dialog').getByRole('button', { name: confirm, exact: true }).click()
}
