// The sections of a customer's page: each look is written down before anything is read, is asked of
// the customer's own screens, and is refused by direct call to who may not see that section.

import { createSessionFixture } from '@fairtick/server/features/auth/session-fixture'
import { insertConversation } from '@fairtick/server/features/chat/conversation-store'
import type { CustomerScreens } from '@fairtick/server/features/customers/dependencies'
import { openTestDatabase, type TestDatabase } from '@fairtick/server/test/database/test-database'
import { createManualClock } from '@fairtick/testkit/manual-clock'
import { ADMIN_CONTRACT } from '@fairtick/wire/admin/api-contract'
import { ROLE_PERMISSIONS, STAFF_ROLES } from '@fairtick/wire/admin/roles'
import type { AdminCallName } from '@fairtick/wire/admin/routes'
import { CUSTOMER_VIEW_REASONS } from '@fairtick/wire/admin/view-reasons'
import { formFields } from '@fairtick/wire/form-fields'
import type { CustomerContext } from '@fairtick/wire/handler'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { type Member, type OfficeFixture, openOffice, outcome } from './office-fixture.ts'

type Asked = { readonly screen: string; readonly given: unknown; readonly own: CustomerContext }

let database: TestDatabase
let office: OfficeFixture
let ann: Member
let sue: Member
let hanaId: string
let kenId: string
/** What the customer's screens were asked, with how many entries the log had by then. */
let asked: (Asked & { readonly entries: number })[] = []

beforeAll(async () => {
  database = await openTestDatabase()
  const clock = createManualClock(Date.UTC(2026, 0, 15))
  const auth = await createSessionFixture(database, clock)
  hanaId = (await auth.enter({ phone: '+819012345678', email: 'hana@mail.example' })).user.id
  kenId = (await auth.enter({ phone: '+819012345679', email: 'ken@mail.example' })).user.id
  office = await openOffice(database, clock, { screens: recordedScreens() })
  ann = await office.setUp()
  sue = await office.hire(ann, 'sue@house.example', ['support'])
})
afterAll(async () => {
  await office.stop()
  await database.close()
})
beforeEach(() => {
  asked = []
  office.clock.advanceMs(60_000)
})

const SECTIONS = (Object.keys(ADMIN_CONTRACT) as AdminCallName[]).filter((name) =>
  ADMIN_CONTRACT[name].route.path.match(/^\/admin-api\/user\/(?!sessions|lock|unlock)/),
)

/** The answer of a screen is not what is looked at here: what it was asked is. */
function recordedScreens(): CustomerScreens {
  const screen = (name: string) => async (given: unknown, own: CustomerContext) => {
    asked.push({ screen: name, given, own, entries: await countEntries() })
    return PAGE
  }
  return new Proxy({}, { get: (_, name) => screen(String(name)) }) as CustomerScreens
}

const PAGE = { data: [], page: 1, size: 20, total: 0, next: null }

async function countEntries(): Promise<number> {
  const [row] = await database.query<{ count: bigint }>('SELECT count(*) AS count FROM audit_entry')
  return Number(row?.count)
}

async function newestEntry() {
  const [row] = await database.query(
    `SELECT action, staff_id, subject_kind, subject_id, detail
     FROM audit_entry ORDER BY number DESC LIMIT 1`,
  )
  return row
}

async function ask(
  name: AdminCallName,
  token: string,
  form: Readonly<Record<string, string>>,
  { url } = office.office,
) {
  const { path } = ADMIN_CONTRACT[name].route
  const address = `${url}${path}?${new URLSearchParams(form)}`
  const answer = await fetch(address, { headers: { Authorization: `Bearer ${token}` } })
  return { status: answer.status, text: await answer.text() }
}

const formOf = (name: AdminCallName) => ({
  ...{ id: hanaId, reason: 'complaint' },
  ...('state' in formFields(ADMIN_CONTRACT[name].query) && { state: 'open' }),
})

/** Of one of the customer's trading accounts; the others are of the person. */
const isOfAccount = (name: AdminCallName) => 'account' in formFields(ADMIN_CONTRACT[name].query)

it('are fourteen, each with a permission of the customer’s page', () => {
  expect(SECTIONS).toHaveLength(14)
  for (const name of SECTIONS) expect(ADMIN_CONTRACT[name].access).toMatch(/^users\.(?!read)/)
})

it.each(STAFF_ROLES)(
  '%s sees no section that the role does not name, and reads nothing',
  async (role) => {
    await office.giveRoles(sue, [role])
    const allowed: readonly string[] = ROLE_PERMISSIONS[role]
    for (const name of SECTIONS) {
      const before = await countEntries()
      asked = []
      const { status } = await ask(name, sue.token, formOf(name))
      const may = allowed.includes(ADMIN_CONTRACT[name].access)
      expect([name, status === 403]).toEqual([name, !may])
      if (may) continue
      expect([name, asked, await countEntries()]).toEqual([name, [], before])
    }
  },
)

it('H13: are asked as the customer, after the look stands in the log with its reason', async () => {
  await office.giveRoles(sue, ['support'])
  for (const name of SECTIONS) {
    const before = await countEntries()
    asked = []
    await ask(name, sue.token, formOf(name))
    expect([name, await newestEntry()]).toMatchObject([
      name,
      {
        ...{ action: 'user.read_section', staff_id: sue.id },
        ...{ subject_kind: 'user', subject_id: hanaId },
        detail: expect.stringMatching(/^\{"section":"[a-z_]+","reason":"complaint"/),
      },
    ])
    expect(await countEntries()).toBe(before + 1)
    // The profile is a row of the person, which no screen of theirs works out.
    expect(asked.length > 0).toBe(name !== 'userProfile')
    for (const one of asked) {
      expect(one.own).toMatchObject({ caller: { userId: hanaId }, key: undefined })
      expect('account' in one.own).toBe(isOfAccount(name))
      if (isOfAccount(name)) expect(one.own).toMatchObject({ account: 'practice' })
      expect(one.entries).toBe(before + 1)
    }
  }
})

it('give the page and the state that were asked for', async () => {
  const page = { page: '3', size: '7' }
  await ask('userOptions', sue.token, { ...formOf('userOptions'), ...page, state: 'ended' })
  await ask('userContracts', sue.token, { ...formOf('userContracts'), ...page, state: 'open' })
  expect(asked.map(({ screen, given }) => [screen, given])).toEqual([
    ['optionRecords', { query: { page: 3, size: 7 }, body: {} }],
    ['contractOrders', { query: { page: 3, size: 7, status: 'pending' }, body: {} }],
  ])
  expect((await newestEntry())?.detail).toBe(
    '{"section":"contracts","reason":"complaint","page":3,"size":7,"state":"open",' +
      '"account":"practice"}',
  )
})

it('are refused without a reason, for a reason of one’s own, and of nobody', async () => {
  const before = await countEntries()
  const given = async (form: Readonly<Record<string, string>>) =>
    (await ask('userDeposits', sue.token, form)).status
  expect(await given({ id: hanaId })).toBe(400)
  expect(await given({ id: hanaId, reason: 'curious' })).toBe(400)
  expect(await given({ id: 'nobody', reason: 'review' })).toBe(404)
  await database.asOwner('UPDATE app_user SET accounts_opened_time = NULL')
  expect(await given({ id: hanaId, reason: 'review' })).toBe(404)
  await database.asOwner('UPDATE app_user SET accounts_opened_time = 1')
  expect([asked, await countEntries()]).toEqual([[], before])
  for (const reason of CUSTOMER_VIEW_REASONS) {
    const query = { id: hanaId, reason }
    expect(await outcome(sue.client.call('userDeposits', { query }))).toBe('done')
  }
})

it('show no real account while practice is all there is, as its owner sees none', async () => {
  const before = await countEntries()
  for (const name of SECTIONS.filter(isOfAccount)) {
    asked = []
    const form = { ...formOf(name), account: 'real' }
    expect([name, (await ask(name, sue.token, form)).status]).toEqual([name, 400])
    expect([name, asked, await countEntries()]).toEqual([name, [], before])
  }
})

it('of a live installation are of the real account, or of the one that is named', async () => {
  const live = await openOffice(database, office.clock, {
    screens: recordedScreens(),
    mode: 'live',
  })
  try {
    for (const name of SECTIONS.filter(isOfAccount)) {
      for (const account of [undefined, 'practice', 'real']) {
        asked = []
        office.clock.advanceMs(60_000)
        await ask(name, sue.token, { ...formOf(name), ...(account && { account }) }, live.office)
        const shown = account ?? 'real'
        expect([name, asked.length > 0]).toEqual([name, true])
        for (const { own } of asked) expect([name, own]).toMatchObject([name, { account: shown }])
        const entry = await newestEntry()
        expect([name, entry?.detail]).toMatchObject([
          name,
          expect.stringContaining(`"account":"${shown}"`),
        ])
      }
    }
  } finally {
    await live.stop()
  }
})

it('name the conversation that they are looked at for, which has to be of that customer', async () => {
  const written = { id: 'chat-1', language: 'ja', nowMs: 1 }
  await insertConversation(database, { kind: 'user', userId: hanaId }, written)
  const form = { reason: 'customer_question', chat: 'chat-1' }
  expect((await ask('userPositions', sue.token, { id: hanaId, ...form })).status).not.toBe(400)
  expect((await newestEntry())?.detail).toBe(
    '{"section":"positions","reason":"customer_question","chat":"chat-1","account":"practice"}',
  )
  const before = await countEntries()
  asked = []
  expect((await ask('userPositions', sue.token, { id: kenId, ...form })).status).toBe(400)
  const unknown = { id: hanaId, ...form, chat: 'chat-2' }
  expect((await ask('userPositions', sue.token, unknown)).status).toBe(400)
  expect([asked, await countEntries()]).toEqual([[], before])
})
