// Two people offer an instrument that ships closed, then take it off: a customer's list follows.

import { HOUR_MS } from '@fairtick/core/time/duration'
import { registerAccount } from '@fairtick/server/test/registered-customer'
import { hireStaff, type StaffMember, setUpOffice } from '@fairtick/server/test/staff-fixture'
import { beforeAll, expect, test } from 'vitest'
import type { Account } from '../customer-page.ts'
import { openFixture } from '../fixture.ts'
import { type OfficePage, signInToOffice, typeCode } from '../office-page.ts'
import { findAxeBreaches } from '../page-checks.ts'
import { logIn } from '../screens/login-screen.ts'
import { openMarket, rowOf } from '../screens/market-screen.ts'

const SYMBOL = 'DOTUSDT'
const PAIR = 'DOT/USDT'

// The recorded market of the other journeys has no prices of it.
const fixture = openFixture({ MARKET: 'simulated' })
let customer: Account
let ann: StaffMember
let rick: StaffMember

beforeAll(async () => {
  const server = fixture.server()
  customer = await registerAccount(server, 'ja')
  ann = await setUpOffice(server)
  const admin = await ann.enter()
  rick = await hireStaff(server, admin, { email: 'rick@house.example', role: 'risk', name: 'Rick' })
})

async function entered(member: StaffMember): Promise<OfficePage> {
  const person = await fixture.officePage()
  await signInToOffice(person, member)
  return person
}

async function askInOffice(): Promise<void> {
  const asking = await entered(ann)
  const { page } = asking
  await asking.goTo(`/instruments/${SYMBOL}`)
  await page.getByText('0.04 USDT a lot').waitFor()
  await page.getByLabel('Offered', { exact: true }).click()
  await page.getByRole('option', { name: 'yes' }).click()
  await page.getByRole('button', { name: 'Ask for this change' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('cell', { name: 'Offered', exact: true }).waitFor()
  await dialog.getByLabel('Notice, hours').fill('1')
  await dialog.getByLabel(/^Why/).fill('The venue quotes it around the clock.')
  await typeCode(asking, ann)
  await dialog.getByRole('button', { name: 'Ask for it' }).click()
  await page.getByText('waits for a second person').waitFor()
}

async function approveInOffice(): Promise<void> {
  const deciding = await entered(rick)
  await deciding.goTo('/changes')
  await deciding.page.getByRole('link', { name: `Instrument ${SYMBOL}` }).click()
  await deciding.page.getByRole('button', { name: 'Approve' }).click()
  const question = deciding.page.getByRole('dialog')
  await typeCode(deciding, rick)
  await question.getByRole('button', { name: 'Approve' }).click()
  await deciding.page.getByText('approved, not in force yet').waitFor()
}

/** The same way, by calls. */
async function takeOff(): Promise<void> {
  const [one, two] = [await ann.enter(), await rick.enter()]
  const newest = async () => (await one.call('changes', { query: {} })).data[0]?.status
  await expect.poll(newest).toBe('done')
  const { instruments } = await one.call('changeable')
  const terms = instruments.find(({ symbol }) => symbol === SYMBOL)?.terms
  if (terms === undefined) throw new Error('it is not there')
  const change = { kind: 'instrument', symbol: SYMBOL, noticeHours: 1 } as const
  const asked = { ...change, terms: { ...terms, isOffered: false } }
  const { id, hash } = await one.act('requestChange', {
    body: { change: asked, note: 'The venue closes it.' },
  })
  await two.act('approveChange', { body: { id, hash } })
}

const titles = async () => (await customer.client.call('messages')).data.map(({ title }) => title)

test('an instrument is offered and taken off by two people, in front of a customer', async () => {
  await askInOffice()
  await approveInOffice()
  const person = await fixture.customerPage()
  await logIn(person, customer)
  const { page, goTo, t } = person
  await openMarket(person)
  expect(await rowOf(person, PAIR).count()).toBe(0)
  const told = t('notices.conditionsChangedTitle', { pair: PAIR })
  await expect.poll(async () => (await titles())[0]).toBe(told)
  await fixture.server().advance(HOUR_MS)
  await rowOf(person, PAIR).waitFor()

  await takeOff()
  await expect.poll(async () => (await titles()).slice(0, 2)).toEqual([told, told])
  await fixture.server().advance(HOUR_MS)
  await rowOf(person, PAIR).getByText(t('market.notOffered')).waitFor()
  for (const mode of ['contract', 'option'] as const) {
    await goTo(`/pages/trade?symbol=${SYMBOL}&mode=${mode}`)
    await page.getByText(t('market.notOfferedText')).first().waitFor()
  }
  expect(await findAxeBreaches(page)).toEqual([])
})
