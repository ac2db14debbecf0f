// The back office from its first admin on: signing in, two people, a lock, the log, the idle end.

import {
  hireStaff,
  inviteMember,
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
import { findAxeBreaches } from '../page-checks.ts'
import { addAuthenticator } from '../virtual-authenticator.ts'

const PASSWORD = 'copper lantern 81'
const fixture = openFixture()
let ann: StaffMember
let admin: StaffClient

test('the first admin comes in by the secret of the start, locks, and the log has it', async () => {
  const customer = await registerAccount(fixture.server())
  const person = await fixture.officePage()
  const { page, goTo } = person
  const { secret } = readSetup(fixture.server())
  await goTo('/')
  await page.getByRole('link', { name: /I have a one-time secret/ }).click()
  ann = await enrol(person, secret, { email: 'ann@house.example', name: 'Ann' })
  await signInToOffice(person, ann)
  await page.getByRole('heading', { name: 'Welcome, Ann' }).waitFor()

  await area(person, 'Customers')
  await page.getByLabel('Search').fill('nobody@example.com')
  await page.getByLabel('Search').press('Enter')
  await page.getByText('No customer has exactly this').waitFor()
  await page.getByLabel('Search').fill(customer.email)
  await page.getByRole('button', { name: 'Search' }).click()
  expect(await page.getByText(customer.phone).count()).toBe(0)
  await page.getByRole('link', { name: customer.user.nickname }).click()
  await page.getByText(customer.phone).waitFor()
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
  await signInToOffice(person, dora)
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

test('the second admin accepts alone; from then on it takes a third person', async () => {
  const [boss, newcomer] = [await fixture.officePage(), await fixture.officePage({ widthPx: 390 })]
  await signInToOffice(boss, ann)
  const secret = await invite(boss, 'Bob', 'bob@house.example')
  await newcomer.goTo('/enrol')
  const bob = await enrol(newcomer, secret, { email: 'bob@house.example' })
  await signInToOffice(newcomer, bob)
  await newcomer.page.getByText('Your roles: no role yet').waitFor()
  await newcomer.goTo('/users')
  await newcomer.page.getByText('None of your roles opens this page').waitFor()

  await askForAdmin(boss, 'Bob')
  await openRequest(boss, 'Bob')
  await boss.page.getByText('You asked for it, so somebody else').waitFor()
  expect(await boss.page.getByRole('button', { name: 'Approve' }).count()).toBe(0)
  expect(await findAxeBreaches(boss.page)).toEqual([])

  await newcomer.goTo('/me')
  await newcomer.page.getByRole('button', { name: 'Accept' }).click()
  const accept = newcomer.page.getByRole('dialog')
  expect(await findAxeBreaches(newcomer.page)).toEqual([])
  await typeCode(newcomer, bob)
  await accept.getByRole('button', { name: 'Accept' }).click()
  await newcomer.page.getByRole('heading', { name: 'Sign in' }).waitFor()
  await signInToOffice(newcomer, bob)
  await newcomer.goTo('/')
  await newcomer.page.getByText('Your roles: admin').waitFor()

  const carol = { email: 'carol@house.example', name: 'Carol' }
  const { id } = await inviteMember(fixture.server(), admin, carol)
  const roles = { id, roles: ['support'] as ['support'] }
  const { hash } = await admin.act('requestRoles', { body: roles })
  await openRequest(newcomer, 'Carol')
  const decide = newcomer.page.getByRole('dialog')
  await decide.getByText(hash).waitFor()
  await decide.getByText('adds support').waitFor()
  await decide.getByLabel('Code of your authenticator app').fill('000000')
  await decide.getByRole('button', { name: 'Approve' }).click()
  await decide.getByRole('alert').getByText(office.factorWrong).waitFor()
  await typeCode(newcomer, bob)
  await decide.getByRole('button', { name: 'Approve' }).click()
  await decide.waitFor({ state: 'detached' })
  const { data } = await admin.call('staff')
  expect(data.find((member) => member.id === id)?.roles).toEqual(['support'])
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

/** From the page of the one-time secret on; the name is asked for of the first admin alone. */
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
  await page.getByRole('link', { name: 'Sign in' }).click()
  return {
    ...{ email, password: PASSWORD, factor, nextCode },
    enter: async () => {
      const body = { email, password: PASSWORD, code: await nextCode() }
      const { token } = await clientWith().call('login', { body })
      return staffClient(clientWith(token), nextCode)
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
  await dialog.getByText('It is shown only now').waitFor()
  const secret = await dialog.locator('code').innerText()
  await dialog.getByRole('button', { name: 'Done' }).click()
  return secret
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
