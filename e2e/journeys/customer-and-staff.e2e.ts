// Customer and staff, each at an own screen: what one does, the other sees come (TR-6, TR-7).

import { enterOffice, hireStaff, type StaffMember } from '@fairtick/server/test/staff-fixture'
import { beforeAll, expect, test } from 'vitest'
import { type Account, type CustomerPage, registerAccount } from '../customer-page.ts'
import { openFixture } from '../fixture.ts'
import { type OfficePage, signInToOffice, typeCode } from '../office-page.ts'
import { balance, openAssets } from '../screens/assets-screen.ts'
import {
  chooseMethod,
  confirmNetwork,
  depositSheet,
  goToProof,
  submitDeposit,
} from '../screens/deposit-screen.ts'
import { logIn } from '../screens/login-screen.ts'
import { bindWallet, goOutsideWindow, sheet, withdraw } from '../screens/withdraw-screen.ts'

const HALF_AN_HOUR_MS = 1_800_000
const TRON = { currency: 'USDT', network: 'Tron (TRC20)' }
const fixture = openFixture()
let rei: StaffMember
let fin: StaffMember
let pay: StaffMember

beforeAll(async () => {
  const server = fixture.server()
  const admin = await enterOffice(server)
  const hire = (email: string, role: 'reviewer' | 'finance') =>
    hireStaff(server, admin, { email, role })
  rei = await hire('rei@house.example', 'reviewer')
  fin = await hire('fin@house.example', 'finance')
  pay = await hire('pay@house.example', 'finance')
})

test('a deposit comes into the queue, is approved there, and raises the balance in sight', async () => {
  const review = await enterOfficePage(rei)
  await review.goTo('/deposits')
  await review.page.getByText('Live', { exact: true }).waitFor()
  const { person } = await atHome('ja')
  await chooseMethod(person, TRON.network)
  await confirmNetwork(person, TRON)
  await goToProof(person)
  await submitDeposit(person, '500', '500 USDT')
  await stayOnPage(person)
  await openAssets(person)
  await expect.poll(() => balance(person).innerText()).toBe('10,000.00')

  await caseOf(review, '500').click()
  await press(review, 'Approve')
  await typeCode(review, rei)
  await confirm(review, 'Credit 500.00 USD')
  await review.page.getByText('credited', { exact: true }).waitFor()
  await expect.poll(() => balance(person).innerText()).toBe('10,500.00')
  expect(await isSamePage(person)).toBe(true)
})

test('a failed deposit says why to who looks at it, and nothing is credited', async () => {
  const { person } = await atHome('th')
  await chooseMethod(person, TRON.network)
  await confirmNetwork(person, TRON)
  await goToProof(person)
  await submitDeposit(person, '70', '70 USDT')
  const review = await enterOfficePage(rei)
  await review.goTo('/deposits')
  await caseOf(review, '70').click()
  await press(review, 'Fail')
  await review.page.getByRole('radio', { name: 'Another amount arrived' }).check()
  await typeCode(review, rei)
  await confirm(review, 'Fail it')
  await depositSheet(person).getByText(person.t('depositReasons.amountDiffers')).waitFor()
  await openAssets(person)
  await expect.poll(() => balance(person).innerText()).toBe('10,000.00')
})

test('outside the window it is queued; two of the house pay it inside, in sight (TR-6.5)', async () => {
  const { person, account } = await withWallet('ja')
  const server = fixture.server()
  await person.goTo('/pages/withdraw')
  await withdraw(person, server, account, '300')
  await stayOnPage(person)
  const { t } = person
  const approver = await enterOfficePage(fin)
  await approver.goTo('/withdrawals')
  await caseOf(approver, '300').click()
  await press(approver, 'Approve')
  await typeCode(approver, fin)
  await confirm(approver, 'Approve')
  await approver.page.getByText('Pay: you approved it').waitFor()
  await sheet(person).getByText(t('withdraw.approvedNote')).waitFor()

  const [record] = (await account.client.call('withdrawals')).data
  const early = await enterOfficePage(pay)
  await early.goTo(`/withdrawals/${record?.id}`)
  await early.page.getByText('Pay: its hours have not begun yet').waitFor()
  const nowMs = await server.advance(0)
  await server.advance((record?.windowOpensAt ?? 0) + HALF_AN_HOUR_MS - nowMs)
  // Hours have passed for the server: the session of before them is over.
  const payer = await enterOfficePage(pay)
  await payer.goTo(`/withdrawals/${record?.id}`)
  await press(payer, 'Pay')
  await payer.page.getByLabel('Reference of the bank or the chain').fill('0xabc123')
  await typeCode(payer, pay)
  await confirm(payer, /^Paid /)
  await payer.page.getByText('Paid under 0xabc123').waitFor()
  await sheet(person)
    .getByRole('button', { name: t('withdraw.certificate') })
    .waitFor()
  expect(await isSamePage(person)).toBe(true)
  await openAssets(person)
  await expect.poll(() => balance(person).innerText()).toBe('9,700.00')
})

test('a withdrawal that fails in the review gives all of it back, in sight (TR-6.4)', async () => {
  const { person, account } = await withWallet('zh')
  await person.goTo('/pages/withdraw')
  await withdraw(person, fixture.server(), account, '250')
  await stayOnPage(person)
  await openAssets(person)
  await expect.poll(() => balance(person).innerText()).toBe('9,750.00')
  const office = await enterOfficePage(fin)
  await office.goTo('/withdrawals')
  await caseOf(office, '250').click()
  await press(office, 'Fail')
  await office.page.getByRole('radio').first().check()
  await typeCode(office, fin)
  await confirm(office, 'Fail it')
  await expect.poll(() => balance(person).innerText()).toBe('10,000.00')
  expect(await isSamePage(person)).toBe(true)
  const [record] = (await account.client.call('withdrawals')).data
  expect(record).toMatchObject({ status: 'failed', amount: '250' })
})

async function atHome(language: 'ja' | 'th' | 'zh') {
  // Mails in English are the ones that can be read.
  const account = await registerAccount(fixture.server(), 'en')
  const person = await fixture.customerPage({ language })
  await logIn(person, account)
  return { person, account }
}

async function withWallet(language: 'ja' | 'zh') {
  const account = await registerAccount(fixture.server(), 'en')
  await bindWallet(fixture.server(), account)
  await goOutsideWindow(fixture.server(), account)
  const person = await fixture.customerPage({ language })
  await logIn(person, account)
  return { person, account } satisfies { person: CustomerPage; account: Account }
}

async function enterOfficePage(member: StaffMember): Promise<OfficePage> {
  const person = await fixture.officePage()
  await signInToOffice(person, member)
  return person
}

/** In a queue that is open: the way to the case of that amount, once it has come. */
function caseOf({ page }: OfficePage, amount: string) {
  return page
    .getByRole('row')
    .filter({ hasText: `${amount}.00 USD` })
    .getByRole('link')
}

function press({ page }: OfficePage, name: string): Promise<void> {
  return page.getByRole('button', { name, exact: true }).click()
}

function confirm({ page }: OfficePage, name: string | RegExp): Promise<void> {
  return page.getByRole('dialog').getByRole('button', { name }).click()
}

/** What is written on the page's window goes with a reload. */
async function stayOnPage({ page }: CustomerPage): Promise<void> {
  await page.evaluate(() => Object.assign(window, { isSamePage: true }))
}

function isSamePage({ page }: CustomerPage): Promise<boolean> {
  return page.evaluate(() => 'isSamePage' in window)
}
