// Who lost mail, password and app comes back: two reviewers in two browsers, the wait, the link;
// and whose account it is stops it, by a session or by the mail.

import { randomInt } from 'node:crypto'
import { HOUR_MS, MINUTE_MS } from '@fairtick/core/time/duration'
import { documentPicture } from '@fairtick/server/test/identity-cases'
import {
  enterOffice,
  hireStaff,
  nextCodeOf,
  type StaffMember,
} from '@fairtick/server/test/staff-fixture'
import { drawWays } from '@fairtick/testkit/drawn-sample'
import { beforeAll, expect, test } from 'vitest'
import { type Account, type CustomerPage, registerAccount, signIn } from '../customer-page.ts'
import { enrolApp } from '../enrolled-app.ts'
import { openFixture } from '../fixture.ts'
import { newestMail, sixDigitsOf } from '../mail.ts'
import { type OfficePage, signInToOffice, typeCode } from '../office-page.ts'
import { findAxeBreaches, findOverflow, findSmallTargets } from '../page-checks.ts'
import { untilStill } from '../page-signs.ts'
import { keepPicture } from '../pictures.ts'
import { logIn } from '../screens/login-screen.ts'
import { textsIn } from '../texts.ts'

const FINGER_PX = 44
const NEW_PASSWORD = 'copper lantern 17'
const HOLD_MS = 72 * HOUR_MS
const inEnglish = textsIn('en')
/** How the mails begin. */
const [STOP = ''] = inEnglish('mail.recoveryStop', { link: '#' }).split('#')
const [ASKED = ''] = inEnglish('notices.recoveryAskedText', { contact: '#' }).split('#')
const [WAITED = ''] = inEnglish('mail.recoveryLinkText', {
  until: '#',
  zone: '#',
  link: '#',
}).split('#')

const fixture = openFixture()
let rei: StaffMember
let sam: StaffMember

beforeAll(async () => {
  const server = fixture.server()
  const admin = await enterOffice(server)
  const reviewer = { role: 'reviewer' } as const
  rei = await hireStaff(server, admin, { email: 'rei@house.example', name: 'Rei', ...reviewer })
  sam = await hireStaff(server, admin, { email: 'sam@house.example', name: 'Sam', ...reviewer })
})

let looks = 0

/** Nothing to find on the screen; a picture of it for people to look at. */
async function look({ page, language, theme }: CustomerPage, name: string): Promise<void> {
  await untilStill(page)
  looks += 1
  await keepPicture(page, {
    ...{ folder: 'lost-access', fullPage: true },
    name: `${String(looks).padStart(2, '0')}-${language}-${theme}-${name}`,
  })
  expect(await findAxeBreaches(page)).toEqual([])
  expect(await findSmallTargets(page, FINGER_PX)).toEqual([])
  expect(await findOverflow(page)).toEqual([])
}

const newAddress = () => `reach${randomInt(10 ** 9)}@example.com`

/** From the login screen, by a code to an address that is not the account's. */
async function ask(person: CustomerPage, account: Account, email: string): Promise<void> {
  const { page, t, goTo } = person
  const { dataFolder } = fixture.server()
  await goTo('/pages/login')
  await page.getByRole('link', { name: t('session.lostAccess') }).click()
  const sendCode = page.getByRole('button', { name: t('session.sendCode') })
  await sendCode.click()
  await page.getByText(t('recovery.chooseOne')).waitFor()
  await page.getByRole('textbox', { name: t('session.phone') }).fill(account.phone)
  for (const key of ['recovery.lostPassword', 'recovery.lostFactor'] as const) {
    await page.getByRole('checkbox', { name: t(key) }).check()
  }
  await page.getByLabel(t('recovery.reachable')).fill(email)
  await page.getByLabel(t('recovery.note')).fill('<b>stolen</b> with my bag')
  await look(person, 'ask')
  await sendCode.click()
  const mail = await newestMail(dataFolder, email, t('mail.codeForRecovery'))
  await page.getByLabel(t('session.code')).fill(sixDigitsOf(mail))
  await page.getByRole('button', { name: t('recovery.ask') }).click()
  await page.getByText(t('recovery.askedTitle')).waitFor()
}

async function addPhoto({ page, t }: CustomerPage): Promise<void> {
  const file = { name: 'document.png', mimeType: 'image/png', buffer: await documentPicture() }
  await page.locator('input[type=file]').last().setInputFiles(file)
  await page.getByText(t('recovery.photosSent', { count: 1 })).waitFor()
}

async function reviewer(member: StaffMember): Promise<OfficePage> {
  const person = await fixture.officePage()
  await signInToOffice(person, member)
  return person
}

/** Of the request that waits of an account. */
async function waitingOf({ user }: Account): Promise<string> {
  const office = await rei.enter()
  let id: string | undefined
  await expect
    .poll(async () => {
      const { data } = await office.call('recoveryQueue', { query: { size: '100' } })
      id = data.find(({ userId }) => userId === user.id)?.id
      return id
    })
    .toBeDefined()
  return id ?? ''
}

async function approve(
  { page, goTo }: OfficePage,
  member: StaffMember,
  id: string,
  [button, confirm]: readonly [string, string],
): Promise<void> {
  await goTo(`/recoveries/${id}`)
  await page.getByRole('button', { name: button, exact: true }).click()
  await typeCode({ page }, member)
  await page.getByRole('dialog').getByRole('button', { name: confirm, exact: true }).click()
  await page.getByRole('dialog').waitFor({ state: 'detached' })
}

async function approveByTwo(id: string): Promise<void> {
  const [one, two] = [await reviewer(rei), await reviewer(sam)]
  await approve(one, rei, id, ['Approve as first', 'Approve as first'])
  await two.goTo(`/recoveries/${id}`)
  await two.page.getByText('Rei has approved it').waitFor()
  expect(await two.page.getByText('<b>stolen</b> with my bag').count()).toBe(1)
  await two.page.getByRole('button', { name: 'Show the picture' }).click()
  await two.page.getByRole('img', { name: 'Picture 1 of the document' }).waitFor()
  await untilStill(two.page)
  await keepPicture(two.page, { folder: 'lost-access', name: 'office-case', fullPage: true })
  expect(await findAxeBreaches(two.page)).toEqual([])
  expect(await findOverflow(two.page)).toEqual([])
  await approve(two, sam, id, ['Approve as second', 'Begin the wait'])
  await two.page.getByText('The link goes out on').waitFor()
}

const tokenIn = (mail: string) => /[\w-]{22}\.[\w-]{43}/.exec(mail)?.[0] ?? ''

const LOOKS = [
  { language: 'ja', theme: 'light' },
  { language: 'th', theme: 'dark' },
] as const

test.each(drawWays('lost access', LOOKS))(
  '$language, $theme: two people, the wait, and set anew by its owner alone',
  async (how) => {
    const server = fixture.server()
    const account = await registerAccount(server, 'en')
    await enrolApp(server, account)
    await server.advance(2 * MINUTE_MS)
    const before = account.client
    const person = await fixture.customerPage(how)
    const { page, t } = person
    const email = newAddress()
    await ask(person, account, email)
    await addPhoto(person)
    await look(person, 'asked')
    const id = await waitingOf(account)
    await newestMail(server.dataFolder, account.email, ASKED)
    await approveByTwo(id)
    await server.advance(HOLD_MS + MINUTE_MS)
    const token = tokenIn(await newestMail(server.dataFolder, email, WAITED))
    await person.goTo(`/pages/user/recover?link=${token}`)
    await page.getByText(t('recovery.emailBecomes', { email })).waitFor()
    await page.getByLabel(t('session.newPassword'), { exact: true }).fill(NEW_PASSWORD)
    await page.getByLabel(t('session.repeatPassword'), { exact: true }).fill(NEW_PASSWORD)
    const secret = (await page.locator('span.font-number').first().innerText()).replaceAll(' ', '')
    await look(person, 'set')
    await page.getByLabel(t('security.appCodeNow')).fill(await nextCodeOf(server, secret))
    await page.getByRole('button', { name: t('recovery.set') }).click()
    await page.getByText(t('security.codesTitle')).waitFor()
    await look(person, 'codes')
    await page.getByRole('button', { name: t('security.codesKept') }).click()
    await page.getByText(t('recovery.doneText')).waitFor()
    await look(person, 'done')
    await expect(before.call('userDetail')).rejects.toMatchObject({ answer: { status: 401 } })
    await person.goTo(`/pages/user/recover?link=${token}`)
    await page.getByText(t('refusals.linkEnded')).waitFor()
    await look(person, 'used')
    const login = { phone: account.phone, password: NEW_PASSWORD }
    await expect(signIn(server, login)).rejects.toMatchObject({ answer: { code: 'otp_required' } })
  },
)

test('its owner stops it: in the app, and by the mail without logging in', async () => {
  const server = fixture.server()
  const account = await registerAccount(server, 'en')
  const stranger = await fixture.customerPage({ language: 'en' })
  const owner = await fixture.customerPage({ language: 'ko', theme: 'dark' })
  await logIn(owner, account)
  await ask(stranger, account, newAddress())
  await addPhoto(stranger)
  await waitingOf(account)
  await owner.goTo('/pages/setting/secure')
  await owner.page.getByText(owner.t('recovery.ownTitle')).waitFor()
  await look(owner, 'own')
  await owner.page.getByRole('button', { name: owner.t('recovery.stop') }).click()
  await owner.page.getByText(owner.t('recovery.ownTitle')).waitFor({ state: 'detached' })

  const mail = await newestMail(server.dataFolder, account.email, STOP)
  await server.advance(2 * MINUTE_MS)
  await ask(stranger, account, newAddress())
  await addPhoto(stranger)
  const id = await waitingOf(account)
  expect(tokenIn(mail)).not.toContain(id)
  const token = tokenIn(await newestMail(server.dataFolder, account.email, `${id}.`))
  await owner.goTo(`/pages/user/recoverstop?link=${token}`)
  await look(owner, 'stop')
  await owner.page.getByRole('button', { name: owner.t('recovery.stop') }).click()
  await owner.page.getByText(owner.t('recovery.stoppedText')).waitFor()
  await look(owner, 'stopped')
})
