// What one admin cannot do to another alone: two people, a mail at once, time to refuse, and never
// the last one (REL-58).

import { HOUR_MS } from '@fairtick/core/time/duration'
import { findUnauthorised } from '@fairtick/server/features/authority/public'
import { openTestDatabase, type TestDatabase } from '@fairtick/server/test/database/test-database'
import { readMails } from '@fairtick/server/test/read-mails'
import { TEST_ROW_SEAL } from '@fairtick/server/test/row-seal'
import { createManualClock } from '@fairtick/testkit/manual-clock'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type Member, type OfficeFixture, openOffice, outcome, PASSWORD } from './office-fixture.ts'

const ACTS = ['resetFactor', 'endStaffSessions', 'deactivateStaff'] as const
type Act = (typeof ACTS)[number]

let database: TestDatabase
let office: OfficeFixture
let ann: Member
let bob: Member

beforeEach(async () => {
  database = await openTestDatabase()
  office = await openOffice(database, createManualClock(Date.UTC(2026, 0, 15)))
  ann = await office.setUp()
  bob = await office.setUpSecond()
})
afterEach(async () => {
  await office.stop()
  expect(await findUnauthorised(database, TEST_ROW_SEAL)).toEqual([])
  await database.close()
})

const ask = async (by: Member, act: Act, about: Member) => {
  const { request } = await by.act(act, { body: { id: about.id } })
  if (request === null) throw new Error(`${act} was done at once`)
  return request
}
type PlantedRow = {
  readonly secret_hash: string
  readonly staff_id: string
  readonly expires_time: bigint
  readonly seal: string
}
type Asked = { readonly id: string; readonly hash: string }
const approve = (by: Member, { id, hash }: Asked) =>
  outcome(by.act('approveRequest', { body: { id, hash } }))
const isOpen = ({ client }: Member) => outcome(client.call('me'))
const statusOf = async ({ id }: Member) =>
  (await ann.client.call('staff')).data.find((member) => member.id === id)?.status
const againAfter = async (waitMs: number, ...members: Member[]) => {
  office.clock.advanceMs(waitMs)
  return await Promise.all(members.map(office.loginAgain))
}
const mailsTo = async ({ email }: Member) => {
  await office.sendMails()
  const mails = await readMails(office.dataFolder)
  return mails.filter(({ head }) => head.includes(email)).map(({ text }) => text)
}
const carolAdmin = () => office.hire(ann, 'carol@house.example', ['admin'])

describe('one stolen session of an admin', () => {
  it.each(ACTS)('%s of another admin only asks, and mails who it is about at once', async (act) => {
    await ask(ann, act, bob)
    expect([await isOpen(bob), await statusOf(bob)]).toEqual(['done', 'active'])
    expect(await mailsTo(bob)).toEqual([expect.stringMatching(/^Ann asked.*refuse it/s)])
    expect(await outcome(ann.act(act, { body: { id: ann.id } }))).toBe('own_request')
  })

  it('cannot approve what it asked for, nor make a second admin of its own', async () => {
    expect(await approve(ann, await ask(ann, 'deactivateStaff', bob))).toBe('own_request')
    const puppet = await office.hire(ann, 'puppet@house.example')
    const roles = { id: puppet.id, roles: ['admin'] as ['admin'] }
    const request = await ann.act('requestRoles', { body: roles })
    expect(await approve(ann, request)).toBe('own_request')
    expect(await approve(puppet, request)).toBe('not_permitted')
    expect((await puppet.client.call('myRequests')).requests).toEqual([request])
    expect(await approve(bob, request)).toBe('done')
  })

  it('never sees the secret that it invites somebody with', async () => {
    const body = { email: 'dan@house.example', name: 'Dan' }
    const answer = await ann.act('inviteStaff', { body })
    const secret = await office.mailedSecret(body.email)
    expect(answer).toMatchObject({ isMailed: false })
    expect(JSON.stringify(answer)).not.toContain(secret)
    expect(office.logLines.join()).not.toContain(secret)
    const { factor } = await office.visitor.call('enrolFactor', { body: { secret } })
    const form = { secret, password: PASSWORD, code: office.nextCode(factor) }
    expect(await office.visitor.call('enrol', { body: form })).toEqual({ recoverySecret: null })
  })

  it('does at once what concerns no admin, but a factor', async () => {
    const sue = await office.hire(ann, 'sue@house.example', ['support'])
    expect(await ann.act('endStaffSessions', { body: { id: sue.id } })).toEqual({ request: null })
    expect(await isOpen(sue)).toBe('unauthorized')
    await ask(ann, 'resetFactor', sue)
    expect(await ann.act('deactivateStaff', { body: { id: sue.id } })).toEqual({ request: null })
    expect(await statusOf(sue)).toBe('deactivated')
  })
})

describe('two admins', () => {
  it('end the sessions of a third, and deactivate them', async () => {
    const carol = await carolAdmin()
    expect(await approve(bob, await ask(ann, 'endStaffSessions', carol))).toBe('done')
    expect([await isOpen(carol), await statusOf(carol)]).toEqual(['unauthorized', 'active'])
    const request = await ask(ann, 'deactivateStaff', carol)
    expect(request).toMatchObject({ act: 'deactivate', before: ['admin'], after: [] })
    expect([await approve(bob, request), await statusOf(carol)]).toEqual(['done', 'deactivated'])
  })

  it('are asker and owner where there is no third: who goes agrees to it', async () => {
    const request = await ask(ann, 'deactivateStaff', bob)
    expect([await approve(bob, request), await isOpen(bob)]).toEqual(['done', 'unauthorized'])
    const { data } = await ann.client.call('auditLog', { query: { action: 'deactivate.approved' } })
    expect(data).toMatchObject([
      { staffId: bob.id, detail: { act: 'deactivate', staffId: bob.id } },
    ])
  })

  it('do not approve roles for themselves, but that theirs go', async () => {
    const wider = { id: bob.id, roles: ['admin', 'finance'] as ['admin', 'finance'] }
    const more = await ann.act('requestRoles', { body: wider })
    expect(await approve(bob, more)).toBe('own_request')
    expect(await outcome(bob.client.call('refuseRequest', { body: { id: more.id } }))).toBe('done')
    const none = await ann.act('requestRoles', { body: { id: bob.id, roles: [] } })
    expect(await approve(bob, none)).toBe('done')
  })

  it('never take the last admin who can come in', async () => {
    const own = await ask(bob, 'resetFactor', ann)
    const gone = await ask(ann, 'deactivateStaff', bob)
    expect(await approve(ann, own)).toBe('done')
    expect([await approve(bob, gone), await isOpen(bob)]).toEqual(['last_admin', 'done'])
  })

  it('who act on each other at once lock nobody out', async () => {
    const asked = await Promise.all([
      outcome(ann.act('deactivateStaff', { body: { id: bob.id } })),
      outcome(bob.act('deactivateStaff', { body: { id: ann.id } })),
    ])
    expect([asked, await isOpen(ann), await isOpen(bob)]).toEqual([
      ['done', 'done'],
      'done',
      'done',
    ])
  })
})

describe('a lost factor', () => {
  it('goes by two, an hour after its owner was told; its secret goes to the owner', async () => {
    const carol = await carolAdmin()
    const request = await ask(ann, 'resetFactor', carol)
    expect([await approve(bob, request), await isOpen(carol)]).toEqual(['too_early', 'done'])
    ;[ann, bob] = (await againAfter(HOUR_MS, ann, bob)) as [Member, Member]
    expect([await approve(bob, request), await isOpen(carol)]).toEqual(['done', 'unauthorized'])
    expect(await statusOf(carol)).toBe('factor_reset')
    const secret = await office.mailedSecret(carol.email)
    const { factor } = await office.visitor.call('enrolFactor', { body: { secret } })
    const enrol = (password: string) => {
      const body = { secret, password, code: office.nextCode(factor) }
      return outcome(office.visitor.call('enrol', { body }))
    }
    expect(await enrol('chosen by the admin 7')).toBe('password_wrong')
    expect([await enrol(PASSWORD), await enrol(PASSWORD)]).toEqual(['done', 'secret_wrong'])
    await office.login(carol.email, factor)
  })

  it('stays when its owner refuses, whatever role they have', async () => {
    const sue = await office.hire(ann, 'sue@house.example', ['support'])
    const request = await ask(ann, 'resetFactor', sue)
    expect(await outcome(bob.client.call('refuseRequest', { body: { id: request.id } }))).toBe(
      'not_found',
    )
    const refused = await sue.client.call('refuseRequest', { body: { id: request.id } })
    expect(refused).toMatchObject({ status: 'rejected', decidedBy: sue.id })
    ;[bob] = (await againAfter(HOUR_MS, bob)) as [Member]
    expect(await approve(bob, request)).toBe('not_found')
  })
})

describe('behind it the database', () => {
  it('opens nobody’s place by a row that was planted, changed or put back', async () => {
    const body = { email: 'dan@house.example', name: 'Dan' }
    await ann.act('inviteStaff', { body })
    const secret = await office.mailedSecret(body.email)
    const opens = () => outcome(office.visitor.call('enrolFactor', { body: { secret } }))
    const [row] = await database.query<PlantedRow>('SELECT * FROM staff_enrolment')
    // The insider makes an admin's seat of their invitation.
    await database.query("UPDATE staff_enrolment SET kind = 'recovery', seat = 1, staff_id = NULL")
    expect(await opens()).toBe('secret_wrong')
    await database.query(
      "UPDATE staff_enrolment SET kind = 'invitation', seat = NULL, staff_id = $1",
      [row?.staff_id],
    )
    const { factor } = await office.visitor.call('enrolFactor', { body: { secret } })
    const form = { secret, password: PASSWORD, code: office.nextCode(factor) }
    await office.visitor.call('enrol', { body: form })
    await database.query(
      `INSERT INTO staff_enrolment (secret_hash, kind, staff_id, expires_time, seal)
       VALUES ($1, 'invitation', $2, $3, $4)`,
      [row?.secret_hash, row?.staff_id, row?.expires_time, row?.seal],
    )
    expect(await opens()).toBe('secret_wrong')
    await expect(database.query('DELETE FROM staff_enrolment_spent')).rejects.toThrow(/permission/)
  })
})
