// Signing in to the back office over real HTTP: one-time secrets, two factors, sessions, throttles.

import { existsSync, statSync } from 'node:fs'
import { HOUR_MS, MINUTE_MS } from '@fairtick/core/time/duration'
import { describeOffice } from '@fairtick/server/roles/installation'
import { startOfficeRole } from '@fairtick/server/roles/office-role'
import { interleavingDatabase } from '@fairtick/server/test/database/interleaving-database'
import { openTestDatabase, type TestDatabase } from '@fairtick/server/test/database/test-database'
import { createManualClock } from '@fairtick/testkit/manual-clock'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  type Member,
  type OfficeFixture,
  openOffice,
  outcome,
  PASSWORD,
  secretIn,
} from './office-fixture.ts'

let database: TestDatabase
let office: OfficeFixture
let ann: Member
let setupSecret: string
let interleaving: ReturnType<typeof interleavingDatabase>

beforeAll(async () => {
  database = await openTestDatabase()
  interleaving = interleavingDatabase(database)
  office = await openOffice(interleaving.database, createManualClock(Date.UTC(2026, 0, 15)))
  setupSecret = office.setupSecret(1)
})
afterAll(async () => {
  await office.stop()
  await database.close()
})

const isOpen = ({ client }: Member) => outcome(client.call('me'))
const logIn = (email: string, password: string, code: string) =>
  outcome(office.visitor.call('login', { body: { email, password, code } }))

describe('the first two admins (REL-61)', () => {
  it('find a secret each in a file of its own, and none in what the start prints', () => {
    const { setupFiles } = office.office
    expect(setupFiles.map(({ seat }) => seat)).toEqual([1, 2])
    const printed = describeOffice(office.office) + office.logLines.join()
    for (const { seat, file } of setupFiles) {
      expect(secretIn(file)).toBe(office.setupSecret(seat))
      expect(statSync(file).mode & 0o077).toBe(0)
      expect(printed).toContain(file)
      expect(printed).not.toContain(secretIn(file))
    }
    expect(office.setupSecret(1)).not.toBe(office.setupSecret(2))
  })

  it('needs the secret of the start, a proven factor and a password that is not common', async () => {
    const form = { email: 'ann@house.example', name: 'Ann', password: PASSWORD, code: '000000' }
    const tryWith = (more: object) =>
      outcome(office.visitor.call('enrol', { body: { ...form, secret: setupSecret, ...more } }))
    expect(await tryWith({ secret: 'AAAA-BBBB' })).toBe('secret_wrong')
    expect(await tryWith({})).toBe('factor_wrong')
    const { factor, kind } = await office.visitor.call('enrolFactor', {
      body: { secret: setupSecret },
    })
    expect(kind).toBe('setup')
    expect(await tryWith({})).toBe('factor_wrong')
    const code = office.codeNow(factor)
    expect(await tryWith({ code, password: 'password123' })).toBe(400)
    office.clock.advanceMs(HOUR_MS)
    expect(await tryWith({ code: office.codeNow(factor), name: undefined })).toBe(400)
  })

  it('is an admin, and the secret is gone for good', async () => {
    ann = await office.setUp()
    expect((await ann.client.call('me')).roles).toEqual(['admin'])
    const again = office.visitor.call('enrolFactor', { body: { secret: setupSecret } })
    expect(await outcome(again)).toBe('secret_wrong')
    const next = await startOfficeRole({
      ...office.parts,
      config: { ...office.parts.config, officePort: 0 },
    })
    expect(next.setupFiles.map(({ seat }) => seat)).toEqual([2])
    expect(office.office.setupFiles.map(({ file }) => existsSync(file))).toEqual([false, true])
    await next.stop()
  })

  it('come in by a secret each: neither makes both (REL-58)', async () => {
    const { officePort: _, ...config } = office.parts.config
    const next = await startOfficeRole({ ...office.parts, config: { ...config, officePort: 0 } })
    const secret = secretIn(next.setupFiles[0]?.file ?? '')
    await next.stop()
    // The one that an earlier start made opens nothing any more.
    const early = office.visitor.call('enrolFactor', { body: { secret: office.setupSecret(2) } })
    expect(await outcome(early)).toBe('secret_wrong')
    const enrolAs = (email: string) => outcome(office.enrolAdmin(secret, email, 'Somebody'))
    expect(await enrolAs(ann.email)).toBe('email_taken')
    expect(await enrolAs('zoe@house.example')).toBe('done')
    expect(await enrolAs('puppet@house.example')).toBe('secret_wrong')
    const last = await startOfficeRole({ ...office.parts, config: { ...config, officePort: 0 } })
    expect(last.setupFiles).toEqual([])
    await last.stop()
  })

  it('leaves no password, secret, factor or token in the database or the log', async () => {
    const dump = JSON.stringify(
      [
        await database.query('SELECT * FROM staff'),
        await database.query('SELECT * FROM staff_session'),
        await database.query('SELECT * FROM staff_enrolment'),
        await database.query('SELECT * FROM audit_entry'),
        office.logLines,
      ],
      (_, value) => (typeof value === 'bigint' ? String(value) : value),
    )
    for (const secret of [PASSWORD, ann.token, ann.factor, setupSecret]) {
      expect(dump).not.toContain(secret)
    }
  })
})

describe('logging in', () => {
  it('takes password and factor together, with one answer for whatever is wrong', async () => {
    const code = office.nextCode(ann.factor)
    expect(await logIn(ann.email, 'wrong password', code)).toBe('login_failed')
    expect(await logIn('nobody@house.example', PASSWORD, code)).toBe('login_failed')
    expect(await logIn(ann.email, PASSWORD, code === '000000' ? '111111' : '000000')).toBe(
      'login_failed',
    )
    expect(await logIn(ann.email, PASSWORD, code)).toBe('done')
  })

  it('uses each code once (ASVS 6.5.1)', async () => {
    const code = office.nextCode(ann.factor)
    const tries = await Promise.all([1, 2, 3].map(() => logIn(ann.email, PASSWORD, code)))
    expect(tries.sort()).toEqual(['done', 'login_failed', 'login_failed'])
  })

  it('comes to nothing behind a password that was changed meanwhile (REL-52)', async () => {
    const read = 'SELECT password_hash AS hash FROM staff WHERE id = $1'
    const [before] = await database.query<{ hash: string }>(read, [ann.id])
    const write = (hash: string | undefined) =>
      database.query('UPDATE staff SET password_hash = $2 WHERE id = $1', [ann.id, hash])
    interleaving.beforeNextTransaction(() => write('new'))
    expect(await logIn(ann.email, PASSWORD, office.nextCode(ann.factor))).toBe('login_failed')
    expect(interleaving.hasRun()).toBe(true)
    await write(before?.hash)
    expect(await logIn(ann.email, PASSWORD, office.nextCode(ann.factor))).toBe('done')
  })

  it('makes guessing slow (REL-48)', async () => {
    office.clock.advanceMs(HOUR_MS)
    const guesses = []
    for (let guess = 0; guess < 8; guess += 1) {
      guesses.push(await logIn('bob@house.example', PASSWORD, '123456'))
    }
    expect(guesses.slice(0, 5)).toEqual(Array(5).fill('login_failed'))
    expect(guesses.slice(5)).toEqual(Array(3).fill('too_many'))
  })
})

describe('a session (REL-52)', () => {
  it('ends after 30 minutes without a call', async () => {
    ann = await office.login(ann.email, ann.factor)
    office.clock.advanceMs(29 * MINUTE_MS)
    expect(await isOpen(ann)).toBe('done')
    office.clock.advanceMs(30 * MINUTE_MS)
    expect(await isOpen(ann)).toBe('unauthorized')
  })

  it('ends after 12 hours whatever is done', async () => {
    ann = await office.login(ann.email, ann.factor)
    for (let quarter = 1; quarter < 48; quarter += 1) {
      office.clock.advanceMs(15 * MINUTE_MS)
      expect([quarter, await isOpen(ann)]).toEqual([quarter, 'done'])
    }
    office.clock.advanceMs(15 * MINUTE_MS)
    expect(await isOpen(ann)).toBe('unauthorized')
  })

  it('is listed and ended by its owner', async () => {
    ann = await office.login(ann.email, ann.factor)
    const other = await office.login(ann.email, ann.factor)
    const { sessions } = await ann.client.call('mySessions')
    expect(sessions.map(({ current }) => current).sort()).toEqual([false, true])
    const { sessions: left } = await ann.client.call('endMySessions', { body: { id: 'others' } })
    expect(left).toHaveLength(1)
    expect([await isOpen(other), await isOpen(ann)]).toEqual(['unauthorized', 'done'])
    await ann.client.call('logout')
    expect(await isOpen(ann)).toBe('unauthorized')
  })

  it('ends with a new password, which needs the old one and a code', async () => {
    ann = await office.login(ann.email, ann.factor)
    const change = (oldPassword: string, newPassword: string, code: string) =>
      outcome(
        ann.client.call('changePassword', { body: { oldPassword, newPassword }, proof: code }),
      )
    const next = () => office.nextCode(ann.factor)
    expect(await change('wrong password', 'silver anchor 44', next())).toBe('password_wrong')
    expect(await change(PASSWORD, 'fairtick fairtick', next())).toBe(400)
    expect(await change(PASSWORD, 'silver anchor 44', '000000')).toBe('factor_wrong')
    expect(await change(PASSWORD, 'silver anchor 44', next())).toBe('done')
    expect(await isOpen(ann)).toBe('unauthorized')
    expect(await logIn(ann.email, PASSWORD, next())).toBe('login_failed')
    const { token } = await office.visitor.call('login', {
      body: { email: ann.email, password: 'silver anchor 44', code: next() },
    })
    ann = { ...ann, token, client: office.clientOf(token) }
    expect(await change('silver anchor 44', PASSWORD, next())).toBe('done')
    ann = await office.login(ann.email, ann.factor)
  })
})

describe('others on the staff', () => {
  let bob: Member

  it('come by invitation, without a role, an address once', async () => {
    bob = await office.hire(ann, 'bob@staff.example')
    expect((await bob.client.call('me')).permissions).toEqual([])
    const twice = ann.act('inviteStaff', {
      body: { email: 'BOB@staff.example', name: 'B' },
    })
    expect(await outcome(twice)).toBe('email_taken')
  })

  it('have three days to use a secret', async () => {
    const body = { email: 'late@staff.example', name: 'Late' }
    await ann.act('inviteStaff', { body })
    const secret = await office.mailedSecret(body.email)
    office.clock.advanceMs(72 * HOUR_MS)
    const late = office.visitor.call('enrolFactor', { body: { secret } })
    expect(await outcome(late)).toBe('secret_wrong')
    ann = await office.login(ann.email, ann.factor)
    bob = await office.login(bob.email, bob.factor)
  })

  it('are out at once when deactivated, never by themselves', async () => {
    const own = ann.act('deactivateStaff', { body: { id: ann.id } })
    expect(await outcome(own)).toBe('own_request')
    await ann.act('deactivateStaff', { body: { id: bob.id } })
    expect(await isOpen(bob)).toBe('unauthorized')
    expect(await logIn(bob.email, PASSWORD, office.nextCode(bob.factor))).toBe('login_failed')
    const { data } = await ann.client.call('staff')
    expect(data.find(({ id }) => id === bob.id)?.status).toBe('deactivated')
  })
})
