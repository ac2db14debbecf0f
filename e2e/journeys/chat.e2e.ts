// The chat with customer service: from a visitor's question to the stars, what a cut line keeps,
// what composing never sends, and what goes at log-out.

import {
  enterOffice,
  hireStaff,
  type StaffClient,
  type StaffMember,
} from '@fairtick/server/test/staff-fixture'
import { drawWays } from '@fairtick/testkit/drawn-sample'
import type { Language } from '@fairtick/wire/languages'
import { beforeAll, expect, test } from 'vitest'
import { compose } from '../compose.ts'
import { drawVoucher, submitDeposit } from '../customer-cases.ts'
import { type CustomerPage, registerAccount } from '../customer-page.ts'
import { openFixture } from '../fixture.ts'
import { type OfficePage, signInToOffice } from '../office-page.ts'
import { findAxeBreaches, findSmallTargets } from '../page-checks.ts'
import { keepPicture } from '../pictures.ts'
import { logIn } from '../screens/login-screen.ts'
import { openSection, sectionTitles } from '../screens/office-customer.ts'

const CHAT = '/pages/user/kefu/chat'
const SEND = '**/api/chat'
const FINGER_PX = 44
const fixture = openFixture()
let admin: StaffClient
let rei: StaffMember
let sam: StaffMember

beforeAll(async () => {
  admin = await enterOffice(fixture.server())
  const hire = (email: string) => hireStaff(fixture.server(), admin, { email, role: 'support' })
  rei = await hire('rei@house.example')
  sam = await hire('sam@house.example')
})

const field = ({ page, t }: CustomerPage) => page.getByLabel(t('chat.placeholder'))
const log = ({ page, t }: CustomerPage) => page.getByRole('log', { name: t('chat.title') })

async function write(person: CustomerPage, text: string): Promise<void> {
  await field(person).fill(text)
  await person.page.getByRole('button', { name: person.t('chat.send'), exact: true }).click()
}

async function enterOfficePage(member: StaffMember): Promise<OfficePage> {
  const person = await fixture.officePage()
  await signInToOffice(person, member)
  return person
}

async function press({ page }: OfficePage, name: string): Promise<void> {
  await page.getByRole('button', { name, exact: true }).click()
}

async function answer({ page }: OfficePage, text: string): Promise<void> {
  await page.getByLabel(/^Answer in/).fill(text)
  await page.getByRole('button', { name: 'Send', exact: true }).click()
  await page.getByRole('log').getByText(text).waitFor()
}

test('a visitor asks, logs in, shows a picture and a deposit, and rates the answer', async () => {
  const server = fixture.server()
  const account = await registerAccount(server, 'en')
  const person = await fixture.customerPage({ language: 'en', keeps: false })
  const { page, t } = person
  await person.goTo('/pages/user/kefu')
  await page.getByRole('link', { name: t('chat.start') }).click()
  await page.getByText(t('chat.visitor')).waitFor()
  await page.getByText(t('chat.empty')).waitFor()
  await write(person, 'How long does a deposit take?')
  await log(person).getByText(t('chat.sent')).waitFor()

  await logIn(person, account)
  await person.goTo(CHAT)
  await log(person).getByText('How long does a deposit take?').waitFor()
  await log(person).getByText(t('chat.beforeLogin')).waitFor()

  const office = await enterOfficePage(rei)
  await office.goTo('/chats')
  await office.page.getByText('Live', { exact: true }).waitFor()
  const row = office.page.getByRole('row').filter({ hasText: 'How long does a deposit take?' })
  await row.getByRole('link').first().click()
  await office.page.getByText(/Written before the log-in/).waitFor()
  await press(office, 'Claim')
  await log(person).getByText(t('chat.read')).waitFor()
  await answer(office, 'Please send the voucher.')
  await log(person).getByText('Please send the voucher.').waitFor()
  await log(person).getByText(t('chat.badge')).waitFor()

  const voucher = await drawVoucher(page, 'fifty')
  await page.getByRole('button', { name: t('chat.attach') }).click()
  await page
    .locator('input[type=file]')
    .last()
    .setInputFiles({ name: 'v.png', mimeType: 'image/png', buffer: voucher })
  await log(person)
    .getByRole('img', { name: t('chat.picture') })
    .waitFor()
  const id = await submitDeposit(server, account, { amount: '50', voucher })
  await person.goTo(`/pages/wallet/record?kind=deposits&id=${id}`)
  await page.getByRole('link', { name: t('chat.ask') }).click()
  await write(person, 'This one.')
  await log(person)
    .getByRole('link', { name: /USDT 50/ })
    .waitFor()
  expect(await findAxeBreaches(page)).toEqual([])
  expect(await findSmallTargets(page, FINGER_PX)).toEqual([])

  await office.page.getByRole('log').getByText('This one.').waitFor()
  await office.page.getByRole('button', { name: 'Look at the picture' }).first().click()
  await office.page.getByRole('img', { name: 'As the customer sent it' }).waitFor()
  await office.page.getByText(/About deposit USDT 50/).waitFor()
  await openRecords(office, account.user.id)
  await answer(office, 'It is credited within the hour.')
  await person.goTo('/pages/home/msgs')
  await page.getByText('It is credited within the hour.').waitFor()
  expect((await account.client.call('userDetail')).unread.service).toBeGreaterThan(0)
  await page.getByText('It is credited within the hour.').click()
  await log(person).getByText('It is credited within the hour.').click()
  await expect.poll(async () => (await account.client.call('userDetail')).unread.service).toBe(0)

  await press(office, 'Resolve')
  await page.getByText(t('chat.resolved')).waitFor()
  await page.getByRole('button', { name: t('chat.star', { count: '5' }) }).click()
  await page.getByText(t('chat.thanks')).waitFor()
  await office.page.getByText('Resolved, rated 5 of 5.').waitFor()
})

/** What the customer has, beside what they write: read when opened, and noted with the chat. */
async function openRecords(office: OfficePage, userId: string): Promise<void> {
  const looks = async () => {
    const query = { action: 'user.read_section', subjectId: userId }
    const { data } = await admin.call('auditLog', { query })
    return data.map(({ detail }) => detail)
  }
  expect(await sectionTitles(office)).toContain('Positions')
  expect(await looks()).toEqual([])
  const deposits = await openSection(office, 'Deposits')
  await deposits.getByText('50 USDT').waitFor()
  const chat = office.page.url().split('/').at(-1)
  expect(await looks()).toMatchObject([
    { section: 'deposits', reason: 'customer_question', chat, account: 'practice' },
  ])
  expect(await findAxeBreaches(office.page)).toEqual([])
}

test('of two who see a chat free one has it, and passes it on with a note for staff', async () => {
  const account = await registerAccount(fixture.server(), 'en')
  const body = { text: 'Somebody there?' }
  const { conversation } = await account.client.call('sendChat', { body })
  const [one, two] = [await enterOfficePage(rei), await enterOfficePage(sam)]
  for (const office of [one, two]) {
    await office.goTo(`/chats/${conversation.id}`)
    await office.page.getByRole('button', { name: 'Claim', exact: true }).waitFor()
  }
  await press(two, 'Give it a high priority')
  await one.page.getByText('Priority: high.').waitFor()
  await press(one, 'Claim')
  await one.page.getByLabel(/^Answer in/).waitFor()
  await two.page.getByText(/Answered by Somebody/).waitFor()
  await answer(one, 'Hello')
  await one.page.getByLabel('Note for the staff').fill('Wants to talk about taxes')
  await press(one, 'Pass it on')
  await two.page.getByText(/Wants to talk about taxes/).waitFor()
  const { conversation: seen } = await account.client.call('chat')
  expect(JSON.stringify(seen)).not.toContain('taxes')
})

test.each(drawWays('typing', ['ja', 'th'] as const))(
  'staff see that a customer is writing (%s)',
  async (language) => {
    const account = await registerAccount(fixture.server(), language)
    const body = { text: 'Somebody there?' }
    const { conversation } = await account.client.call('sendChat', { body })
    const person = await fixture.customerPage({ language })
    await logIn(person, account)
    await person.goTo(CHAT)
    await log(person).getByText(body.text).waitFor()
    const office = await enterOfficePage(rei)
    await office.goTo(`/chats/${conversation.id}`)
    await office.page.getByText('Live', { exact: true }).waitFor()
    const shown = office.page.getByText('The customer is writing…')
    await field(person).fill('One more')
    await shown.waitFor()
    await person.page.getByRole('button', { name: person.t('chat.send'), exact: true }).click()
    await shown.waitFor({ state: 'detached' })
    await keepPicture(person.page, { folder: 'chat', name: language })
  },
)

test('what is written without a line waits, goes once, and is gone at log-out', async () => {
  const account = await registerAccount(fixture.server(), 'en')
  const person = await fixture.customerPage({ language: 'en', keeps: false })
  const { page, t } = person
  await logIn(person, account)
  await person.goTo(CHAT)
  await page.route(SEND, (route) =>
    route.request().method() === 'POST' ? route.abort('connectionreset') : route.continue(),
  )
  await write(person, 'one')
  await log(person).getByText(t('chat.failed')).waitFor()
  await write(person, 'two')
  await page.unroute(SEND)
  await page.getByRole('button', { name: t('chat.again') }).click()
  await expect
    .poll(async () => {
      const { conversation } = await account.client.call('chat')
      return conversation?.messages.map(({ text }) => text)
    })
    .toEqual(['one', 'two'])

  await write(person, 'My card is 4111 1111 1111 1111')
  await page.getByRole('alertdialog').getByText(t('chat.warnCard')).waitFor()
  await page.getByRole('button', { name: t('chat.warnEdit') }).click()
  expect(await field(person).inputValue()).toContain('4111')
  await page.reload()
  await expect.poll(() => field(person).inputValue()).toContain('4111')
  expect((await account.client.call('chat')).conversation?.lastNumber).toBe(2)

  await person.goTo('/pages/usercenter')
  await page.getByRole('button', { name: t('account.logOut') }).click()
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: t('account.logOut') })
    .click()
  await page.getByRole('heading', { name: t('session.loginTitle') }).waitFor()
  expect(await page.evaluate(() => JSON.stringify({ ...localStorage }))).not.toContain('4111')
  await logIn(person, await registerAccount(fixture.server(), 'en'))
  await person.goTo(CHAT)
  await page.getByText(t('chat.empty')).waitFor()
  expect(await field(person).inputValue()).toBe('')
})

const COMPOSED = [
  ['ja', ['に', 'にほ', '日本']],
  ['zh', ['n', 'ni', '你']],
  ['ko', ['ㅎ', '하', '한']],
] as const

test.each(drawWays('composing', COMPOSED))(
  'composing in %s sends nothing',
  async (language: Language, steps) => {
    const account = await registerAccount(fixture.server(), language)
    const person = await fixture.customerPage({ language, widthPx: 1280 })
    const { page, t } = person
    await logIn(person, account)
    await person.goTo(CHAT)
    await page.getByText(t('chat.empty')).waitFor()
    await field(person).focus()
    await compose(page, ...steps)
    await field(person).evaluate((target) => {
      const ends = { key: 'Enter', bubbles: true, cancelable: true }
      target.dispatchEvent(new KeyboardEvent('keydown', { ...ends, isComposing: true }))
      target.dispatchEvent(new KeyboardEvent('keydown', { ...ends, keyCode: 229 } as never))
    })
    expect(await field(person).inputValue()).toBe(steps.at(-1))
    expect((await account.client.call('chat')).conversation).toBeNull()
    await field(person).press('Enter')
    await expect
      .poll(async () => (await account.client.call('chat')).conversation?.messages[0]?.text)
      .toBe(steps.at(-1))
  },
)
