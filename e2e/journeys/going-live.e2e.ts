// Two admins take an installation to real money; a customer tells the real account from practice.

import { HOUR_MS } from '@fairtick/core/time/duration'
import { acceptCostSheets } from '@fairtick/server/test/accept-cost-sheets'
import { whyNoPostgres } from '@fairtick/server/test/database/postgres-server'
import { sendDocument } from '@fairtick/server/test/identity-cases'
import { type House, openHouse } from '@fairtick/server/test/live-house/house'
import { type Account, registerAccount } from '@fairtick/server/test/registered-customer'
import { hireStaff, type StaffMember, setUpOffice } from '@fairtick/server/test/staff-fixture'
import { uploadPicture } from '@fairtick/server/test/upload-picture'
import { eventually } from '@fairtick/testkit/eventually'
import type { AdminCallInput } from '@fairtick/wire/admin/api-contract'
import { createClient } from '@fairtick/wire/client'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { type CustomerPage, openCustomerPage } from '../customer-page.ts'
import { type OfficePage, openOfficePage, signInToOffice, typeCode } from '../office-page.ts'
import { findAxeBreaches } from '../page-checks.ts'
import { keepRequestedPicture } from '../pictures.ts'
import { balance, openAssets } from '../screens/assets-screen.ts'
import {
  chooseLots,
  confirmButton,
  openContractPanel,
  openTicket,
  resultTitle,
} from '../screens/contract-screen.ts'
import {
  chooseMethod,
  confirmNetwork,
  depositSheet,
  goToProof,
  submitDeposit,
} from '../screens/deposit-screen.ts'
import { logIn } from '../screens/login-screen.ts'
import { shareBrowser } from '../shared-browser.ts'
import { patternOf } from '../texts.ts'

const PROFILE = {
  ...{ Name: 'House', 'Mail address of customer service': 'help@house.example', Hours: '9-17' },
  ...{ 'Legal entity': 'House KK', Licence: 'No. 123', Supervisor: 'FSA' },
  'Contact for complaints': 'complaints@house.example',
  'Client money arrangement': 'Held in trust at Trust Bank.',
  'Risk text': 'You may lose more than you think.',
}
const WALLETS = {
  'usdt-trc20': 'TWdbcdccYzkSti3catsR3BigaDTptoVp4a',
  'usdt-erc20': '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed',
} as Readonly<Record<string, string>>
type Change = AdminCallInput<'requestChange'>['body']['change']

const LARGEST_OF_500 = { symbol: 'BTCUSDT', direction: 'long', lots: '1.3', leverage: 2 } as const
const TRON = { currency: 'USDT', network: 'Tron (TRC20)' }

describe.skipIf(whyNoPostgres() !== undefined)('going live', () => {
  let house: House
  let ann: StaffMember
  let zoe: StaffMember
  let rei: StaffMember
  let fin: StaffMember
  let mina: Account
  const people: (CustomerPage | OfficePage)[] = []

  beforeAll(async () => {
    house = await openHouse(Date.now())
    ann = await setUpOffice(house)
    const admin = await ann.enter()
    if (admin.second === undefined) throw new Error('there is one admin')
    zoe = admin.second
    rei = await hireStaff(house, admin, { email: 'rei@house.example', role: 'reviewer' })
    fin = await hireStaff(house, admin, { email: 'fin@house.example', role: 'finance' })
    // Mails in English are the ones that can be read.
    mina = await registerAccount(house, 'en')
    await beVerified()
    await chooseCountryAndWays()
    await creditPractice()
  }, 240_000)
  afterEach(async () => {
    const errors = people.flatMap((person) => person.errors)
    for (const { context } of people.splice(0)) await context.close()
    expect(errors).toEqual([])
  })
  afterAll(() => house?.remove())

  async function beVerified(): Promise<void> {
    const office = await rei.enter()
    const id = await sendDocument(house, mina, office)
    await office.call('claimIdentity', { body: { id } })
    await office.act('approveIdentity', { body: { id, expires: null } })
  }

  async function change(what: Change): Promise<string> {
    const asking = await ann.enter()
    const asked = await asking.act('requestChange', { body: { change: what, note: 'live' } })
    await (await zoe.enter()).act('approveChange', { body: { id: asked.id, hash: asked.hash } })
    return asked.id
  }

  /** What other journeys walk. */
  async function chooseCountryAndWays(): Promise<void> {
    const id = await change({ kind: 'jurisdiction', id: 'jp', noticeHours: 1 })
    const { depositMethods } = await (await ann.enter()).call('changeable')
    for (const { method, isOpen } of depositMethods) {
      const address = WALLETS[method.id]
      const own =
        address === undefined
          ? { method, isOpen: false }
          : { method: { ...method, address }, isOpen }
      await change({ kind: 'deposit_method', ...own })
    }
    const statusOf = async () =>
      (await (await ann.enter()).call('change', { query: { id } })).status
    await eventually('the announcement', async () => {
      const office = await ann.enter()
      return (await office.call('change', { query: { id } })).announcedTime !== null
    })
    await house.advance(2 * HOUR_MS)
    await eventually('the rules of Japan', async () => (await statusOf()) === 'done')
  }

  /** Practice money, of before: its notice leads to its record. */
  async function creditPractice(): Promise<void> {
    const voucher = await uploadPicture(house, mina, { purpose: 'voucher', red: 9 })
    const body = { id: 'usdt-trc20', amount: '70', voucher }
    const { id } = await mina.client.call('submitDeposit', { body })
    const office = await rei.enter()
    await office.act('approveDeposit', { body: { id } })
    await eventually('the credit', async () => {
      const { data } = await mina.client.call('deposits')
      return data[0]?.status === 'success'
    })
  }

  async function enterOffice(member: StaffMember): Promise<OfficePage> {
    const officeUrl = house.running().web.office.url
    const person = await openOfficePage(await shareBrowser(), { officeUrl })
    people.push(person)
    await signInToOffice(person, member)
    return person
  }

  async function askFor(person: OfficePage, member: StaffMember, button: string): Promise<string> {
    const { page } = person
    await page.getByRole('button', { name: button }).first().click()
    await typeCode(person, member)
    await page.getByRole('dialog').getByRole('button', { name: 'Ask for it' }).click()
    await page.getByText('waits for a second person').waitFor()
    return new URL(page.url()).hash.slice(1)
  }

  async function approve(person: OfficePage, member: StaffMember, path: string): Promise<void> {
    await person.goTo(path)
    await person.page.getByRole('button', { name: 'Approve' }).click()
    await typeCode(person, member)
    await person.page.getByRole('dialog').getByRole('button', { name: 'Approve' }).click()
    await person.page.getByText('in force', { exact: true }).first().waitFor()
  }

  test('TR-12.2: one admin asks, another approves, and it acts at the next start', async () => {
    const first = await enterOffice(ann)
    const second = await enterOffice(zoe)
    await first.goTo('/mode')
    await first.page.getByText('The switch stays shut: 5 of').waitFor()
    await first.goTo('/house')
    for (const [label, text] of Object.entries(PROFILE)) {
      await first.page.getByLabel(label, { exact: true }).fill(text)
    }
    await approve(second, zoe, await askFor(first, ann, 'Ask for this change'))
    await first.goTo('/mode')
    await first.page.getByText('Nothing is missing.').waitFor()
    const path = await askFor(first, ann, 'Ask for real money')
    expect(await first.page.getByRole('button', { name: 'Approve' }).isDisabled()).toBe(true)
    await approve(second, zoe, path)
    await second.goTo('/mode')
    await second.page.getByText('it moves from the next start').waitFor()
    await house.restart()
    await second.goTo('/mode')
    await second.page.getByText('Nothing leads back to practice.').waitFor()
  })

  test('TR-12.2: a customer sees which account is shown, and nothing of one in the other', async () => {
    const person = await openCustomerPage(await shareBrowser(), house)
    people.push(person)
    await logIn(person, mina)
    const { page, goTo, t } = person
    await page.getByText(t('shell.realAccount'), { exact: true }).first().waitFor()
    // A notice of before names the practice account, and offers it instead of a record.
    await goTo('/pages/message/notifyrecords')
    const notice = page.getByRole('main').getByRole('link').first()
    await notice.getByText(t('shell.practiceAccount')).waitFor()
    await keepRequestedPicture(page, { folder: 'going-live', name: 'notices' })
    expect(await findAxeBreaches(page)).toEqual([])
    await notice.click()
    await page.getByText(t('account.ofPractice')).waitFor()
    expect(await depositSheet(person).count()).toBe(0)
    await keepRequestedPicture(page, { folder: 'going-live', name: 'other-account' })
    expect(await findAxeBreaches(page)).toEqual([])
    await page.getByRole('button', { name: t('account.toPractice') }).click()
    await depositSheet(person).waitFor()
    await page.getByText(t('shell.practiceNote')).waitFor()
    await openAssets(person)
    await page.getByText(t('shell.practiceNote')).waitFor()
    await expect.poll(() => balance(person).innerText()).toBe('10,070.00')
    await switchBack(person)
    await openAssets(person)
    await expect.poll(() => balance(person).innerText()).toBe('0.00')
  })

  function clientOf(account: 'real' | 'practice') {
    return createClient({
      ...{ baseUrl: house.url, token: () => mina.token, language: () => 'en', fetch },
      account: () => account,
    })
  }

  const summaryOf = (account: 'real' | 'practice') => clientOf(account).call('accountSummary')

  /** H14: said before anything is filled in, until finance has stored a statement. */
  async function seeDepositsStopped(person: CustomerPage): Promise<void> {
    const { page, goTo, t } = person
    await goTo('/pages/recharge/select')
    await page.getByText(t('deposits.stopTitle')).waitFor()
    expect(await page.getByText(TRON.network).count()).toBe(0)
    expect(await findAxeBreaches(page)).toEqual([])
    await keepRequestedPicture(page, { folder: 'going-live', name: 'deposits-stopped' })
    await goTo('/pages/recharge?id=usdt-trc20')
    await page.getByText(t('deposits.stopTitle')).waitFor()
    const office = await enterOffice(fin)
    await office.page.getByText('There is no statement of these days').waitFor()
    await office.goTo('/statements')
    await office.page.getByText('New deposits are stopped').waitFor()
    await keepRequestedPicture(office.page, { folder: 'going-live', name: 'statements' })
    const content = 'account,currency,balance,balanceUsd\nTrust Bank,USD,1000,1000'
    const body = { fileName: 'trust.csv', content }
    await (await fin.enter()).act('uploadStatement', { body })
    await office.page.reload()
    await office.page.getByText('New deposits are taken.').waitFor()
    expect(await findAxeBreaches(office.page)).toEqual([])
    await page.reload()
  }

  async function switchBack({ page, goTo, t }: CustomerPage): Promise<void> {
    await goTo('/')
    await page.getByRole('button', { name: t('shell.practiceAccount') }).click()
    await page.getByRole('button', { name: t('shell.switchAccount'), exact: true }).click()
    await page.getByRole('button', { name: t('shell.realAccount') }).waitFor()
  }

  test('TR-12.2: real money comes in by the office, and is traded apart from practice', async () => {
    const person = await openCustomerPage(await shareBrowser(), house)
    people.push(person)
    await logIn(person, mina)
    await seeDepositsStopped(person)
    await chooseMethod(person, TRON.network)
    await confirmNetwork(person, TRON)
    await goToProof(person)
    await submitDeposit(person, '500', '500 USDT')
    const office = await enterOffice(rei)
    await office.goTo('/deposits')
    await office.page.getByRole('row').filter({ hasText: '500.00 USD' }).getByRole('link').click()
    await office.page.getByRole('button', { name: 'Approve', exact: true }).click()
    await typeCode(office, rei)
    await office.page.getByRole('dialog').getByRole('button', { name: 'Credit 500.00 USD' }).click()
    await office.page.getByText('credited', { exact: true }).waitFor()
    await openAssets(person)
    await expect.poll(() => balance(person).innerText()).toBe('500.00')
    await acceptCostSheets(clientOf('real'))
    await openContractPanel(person, 'BTCUSDT')
    await openTicket(person, 'long')
    await chooseLots(person, '0.1')
    await keepRequestedPicture(person.page, { folder: 'going-live', name: 'ticket' })
    await confirmButton(person).click()
    await resultTitle(person, 'Filled').waitFor()
    expect(Number((await summaryOf('real')).usedMargin)).toBeGreaterThan(0)
    expect(await summaryOf('practice')).toMatchObject({ cash: '10070', usedMargin: '0' })
  })

  test('TR-12.2: a margin call of real money comes through while practice is shown', async () => {
    const person = await openCustomerPage(await shareBrowser(), house)
    people.push(person)
    await logIn(person, mina)
    const { page, goTo, t } = person
    // Two times, as Japan has it for crypto: an eighth down is a margin call.
    const body = { ...LARGEST_OF_500, orderType: 'market' } as const
    await clientOf('real').call('openContract', { body }, { idempotencyKey: crypto.randomUUID() })
    await goTo('/')
    await page.getByRole('button', { name: t('shell.realAccount') }).click()
    await page.getByRole('button', { name: t('shell.switchAccount'), exact: true }).click()
    await page.getByText(t('shell.practiceNote')).waitFor()
    house.price(55_500)
    const notice = page.getByRole('button', { name: t('account.toReal'), exact: true })
    await notice.waitFor()
    await page.getByText(t('shell.realAccount'), { exact: true }).waitFor()
    await page.getByText(patternOf(person.language, 'positions.marginCallText')).first().waitFor()
    expect(await findAxeBreaches(page)).toEqual([])
    await keepRequestedPicture(page, { folder: 'going-live', name: 'margin-call' })
    await notice.click()
    await page.getByRole('heading', { name: t('positions.openTitle') }).waitFor()
    await page.getByText(t('shell.practiceNote')).waitFor({ state: 'detached' })
    expect(Number((await summaryOf('real')).riskRate)).toBeLessThan(0.8)
  })
})
