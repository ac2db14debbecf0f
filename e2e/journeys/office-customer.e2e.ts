// A customer and who answers them: both see the same figures, nobody sees a section without the
// permission, and each look stands in the audit log with its reason.

import {
  enterOffice,
  hireStaff,
  type StaffClient,
  type StaffMember,
} from '@fairtick/server/test/staff-fixture'
import { beforeAll, expect, test } from 'vitest'
import { advanceMarket } from '../advance-market.ts'
import { type Account, registerAccount } from '../customer-page.ts'
import { openFixture } from '../fixture.ts'
import { type OfficePage, signInToOffice } from '../office-page.ts'
import { findAxeBreaches, findOverflow } from '../page-checks.ts'
import { balance, openAssets } from '../screens/assets-screen.ts'
import { logIn } from '../screens/login-screen.ts'
import {
  findCustomer,
  openFoundCustomer,
  openSection,
  sayWhy,
  sectionTitles,
} from '../screens/office-customer.ts'
import { contractCard, openContract, openPositions } from '../screens/positions-screen.ts'
import { figure } from '../screens/trade-screen.ts'
import { bindTargets } from '../seeded-payout-targets.ts'

const fixture = openFixture()
let admin: StaffClient
let sue: StaffMember
let rei: StaffMember
let account: Account
let orderId = ''

beforeAll(async () => {
  const server = fixture.server()
  account = await registerAccount(server)
  admin = await enterOffice(server)
  sue = await hireStaff(server, admin, { email: 'sue@house.example', role: ['support', 'auditor'] })
  rei = await hireStaff(server, admin, { email: 'rei@house.example', role: 'reviewer' })
  await bindTargets(server, account)
  orderId = (await openContract(account, { symbol: 'BTCUSDT', direction: 'long', lots: '80' })).id
  await openContract(account, { symbol: 'BTCUSDT', direction: 'long', lots: '12', limit: '3000' })
  const option = { symbol: 'BTCUSDT', direction: 'up', amount: '25', duration: 3_600 } as const
  await account.client.call('buyOption', { body: option }, key())
  await account.client.call('changeLimits', { body: { openPositions: 50, dailyLoss: '4000' } })
  await advanceMarket(server, 30_000)
})

test('what the customer sees of money and positions is what support sees', async () => {
  // First: a code of the authenticator moves the clock, and with it the prices.
  const office = await enter(sue)
  const person = await fixture.customerPage({ language: 'ja' })
  await logIn(person, account)
  const { t } = person
  await openPositions(person)
  const profitLine = contractCard(person, 'BTC/USDT')
    .first()
    .locator('p', {
      hasText: t('positions.openProfit'),
    })
  const shownProfit = await profitLine.innerText()
  await openAssets(person)
  const shownBalance = await balance(person).innerText()
  const usedMargin = await figure(
    person.page.getByRole('main'),
    t('account.usedMargin'),
  ).innerText()

  await openFoundCustomer(office, orderId, account.user.nickname)
  expect(await sectionTitles(office)).toHaveLength(14)
  await sayWhy(office, 'Question of the customer')
  const positions = await openSection(office, 'Positions')
  const profit = await cellOf(office, positions, 'Unrealised P/L')
  expect(shownProfit).toContain(profit)
  expect(Number(plain(profit))).not.toBe(0)
  const figures = await openSection(office, 'Account and margin')
  // Digit by digit, with as many as the customer's screen has.
  expect(await fact(figures, 'Balance')).toBe(shownBalance)
  expect(await fact(figures, 'Used margin')).toBe(usedMargin)
  // Practice is all there is: nothing to choose, and each says of which account it is.
  await figures.getByText('Practice account').waitFor()
  expect(await office.page.getByLabel('Of which account').count()).toBe(0)
  expect(await findAxeBreaches(office.page)).toEqual([])
  expect(await findOverflow(office.page)).toEqual([])
})

test('every section answers what the customer’s own call answers', async () => {
  const staff = await sue.enter()
  const { client, user } = account
  const query = { id: user.id, reason: 'complaint' } as const
  const rows = <Row>({ data, total }: { data: Row[]; total: number }) => ({ data, total })
  expect(await staff.call('userFigures', { query })).toEqual(await client.call('accountSummary'))
  const { data: positions } = await staff.call('userPositions', { query })
  const own = (await client.call('contractOrders', { query: { status: 'trading' } })).data
  expect(positions).toMatchObject(own)
  expect(own).toHaveLength(1)
  const waiting = await staff.call('userContracts', { query: { ...query, state: 'open' } })
  const pending = await client.call('contractOrders', { query: { status: 'pending' } })
  expect(rows(waiting)).toEqual(rows(pending))
  const running = await staff.call('userOptions', { query: { ...query, state: 'open' } })
  expect(rows(running)).toEqual(rows(await client.call('optionOrders', { query: {} })))
  const money = await staff.call('userMoneyChanges', { query })
  expect(rows(money)).toEqual(rows(await client.call('moneyChanges')))
  expect(money.total).toBeGreaterThan(2)
  const { bank, wallets } = await staff.call('userPayoutMethods', { query })
  expect({ bank }).toEqual(await client.call('bank'))
  expect({ wallets }).toEqual(await client.call('wallets'))
  expect(JSON.stringify([bank, wallets])).not.toContain('1234567')
  expect(await staff.call('userLimits', { query })).toEqual(await client.call('limits'))
  expect(rows(await staff.call('userMessages', { query })).total).toBe(
    (await client.call('messages')).total,
  )
  const { holds, secondProof } = await staff.call('userSecurity', { query })
  expect(await client.call('security')).toMatchObject({ holds, secondProof })
  expect(holds.map(({ reason }) => reason)).toContain('wallet')
})

test('a role without the permission sees neither the section nor what is in it', async () => {
  const office = await enter(rei, 390)
  const asked: string[] = []
  office.page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await openFoundCustomer(office, account.phone.slice(-5), account.user.nickname)
  expect(await sectionTitles(office)).toEqual([
    'Profile',
    'Security and holds',
    'Deposits',
    'Withdrawals',
    'Bank account and wallets',
    'Self-limits',
  ])
  expect(await office.page.getByRole('button', { name: 'Self-limits' }).isDisabled()).toBe(true)
  await sayWhy(office, 'Review of a case')
  const limits = await openSection(office, 'Self-limits')
  expect(await fact(limits, 'Loss of a day')).toBe('4,000.00 USD')
  expect(asked.filter((path) => path.startsWith('/admin-api/user/'))).toEqual([
    '/admin-api/user/limits',
  ])
  const { call } = await rei.enter()
  const query = { id: account.user.id, reason: 'review' } as const
  await expect(call('userPositions', { query })).rejects.toMatchObject({
    answer: { code: 'not_permitted' },
  })
  expect(await findOverflow(office.page)).toEqual([])
})

test('each look stands in the audit log: who, at whose, at what and why', async () => {
  const office = await enter(sue)
  const filter = JSON.stringify({ action: 'user.read_section', subjectId: account.user.id })
  await office.goTo(`/audit?filter=${encodeURIComponent(filter)}`)
  const rows = office.page.getByRole('row').filter({ hasText: 'user.read_section' })
  await rows.first().waitFor()
  const texts = await rows.allInnerTexts()
  const of = (section: string, reason: string) =>
    texts.filter((text) => text.includes(`section: ${section}`) && text.includes(reason)).length
  expect([of('positions', 'customer_question'), of('figures', 'customer_question')]).toEqual([1, 1])
  expect([of('positions', 'complaint'), of('limits', 'review')]).toEqual([1, 1])
  expect(texts.filter((text) => /section: \w+\s+reason: \w+/.test(text))).toHaveLength(texts.length)
})

test('contacts are whole only in the profile, which is opened with a reason', async () => {
  const office = await enter(sue)
  await openFoundCustomer(office, account.email, account.user.nickname)
  expect(await office.page.getByRole('main').innerText()).not.toContain(account.email)
  await sayWhy(office, 'Complaint')
  const profile = await openSection(office, 'Profile')
  expect(await fact(profile, 'Mail')).toBe(account.email)
})

test('identities and bank changes of one customer are a link away', async () => {
  const office = await enter(rei)
  await openFoundCustomer(office, account.email, account.user.nickname)
  await sayWhy(office, 'Review of a case')
  const security = await openSection(office, 'Security and holds')
  await security.getByRole('link', { name: 'Identities' }).click()
  await expectCustomerFilter(office, account.user.id)
  await openFoundCustomer(office, account.email, account.user.nickname)
  await sayWhy(office, 'Review of a case')
  const bank = await openSection(office, 'Bank account and wallets')
  await bank.getByRole('link', { name: 'Bank changes' }).click()
  await expectCustomerFilter(office, account.user.id)
  // A first account is bound at once: there is no change to be found.
  await office.page.getByText('No case here').waitFor()
})

test('where real money moves one chooses of which account; it begins with the real one', async () => {
  const office = await enter(sue)
  const asked: (string | null)[] = []
  await office.page.route('**/admin-api/installation', async (route) => {
    const answer = await route.fetch()
    await route.fulfill({ response: answer, body: withMode(await answer.text(), 'live') })
  })
  office.page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url())
    if (pathname === '/admin-api/user/figures') asked.push(searchParams.get('account'))
  })
  await office.page.reload()
  await openFoundCustomer(office, account.email, account.user.nickname)
  await sayWhy(office, 'Complaint')
  const figures = await openSection(office, 'Account and margin')
  await figures.getByText('Real account').waitFor()
  await office.page.getByRole('combobox', { name: 'Of which account' }).click()
  await office.page.getByRole('option', { name: 'Practice account' }).click()
  await figures.getByText('Practice account').waitFor()
  await figures.getByText('Free margin').waitFor()
  expect([...new Set(asked)]).toEqual(['real', 'practice'])
})

test('a long list goes on behind its last row, and back', async () => {
  const option = { symbol: 'BTCUSDT', direction: 'down', amount: '25', duration: 3_600 } as const
  for (let bought = 1; bought <= 20; bought += 1)
    await account.client.call('buyOption', { body: option }, key())
  const office = await enter(sue)
  await openFoundCustomer(office, account.email, account.user.nickname)
  await sayWhy(office, 'Complaint')
  const options = await openSection(office, 'Options')
  await options.getByText('1–20 of 21').waitFor()
  await options.getByRole('button', { name: 'Next' }).click()
  await options.getByText('21–21 of 21').waitFor()
  expect(await options.getByRole('cell', { name: 'up', exact: true }).count()).toBe(1)
  await options.getByRole('button', { name: 'Previous' }).click()
  await options.getByText('1–20 of 21').waitFor()
})

test('whom nobody is found for gets a sentence that says what cannot be searched', async () => {
  const office = await enter(sue)
  await findCustomer(office, '%')
  await office.page.getByText('cannot be searched').waitFor()
})

const withMode = (text: string, mode: string) =>
  text.replace('"mode":"practice"', `"mode":"${mode}"`)

async function expectCustomerFilter({ page }: OfficePage, id: string): Promise<void> {
  await page.getByRole('search').waitFor()
  expect(await page.getByLabel('Customer', { exact: true }).inputValue()).toBe(id)
  expect(await page.getByRole('combobox', { name: 'Status' }).innerText()).toBe('All')
}

const key = () => ({ idempotencyKey: crypto.randomUUID() })

async function enter(member: StaffMember, widthPx: 390 | 1280 = 1280): Promise<OfficePage> {
  const office = await fixture.officePage({ widthPx })
  await signInToOffice(office, member)
  return office
}

type Within = Awaited<ReturnType<typeof openSection>>

function fact(section: Within, name: string): Promise<string> {
  return figure(section, name).innerText()
}

/** Of the only row of a table. */
async function cellOf({ page }: OfficePage, section: Within, column: string): Promise<string> {
  const names = await section.getByRole('columnheader').allInnerTexts()
  await page.getByRole('table').first().waitFor()
  return await section.getByRole('cell').nth(names.indexOf(column)).innerText()
}

const plain = (text: string) => text.replaceAll(/[,+]/g, '').replace('−', '-')
