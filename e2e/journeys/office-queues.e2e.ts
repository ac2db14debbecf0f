// Reviewers and finance work their queues off in the browser, and see each other do so.

import { HOUR_MS, MINUTE_MS } from '@fairtick/core/time/duration'
import { applyToLead } from '@fairtick/server/test/apply-to-lead'
import { sendDocument } from '@fairtick/server/test/identity-cases'
import { loseAccess } from '@fairtick/server/test/lose-access'
import { registerAccount } from '@fairtick/server/test/registered-customer'
import { enterOffice, hireStaff, type StaffMember } from '@fairtick/server/test/staff-fixture'
import { drawNumber, drawSome, IS_CAMPAIGN } from '@fairtick/testkit/drawn-sample'
import { ADMIN_ROUTES } from '@fairtick/wire/admin/routes'
import type { Locator, Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { leapToAny } from '../advance-market.ts'
import {
  askBankChange,
  bindTarget,
  drawVoucher,
  inviteMyself,
  submitDeposit,
  submitDeposits,
  submitWithdrawal,
} from '../customer-cases.ts'
import type { Account } from '../customer-page.ts'
import { openFixture } from '../fixture.ts'
import { type OfficePage, type OfficePageSettings, typeCode } from '../office-page.ts'
import { createSessions } from '../office-session.ts'
import { findAxeBreaches, findOverflow, findSmallTargets } from '../page-checks.ts'
import { untilStill } from '../page-signs.ts'
import { keepRequestedPicture } from '../pictures.ts'
import { openDeposit, type QueueCases, type QueueView, queueViews } from '../screens/queue-views.ts'
import { addStaffPasskey } from '../staff-passkey.ts'

const TARGET_PX = 44
/** A campaign works off twenty, a run as many as show every key. */
const WORKED_OFF = IS_CAMPAIGN ? 20 : 6
/** In USDT, each 1 more than the one before. */
const [FIRST_AMOUNT, LAST_AMOUNT] = [11, 10 + WORKED_OFF]

const fixture = openFixture()
const enterAs = createSessions(fixture.server)
let customer: Account
let rei: StaffMember
let sam: StaffMember
let fin: StaffMember
let pay: StaffMember
let sue: StaffMember
let cases: QueueCases & { readonly twin: string }

beforeAll(async () => {
  const server = fixture.server()
  customer = await registerAccount(server, 'en')
  await bindTarget(server, customer)
  // What has just been bound waits for a day.
  await server.advance(25 * HOUR_MS)
  // Just after a window: whatever the day, the next one is far.
  const { window } = await customer.client.call('withdrawalTerms', { query: { method: 'wallet' } })
  await server.advance(window.closesAt + MINUTE_MS - (await server.advance(0)))
  const { page } = await fixture.officePage()
  const slip = await drawVoucher(page, 'TRC20 · 500.00 USDT\nFrom MINA SATO\nRef 88421')
  const large = await drawVoucher(page, 'TRC20 · 12,000.00 USDT\nFrom MINA SATO\nRef 90177')
  const deposit = await submitDeposit(server, customer, { amount: '500', voucher: slip })
  const twin = await submitDeposit(server, customer, { amount: '480', voucher: slip })
  const largeDeposit = await submitDeposit(server, customer, { amount: '12000', voucher: large })
  const withdrawal = await submitWithdrawal(server, customer, '300')
  await askBankChange(server, customer)
  await inviteMyself(server)
  const recovery = await loseAccess(server, customer)
  const leader = await applyToLead(customer)
  const admin = await enterOffice(server)
  const hire = (name: string, role: 'reviewer' | 'finance' | 'support') =>
    hireStaff(server, admin, { email: `${name.toLowerCase()}@house.example`, role, name })
  rei = await hire('Rei', 'reviewer')
  sam = await hire('Sam', 'reviewer')
  fin = await hire('Fin', 'finance')
  pay = await hire('Pay', 'finance')
  sue = await hire('Sue', 'support')
  const office = await rei.enter()
  const bankChange = (await office.call('bankChangeQueue')).data[0]?.id ?? ''
  const link = (await office.call('accountLinkQueue')).data[0]?.id ?? ''
  const identity = await sendDocument(server, customer, office)
  cases = { deposit, twin, largeDeposit, withdrawal, bankChange, link, identity, recovery, leader }
})

async function entered(
  member: StaffMember,
  look: Partial<OfficePageSettings> = {},
): Promise<OfficePage> {
  const person = await fixture.officePage(look)
  await enterAs(person, member)
  return person
}

const press = (page: Page | Locator, name: string | RegExp) =>
  page.getByRole('button', { name, exact: typeof name === 'string' }).click()
const confirm = (page: Page, name: string | RegExp) => press(page.getByRole('dialog'), name)
const recordOf = async (id: string) => {
  const { data } = await customer.client.call('deposits')
  return data.find((one) => one.id === id)
}
const cash = async () => (await customer.client.call('accountSummary')).cash
/** Exact, as sums of floating point are not. */
const plusDollars = (amount: string, dollars: bigint) =>
  amount.replace(/^\d+/, (whole) => String(BigInt(whole) + dollars))

/** In pairs that have both widths and both themes. */
const EVERY_PAIR: readonly (readonly OfficePageSettings[])[] = [
  [
    { widthPx: 1280, theme: 'light' },
    { widthPx: 390, theme: 'dark' },
  ],
  [
    { widthPx: 390, theme: 'light' },
    { widthPx: 1280, theme: 'dark' },
  ],
]
const LOOKS = (IS_CAMPAIGN ? EVERY_PAIR : drawSome('queue looks', EVERY_PAIR, 1)).flat()

/** Each page is looked at in one of the two looks; in a campaign in all. */
function viewsOf(look: OfficePageSettings): readonly QueueView[] {
  const views = queueViews(cases)
  if (IS_CAMPAIGN) return views
  return views.filter(({ name }) => LOOKS[drawNumber(`queue look of ${name}`) % 2] === look)
}

test.each(LOOKS)('$widthPx px, $theme: nothing to find on its pages', async (look) => {
  const reviewer = await entered(rei, look)
  const [finance, support] = [await entered(fin, look), await entered(sue, look)]
  const findings: string[] = []
  for (const view of viewsOf(look)) {
    const isMoneyOut = view.name.startsWith('withdrawal')
    const person = isMoneyOut ? finance : view.name === 'chats' ? support : reviewer
    await view.open(person)
    await untilStill(person.page)
    await keepRequestedPictures(person, view.name)
    const found = [
      ...(await findOverflow(person.page)),
      ...(await findSmallTargets(person.page, TARGET_PX)),
      ...(await findAxeBreaches(person.page)),
    ]
    findings.push(...found.map((finding) => `${view.name}: ${finding}`))
  }
  expect(findings).toEqual([])
})

async function keepRequestedPictures(
  { page, widthPx, theme }: OfficePage,
  name: string,
): Promise<void> {
  const folder = `queues-${widthPx}-${theme}`
  await keepRequestedPicture(page, { folder, name })
  await keepRequestedPicture(page, { folder, name: `${name}-whole`, fullPage: true })
}

test('a reviewer looks closely at a voucher, approves it, and fails its twin with a reason', async () => {
  const person = await entered(rei)
  const { page } = person
  await person.goTo('/deposits')
  await page.getByText('Live', { exact: true }).waitFor()
  const twins = page.getByRole('row').filter({ hasText: 'voucher used on 1 other' })
  await expect.poll(() => twins.count()).toBe(2)
  await openDeposit(person, cases.deposit)
  await page.getByText('You are looking at this case').waitFor()

  const picture = page.getByRole('application', { name: 'Voucher picture' })
  await picture.focus()
  for (const key of ['+', '+', 'ArrowLeft', 'r']) await page.keyboard.press(key)
  await page.getByText('196 %').waitFor()
  await page.keyboard.press('0')
  await page.getByText('100 %').waitFor()

  const before = await cash()
  await press(page, 'Approve')
  // The code is all that is to be typed, and Enter would do; two presses are one decision.
  await page.keyboard.type(await rei.nextCode())
  await page.getByRole('dialog').getByRole('button', { name: 'Credit 500.00 USD' }).dblclick()
  // By itself on to the oldest that waits: the one with the same picture.
  await page.getByRole('heading', { name: 'Deposit of 480 USDT' }).waitFor()
  await expect.poll(cash).toBe(plusDollars(before, 500n))
  const back = page.getByRole('button', { name: /^Case before/, disabled: false })
  await back.waitFor()
  await page.keyboard.press('k')
  await page.getByRole('heading', { name: 'Deposit of 500 USDT' }).waitFor()
  await press(page, 'Next case')
  await page.getByRole('heading', { name: 'Deposit of 480 USDT' }).waitFor()
  await page.getByText('The very same picture is used on 1 other deposit').waitFor()
  await press(page, 'Fail')
  await page.getByRole('radio', { name: 'The voucher was used before' }).check()
  const words = await page.getByRole('figure').textContent()
  await typeCode(person, rei)
  await confirm(page, 'Fail it')
  await page.getByRole('heading', { name: 'Deposit of 12,000 USDT' }).waitFor()
  await page.getByText('You are looking at this case').waitFor()
  const released = page.waitForResponse(`**${ADMIN_ROUTES.releaseDeposit.path}`)
  await back.waitFor()
  await page.keyboard.press('k')
  await released
  await page.getByRole('heading', { name: 'Deposit of 480 USDT' }).waitFor()
  expect(await recordOf(cases.twin)).toMatchObject({ status: 'failed', reason: 'voucher_used' })
  // What the preview said is what the customer reads.
  const [message] = (await customer.client.call('messages')).data
  expect(words).toContain(message?.title)
  expect(words).toContain(message?.summary)
  await page.keyboard.press('u')
  await page.getByRole('heading', { name: 'Deposits' }).waitFor()
})

test.each([390, 1280] as const)(
  'who looks at a case moves nothing that can be pressed (%i px)',
  async (widthPx) => {
    const { page, goTo } = await entered(rei, { widthPx })
    const mayClaim = Promise.withResolvers<void>()
    await page.route(`**${ADMIN_ROUTES.claimDeposit.path}`, async (route) => {
      await mayClaim.promise
      await route.continue()
    })
    await goTo(`/deposits/${cases.largeDeposit}`)
    await page.getByText('Nobody else is looking at this case.').waitFor()
    const place = () => page.getByRole('button', { name: 'Approve', exact: true }).boundingBox()
    const before = await place()
    const office = await sam.enter()
    const body = { id: cases.largeDeposit }
    await office.call('claimDeposit', { body })
    await page.getByText('Sam is looking at this case too').waitFor()
    expect(await place()).toEqual(before)
    await office.call('releaseDeposit', { body })
    mayClaim.resolve()
    await page.getByText('You are looking at this case').waitFor()
    expect(await place()).toEqual(before)
    const released = page.waitForResponse(`**${ADMIN_ROUTES.releaseDeposit.path}`)
    await goTo('/deposits')
    await released
  },
)

test('two reviewers see each other, and a large credit needs both (REL-58)', async () => {
  const [one, other] = [await entered(rei), await entered(sam, { widthPx: 390 })]
  await other.goTo('/deposits')
  await other.page.getByText('Live', { exact: true }).waitFor()
  await openDeposit(one, cases.largeDeposit)
  // Without reading anything again.
  await other.page.getByRole('main').getByText('Rei', { exact: true }).waitFor()
  await openDeposit(other, cases.largeDeposit)
  await other.page.getByText('Rei is looking at this case too').waitFor()

  const before = await cash()
  await press(one.page, 'Approve')
  await typeCode(one, rei)
  await confirm(one.page, 'Approve as first')
  await one.page.getByText('Approve: you are the first of two').waitFor()
  expect(await cash()).toBe(before)
  await other.page.getByText('Rei has approved it').waitFor()
  await press(other.page, 'Approve')
  await typeCode(other, sam)
  await confirm(other.page, 'Credit 12,000.00 USD')
  await other.page.getByText('credited', { exact: true }).waitFor()
  await expect.poll(cash).toBe(plusDollars(before, 12_000n))
  // The first one sees it end as well.
  await one.page.getByText('credited', { exact: true }).waitFor()
})

test(`a reviewer works ${WORKED_OFF} deposits off by keyboard alone`, async () => {
  const drawing = await fixture.officePage()
  const payers = await submitDeposits(fixture.server(), drawing.page, {
    count: WORKED_OFF,
    from: FIRST_AMOUNT,
  })
  const person = await entered(rei)
  const { page } = person
  await addStaffPasskey(person, fixture.server(), rei)
  const shown = (amount: number) =>
    page.getByRole('heading', { name: `Deposit of ${amount} USDT` }).waitFor()
  let keys = 0
  const type = async (...pressed: readonly string[]) => {
    keys += pressed.length
    for (const key of pressed) await page.keyboard.press(key)
  }
  await page
    .getByRole('navigation', { name: 'Areas' })
    .getByRole('link', { name: 'Deposits' })
    .click()
  await page.getByRole('row').nth(WORKED_OFF).waitFor()
  await page.keyboard.press('?')
  await page.getByRole('dialog', { name: 'Keys of this page' }).getByText('Next row').waitFor()
  expect(await findAxeBreaches(page)).toEqual([])
  await page.keyboard.press('Escape')
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  await type('j', 'Enter')
  await shown(FIRST_AMOUNT)
  // Nothing is decided by one key, however it came.
  for (const key of ['a', 'Escape', 'f', 'Escape']) await page.keyboard.press(key)
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  for (let amount = FIRST_AMOUNT; amount < LAST_AMOUNT; amount += 1) {
    await type(...(amount === 13 ? ['f', '5', 'Enter'] : ['a', 'Enter']))
    await shown(amount + 1)
  }
  await type('a', 'Enter')
  await page.getByText('Nothing else waits for you here').waitFor()
  expect(keys, 'into the list, two for each, one for a reason').toBe(2 + 2 * WORKED_OFF + 1)
  const decided = (await Promise.all(payers.map((one) => one.client.call('deposits')))).flatMap(
    ({ data }) => data.map(({ amount, status, reason }) => [amount, status, reason]),
  )
  expect(decided).toHaveLength(WORKED_OFF)
  expect(decided.filter(([, status]) => status !== 'success')).toEqual([
    ['13', 'failed', 'voucher_used'],
  ])
})

test('one of finance approves a withdrawal, another pays it in its hours (TR-6.4, REL-58)', async () => {
  const approver = await entered(fin)
  await approver.goTo(`/withdrawals/${cases.withdrawal}`)
  await press(approver.page, 'Approve')
  await typeCode(approver, fin)
  await confirm(approver.page, 'Approve')
  await approver.page.getByText('Pay: you approved it').waitFor()

  const payer = await entered(pay, { widthPx: 390 })
  await payer.goTo(`/withdrawals/${cases.withdrawal}`)
  await payer.page.getByText('Pay: its hours have not begun yet').waitFor()
  const [record] = (await customer.client.call('withdrawals')).data
  const server = fixture.server()
  const nowMs = await server.advance(0)
  await server.advance((record?.windowOpensAt ?? 0) + HOUR_MS / 2 - nowMs)
  // Hours have passed for the server: the session of before them is over.
  const later = await entered(pay, { widthPx: 390 })
  await later.goTo(`/withdrawals/${cases.withdrawal}`)
  await press(later.page, 'Pay')
  await later.page.getByLabel('Reference of the bank or the chain').fill('0xabc123')
  await typeCode(later, pay)
  await confirm(later.page, /^Paid /)
  await later.page.getByText('Paid under 0xabc123').waitFor()
  const { data } = await customer.client.call('withdrawals')
  expect(data[0]).toMatchObject({ id: cases.withdrawal, status: 'success' })
})

test('a change of a bank account in another name is seen and failed', async () => {
  const person = await entered(sam)
  const { page, goTo } = person
  await goTo(`/bank-changes/${cases.bankChange}`)
  await page.getByText('The account is in the name MINA SAITO').waitFor()
  await press(page, 'Fail')
  await page.getByRole('radio', { name: 'The account is in another name' }).check()
  await typeCode(person, sam)
  await confirm(page, 'Fail it')
  await page.getByText('failed', { exact: true }).waitFor()
  const { bank } = await customer.client.call('bank')
  expect(bank).toMatchObject({ bankName: 'Mizuho', change: { status: 'failed' } })
})

test('a reviewer lets somebody lead, and stops it with a reason that they read (TR-10.7)', async () => {
  const person = await entered(rei)
  const { page, goTo } = person
  await goTo(`/leaders/${cases.leader}`)
  await press(page, 'Approve')
  await typeCode(person, rei)
  await confirm(page, 'Let them lead')
  await page.getByText('They lead on these terms').waitFor()
  const leading = async () => (await customer.client.call('leading')).leader
  const lead = await leading()
  expect(lead).toMatchObject({ profitShare: '0.1', stopped: null })
  const listed = async () => (await customer.client.call('leaders', { query: {} })).data
  expect(await listed()).toMatchObject([{ id: lead?.id, isMine: true, stopped: null }])

  await hideReportedPost()

  await goTo(`/leaders/${cases.leader}`)
  await press(page, 'Stop leading')
  await page.getByRole('radio', { name: 'The rules for leaders were broken' }).check()
  await page.getByText('We ended your leading.').waitFor()
  await typeCode(person, rei)
  await confirm(page, 'Fail it')
  await expect.poll(async () => (await leading())?.stopped?.reason).toBe('leader_rules')
  // Who stopped stays in the list, marked.
  expect((await listed()).map(({ stopped }) => stopped === null)).toEqual([false])
})

/** Of the customer, who leads now; who moderates sees what all read before it is done. */
async function hideReportedPost(): Promise<void> {
  const { client } = customer
  const symbol = await leapToAny(fixture.server(), MINUTE_MS, ['BTCUSDT', 'ETHUSDT', 'LTCUSDT'])
  const body = { symbol, direction: 'long', text: 'Higher lows since Monday.' } as const
  const idempotencyKey = crypto.randomUUID()
  const { id } = await client.call('publishSignal', { body }, { idempotencyKey })
  const reader = await registerAccount(fixture.server(), 'en')
  await reader.client.call('reportSignal', { body: { id, reason: 'signal_untrue' } })
  const person = await entered(sue)
  const { page, goTo } = person
  await goTo('/signals')
  await page.getByRole('main').getByRole('link').first().click()
  await page.getByText('Higher lows since Monday.').waitFor()
  await press(page, 'Hide')
  await page.getByRole('radio', { name: 'States as a fact what is not true' }).check()
  await page.getByText('In Thai:').waitFor()
  await keepRequestedPictures(person, 'signal-hide')
  expect(await findAxeBreaches(page)).toEqual([])
  await typeCode(person, sue)
  await confirm(page, 'Hide it')
  const posts = async () => (await reader.client.call('signals')).data
  await expect.poll(async () => (await posts())[0]?.status).toBe('hidden')
  expect(await posts()).toMatchObject([{ id, reason: 'signal_untrue', text: '' }])
}
