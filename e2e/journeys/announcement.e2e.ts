// An announcement from draft to popup, and gone: one writes it, another approves it (people.md §6).

import { DAY_MS } from '@fairtick/core/time/duration'
import { registerAccount } from '@fairtick/server/test/registered-customer'
import { hireStaff, type StaffMember, setUpOffice } from '@fairtick/server/test/staff-fixture'
import type { Locator } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import type { Account, CustomerPage } from '../customer-page.ts'
import { openFixture } from '../fixture.ts'
import { type OfficePage, signInToOffice, typeCode } from '../office-page.ts'
import { findAxeBreaches } from '../page-checks.ts'
import { untilStill } from '../page-signs.ts'
import { keepPicture } from '../pictures.ts'
import { countRequests } from '../request-count.ts'
import { logIn } from '../screens/login-screen.ts'

const TITLE = 'Maintenance on Sunday'
const TITLE_JA = '日曜日のメンテナンス'
const TEXT = '<p>From <b>02:00</b> to 04:00.</p><script>alert(1)</script>'

const fixture = openFixture()
let customer: Account
let ann: StaffMember
let wren: StaffMember
let textsAtTheStart = 0

beforeAll(async () => {
  const server = fixture.server()
  ann = await setUpOffice(server)
  textsAtTheStart = (await (await ann.enter()).call('contents')).total
  customer = await registerAccount(server, 'ja')
  const role = 'content'
  wren = await hireStaff(server, await ann.enter(), { email: 'wren@house.example', role })
})

async function entered(member: StaffMember): Promise<OfficePage> {
  const person = await fixture.officePage()
  await signInToOffice(person, member)
  return person
}

/** In the dialog that asks for it. */
async function confirm(person: OfficePage, member: StaffMember, button: string): Promise<void> {
  await typeCode(person, member)
  await person.page.getByRole('dialog').getByRole('button', { name: button }).click()
  await person.page.getByRole('dialog').waitFor({ state: 'detached' })
}

async function press(person: OfficePage, member: StaffMember, button: string): Promise<void> {
  await person.page.getByRole('button', { name: button, exact: true }).click()
  await confirm(person, member, button)
}

test('the texts that ship are there before the first customer comes', () => {
  expect(textsAtTheStart).toBeGreaterThan(0)
})

test('draft, a second person, popup, list, gone', async () => {
  const writing = await entered(wren)
  const { page } = writing
  await writing.goTo('/contents/new-announcement')
  await page.getByLabel('Popup, once a reader').check()
  await page.getByLabel('Title in English').fill(TITLE)
  await page.getByLabel('In short, in English').fill('The app rests for two hours.')
  await page.getByLabel('Text in English').fill(TEXT)
  await page.getByRole('tab', { name: 'Japanese' }).click()
  await page.getByLabel('Title in Japanese').fill(TITLE_JA)
  await page.getByLabel('In short, in Japanese').fill('2時間ご利用いただけません。')
  await page.getByLabel('Text in Japanese').fill('<p>午前2時から4時まで。</p>')
  const previews = page.getByRole('article')
  expect(await previews.count()).toBe(6)
  await previews.filter({ hasText: TITLE_JA }).waitFor()
  await page.getByRole('button', { name: 'Save the draft' }).click()
  await confirm(writing, wren, 'Save')
  await page.getByText('draft, waits for a second person').waitFor()
  expect(await page.getByRole('button', { name: 'Approve' }).isDisabled()).toBe(true)
  await page.getByText('you wrote it').waitFor()

  const person = await fixture.customerPage({ language: 'ja', keeps: false })
  await logIn(person, customer)
  const { t } = person
  const list = '/pages/message/center?tab=announcements'
  await person.goTo(list)
  await person.page.getByText(t('content.noAnnouncements')).waitFor()

  const deciding = await entered(ann)
  await deciding.goTo('/contents')
  await deciding.page.getByRole('link', { name: TITLE }).click()
  expect(await deciding.page.getByRole('article').first().innerText()).not.toContain('alert')
  await press(deciding, ann, 'Approve')
  await press(deciding, ann, 'Publish')
  await deciding.page.getByText('published', { exact: true }).waitFor()

  // Told by the socket: the list that is open has it without another press.
  await person.page.getByRole('link', { name: TITLE_JA }).waitFor()
  // One popup a day and device: this one has shown its own, so another device has this one.
  const popup = await popupOf(TITLE_JA)
  await popup.getByRole('link', { name: t('home.noticeMore') }).click()
  await popup.page().getByText('午前2時から4時まで。').waitFor()
  const unread = async () => (await customer.client.call('userDetail')).unread.announcement
  await expect.poll(unread).toBe(0)

  await press(deciding, ann, 'Withdraw')
  await person.goTo(list)
  await person.page.getByText(t('content.noAnnouncements')).waitFor()
  await popupOf(t('notices.popupReplayTitle'))
  expect([...person.errors, ...writing.errors, ...deciding.errors]).toEqual([])
})

test('the notice of the day comes once a day on a device', async () => {
  const person = await fixture.customerPage({ language: 'ja', keeps: false })
  const { page, t } = person
  await page.clock.install()
  await logIn(person, customer)
  const notice = page.getByRole('dialog')
  // Nothing stands over the first Home of all.
  await comeAgain(person)
  expect(await notice.count()).toBe(0)
  await fixture.server().advance(DAY_MS)
  await comeAgain(person)
  await notice.waitFor()
  await notice
    .getByRole('button', { name: t('shell.close') })
    .last()
    .click()
  await notice.waitFor({ state: 'detached' })
  await comeAgain(person)
  expect(await notice.count()).toBe(0)
  await fixture.server().advance(DAY_MS)
  await comeAgain(person)
  await notice.waitFor()
})

/** What it shows some time after it has been read is there then; what was seen is not read. */
async function comeAgain({ page }: CustomerPage): Promise<void> {
  const requests = countRequests(page)
  await page.reload()
  await requests.untilQuiet()
  await untilStill(page)
  await page.clock.runFor(10_000)
}

/** On a device of its own, on which nothing was shown today, after its first day. */
async function popupOf(title: string): Promise<Locator> {
  const person = await fixture.customerPage({ language: 'ja', keeps: false })
  await person.context.addInitScript(() => {
    const kept = JSON.parse(localStorage.getItem('fairtick') ?? '{"state":{},"version":1}')
    kept.state = { ...kept.state, seenPopup: 'another day' }
    localStorage.setItem('fairtick', JSON.stringify(kept))
  })
  await logIn(person, customer)
  const popup = person.page.getByRole('dialog')
  await popup.waitFor()
  expect(await popup.getByRole('heading').first().innerText()).toBe(title)
  return popup
}

test('an activity is joined under the rules that were read, and says so', async () => {
  const [writer, approver] = [await wren.enter(), await ann.enter()]
  const text = { title: 'Practice cup', summary: 'A month.', html: '<p>Trade every day.</p>' }
  const texts = { ja: text, zh: text, en: text, ko: text, th: text, ms: text }
  const plain = { category: 'news', from: null, until: null, link: '', place: 0 } as const
  const form = { ...plain, placements: [], joining: 'terms' as const, texts }
  const { id, hash } = await writer.act('draftContent', { body: { kind: 'activity', form } })
  await approver.act('approveContent', { body: { id, hash } })
  await approver.act('publishContent', { body: { id, hash } })

  const person = await fixture.customerPage({ language: 'th', widthPx: 390, keeps: false })
  const { page, t } = person
  await logIn(person, customer)
  await person.goTo('/pages/find')
  await page.getByRole('button', { name: t('activities.join'), exact: true }).click()
  const rules = page.getByRole('dialog')
  await rules.getByText('Trade every day.').waitFor()
  await rules.getByText(t('activities.joinNote', { version: '1' })).waitFor()
  expect(await findAxeBreaches(page)).toEqual([])
  await keepPicture(page, { folder: 'activity', name: 'rules' })
  await rules.getByRole('button', { name: t('activities.joinConfirm') }).click()
  await page.getByText(t('activities.joined'), { exact: true }).waitFor()
  await page.getByRole('button', { name: t('activities.rules'), exact: true }).waitFor()
  await rules.waitFor({ state: 'detached' })
  expect(await findAxeBreaches(page)).toEqual([])
  await keepPicture(page, { folder: 'activity', name: 'joined' })
  const { data } = await customer.client.call('activities')
  expect(data).toMatchObject([{ title: 'Practice cup', joined: { version: 1 } }])
  expect((await writer.call('content', { query: { id } })).joined).toBe(1)
  expect(person.errors).toEqual([])
})

test('a new agreement is asked for once; who says later goes on, and finds it on About', async () => {
  const [writer, approver] = [await wren.enter(), await ann.enter()]
  const text = { title: 'Agreement', summary: '', html: '<p>All of it is new.</p>' }
  const texts = { ja: text, zh: text, en: text, ko: text, th: text, ms: text }
  const plain = { category: 'news', from: null, until: null, link: '', place: 0 } as const
  const body = { kind: 'agreement' as const, form: { ...plain, placements: [], texts } }
  const { id, hash, version } = await writer.act('draftContent', { body })
  await approver.act('approveContent', { body: { id, hash } })
  await approver.act('publishContent', { body: { id, hash } })
  const said = async () => (await customer.client.call('userDetail')).agreement
  expect(await said()).toEqual({ version, answer: 'none' })

  const person = await fixture.customerPage({ language: 'ja', keeps: false })
  const { page, t } = person
  await logIn(person, customer)
  await page.getByText(t('content.agreementChanged')).waitFor()
  await page.getByRole('button', { name: t('content.agreementLater') }).click()
  await expect.poll(said).toEqual({ version, answer: 'later' })
  await person.goTo('/pages/user/aboutus')
  await page.getByText(t('content.agreementOpen')).waitFor()
  await page.getByRole('button', { name: t('session.readAgreement') }).click()
  await page.getByRole('button', { name: t('content.agreementAccept') }).click()
  await page.getByText(t('content.agreementAccepted'), { exact: true }).waitFor()
  expect(await said()).toEqual({ version, answer: 'accepted' })
  expect(person.errors).toEqual([])
})
