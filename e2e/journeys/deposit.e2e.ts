// Paying in: method, network, voucher, review; the balance rises in sight, without reload (TR-7).

import { enterOffice, hireStaff, type StaffMember } from '@fairtick/server/test/staff-fixture'
import { MAX_PENDING_DEPOSITS } from '@fairtick/wire/deposit-rules'
import type { DepositRecord } from '@fairtick/wire/socket/frames'
import { beforeAll, expect, test } from 'vitest'
import { drawVoucher, PHONE_PHOTO, submitDeposit as submitByCall } from '../customer-cases.ts'
import {
  type Account,
  type CustomerPage,
  type PageOptions,
  registerAccount,
} from '../customer-page.ts'
import { openFixture } from '../fixture.ts'
import { findAxeBreaches, findSmallTargets } from '../page-checks.ts'
import { balance, changeRows, openAssets } from '../screens/assets-screen.ts'
import {
  addVoucher,
  amountField,
  chooseMethod,
  confirmNetwork,
  depositSheet,
  goToProof,
  submitDeposit,
  voucherInput,
} from '../screens/deposit-screen.ts'
import { logIn } from '../screens/login-screen.ts'

const FINGER_PX = 44
const UPLOAD = '**/api/uploadfile'
const SUBMIT = '**/api/deposit'
const TRON = { currency: 'USDT', network: 'Tron (TRC20)' }
const fixture = openFixture()
let reviewer: StaffMember
let risk: StaffMember

beforeAll(async () => {
  const admin = await enterOffice(fixture.server())
  reviewer = await hireStaff(fixture.server(), admin, {
    email: 'rei@house.example',
    role: 'reviewer',
  })
  risk = await hireStaff(fixture.server(), admin, { email: 'ris@house.example', role: 'risk' })
})

async function enter({ language = 'ja', ...options }: PageOptions = {}) {
  const account = await registerAccount(fixture.server(), language)
  const person = await fixture.customerPage({ language, ...options })
  await logIn(person, account)
  return { account, person }
}

async function depositsOf({ client }: Account): Promise<readonly DepositRecord[]> {
  return (await client.call('deposits')).data
}

/** The only one that waits. */
async function pendingOf(account: Account): Promise<string> {
  const waiting = (await depositsOf(account)).filter(({ status }) => status === 'pending')
  expect(waiting.length).toBe(1)
  return waiting[0]?.id ?? ''
}

const submit = ({ page, t }: CustomerPage, amount: string) =>
  page.getByRole('button', { name: t('deposits.submitAmount', { amount }) })

test('a deposit is sent with its voucher, approved, and raises the balance in sight', async () => {
  const { account, person } = await enter({ keeps: false })
  const { page, t } = person
  await chooseMethod(person, TRON.network)
  const toProof = page.getByRole('button', { name: t('deposits.haveSent') })
  expect(await toProof.isDisabled()).toBe(true)
  await page.getByText(t('deposits.confirmFirst')).waitFor()
  await confirmNetwork(person, TRON)
  await page.getByText('PRACTICE-ONLY-TRC20-SEND-NOTHING').first().waitFor({ state: 'attached' })
  const saving = page.waitForEvent('download')
  await page.getByRole('button', { name: t('deposits.saveQr') }).click()
  expect((await saving).suggestedFilename()).toBe('fairtick-usdt-trc20.png')

  await goToProof(person)
  await page.getByRole('button', { name: t('deposits.submit'), exact: true }).click()
  await page.getByText(t('deposits.amountEmpty')).waitFor()
  await page.getByRole('radio', { name: '500', exact: true }).check()
  expect(await amountField(person).inputValue()).toBe('500')
  await submit(person, '500 USDT').click()
  await page.getByText(t('deposits.voucherMissing')).waitFor()
  const gif = { name: 'v.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('GIF89a-no-picture') }
  await voucherInput(person).setInputFiles(gif)
  await page.getByText(t('picture.wrongType')).waitFor()
  await voucherInput(person).setInputFiles({
    ...gif,
    buffer: Buffer.from([0xff, 0xd8, 0xff, 0xe0]),
  })
  await page.getByText(t('picture.unreadable')).waitFor()
  await voucherInput(person).setInputFiles(PHONE_PHOTO)
  await page.getByText(t('picture.wrongType')).waitFor()
  await addVoucher(person)
  expect(await findAxeBreaches(page)).toEqual([])
  expect(await findSmallTargets(page, FINGER_PX)).toEqual([])

  await page.route(UPLOAD, (route) => route.abort('connectionreset'))
  await submit(person, '500 USDT').click()
  await page.getByText(t('picture.noAnswer')).waitFor()
  expect(await depositsOf(account)).toEqual([])
  await page.unroute(UPLOAD)
  await page.getByRole('button', { name: t('shell.retry') }).click()
  await depositSheet(person).getByText(t('deposits.reviewText')).waitFor()
  expect((await account.client.call('accountSummary')).cash).toBe('10000')

  await page.evaluate(() => Object.assign(window, { isSamePage: true }))
  await openAssets(person)
  await expect.poll(() => balance(person).innerText()).toBe('10,000.00')
  const id = await pendingOf(account)
  await (await reviewer.enter()).act('approveDeposit', { body: { id } })
  await expect.poll(() => balance(person).innerText()).toBe('10,500.00')
  await changeRows(person).first().getByRole('link').click()
  await depositSheet(person).getByText(t('deposits.courseCredited'), { exact: true }).waitFor()
  await depositSheet(person).getByText('+500.00 USD').waitFor()
  await person.goTo('/pages/message/center')
  const title = t('notices.depositCreditedTitle', { credited: '500.00' })
  await page.getByRole('link', { name: title }).click()
  await page.getByRole('link', { name: t('messages.seeRecord') }).click()
  await depositSheet(person).getByText('+500.00 USD').waitFor()
  expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true)
  expect(await findAxeBreaches(page)).toEqual([])
})

test('a failed deposit says why on the open record, is corrected, and taken back', async () => {
  const { account, person } = await enter({ language: 'th' })
  const { page, t } = person
  await chooseMethod(person, `${t('deposits.bankTransfer')} 1,000`)
  await page.getByText('FAIRTICK PRACTICE', { exact: true }).waitFor()
  await goToProof(person)
  await amountField(person).fill('999')
  await amountField(person).blur()
  await page.getByText(t('deposits.amountBelow', { min: '1,000', currency: 'JPY' })).waitFor()
  await amountField(person).fill('10000')
  await page.getByText('65.00 USD').waitFor()
  await addVoucher(person)
  await submit(person, '10,000 JPY').click()
  await depositSheet(person).getByText(t('deposits.reviewText')).waitFor()

  const body = { id: await pendingOf(account), reason: 'amount_differs' } as const
  await (await reviewer.enter()).act('failDeposit', { body })
  await depositSheet(person).getByText(t('depositReasons.amountDiffers')).waitFor()
  await depositSheet(person)
    .getByRole('link', { name: t('deposits.correct') })
    .click()
  await expect.poll(() => amountField(person).inputValue()).toBe('10000')
  await submitDeposit(person, '12000', '12,000 JPY')
  await depositSheet(person)
    .getByRole('button', { name: t('deposits.cancel') })
    .click()
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: t('deposits.cancel') })
    .click()
  await depositSheet(person).getByText(t('deposits.courseCancelled')).waitFor()
  await depositSheet(person)
    .getByRole('button', { name: t('shell.close') })
    .click()
  await depositSheet(person).waitFor({ state: 'detached' })
  const rows = page.getByRole('main').getByRole('listitem')
  await expect.poll(() => rows.count()).toBe(2)
  expect((await depositsOf(account)).map(({ status }) => status)).toEqual(['cancelled', 'failed'])
})

test('a deposit of which the answer was lost is found, and is one', async () => {
  const { account, person } = await enter({ keeps: false })
  const { page, t } = person
  await chooseMethod(person, TRON.network)
  await confirmNetwork(person, TRON)
  await goToProof(person)
  await amountField(person).fill('50')
  await addVoucher(person)
  await person.context.setOffline(true)
  await page.getByText(t('wallet.offline')).waitFor()
  expect(await submit(person, '50 USDT').isDisabled()).toBe(true)
  await person.context.setOffline(false)
  await expect.poll(() => submit(person, '50 USDT').isEnabled()).toBe(true)
  await page.route(SUBMIT, async (route) => {
    await route.fetch()
    await route.abort('connectionreset')
  })
  await submit(person, '50 USDT').click()
  await depositSheet(person).getByText(t('deposits.reviewText')).waitFor()
  expect((await depositsOf(account)).length).toBe(1)
})

test('an own limit and a lock are said in one sentence each, with the way on', async () => {
  const { account, person } = await enter()
  const { page, t } = person
  await chooseMethod(person, TRON.network)
  await confirmNetwork(person, TRON)
  await goToProof(person)
  await account.client.call('changeLimits', { body: { deposit: { day: '100' } } })
  await amountField(person).fill('500')
  await addVoucher(person)
  await submit(person, '500 USDT').click()
  await page.getByRole('link', { name: t('wallet.seeLimits') }).waitFor()
  expect(await depositsOf(account)).toEqual([])
  await amountField(person).fill('50')
  const lock = { id: account.user.id, flag: 'deposits', reason: 'security_review' } as const
  const office = await risk.enter()
  await office.call('lockUser', { body: { ...lock }, proof: await risk.nextCode() })
  await submit(person, '50 USDT').click()
  await page.getByText(t('locks.securityReview')).waitFor()
  await page.getByRole('link', { name: t('wallet.askSupport') }).click()
  await page.getByRole('heading', { name: t('help.title') }).waitFor()
  await page.goBack()
  await expect.poll(() => amountField(person).inputValue()).toBe('50')
  await page.getByRole('button', { name: t('deposits.voucherLook') }).waitFor()
})

test('when as many as can wait do so, that is said before anything is sent', async () => {
  const { account, person } = await enter()
  const { page, t } = person
  const voucher = await drawVoucher(page, 'ten')
  for (let count = 0; count < MAX_PENDING_DEPOSITS; count += 1) {
    await submitByCall(fixture.server(), account, { amount: '50', voucher })
  }
  await person.goTo('/pages/recharge?id=btc&step=proof')
  await page.getByText(t('deposits.tooManyWaiting', { count: MAX_PENDING_DEPOSITS })).waitFor()
  const button = page.getByRole('button', { name: t('deposits.submit'), exact: true })
  expect(await button.isDisabled()).toBe(true)
  await page.getByRole('link', { name: t('deposits.seeWaiting') }).click()
  const rows = page.getByRole('main').getByRole('listitem')
  await expect.poll(() => rows.count()).toBe(MAX_PENDING_DEPOSITS)
})
