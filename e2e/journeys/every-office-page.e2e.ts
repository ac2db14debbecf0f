// Every page of the back office in both themes and widths: axe, overflow, targets, a picture.

import { drawSome, IS_CAMPAIGN } from '@fairtick/testkit/drawn-sample'
import {
  enterOffice,
  hireStaff,
  inviteMember,
  type StaffClient,
  type StaffMember,
} from '@fairtick/testkit/office-desk'
import { STAFF_ROLES, type StaffRole } from '@fairtick/wire/admin/roles'
import { beforeAll, expect, test } from 'vitest'
import { type OfficeLook, type OfficePerson, signInToOffice } from '../office-person.ts'
import { findAxeBreaches, findOverflow, findSmallTargets } from '../page-checks.ts'
import { untilStill } from '../page-signs.ts'
import { type Account, registerAccount } from '../person.ts'
import { keepPicture } from '../pictures.ts'
import { OFFICE_DOOR_VIEWS, OFFICE_VIEWS, type OfficeView } from '../screens/office-views.ts'
import { openStage } from '../stage.ts'

const TARGET_PX = 44

/** Two at a time: one loads while the other is looked at. */
const EVERY_ROUND: readonly (readonly OfficeLook[])[] = [
  [
    { widthPx: 1280, theme: 'light' },
    { widthPx: 390, theme: 'dark' },
  ],
  [
    { widthPx: 1280, theme: 'dark' },
    { widthPx: 390, theme: 'light' },
  ],
]
/** A run looks at every page in both widths and in both themes, in the one or the other way. */
const ROUNDS = IS_CAMPAIGN ? EVERY_ROUND : drawSome('office looks', EVERY_ROUND, 1)

const stage = openStage()
let admin: StaffClient
/** With every role there is: every page opens. */
let bob: StaffMember
let customer: Account
let askedChange: Promise<string> | undefined

beforeAll(async () => {
  customer = await registerAccount(stage.server())
  admin = await enterOffice(stage.server())
  const everyRole = { name: 'Bob', role: [...STAFF_ROLES] }
  bob = await hireStaff(stage.server(), admin, { email: 'bob@house.example', ...everyRole })
  const carol = { email: 'carol@house.example', name: 'Carol' }
  const { id } = await inviteMember(stage.server(), admin, carol)
  const roles = { id, roles: ['support', 'reviewer'] as StaffRole[] }
  await admin.call('requestRoles', { body: { ...roles, code: await admin.nextCode() } })
})

test.each(ROUNDS.map((looks) => ({ looks, name: looks.map(folderOf).join(', ') })))(
  '$name: nothing to find',
  async ({ looks }) => {
    const persons = await Promise.all(looks.map((look) => stage.officePerson(look)))
    const inspect = (views: readonly OfficeView[]) =>
      Promise.all(persons.map((person) => inspectAll(person, views)))
    const atTheDoor = await inspect(OFFICE_DOOR_VIEWS)
    // One after the other: of two codes the older one is refused.
    for (const person of persons) await signInToOffice(person, bob)
    const inside = await inspect(OFFICE_VIEWS)
    expect([...atTheDoor, ...inside].flat()).toEqual([])
  },
)

async function inspectAll(person: OfficePerson, views: readonly OfficeView[]): Promise<string[]> {
  const findings: string[] = []
  for (const view of views) {
    await view.open(person, { server: stage.server(), admin, customer, waitingChange })
    await settle(person)
    await keepPicture(person.page, { folder: folderOf(person), name: view.name })
    const { page } = person
    const found = [
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
  const change = { kind: 'limits', limits: { depositCreditByOne: '5000' } } as const
  const body = { change, note: 'Vouchers were forged lately.', code: await admin.nextCode() }
  return (await admin.call('requestChange', { body })).id
}

async function settle({ page }: OfficePerson): Promise<void> {
  await page.locator('main h1').first().waitFor({ state: 'attached' })
  await page.getByText('Loading …', { exact: true }).first().waitFor({ state: 'detached' })
  await untilStill(page)
}

function folderOf({ theme, widthPx }: OfficeLook): string {
  return `office-${theme}-${widthPx}`
}
