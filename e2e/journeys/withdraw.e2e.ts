// Withdrawing: queued outside the window and taken back, paid with a certificate, locked after
// wrong fund passwords, bound once, and one request however often it is sent (TR-6, REL-50).

import { HOUR_MS } from '@fairtick/core/time/duration'
import {
  enterOffice,
  hireStaff,
  nextCodeOf,
  type StaffMember,
} from '@fairtick/server/test/staff-fixture'
import { beforeAll, expect, test } from 'vitest'
import {
  type Account,
  type CustomerPage,
  type PageOptions,
  registerAccount,
} from '../customer-page.ts'
import { enrolApp } from '../enrolled-app.ts'
import { openFixture } from '../fixture.ts'
import { findAxeBreaches, findSmallTargets } from '../page-checks.ts'
import { logIn } from '../screens/login-screen.ts'
import {
  bindWallet,
  confirmButton,
  FUND_PASSWORD,
  field,
  goOutsideWindow,
  prove,
  proveByMail,
  review,
  sheet,
  TRON_ADDRESS,
  withdraw,
} from '../screens/withdraw-screen.ts'

const FINGER_PX = 44
const fixture = openFixture()
let approver: StaffMember
let payer: StaffMember

beforeAll(async () => {
  const admin = await enterOffice(fixture.server())
  const hire = (email: string) => hireStaff(fixture.server(), admin, { email, role: 'finance' })
  approver = await hire('fin@house.example')
  payer = await hire('pay@house.example')
})

async function enter(language: 'ja' | 'th' | 'zh' = 'ja') {
  const account = await registerAccount(fixture.server(), 'en')
  const person = await fixture.customerPage({ language })
  await logIn(person, account)
  return { account, person }
}

async function enterReady(options: PageOptions = {}) {
  const account = await registerAccount(fixture.server(), 'en')
  await bindWallet(fixture.server(), account)
  await goOutsideWindow(fixture.server(), account)
  const person = await fixture.customerPage(options)
  await logIn(person, account)
  await person.goTo('/pages/withdraw')
  return { account, person }
}

async function findNothing({ page }: CustomerPage): Promise<void> {
  expect(await findAxeBreaches(page)).toEqual([])
  expect(await findSmallTargets(page, FINGER_PX)).toEqual([])
}

const recordsOf = async ({ client }: Account) => (await client.call('withdrawals')).data
const cashOf = async ({ client }: Account) => (await client.call('accountSummary')).cash

test('outside the window a request is queued; taking it back gives everything back', async () => {
  const { account, person } = await enterReady()
  const { page, t } = person
  await page.getByText(t('withdraw.windowNext')).waitFor()
  await field(person, 'withdraw.amount').fill('9')
  await page.getByText(t('problems.belowMinimum', { minimum: '10.00' })).waitFor()
  await page.getByRole('button', { name: t('withdraw.max') }).click()
  expect(await field(person, 'withdraw.amount').inputValue()).toBe('10000')
  await page
    .getByRole('button', { name: t('account.explain', { name: t('withdraw.tax') }) })
    .click()
  await page.getByText(t('withdraw.taxPractice')).waitFor()
  await page.keyboard.press('Escape')
  await findNothing(person)
  await withdraw(person, fixture.server(), account, '500')
  await sheet(person)
    .getByText(t('withdraw.place', { place: 1 }))
    .waitFor()
  await sheet(person).getByText('499.00 USD').waitFor()
  await findNothing(person)
  expect(await cashOf(account)).toBe('9500')
  expect((await recordsOf(account))[0]).toMatchObject({ status: 'pending', received: '499' })

  await sheet(person)
    .getByRole('button', { name: t('withdraw.cancel') })
    .click()
  const question = page.getByRole('alertdialog')
  await question.getByRole('button', { name: t('withdraw.cancel') }).click()
  await sheet(person).getByText(t('withdraw.stepCancelled')).waitFor()
  expect(await cashOf(account)).toBe('10000')
  expect((await recordsOf(account))[0]).toMatchObject({ status: 'cancelled' })
  await sheet(person)
    .getByRole('button', { name: t('options.done') })
    .last()
    .click()
  await sheet(person).waitFor({ state: 'detached' })
  expect(await field(person, 'withdraw.amount').inputValue()).toBe('')
})

test('two of the house pay it in the window; the open record follows, and is certified', async () => {
  const { account, person } = await enterReady({ language: 'th' })
  const { page, t } = person
  await withdraw(person, fixture.server(), account, '300')
  const [record] = await recordsOf(account)
  const body = { id: record?.id ?? '' }
  const approving = await approver.enter()
  const code = await approver.nextCode()
  await approving.call('approveWithdrawal', { body: { ...body }, proof: code })
  await sheet(person).getByText(t('withdraw.approvedNote')).waitFor()
  const server = fixture.server()
  await server.advance((record?.windowOpensAt ?? 0) + HOUR_MS - (await server.advance(0)))
  const office = await payer.enter()
  await office.call('payWithdrawal', { body: { ...body }, proof: await payer.nextCode() })
  const save = sheet(person).getByRole('button', { name: t('withdraw.certificate') })
  const [download] = await Promise.all([page.waitForEvent('download'), save.click()])
  expect(download.suggestedFilename()).toMatch(/^fairtick-withdrawal-\w+\.html$/)
  expect(await cashOf(account)).toBe('9700')
})

test('five wrong fund passwords lock withdrawals, and say so', async () => {
  const { account, person } = await enterReady()
  const { page, t } = person
  await review(person, '100')
  await prove(person, fixture.server(), account, '730159')
  for (const count of [4, 3, 2, 1]) {
    await field(person, 'fundPassword.title').fill('730159')
    await confirmButton(person, '100.00').click()
    await page.getByText(t('fundPassword.triesLeft', { count })).waitFor()
  }
  await findNothing(person)
  await field(person, 'fundPassword.title').fill('730159')
  await confirmButton(person, '100.00').click()
  await page.getByText(t('fundPassword.lockedNow')).waitFor()
  await page.getByRole('button', { name: t('shell.close') }).click()
  await page.getByText(t('withdraw.lockedTitle')).waitFor()
  expect(await page.getByRole('button', { name: t('withdraw.review') }).isDisabled()).toBe(true)
  expect(await recordsOf(account)).toEqual([])
  await page.getByRole('link', { name: t('fundPassword.resetTitle') }).click()
  await page.getByRole('heading', { name: t('fundPassword.resetTitle') }).waitFor()
})

test('a request of which the answer was lost is found, and is one', async () => {
  const { account, person } = await enterReady({ language: 'zh', keeps: false })
  const { page, t } = person
  await review(person, '50')
  await prove(person, fixture.server(), account, FUND_PASSWORD)
  await page.route('**/api/withdrawbywallet', async (route) => {
    await route.fetch()
    await route.abort('connectionreset')
  })
  await confirmButton(person, '50.00').click()
  await page.getByRole('dialog', { name: t('withdraw.resultTitle') }).waitFor()
  expect((await recordsOf(account)).length).toBe(1)
})

test('the steps before are set by their links: fund password, then a wallet that waits', async () => {
  const { account, person } = await enter()
  const { page, t } = person
  await person.goTo('/pages/withdraw')
  await field(person, 'withdraw.amount').fill('200')
  await page.getByText(t('withdraw.needSteps')).waitFor()
  await findNothing(person)
  await page.getByRole('link', { name: t('withdraw.gatePassword') }).click()
  await field(person, 'fundPassword.new').fill('900315')
  await page.getByText(t('fundPassword.looksLikeDate')).waitFor()
  await field(person, 'fundPassword.new').fill('123456')
  await field(person, 'settings.loginPassword').fill(account.password)
  const main = page.getByRole('main')
  await proveByMail(person, fixture.server(), {
    email: account.email,
    purpose: 'security',
    within: main,
  })
  const save = page.getByRole('button', { name: t('fundPassword.set') })
  await save.click()
  await page.getByText(t('problems.fundPasswordCommon')).waitFor()
  await findNothing(person)
  await field(person, 'fundPassword.new').fill(FUND_PASSWORD)
  await field(person, 'fundPassword.repeat').fill(FUND_PASSWORD)
  await save.click()
  await page.getByText(t('withdraw.holdFundPassword')).waitFor()
  expect(await field(person, 'withdraw.amount').inputValue()).toBe('200')

  await page.getByRole('link', { name: t('withdraw.gateWallet') }).click()
  await page.getByRole('button', { name: t('payout.addWallet') }).click()
  await field(person, 'payout.address').fill(`${TRON_ADDRESS.slice(0, -1)}u`)
  const next = page.getByRole('button', { name: t('session.next') })
  await next.click()
  await page.getByText(t('refusals.addressChecksum')).waitFor()
  await field(person, 'payout.address').fill(TRON_ADDRESS)
  await next.click()
  await field(person, 'payout.lastSix').fill('gjlj6t')
  await proveByMail(person, fixture.server(), {
    email: account.email,
    purpose: 'bank',
    within: main,
  })
  const bind = page.getByRole('button', { name: t('payout.bindWallet') })
  await bind.click()
  await page.getByText(t('payout.lastSixWrong')).waitFor()
  await findNothing(person)
  await field(person, 'payout.lastSix').fill(TRON_ADDRESS.slice(-6))
  await bind.click()
  await page.getByText('TWdbcd…toVp4a', { exact: true }).waitFor()
  await findNothing(person)
  await page.getByRole('button', { name: t('payout.backToWithdraw') }).click()
  await page.getByText(t('withdraw.waitTitle')).waitFor()
  expect(await page.getByRole('button', { name: t('withdraw.review') }).isDisabled()).toBe(true)
})

test('a bank account is bound once; a second becomes a change that is reviewed', async () => {
  const { account, person } = await enter()
  const { page, t } = person
  const elsewhere = await fixture.customerPage()
  await logIn(elsewhere, account)
  await fillBank(person)
  await fillBank(elsewhere)
  const code = { email: account.email, purpose: 'bank', within: page.getByRole('main') } as const
  const otp = await proveByMail(person, fixture.server(), code)
  await findNothing(person)
  await page.getByRole('button', { name: t('payout.bindBank') }).click()
  await page.getByText('••••567').waitFor()
  await findNothing(person)
  // The other screen shows it as well, and offers no second one.
  await elsewhere.page.getByText('••••567').waitFor()
  expect(await elsewhere.page.getByRole('button', { name: t('payout.bindBank') }).count()).toBe(0)
  const names = { accountName: 'Mina Sato', bankName: 'Other', branchName: 'Main' }
  const numbers = { branchNumber: '999', cardNumber: '7654321', branchOtp: '000000' }
  const second = account.client.call('bindBank', { body: { ...names, ...numbers, bankWay: 'jp' } })
  await expect(second).rejects.toMatchObject({ answer: { code: 'bank_exists' } })

  await fixture.server().advance(61_000)
  await page.getByRole('button', { name: t('payout.askChange') }).click()
  await fillBankSteps(person)
  await proveByMail(person, fixture.server(), { ...code, notBefore: otp })
  await page.getByRole('button', { name: t('payout.sendChange') }).click()
  await page.getByText(t('payout.changePending')).waitFor()
  await findNothing(person)
})

test('whoever has an app binds a bank account by its code, and is offered no mail', async () => {
  const { account, person } = await enter()
  const { page, t } = person
  const server = fixture.server()
  const key = await enrolApp(server, account)
  await fillBank(person)
  expect(await page.getByRole('button', { name: t('session.sendCode') }).count()).toBe(0)
  await findNothing(person)
  const bind = page.getByRole('button', { name: t('payout.bindBank') })
  await field(person, 'proof.appCode').fill('000000')
  await bind.click()
  await page.getByText(t('refusals.otpWrong')).waitFor()
  await field(person, 'proof.appCode').fill(await nextCodeOf(server, key))
  await bind.click()
  await page.getByText('••••567').waitFor()
})

async function fillBank(person: CustomerPage): Promise<void> {
  await person.goTo('/pages/setting/bank')
  await fillBankSteps(person)
}

async function fillBankSteps(person: CustomerPage): Promise<void> {
  const { page, t } = person
  const next = page.getByRole('button', { name: t('session.next') })
  await next.click()
  await field(person, 'payout.bankName').fill('みずほ銀行')
  await field(person, 'payout.branchName').fill('渋谷支店')
  await field(person, 'payout.branchNumber').fill('01')
  await field(person, 'payout.cardNumber').fill('１２３-4567')
  await next.click()
  await page.getByText(t('problems.bankDetail')).waitFor()
  await field(person, 'payout.branchNumber').fill('012')
  await next.click()
  await page.getByText(t('payout.checkEvery')).waitFor()
  await page.getByText('1234567', { exact: true }).waitFor()
}
