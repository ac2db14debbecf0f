// Every page of the back office: axe, overflow, targets, a picture. A run looks at each page in one
// of two looks, which are drawn from the commit; a campaign at all pages in both themes and widths.

import {
  enterOffice,
  hireStaff,
  inviteMember,
  type StaffClient,
  type StaffMember,
} from '@fairtick/server/test/staff-fixture'
import { drawNumber, drawSome, IS_CAMPAIGN } from '@fairtick/testkit/drawn-sample'
import { STAFF_ROLES, type StaffRole } from '@fairtick/wire/admin/roles'
import { beforeAll, expect, test } from 'vitest'
import { inviteMyself } from '../customer-cases.ts'
import { type Account, registerAccount } from '../customer-page.ts'
import { openFixture } from '../fixture.ts'
import { meetNewerServer } from '../newer-server.ts'
import { type OfficePage, type OfficePageSettings, signInToOffice } from '../office-page.ts'
import { findAxeBreaches, findOverflow, findSmallTargets } from '../page-checks.ts'
import { untilStill } from '../page-signs.ts'
import { keepRequestedPicture } from '../pictures.ts'
import { OFFICE_SIGN_IN_VIEWS, OFFICE_VIEWS, type OfficeView } from '../screens/office-views.ts'

const TARGET_PX = 44

/** Two at a time: one loads while the other is looked at. */
const EVERY_ROUND: readonly (readonly OfficePageSettings[])[] = [
  [
    { widthPx: 1280, theme: 'light' },
    { widthPx: 390, theme: 'dark' },
  ],
  [
    { widthPx: 1280, theme: 'dark' },
    { widthPx: 390, theme: 'light' },
  ],
]
const ROUNDS = IS_CAMPAIGN ? EVERY_ROUND : drawSome('office looks', EVERY_ROUND, 1)

const fixture = openFixture()
let admin: StaffClient
/** With every role there is: every page opens. */
let bob: StaffMember
let customer: Account
let askedChange: Promise<string> | undefined

beforeAll(async () => {
  customer = await registerAccount(fixture.server())
  await inviteMyself(fixture.server())
  admin = await enterOffice(fixture.server())
  const everyRole = { name: 'Bob', role: [...STAFF_ROLES] }
  bob = await hireStaff(fixture.server(), admin, { email: 'bob@house.example', ...everyRole })
  const carol = { email: 'carol@house.example', name: 'Carol' }
  const { id } = await inviteMember(fixture.server(), admin, carol)
  const roles = { id, roles: ['support', 'reviewer'] as StaffRole[] }
  await admin.call('requestRoles', { body: { ...roles }, proof: await admin.nextCode() })
})

test.each(ROUNDS.map((looks) => ({ looks, name: looks.map(folderOf).join(', ') })))(
  '$name: nothing to find',
  async ({ looks }) => {
    const persons = await Promise.all(
      looks.map((look) => fixture.officePage({ ...look, timeZone: zoneOfAnotherDay() })),
    )
    const inspect = (views: readonly OfficeView[]) =>
      Promise.all(
        persons.map((person, place) =>
          inspectAll(person, IS_CAMPAIGN ? views : shareOf(views, place)),
        ),
      )
    const whileSignedOut = await inspect(OFFICE_SIGN_IN_VIEWS)
    // One after the other: of two codes the older one is refused.
    for (const person of persons) await signInToOffice(person, bob)
    const inside = await inspect(OFFICE_VIEWS)
    expect([...whileSignedOut, ...inside].flat()).toEqual([])
  },
)

test('spec §4: no value that the office does not know breaks a page', async () => {
  const person = await fixture.officePage({ widthPx: 1280, theme: 'light' })
  await signInToOffice(person, bob)
  const change = await waitingChange()
  // What the member may do is known: without it no page opens.
  await meetNewerServer(person, (field) => field !== 'permissions')
  const broken: string[] = []
  for (const path of [...PATHS, `/changes/${change}`, `/users/${customer.user.id}`]) {
    await person.goTo(path)
    await settle(person)
    if ((await person.page.getByText(FAILED).count()) > 0) broken.push(path)
  }
  expect([...broken, ...person.errors]).toEqual([])
})

/** Where something stands that the server names by one of several values. */
const PATHS = [
  ...[
    '/users',
    '/links',
    '/leaders',
    '/signals',
    '/chats',
    '/replies',
    '/staff',
    '/requests',
    '/audit',
    '/ledger',
    '/ledger/1',
    '/reconciliation',
  ],
  ...['/jobs', '/payrolls', '/mode', '/changes', '/instruments', '/instruments/BTCUSDT', '/terms'],
  ...['/jurisdiction', '/methods', '/methods/jpy-bank', '/house', '/statements', '/me'],
]

/** What stands in place of a page that has thrown. */
const FAILED = 'This page could not be shown'

/** Where now is another day than in UTC: times are at their longest, at every hour of a run. */
function zoneOfAnotherDay(): string {
  return new Date().getUTCHours() < 11 ? 'Etc/GMT+12' : 'Pacific/Kiritimati'
}

/** Each view falls to one of two. */
function shareOf(views: readonly OfficeView[], place: number): OfficeView[] {
  return views.filter(({ name }) => drawNumber(`office look of ${name}`) % 2 === place)
}

async function inspectAll(person: OfficePage, views: readonly OfficeView[]): Promise<string[]> {
  const findings: string[] = []
  for (const view of views) {
    await view.open(person, { server: fixture.server(), admin, customer, waitingChange })
    await settle(person)
    await keepRequestedPicture(person.page, { folder: folderOf(person), name: view.name })
    const { page } = person
    const failed = await page.getByText(FAILED).count()
    const found = [
      ...(failed > 0 ? [FAILED] : []),
      ...(await findOverflow(page)),
      ...(await findSmallTargets(page, TARGET_PX)),
      ...(await findAxeBreaches(page)),
    ]
    findings.push(...found.map((finding) => `${folderOf(person)} ${view.name}: ${finding}`))
  }
  return findings
}

/** Asked for by whoever needs it first, so that the list of changes is seen empty before. */
function waitingChange(): Promise<string> {
  askedChange ??= askForChange()
  return askedChange
}

async function askForChange(): Promise<string> {
  const change = {
    kind: 'limits',
    limits: { depositCreditByOne: '5000', recoveryHoldHours: 72 },
  } as const
  const body = { change, note: 'Vouchers were forged lately.' }
  return (await admin.act('requestChange', { body })).id
}

async function settle({ page }: OfficePage): Promise<void> {
  await page.locator('main h1').first().waitFor({ state: 'attached' })
  await page.getByText('Loading …', { exact: true }).first().waitFor({ state: 'detached' })
  await untilStill(page)
}

function folderOf({ theme, widthPx }: OfficePageSettings): string {
  return `office-${theme}-${widthPx}`
}
