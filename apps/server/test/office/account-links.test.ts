// The review of linked accounts over real HTTP: what they have in common, one who confirms, two who
// lift (REL-12, REL-58, H12).

import { DAY_MS } from '@fairtick/core/time/duration'
import {
  createSettableClock,
  type EngineFixture,
  openEngine,
} from '@fairtick/server/engine/engine-fixture'
import { findUnauthorised } from '@fairtick/server/features/authority/public'
import { saveLimit } from '@fairtick/server/features/limits/public'
import {
  type LinksFixture,
  openLinks,
} from '@fairtick/server/features/linked-accounts/linked-accounts-fixture'
import { openTestDatabase, type TestDatabase } from '@fairtick/server/test/database/test-database'
import { TEST_ROW_SEAL } from '@fairtick/server/test/row-seal'
import { insertMember, TEAM_TERMS, userOf } from '@fairtick/server/test/team-members'
import { createManualClock } from '@fairtick/testkit/manual-clock'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type Member, type OfficeFixture, openOffice, outcome } from './office-fixture.ts'

const NOON = Date.UTC(2026, 0, 5, 3)
let database: TestDatabase
let engine: EngineFixture
let fixture: LinksFixture
let office: OfficeFixture
let ann: Member
let rei: Member
let sam: Member
let count = 0

beforeAll(async () => {
  database = await openTestDatabase()
  engine = await openEngine(database, createSettableClock(NOON), { moneyTerms: TEAM_TERMS })
  await engine.tick('64000')
  fixture = openLinks(database, engine)
  office = await openOffice(database, createManualClock(NOON), { links: fixture.links })
  ann = await office.setUp()
  rei = await office.hire(ann, 'rei@house.example', ['reviewer'])
  sam = await office.hire(ann, 'sam@house.example', ['risk'])
})
afterAll(async () => {
  await office.giveRoles(sam, ['auditor'])
  expect((await sam.client.call('auditCheck')).findings).toEqual([])
  expect(await findUnauthorised(database, TEST_ROW_SEAL)).toEqual([])
  await office.stop()
  await engine.stop()
  await database.close()
})

let inviter: string
let member: string
let id: string
beforeEach(async () => {
  count += 1
  ;[inviter, member] = [`inviter${count}`, `member${count}`]
  await insertMember(database, inviter)
  await insertMember(database, member, [inviter])
  for (const one of [inviter, member]) await engine.open(one)
  for (const one of [inviter, member]) await fixture.visit(one, { name: `Hana ${count}` })
  const { data } = await rei.client.call('accountLinkQueue')
  id = data.find(({ laterNickname }) => laterNickname.endsWith(member))?.id ?? ''
})

const invitersOf = async () => {
  const sql = 'SELECT inviters FROM account WHERE id = $1'
  return (await database.query<{ inviters: string }>(sql, [member]))[0]?.inviters
}
const lift = (by: Member) => by.act('liftAccountLink', { body: { id } })
const confirm = (by: Member) => by.act('confirmAccountLink', { body: { id } })
const read = (by: Member) => by.client.call('accountLinkCase', { query: { id } })

it('a case tells what they have in common and who invited whom; each look is written down', async () => {
  expect(await read(rei)).toMatchObject({
    ...{ status: 'pending', signals: ['place_name'], firstLiftedBy: null, decidedBy: null },
    later: { id: userOf(member), fullName: 'Hana Sato', breakUntil: null },
    earlier: { id: userOf(inviter), locked: [] },
    evidence: [{ signal: 'network' }, { signal: 'place_name' }],
    invited: { inviter: 'earlier', level: 1 },
  })
  const [looked] = await database.query<{ action: string; detail: string }>(
    'SELECT action, detail FROM audit_entry WHERE subject_id = $1 ORDER BY number DESC LIMIT 1',
    [id],
  )
  expect(looked?.action).toBe('account_link.read')
  expect(looked?.detail).toContain(userOf(member))
})

it('the queue is of one customer too, and support sees why trading is closed', async () => {
  const of = async (user: string) =>
    (await rei.client.call('accountLinkQueue', { query: { user } })).data
  expect((await of(userOf(inviter))).map((row) => row.id)).toEqual([id])
  expect((await of(userOf(member))).map((row) => row.id)).toEqual([id])
  expect(await of('nobody')).toEqual([])
  const own = { deviceToken: `token ${count}` }
  for (const one of [inviter, member]) await fixture.visit(one, { name: `Hana ${count}`, ...own })
  const value = String(NOON + DAY_MS)
  await saveLimit(database, TEST_ROW_SEAL, userOf(inviter), {
    ...{ field: 'timeOutUntil', value, pending: undefined },
  })
  const ken = await office.hire(ann, 'ken@house.example', ['support'])
  const sharesBreak = async (user: string) =>
    (await ken.client.call('user', { query: { id: userOf(user) } })).sharesBreak
  expect([await sharesBreak(inviter), await sharesBreak(member)]).toEqual([false, true])
  const [row] = await of(userOf(member))
  expect(row).toMatchObject({ isOnBreak: true })
  expect(await read(rei)).toMatchObject({ bound: 'later', earlier: { breakUntil: NOON + DAY_MS } })
})

describe('REL-58: a link', () => {
  it('is lifted by two people, one after the other', async () => {
    expect(await invitersOf()).toBe('-')
    expect(await lift(rei)).toMatchObject({ status: 'pending', firstLiftedBy: rei.id })
    expect(await outcome(lift(rei))).toBe('own_request')
    expect(await invitersOf()).toBe('-')
    expect(await lift(sam)).toMatchObject({ status: 'lifted', decidedBy: sam.id })
    expect(await invitersOf()).toBe(inviter)
    expect(await outcome(lift(rei))).toBe('not_found')
    expect(await outcome(confirm(rei))).toBe('not_found')
  })

  it('is lifted by no second of whom the first may not any more', async () => {
    await lift(rei)
    await office.giveRoles(rei, ['support'])
    expect(await lift(sam)).toMatchObject({ status: 'pending', firstLiftedBy: sam.id })
    await office.giveRoles(rei, ['reviewer'])
  })

  it('that was confirmed can still be lifted, and a lift that began before is void', async () => {
    await lift(rei)
    expect(await confirm(rei)).toMatchObject({ status: 'confirmed', firstLiftedBy: null })
    expect(await invitersOf()).toBe('-')
    await lift(rei)
    expect(await lift(sam)).toMatchObject({ status: 'lifted' })
    expect(await invitersOf()).toBe(inviter)
  })

  it('is decided by nobody else, and tells auditors all the same', async () => {
    const eve = await office.hire(ann, `eve${count}@house.example`, ['auditor', 'finance', 'admin'])
    expect(await outcome(lift(eve))).toBe('not_permitted')
    expect(await outcome(confirm(eve))).toBe('not_permitted')
    expect(await outcome(read(eve))).toBe('done')
  })

  it('lifted by two at once is lifted by the second of them, once', async () => {
    const answers = await Promise.all([lift(rei), lift(sam)])
    expect(answers.map(({ status }) => status).toSorted()).toEqual(['lifted', 'pending'])
  })
})

it('customers are told how it was decided, in their language, and of nobody', async () => {
  await lift(rei)
  await lift(sam)
  for (const one of [inviter, member]) {
    expect(await fixture.messagesOf(one)).toEqual(['accounts-linked', 'accounts-apart'])
  }
})
