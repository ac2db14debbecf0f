// Proving who one is: sent, asked again for one field, verified; a duplicate; an appeal.

import { enterOffice, hireStaff, type StaffMember } from '@fairtick/server/test/staff-fixture'
import { drawWays } from '@fairtick/testkit/drawn-sample'
import type { Language } from '@fairtick/wire/languages'
import { beforeAll, expect, test } from 'vitest'
import { PHONE_PHOTO } from '../customer-cases.ts'
import {
  type Account,
  type CustomerPage,
  type PageOptions,
  registerAccount,
} from '../customer-page.ts'
import { openFixture } from '../fixture.ts'
import { type OfficePage, signInToOffice } from '../office-page.ts'
import { findAxeBreaches, findOverflow, findSmallTargets } from '../page-checks.ts'
import { untilStill } from '../page-signs.ts'
import { keepRequestedPicture } from '../pictures.ts'
import {
  addPhoto,
  decline,
  fillDocument,
  openCase,
  sendIt,
  verify,
} from '../screens/identity-screen.ts'
import { logIn } from '../screens/login-screen.ts'

const FINGER_PX = 44
const NOTE = 'Third account from this address.'

const fixture = openFixture()
let rei: StaffMember
let sam: StaffMember

beforeAll(async () => {
  const server = fixture.server()
  const admin = await enterOffice(server)
  rei = await hireStaff(server, admin, {
    email: 'rei@house.example',
    role: 'reviewer',
    name: 'Rei',
  })
  sam = await hireStaff(server, admin, {
    email: 'sam@house.example',
    role: 'reviewer',
    name: 'Sam',
  })
})

async function enter(options: PageOptions & { readonly language: Language }) {
  const account = await registerAccount(fixture.server(), options.language)
  const person = await fixture.customerPage(options)
  await logIn(person, account)
  return { account, person }
}

async function reviewer(member: StaffMember): Promise<OfficePage> {
  const person = await fixture.officePage()
  await signInToOffice(person, member)
  return person
}

/** Of the case that waits of an account. */
async function waitingOf({ user }: Account): Promise<string> {
  const { data } = await (await rei.enter()).call('identityQueue', { query: { size: '100' } })
  return data.find(({ userId }) => userId === user.id)?.id ?? ''
}

let looks = 0

/** Nothing to find on the screen; a picture of it for people to look at. */
async function look({ page, language, theme }: CustomerPage, name: string): Promise<void> {
  await untilStill(page)
  looks += 1
  await keepRequestedPicture(page, {
    ...{ folder: 'identity', fullPage: true },
    name: `${String(looks).padStart(2, '0')}-${language}-${theme}-${name}`,
  })
  expect(await findAxeBreaches(page)).toEqual([])
  expect(await findSmallTargets(page, FINGER_PX)).toEqual([])
  expect(await findOverflow(page)).toEqual([])
}

const LOOKS = [
  { language: 'ja', theme: 'light' },
  { language: 'th', theme: 'dark' },
] as const

test.each(drawWays('identity', LOOKS))(
  '$language, $theme: sent, asked again for one field, verified',
  async (how) => {
    const { account, person } = await enter(how)
    const { page, t, goTo } = person
    await goTo('/pages/user/auth')
    await page.getByRole('button', { name: t('identity.begin') }).waitFor()
    await look(person, 'why')
    const idNumber = `TK${account.user.id.slice(0, 8)}`
    await fillDocument(person, { idType: 'idcard', name: account.user.fullName, idNumber })
    await page.getByRole('button', { name: t('identity.sendIt'), exact: true }).click()
    expect(await page.getByText(t('identity.photoMissing')).count()).toBe(2)
    const front = page.getByRole('region', { name: t('identity.front'), exact: true })
    await front.locator('input[type=file]').last().setInputFiles(PHONE_PHOTO)
    await front.getByText(t('picture.wrongType')).waitFor()
    await addPhoto(person, 'front')
    await addPhoto(person, 'back')
    await look(person, 'photos')
    await sendIt(person)
    await look(person, 'pending')

    const id = await waitingOf(account)
    const office = await reviewer(rei)
    await openCase(office, id)
    await keepRequestedPicture(office.page, {
      folder: 'identity',
      name: 'office-case',
      fullPage: true,
    })
    expect(await findAxeBreaches(office.page)).toEqual([])
    const comment = 'Please lay it flat.'
    const asked = {
      button: 'Ask again',
      field: 'Back',
      reason: 'Glare',
      comment,
      note: NOTE,
    } as const
    await decline(office, rei, asked)

    // The customer hears of it without reload, and is asked for that side alone.
    await page.getByText(t('identity.reasonGlare'), { exact: true }).waitFor()
    await page.getByText(t('identity.mendGlare')).waitFor()
    await page.getByText(comment).waitFor()
    expect(await page.getByText(NOTE).count()).toBe(0)
    expect(await page.locator('input[type=file]').count()).toBeGreaterThan(0)
    expect(await page.getByRole('region', { name: t('identity.front'), exact: true }).count()).toBe(
      0,
    )
    await look(person, 'mend')
    await addPhoto(person, 'back')
    await sendIt(person)

    await openCase(office, id)
    await verify(office, rei)
    await page.getByText(t('identity.successText')).waitFor()
    await look(person, 'verified')
    const { verified, kycStatus, score } = await account.client.call('userDetail')
    expect({ verified, kycStatus, score }).toEqual({
      verified: true,
      kycStatus: 'success',
      score: 50,
    })
  },
)

test('a document of another account needs two reviewers, and tells its customer nothing', async () => {
  const idNumber = 'TW 555 777'
  const office = await reviewer(rei)
  const cases: { account: Account; person: CustomerPage; id: string }[] = []
  for (const typed of [idNumber, 'ｔｗ－555777']) {
    const { account, person } = await enter({ language: 'en' })
    await fillDocument(person, { idType: 'idcard', name: account.user.fullName, idNumber: typed })
    await addPhoto(person, 'front')
    await addPhoto(person, 'back')
    await sendIt(person)
    cases.push({ account, person, id: await waitingOf(account) })
    if (cases.length === 1) {
      await openCase(office, cases[0]?.id ?? '')
      await verify(office, rei)
      await person.page.getByText(person.t('identity.successText')).waitFor()
    }
  }
  const [, twin] = cases
  if (twin === undefined) throw new Error('there is no second one')
  await openCase(office, twin.id)
  await office.page.getByText('Other accounts are verified by this very document').waitFor()
  await verify(office, rei, 'Approve as first')
  await office.page.getByText('you are the first of two').first().waitFor()
  await twin.person.page.getByText(twin.person.t('identity.pending'), { exact: true }).waitFor()
  const second = await reviewer(sam)
  await openCase(second, twin.id)
  await verify(second, sam)
  await twin.person.page.getByText(twin.person.t('identity.successText')).waitFor()
})

test('what was declined for good is looked at once more by another reviewer', async () => {
  const { account, person } = await enter({ language: 'en' })
  const { page, t } = person
  const idNumber = `AP${account.user.id.slice(0, 8)}`
  await fillDocument(person, { idType: 'idcard', name: account.user.fullName, idNumber })
  await addPhoto(person, 'front')
  await addPhoto(person, 'back')
  await sendIt(person)
  const id = await waitingOf(account)
  const [one, other] = [await reviewer(rei), await reviewer(sam)]
  await openCase(one, id)
  const why = { field: 'Front', reason: 'Looks altered', comment: '', note: NOTE } as const
  await decline(one, rei, { button: 'Decline', ...why })
  await page.getByLabel(t('identity.appealLabel')).fill('It is <b>me</b>.')
  await look(person, 'appeal')
  await page.getByRole('button', { name: t('identity.appealSend') }).click()
  await page.getByText(t('identity.appealPending')).waitFor()

  await openCase(one, id)
  await one.page.getByText('It is <b>me</b>.').waitFor()
  expect(await one.page.getByRole('button', { name: 'Verify', exact: true }).isDisabled()).toBe(
    true,
  )
  await openCase(other, id)
  await verify(other, sam)
  await page.getByText(t('identity.successText')).waitFor()
})
