// Every page of the back office, and every dialog on it, by the way one gets there.

import { awaitMailedSecret } from '@fairtick/server/test/read-mails'
import type { StaffClient } from '@fairtick/server/test/staff-fixture'
import type { TestServer } from '@fairtick/server/test/test-server'
import type { Account } from '../customer-page.ts'
import { type OfficePage, returnTo } from '../office-page.ts'
import { openFoundCustomer, openSection, sayWhy, sectionTitles } from './office-customer.ts'

export type OfficeView = {
  readonly name: string
  readonly open: (person: OfficePage, backstage: OfficeBackstage) => Promise<void>
}

/** What a view may need besides the page. */
export type OfficeBackstage = {
  readonly server: TestServer
  /** The first admin; the person who looks is another one. */
  readonly admin: StaffClient
  readonly customer: Account
  /** The id of a change that the first admin has asked for; one for all who look. */
  readonly waitingChange: () => Promise<string>
}

/** Before anybody has signed in. */
export const OFFICE_SIGN_IN_VIEWS: readonly OfficeView[] = [
  page('sign-in', '/login'),
  page('one-time-secret', '/enrol'),
  { name: 'enrol', open: openEnrolment },
]

export const OFFICE_VIEWS: readonly OfficeView[] = [
  page('first-page', '/'),
  { name: 'menu', open: openMenu },
  page('missing', '/nothing-here'),
  page('users', '/users'),
  { name: 'user', open: openCustomer },
  { name: 'user-sections', open: openAllSections },
  { name: 'user-lock', open: (...given) => openOnCustomer(...given, 'Lock deposits') },
  { name: 'user-sessions', open: (...given) => openOnCustomer(...given, 'End all sessions') },
  page('staff', '/staff'),
  pressed('staff-invite', '/staff', 'Invite'),
  { name: 'staff-menu', open: (person) => openStaffMenu(person) },
  ...(
    [
      ['staff-roles', 'Ask for other roles'],
      ['staff-sessions', 'End sessions'],
      ['staff-factor', 'Reset authenticator app'],
      ['staff-deactivate', 'Deactivate'],
    ] as const
  ).map(([name, item]): OfficeView => ({ name, open: (person) => openStaffMenu(person, item) })),
  pressed('my-recovery', '/me', 'Make a recovery secret'),
  page('requests', '/requests'),
  pressed('request', '/requests', /^Open the request/),
  page('signals', '/signals'),
  page('audit', '/audit'),
  { name: 'audit-checked', open: openCheckedAudit },
  page('ledger', '/ledger'),
  page('ledger-entry', '/ledger/1'),
  page('reconciliation', '/reconciliation'),
  page('contents', '/contents'),
  page('content-new', '/contents/new-announcement'),
  page('activity-new', '/contents/new-activity'),
  { name: 'content', open: openContent },
  { name: 'content-edit', open: (person) => openContent(person, 'Write the next version') },
  page('jobs', '/jobs'),
  page('payrolls', '/payrolls'),
  page('mode', '/mode'),
  page('changes', '/changes'),
  pressed('adjustment', '/changes', 'Adjust a balance'),
  { name: 'change', open: openChange },
  page('instruments', '/instruments'),
  page('instrument', '/instruments/BTCUSDT'),
  page('terms', '/terms'),
  page('methods', '/methods'),
  pressed('method-close', '/methods', /^Close Bank/),
  page('method', '/methods/jpy-bank'),
  page('house', '/house'),
  page('statements', '/statements'),
  pressed('statement-upload', '/statements', 'Upload a statement'),
  page('me', '/me'),
  pressed('me-password', '/me', 'Change password'),
]

function page(name: string, path: string): OfficeView {
  return { name, open: ({ goTo }) => goTo(path) }
}

/** The first thing of that name on the page is pressed. */
function pressed(name: string, path: string, button: string | RegExp): OfficeView {
  return {
    name,
    open: async (person) => {
      await returnTo(person, path)
      const isExact = typeof button === 'string'
      await person.page.getByRole('button', { name: button, exact: isExact }).first().click()
      await person.page.getByRole('dialog').waitFor()
    },
  }
}

/** The agreement that ships, which is there from the start. */
async function openContent({ page, goTo }: OfficePage, press?: unknown): Promise<void> {
  await goTo('/contents')
  await page.getByRole('link', { name: 'User agreement' }).first().click()
  await page.getByRole('heading', { name: 'Preview in all six languages' }).waitFor()
  if (typeof press !== 'string') return
  await page.getByRole('button', { name: press }).click()
  await page.getByRole('button', { name: 'Save the draft' }).waitFor()
}

/** Of the first admin; the person who looks may approve it. */
async function openChange(
  { page, goTo }: OfficePage,
  { waitingChange }: OfficeBackstage,
): Promise<void> {
  await goTo(`/changes/${await waitingChange()}`)
  await page.getByRole('button', { name: 'Approve' }).click()
  await page.getByRole('dialog').waitFor()
}

async function openEnrolment(
  person: OfficePage,
  { server, admin }: OfficeBackstage,
): Promise<void> {
  const body = { email: `new.${crypto.randomUUID()}@house.example`, name: 'New' }
  await admin.act('inviteStaff', { body })
  const secret = await awaitMailedSecret(server.dataFolder, body.email)
  await person.goTo('/enrol')
  await person.page.getByLabel('One-time secret').fill(secret)
  await person.page.getByRole('button', { name: 'Continue' }).click()
  await person.page.getByRole('img', { name: /QR code/ }).waitFor()
}

/** Where the window is wide it stands open. */
async function openMenu({ page, goTo, widthPx }: OfficePage): Promise<void> {
  await goTo('/users')
  if (widthPx < 1024) await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('navigation', { name: 'Areas' }).waitFor()
}

async function openCustomer(person: OfficePage, { customer }: OfficeBackstage): Promise<void> {
  await openFoundCustomer(person, customer.email, customer.user.nickname)
}

async function openAllSections(person: OfficePage, backstage: OfficeBackstage): Promise<void> {
  await openCustomer(person, backstage)
  await sayWhy(person, 'Review of a case')
  for (const title of await sectionTitles(person)) await openSection(person, title)
}

async function openOnCustomer(
  person: OfficePage,
  backstage: OfficeBackstage,
  button: string,
): Promise<void> {
  await openCustomer(person, backstage)
  await person.page.getByRole('button', { name: button }).click()
  await person.page.getByRole('dialog').waitFor()
}

async function openStaffMenu(person: OfficePage, item?: string): Promise<void> {
  const { page } = person
  await returnTo(person, '/staff')
  await page.getByRole('button', { name: 'Do something about Ann' }).click()
  if (item === undefined) return await page.getByRole('menu').waitFor()
  await page.getByRole('menuitem', { name: item }).click()
  await page.getByRole('dialog').waitFor()
}

async function openCheckedAudit({ page, goTo }: OfficePage): Promise<void> {
  await goTo('/audit')
  await page.getByRole('button', { name: 'Check the chain' }).click()
  await page.getByText('nothing was edited').waitFor()
}
