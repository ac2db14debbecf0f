// The back office from its admins on: signing in, two people, a lock, the log, the idle end.

import { awaitMailedSecret } from '@fairtick/server/test/read-mails'
import {
  hireStaff,
  nextCodeOf,
  readSetup,
  type StaffClient,
  type StaffMember,
  staffClient,
} from '@fairtick/server/test/staff-fixture'
import { type AdminClient, createAdminClient } from '@fairtick/wire/admin/client'
import { office } from '@fairtick/words/en/office'
import { expect, test } from 'vitest'
import { fillUp, forbid } from '../broken-storage.ts'
import { compose } from '../compose.ts'
import { registerAccount } from '../customer-page.ts'
import { openFixture } from '../fixture.ts'
import { type OfficePage, signInToOffice, typeCode } from '../office-page.ts'
import { createSessions } from '../office-session.ts'
import { findAxeBreaches } from '../page-checks.ts'
import { addAuthenticator } from '../virtual-authenticator.ts'

const PASSWORD = 'copper lantern 81'
const fixture = openFixture()
const enterAs = createSessions(fixture.server)
let ann: StaffMember
let bob: StaffMember
let admin: StaffClient

test('both admins come in by a secret each; one locks, and the log has it', async () => {
  const customer = await registerAccount(fixture.server())
  const person = await fixture.officePage()
  const { page, goTo } = person
  const [first = '', second = ''] = readSetup(fixture.server()).secrets
  await goTo('/')
  await page.getByRole('link', { name: /I have a one-time secret/ }).click()
  ann = await enrol(person, first, { email: 'ann@house.example', name: 'Ann' })
  const other = await fixture.officePage({ widthPx: 390 })
  await other.goTo('/enrol')
  await other.page.getByLabel('One-time secret').fill(first)
  await other.page.getByRole('button', { name: 'Continue' }).click()
  await other.page.getByRole('alert').getByText(office.secretWrong).waitFor()
  bob = await enrol(other, second, { email: 'bob@house.example', name: 'Bob' })
  await signInToOffice(person, ann)
  await page.getByRole('heading', { name: 'Overview' }).waitFor()

  await area(person, 'Customers')
  await page.getByLabel('Search').fill('nobody@example.com')
  await page.getByLabel('Search').press('Enter')
  await page.getByText('Nobody is found').waitFor()
  await page.getByLabel('Search').fill(customer.email)
  await page.getByRole('button', { name: 'Search' }).click()
  expect(await page.getByText(customer.phone).count()).toBe(0)
  await page.getByRole('link', { name: customer.user.nickname }).click()
  // Whole contacts are a section of their own, with a reason.
  await page.getByText(`•••${customer.phone.slice(-3)}`).waitFor()
  expect(await page.getByText(customer.phone).count()).toBe(0)
  await page.getByRole('button', { name: 'Lock login' }).click()
  const dialog = page.getByRole('dialog')
  expect(await dialog.getByRole('button', { name: 'Lock' }).isDisabled()).toBe(true)
  await dialog.getByText('Choose a reason').waitFor()
  await dialog.getByLabel('Reason').click()
  await page.getByRole('option', { name: 'Security review' }).click()
  const code = dialog.getByLabel('Code of your authenticator app')
  await code.click()
  await compose(page, '１', '１２')
  expect(await code.inputValue()).toBe('12')
  await code.fill(await ann.nextCode())
  await dialog.getByRole('button', { name: 'Lock' }).click()
  await page.getByText('Security review · ').waitFor()
  await page.getByText('Logged in nowhere.').waitFor()
  await expect(customer.client.call('userDetail')).rejects.toMatchObject({
    answer: { status: 401 },
  })

  await area(person, 'Audit log')
  await page.getByLabel('What').fill('user.lock')
  await page.getByLabel('What').press('Enter')
  const entry = page.getByRole('row', { name: /user\.lock/ })
  await entry.getByText('reason: security_review').waitFor()
  await entry.getByText('flag: login').waitFor()
  expect(await entry.getByText('you', { exact: true }).count()).toBe(1)
  await page.getByRole('button', { name: 'Check the chain' }).click()
  await page.getByText('nothing was edited, deleted, added or cut').waitFor()
  admin = await ann.enter()
})

test('a part that does not arrive is asked for again; an ended session is noticed', async () => {
  const auditor = { email: 'dora@house.example', name: 'Dora', role: 'auditor' } as const
  const dora = await hireStaff(fixture.server(), admin, auditor)
  const person = await fixture.officePage({ theme: 'dark' })
  await enterAs(person, dora)
  await person.goTo('/')
  await area(person, 'Staff')
  await person.page.getByRole('cell', { name: 'Dora', exact: true }).waitFor()
  expect(await person.page.getByRole('button', { name: 'Invite' }).count()).toBe(0)
  await person.page.route('**/ledger-page-*.js', (route) => route.abort())
  await area(person, 'Ledger')
  await person.page.getByRole('heading', { name: 'This page could not be shown' }).waitFor()
  expect(await findAxeBreaches(person.page)).toEqual([])
  await person.page.unroute('**/ledger-page-*.js')
  await person.page.getByRole('button', { name: 'Load it again' }).click()
  await person.page.getByRole('heading', { name: 'Ledger' }).waitFor()

  const { data } = await admin.call('staff')
  const id = data.find(({ name }) => name === 'Dora')?.id ?? ''
  await admin.act('endStaffSessions', { body: { id } })
  await area(person, 'Reconciliation')
  await person.page.getByText('Your session has ended. Sign in again.').waitFor()
})

test('an invitation comes by mail; one admin asks for a role, another approves it', async () => {
  const [boss, newcomer] = [await fixture.officePage(), await fixture.officePage({ widthPx: 390 })]
  await enterAs(boss, ann)
  const secret = await invite(boss, 'Carol', 'carol@house.example')
  await newcomer.goTo('/enrol')
  const carol = await enrol(newcomer, secret, { email: 'carol@house.example' })
  await signInToOffice(newcomer, carol)
  await newcomer.page.getByText('Your roles: no role yet').waitFor()
  await newcomer.goTo('/users')
  await newcomer.page.getByText('None of your roles opens this page').waitFor()

  await askForAdmin(boss, 'Carol')
  await openRequest(boss, 'Carol')
  await boss.page.getByText('You asked for it, so somebody else').waitFor()
  expect(await boss.page.getByRole('button', { name: 'Approve' }).count()).toBe(0)
  expect(await findAxeBreaches(boss.page)).toEqual([])
  await newcomer.goTo('/me')
  await newcomer.page.getByRole('button', { name: 'Refuse' }).waitFor()
  expect(await findAxeBreaches(newcomer.page)).toEqual([])

  const approver = await fixture.officePage()
  await enterAs(approver, bob)
  await openRequest(approver, 'Carol')
  const decide = approver.page.getByRole('dialog')
  await decide.getByText('adds admin').waitFor()
  await decide.getByLabel('Code of your authenticator app').fill('000000')
  await decide.getByRole('button', { name: 'Approve' }).click()
  await decide.getByRole('alert').getByText(office.factorWrong).waitFor()
  await typeCode(approver, bob)
  await decide.getByRole('button', { name: 'Approve' }).click()
  await decide.waitFor({ state: 'detached' })
  const { data } = await admin.call('staff')
  expect(data.find(({ name }) => name === 'Carol')?.roles).toEqual(['admin'])

  await signInToOffice(newcomer, carol)
  await newcomer.goTo('/me')
  await newcomer.page.getByText('Without those of two admins').waitFor()
  await newcomer.page.getByRole('button', { name: 'Make a recovery secret' }).click()
  await typeCode(newcomer, carol)
  await newcomer.page.getByRole('button', { name: 'Make it' }).click()
  await newcomer.page.getByText('It is shown only now').waitFor()
  expect(await findAxeBreaches(newcomer.page)).toEqual([])
  await newcomer.page.getByRole('button', { name: 'I have written it down' }).click()
  await newcomer.page.getByText('It is shown to nobody again').waitFor()
})

test('one admin cannot touch another: it is asked for, and the other refuses', async () => {
  const [boss, other] = [await fixture.officePage(), await fixture.officePage()]
  await enterAs(boss, ann)
  await enterAs(other, bob)
  await boss.goTo('/staff')
  await boss.page.getByRole('button', { name: 'Do something about Bob' }).click()
  await boss.page.getByRole('menuitem', { name: 'Reset authenticator app' }).click()
  await boss.page.getByText('Another admin has to approve it').waitFor()
  await typeCode(boss, ann)
  await boss.page.getByRole('button', { name: 'Ask for it' }).click()
  await boss.page.getByText('Asked: another person has to approve it').waitFor()
  await other.goTo('/me')
  await other.page.getByText('reset of the authenticator app').waitFor()
  await other.page.getByRole('button', { name: 'Refuse' }).click()
  await other.page.getByText('Refused: nothing changes').waitFor()
  const { data } = await admin.call('staff')
  expect(data.find(({ name }) => name === 'Bob')?.status).toBe('active')
})

test('a passkey signs in alone and stands in for a code', async () => {
  const person = await fixture.officePage()
  const { page } = person
  // A passkey belongs to a name, never to a bare number.
  const office = fixture.server().officeUrl.replace('127.0.0.1', 'localhost')
  const authenticator = await addAuthenticator(page)
  await page.goto(`${office}/#/login`)
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click()
  await page.getByRole('alert').waitFor()
  await signInToOffice(person, ann)
  await page.goto(`${office}/#/me`)
  await page.getByText('You have none.').waitFor()
  await page.getByRole('button', { name: 'Add a passkey' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Name').fill('Desk')
  await typeCode(person, ann)
  expect(await findAxeBreaches(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Continue on this device' }).click()
  await page.getByRole('cell', { name: 'Desk', exact: true }).waitFor()
  expect(await authenticator.passkeys()).toBe(1)

  await page.getByRole('button', { name: 'Sign out' }).click()
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click()
  await page.getByRole('navigation', { name: 'Areas' }).waitFor()
  await page.goto(`${office}/#/me`)
  await page.getByRole('button', { name: 'Remove Desk' }).click()
  await dialog.getByText('Leave it empty to confirm by your passkey.').waitFor()
  expect(await findAxeBreaches(page)).toEqual([])
  // One press: the code is what is to be typed, and who types none is asked for the passkey.
  await page.keyboard.press('Enter')
  await page.getByText('You have none.').waitFor()
})

test('who is idle for half an hour is warned, then signed out on both sides', async () => {
  const person = await fixture.officePage()
  const { page } = person
  await page.clock.install()
  await signInToOffice(person, ann)
  await passIdle(person, 28)
  const warning = page.getByRole('alertdialog', { name: 'Your session is about to end' })
  await warning.waitFor()
  expect(await findAxeBreaches(page)).toEqual([])
  await warning.getByRole('button', { name: 'Stay signed in' }).click()
  await warning.waitFor({ state: 'detached' })
  const token = await page.evaluate(
    () => JSON.parse(sessionStorage.getItem('fairtick-office') ?? '{}').token as string,
  )
  expect(await statusOf(token)).toBe(200)
  await passIdle(person, 30)
  await page.getByText('You were signed out after 30 minutes without use.').waitFor()
  expect(await page.evaluate(() => sessionStorage.getItem('fairtick-office'))).toBe(null)
  // The page closes without waiting for what it tells the server.
  await expect.poll(() => statusOf(token)).toBe(401)
})

test.each([
  { is: 'full', breakIt: fillUp },
  { is: 'forbidden', breakIt: forbid },
])('with a storage that is $is the office opens, and its colours change', async ({ breakIt }) => {
  const person = await fixture.officePage()
  const { page, context, goTo } = person
  if (breakIt === forbid) await context.addInitScript(breakIt)
  await goTo('/login')
  await page.getByRole('heading', { name: 'Sign in' }).waitFor()
  await page.evaluate(breakIt)
  await signInToOffice(person, ann)
  await page.getByRole('button', { name: 'Dark colours' }).click()
  await page.getByRole('button', { name: 'Light colours' }).waitFor()
})

/** Minutes and ten seconds, for the page and the server. No answer is of before and comes after. */
async function passIdle({ page }: OfficePage, minutes: number): Promise<void> {
  const { promise: passed, resolve: hasPassed } = Promise.withResolvers<void>()
  await page.route('**/admin-api/**', async (route) => {
    await passed
    await route.fallback().catch(() => undefined)
  })
  const seconds = minutes * 60 + 10
  await page.clock.fastForward(seconds * 1_000)
  await fixture.server().advance(seconds * 1_000)
  hasPassed()
}

test('the page runs under a policy that allows no text of styles and no script in it', async () => {
  const { page, goTo } = await fixture.officePage()
  await goTo('/login')
  await page.getByRole('heading', { name: 'Sign in' }).waitFor()
  const policy = (await page.request.get('/')).headers()['content-security-policy'] ?? ''
  expect(policy).toContain("script-src 'self';")
  expect(policy).not.toContain('unsafe')
  const rules = await page.evaluate(() => {
    const styles = [...document.querySelectorAll('style')]
    return styles.map(({ textContent, sheet }) => [textContent, sheet?.cssRules.length ?? 0])
  })
  expect(rules.length).toBeGreaterThan(0)
  expect(rules.every(([text]) => text === '')).toBe(true)
  expect(rules.some(([, count]) => Number(count) > 0)).toBe(true)
})

async function area({ page }: OfficePage, name: string): Promise<void> {
  await page.getByRole('navigation', { name: 'Areas' }).getByRole('link', { name }).click()
}

/** From the page of the one-time secret on; the name is asked for of new admins alone. */
async function enrol(
  { page }: OfficePage,
  secret: string,
  { email, name }: { readonly email: string; readonly name?: string },
): Promise<StaffMember> {
  await page.getByLabel('One-time secret').fill(secret)
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByRole('img', { name: /QR code/ }).waitFor()
  expect(await findAxeBreaches(page)).toEqual([])
  const factor = (await page.locator('main code').innerText()).replaceAll(' ', '')
  if (name !== undefined) {
    await page.getByLabel('Mail address').fill(email)
    await page.getByLabel('Name').fill(name)
  }
  await page.getByRole('button', { name: 'Finish' }).click()
  await page.getByText('A password is missing.').waitFor()
  await page.getByLabel('New password').fill(PASSWORD)
  const nextCode = () => nextCodeOf(fixture.server(), factor)
  await page.getByLabel('Code of your authenticator app').fill(await nextCode())
  await page.getByRole('button', { name: 'Finish' }).click()
  // An admin keeps a recovery secret from the first moment on.
  if (name !== undefined) await page.getByText('Your recovery secret').waitFor()
  expect(await findAxeBreaches(page)).toEqual([])
  await page.getByRole('link', { name: 'Sign in' }).click()
  return {
    ...{ email, password: PASSWORD, factor, nextCode },
    enter: async () => {
      const body = { email, password: PASSWORD, code: await nextCode() }
      const { token } = await clientWith().call('login', { body })
      return staffClient(clientWith(token), nextCode, bob)
    },
  }
}

async function invite({ page, goTo }: OfficePage, name: string, email: string): Promise<string> {
  await goTo('/staff')
  await page.getByRole('button', { name: 'Invite' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Name').fill(name)
  await dialog.getByLabel('Mail address').fill(email)
  await typeCode({ page }, ann)
  await dialog.getByRole('button', { name: 'Invite' }).click()
  await dialog.getByText('the mail is a file').waitFor()
  expect(await findAxeBreaches(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Done' }).click()
  return await awaitMailedSecret(fixture.server().dataFolder, email)
}

async function askForAdmin({ page, goTo }: OfficePage, name: string): Promise<void> {
  // Roles are asked for who has enrolled: the list is read anew.
  await goTo('/staff')
  await page.getByRole('button', { name: `Do something about ${name}` }).click()
  await page.getByRole('menuitem', { name: 'Ask for other roles' }).click()
  await page.getByRole('checkbox', { name: /^admin/ }).check()
  await typeCode({ page }, ann)
  await page.getByRole('button', { name: 'Ask for it' }).click()
  await page.getByText('Asked: another person has to approve it').waitFor()
}

async function openRequest({ page, goTo }: OfficePage, name: string): Promise<void> {
  await goTo('/requests')
  await page
    .getByRole('button', { name: `Open the request about ${name}` })
    .first()
    .click()
  await page.getByRole('dialog').waitFor()
}

async function statusOf(token: string): Promise<number> {
  const headers = { Authorization: `Bearer ${token}` }
  return (await fetch(`${fixture.server().officeUrl}/admin-api/me`, { headers })).status
}

function clientWith(token?: string): AdminClient {
  const baseUrl = fixture.server().officeUrl
  return createAdminClient({ baseUrl, token: () => token, language: () => 'en', fetch })
}
