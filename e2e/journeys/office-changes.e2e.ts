// A spread and a level of VIP are changed by two people: announced, then in force; a spread for
// later orders alone.

import { HOUR_MS } from '@fairtick/core/time/duration'
import { acceptCostSheets } from '@fairtick/server/test/accept-cost-sheets'
import { registerAccount } from '@fairtick/server/test/registered-customer'
import { hireStaff, type StaffMember, setUpOffice } from '@fairtick/server/test/staff-fixture'
import { readTick } from '@fairtick/testkit/public-ticks'
import { beforeAll, expect, test, vi } from 'vitest'
import type { Account } from '../customer-page.ts'
import { openFixture } from '../fixture.ts'
import { type OfficePage, signInToOffice, typeCode } from '../office-page.ts'
import { findAxeBreaches } from '../page-checks.ts'
import { keepPicture } from '../pictures.ts'
import { logIn } from '../screens/login-screen.ts'

const PATIENCE = { timeout: 15_000, interval: 250 }
const SYMBOL = 'BTCUSDT'
const NEW_SPREAD = '5'

const fixture = openFixture()
let customer: Account
let ann: StaffMember
let rick: StaffMember
let fin: StaffMember

beforeAll(async () => {
  const server = fixture.server()
  customer = await registerAccount(server, 'en')
  ann = await setUpOffice(server)
  const admin = await ann.enter()
  rick = await hireStaff(server, admin, { email: 'rick@house.example', role: 'risk', name: 'Rick' })
  fin = await hireStaff(server, admin, { email: 'fin@house.example', role: 'finance', name: 'Fin' })
})

async function entered(member: StaffMember): Promise<OfficePage> {
  const person = await fixture.officePage()
  await signInToOffice(person, member)
  return person
}

/**
 * At market, as soon as the price is fresh: the clock may just have been moved for the next code of
 * an authenticator, and a price is old then until the next tick.
 */
function open(): Promise<string> {
  return vi.waitFor(openNow, PATIENCE)
}

async function openNow(): Promise<string> {
  const size = { direction: 'long', orderType: 'market', lots: '1', leverage: 10 } as const
  const body = { ...size, symbol: SYMBOL, price: (await terms()).ask ?? '' }
  const key = { idempotencyKey: crypto.randomUUID() }
  // Read again after each change of what it costs.
  await acceptCostSheets(customer.client)
  const { order } = await customer.client.call('openContract', { body }, key)
  return order.id
}

const terms = () => customer.client.call('contractTerms', { query: { symbol: SYMBOL } })

/** How far a fill lies from the mark of the tick that it names, in the price. */
async function distanceOf(price: string | null, seq: number | null): Promise<number> {
  const tick = await readTick(customer.client, SYMBOL, seq ?? 0)
  return Number(price) - Number(tick.price)
}

test('two people change a spread; an order that stands keeps the old one', async () => {
  const old = await open()
  const asking = await entered(ann)
  await asking.goTo(`/instruments/${SYMBOL}`)
  await asking.page.getByLabel('Spread', { exact: true }).fill(NEW_SPREAD)
  await asking.page.getByRole('button', { name: 'Ask for this change' }).click()
  const dialog = asking.page.getByRole('dialog')
  await dialog.getByLabel('Notice, hours').fill('1')
  await dialog.getByLabel(/^Why/).fill('The venue has become dearer.')
  await typeCode(asking, ann)
  await dialog.getByRole('button', { name: 'Ask for it' }).click()
  await asking.page.getByText('waits for a second person').waitFor()
  expect(await asking.page.getByRole('button', { name: 'Approve' }).isDisabled()).toBe(true)
  await asking.page.getByText('you asked for it yourself').waitFor()

  const deciding = await entered(rick)
  await deciding.goTo('/changes')
  await deciding.page.getByRole('link', { name: `Instrument ${SYMBOL}` }).click()
  await deciding.page.getByRole('button', { name: 'Approve' }).click()
  const question = deciding.page.getByRole('dialog')
  await question.getByRole('cell', { name: NEW_SPREAD, exact: true }).waitFor()
  await typeCode(deciding, rick)
  await question.getByRole('button', { name: 'Approve' }).click()
  await deciding.page.getByText('approved, not in force yet').waitFor()

  const newestTitle = async () => (await customer.client.call('messages')).data[0]?.title
  await expect.poll(newestTitle, PATIENCE).toBe('New conditions for BTC/USDT')
  const { id = '' } = (await customer.client.call('messages')).data[0] ?? {}
  const { html } = await customer.client.call('messageContent', { query: { id } })
  expect(html).toContain(`2.5 → ${NEW_SPREAD}`)

  await fixture.server().advance(HOUR_MS)
  await expect.poll(async () => (await terms()).spread, PATIENCE).toBe(NEW_SPREAD)
  const later = await open()
  const orderOf = async (orderId: string) => {
    const detail = await customer.client.call('orderDetail', { query: { id: orderId } })
    if (detail.kind !== 'contract') throw new Error('no contract')
    return detail.order
  }
  const { openPrice, openSeq, constants } = await orderOf(later)
  expect([await distanceOf(openPrice, openSeq), constants.spread]).toEqual([2.5, NEW_SPREAD])
  const closing = { body: { id: old } }
  const key = { idempotencyKey: crypto.randomUUID() }
  await customer.client.call('closeContract', closing, key)
  const closed = await orderOf(old)
  expect(await distanceOf(closed.closePrice, closed.closeSeq)).toBeCloseTo(-1.25, 6)
  expect(closed.constants.spread).toBe('2.5')
})

test('two people change a level of VIP; customers see the old one until it acts', async () => {
  const person = await fixture.customerPage({ language: 'en' })
  await logIn(person, customer)
  const { page, t } = person
  const level = page.getByRole('row').filter({ has: page.getByText('V1', { exact: false }) })
  const seen = async () => {
    await person.goTo('/pages/user/vip')
    await page.getByText(t('vip.tableTitle')).waitFor()
    return await level.first().getByRole('cell').allInnerTexts()
  }
  expect(await seen()).toEqual(['100,000', '5%'])

  const asking = await entered(fin)
  await asking.goTo('/terms')
  await asking.page.getByLabel('VIP 1: volume of 30 days from, USD').fill('90000')
  await asking.page.getByRole('button', { name: 'Ask for this change' }).click()
  const dialog = asking.page.getByRole('dialog')
  await dialog.getByLabel('Notice, hours').fill('1')
  await dialog.getByLabel(/^Why/).fill('More people are to reach it.')
  await typeCode(asking, fin)
  await dialog.getByRole('button', { name: 'Ask for it' }).click()
  await asking.page.getByText('waits for a second person').waitFor()

  const second = await ann.enter()
  const { data } = await second.call('changes', { query: { status: 'pending' } })
  const { id = '', hash = '' } = data.find(({ kind }) => kind === 'money_terms') ?? {}
  const own = await fin.enter()
  const alone = own.act('approveChange', { body: { id, hash } })
  await expect(alone).rejects.toMatchObject({ answer: { code: 'own_request' } })
  expect(await seen()).toEqual(['100,000', '5%'])
  await second.act('approveChange', { body: { id, hash } })
  const newest = async () => {
    const { id: message = '' } = (await customer.client.call('messages')).data[0] ?? {}
    return (await customer.client.call('messageContent', { query: { id: message } })).html
  }
  await expect.poll(newest, PATIENCE).toContain('100,000 → 90,000')
  expect(await seen()).toEqual(['100,000', '5%'])
  const ahead = t('vip.comingLevel', { level: '1', volume: '90,000', discount: '5%' })
  await page.getByText(ahead).waitFor()
  expect(await findAxeBreaches(page)).toEqual([])
  await keepPicture(page, { folder: 'vip', name: 'ahead' })

  await fixture.server().advance(HOUR_MS)
  await expect.poll(seen, PATIENCE).toEqual(['90,000', '5%'])
  const before = async () =>
    (await customer.client.call('vipLevels')).changes.map(({ levels }) => levels[1]?.volume)
  await expect.poll(before, PATIENCE).toEqual(['90000'])
  expect(await page.getByText(ahead).count()).toBe(0)
  expect(person.errors).toEqual([])
})
