// Roles change by two people (REL-58): over real HTTP, with the rules in the database behind them.

import { findUnauthorised } from '@fairtick/server/features/authority/public'
import { openTestDatabase, type TestDatabase } from '@fairtick/server/test/database/test-database'
import { TEST_ROW_SEAL } from '@fairtick/server/test/row-seal'
import { createManualClock } from '@fairtick/testkit/manual-clock'
import type { StaffRole } from '@fairtick/wire/admin/roles'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Member, type OfficeFixture, openOffice, outcome } from './office-fixture.ts'

let database: TestDatabase
let office: OfficeFixture
let ann: Member
let bob: Member
let eve: Member

beforeAll(async () => {
  database = await openTestDatabase()
  office = await openOffice(database, createManualClock(Date.UTC(2026, 0, 15)))
  ann = await office.setUp()
  bob = await office.setUpSecond()
  eve = await office.hire(ann, 'eve@staff.example')
  await approve(bob, await ask(ann, eve, ['admin']))
  eve = await office.loginAgain(eve)
})
afterAll(async () => {
  await office.stop()
  expect(await findUnauthorised(database, TEST_ROW_SEAL)).toEqual([])
  await database.close()
})

const ask = (by: Member, about: Member, roles: StaffRole[]) =>
  by.client.call('requestRoles', {
    body: { id: about.id, roles },
    proof: office.nextCode(by.factor),
  })
const rolesOf = async ({ id }: Member) =>
  (await ann.client.call('staff')).data.find((member) => member.id === id)?.roles
type Asked = { readonly id: string; readonly hash: string }
const approve = (by: Member, { id, hash }: Asked, code = office.nextCode(by.factor)) =>
  outcome(by.client.call('approveRequest', { body: { id, hash }, proof: code }))
describe('REL-58', () => {
  it('neither who asked nor whom it is about approves', async () => {
    const request = await ask(ann, bob, ['admin', 'auditor'])
    expect(await approve(ann, request)).toBe('own_request')
    expect(await approve(bob, request)).toBe('own_request')
    expect(await rolesOf(bob)).toEqual(['admin'])
    expect(await approve(eve, request)).toBe('done')
    expect(await rolesOf(bob)).toEqual(['admin', 'auditor'])
    bob = await office.loginAgain(bob)
    expect(await approve(eve, request)).toBe('not_found')
  })

  it('needs the second factor at the approval, each code once', async () => {
    const request = await ask(ann, bob, ['admin'])
    expect(await approve(eve, request, '000000')).toBe('factor_wrong')
    const code = office.nextCode(eve.factor)
    expect(await approve(eve, { ...request, hash: '0'.repeat(64) }, code)).toBe('changed_meanwhile')
    expect(await approve(eve, request, code)).toBe('factor_wrong')
    expect(await rolesOf(bob)).toEqual(['admin', 'auditor'])
    await ann.act('withdrawRequest', { body: { id: request.id } })
  })

  it('needs the second factor of who asks as well, and asks nothing with a wrong one', async () => {
    const wish = { id: bob.id, roles: ['admin'] as StaffRole[] }
    const tried = (code: string) =>
      outcome(ann.client.call('requestRoles', { body: { ...wish }, proof: code }))
    expect(await tried('000000')).toBe('factor_wrong')
    const code = office.nextCode(ann.factor)
    // What cannot be asked for costs no code.
    const same = { ...wish, roles: ['admin', 'auditor'] as StaffRole[], code }
    expect(await outcome(ann.act('requestRoles', { body: same }))).toBe(400)
    expect([await tried(code), await tried(code)]).toEqual(['done', 'factor_wrong'])
    const [waiting] = (await bob.client.call('myRequests')).requests
    await ann.act('withdrawRequest', { body: { id: waiting?.id ?? '' } })
  })

  it('asks for nobody who has not enrolled: an invitation is nobody’s yet', async () => {
    const body = { email: 'kim@staff.example', name: 'Kim' }
    const { id } = await ann.act('inviteStaff', { body })
    const kim = { ...bob, id }
    expect(await outcome(ask(ann, kim, ['finance']))).toBe('not_enrolled')
    await ann.act('deactivateStaff', { body: { id } })
  })

  it('does what was approved or nothing: another payload, another beginning are refused', async () => {
    const planted = await ask(ann, bob, ['admin'])
    await database.asOwner(
      `ALTER TABLE role_request DISABLE TRIGGER role_request_final;
       UPDATE role_request SET payload = replace(payload, '["admin"]', '["admin","finance"]')
       WHERE id = '${planted.id}';
       ALTER TABLE role_request ENABLE TRIGGER role_request_final`,
    )
    expect(await approve(eve, planted)).toBe('changed_meanwhile')
    await ann.act('withdrawRequest', { body: { id: planted.id } })
    const request = await ask(ann, bob, ['admin'])
    await office.giveRoles(bob, ['admin', 'auditor', 'risk'])
    expect(await approve(eve, request)).toBe('changed_meanwhile')
    await office.giveRoles(bob, ['admin', 'auditor'])
    expect(await approve(eve, request)).toBe('done')
    bob = await office.loginAgain(bob)
  })

  it('ends the sessions of whose roles changed (REL-52)', async () => {
    expect(await approve(eve, await ask(ann, bob, ['admin', 'risk']))).toBe('done')
    expect(await outcome(bob.client.call('me'))).toBe('unauthorized')
    bob = await office.loginAgain(bob)
  })

  it('counts no request of somebody whose role is gone (REL-57)', async () => {
    const request = await ask(ann, bob, ['admin'])
    await office.giveRoles(ann, [])
    expect(await approve(eve, request)).toBe('changed_meanwhile')
    await office.giveRoles(ann, ['admin'])
    await ann.act('withdrawRequest', { body: { id: request.id } })
  })

  it('counts no approval by somebody whose role is gone (REL-57)', async () => {
    const request = await ask(ann, bob, ['admin'])
    await office.giveRoles(eve, [])
    expect(await approve(eve, request)).toBe('not_permitted')
    await office.giveRoles(eve, ['admin'])
    const rejected = await eve.act('rejectRequest', { body: { id: request.id } })
    expect(rejected).toMatchObject({ status: 'rejected', decidedBy: eve.id })
    expect(await outcome(ask(ann, bob, ['admin', 'risk']))).toBe(400)
  })

  it('one request about a person at a time, taken back by who asked alone', async () => {
    const request = await ask(ann, bob, ['admin'])
    expect(await outcome(ask(eve, bob, []))).toBe('changed_meanwhile')
    const taken = (by: Member) => outcome(by.act('withdrawRequest', { body: { id: request.id } }))
    expect([await taken(eve), await taken(ann), await taken(ann)]).toEqual([
      'not_found',
      'done',
      'not_found',
    ])
    expect(await approve(eve, request)).toBe('not_found')
  })
})

it('writes who asked, who approved, and what, into the audit log', async () => {
  const { data } = await ann.client.call('auditLog', { query: { action: 'roles.approved' } })
  expect(data.length).toBeGreaterThan(3)
  const first = data.at(-1)
  expect(first).toMatchObject({ staffId: bob.id, subjectKind: 'request' })
  expect(first?.detail).toMatchObject({ staffId: eve.id, before: [], after: ['admin'] })
  expect((await ann.client.call('auditCheck')).findings).toEqual([])
})

describe('behind it the database', () => {
  it('takes no approval by who asked, and no change of what was asked or decided', async () => {
    const { id } = await ask(ann, bob, ['finance'])
    const asServer = (change: string) =>
      database.query(['UPDATE role_request SET', change].join(' '))
    await expect(asServer("payload = '{}'")).rejects.toThrow(/permission denied/)
    const decided = `status = 'approved', decided_by = requested_by, decided_time = 1 WHERE id = '${id}'`
    await expect(asServer(decided)).rejects.toThrow(/check/)
    await expect(asServer("status = 'approved' WHERE status = 'rejected'")).rejects.toThrow(/final/)
    await expect(database.query('DELETE FROM role_request')).rejects.toThrow(/permission denied/)
    await expect(database.asOwner('DELETE FROM role_request')).rejects.toThrow(/append-only/)
    await database.asOwner('RESET ROLE; SET ROLE fairtick_app')
  })
})
