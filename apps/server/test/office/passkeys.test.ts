// Passkeys of staff: beside the authenticator app, at the sign-in and wherever a code is asked for.

import { openTestDatabase, type TestDatabase } from '@fairtick/server/test/database/test-database'
import { createManualClock } from '@fairtick/testkit/manual-clock'
import { createSoftPasskey, type SoftPasskey } from '@fairtick/testkit/soft-passkey'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Member, type OfficeFixture, openOffice, outcome } from './office-fixture.ts'

let database: TestDatabase
let office: OfficeFixture
let ann: Member
let bob: Member
let eve: Member
const passkey = createSoftPasskey()

beforeAll(async () => {
  database = await openTestDatabase()
  office = await openOffice(database, createManualClock(Date.UTC(2026, 0, 15)))
  ann = await office.setUp()
  bob = await office.hire(ann, 'bob@staff.example', ['admin'])
  eve = await office.hire(ann, 'eve@staff.example')
})
afterAll(async () => {
  await office.stop()
  await database.close()
})

async function add({ client, act }: Member, key: SoftPasskey) {
  const { challenge } = await act('beginPasskey', {})
  return await client.call('addPasskey', { body: { ...key.make(challenge), name: 'Key' } })
}

async function proofOf({ client }: Member, key: SoftPasskey): Promise<string> {
  const { challenge } = await client.call('askPasskey')
  return (await client.call('provePasskey', { body: key.answer(challenge) })).otp
}

async function logIn(key: SoftPasskey, challenge?: string) {
  const asked = challenge ?? (await office.visitor.call('askLoginPasskey')).challenge
  return await office.visitor.call('loginByPasskey', { body: key.answer(asked) })
}

describe('a passkey of staff', () => {
  it('is added by who gives a code, and stands in the audit log', async () => {
    // Of another app: it is no code of this person.
    const wrong = ann.client.call('beginPasskey', { proof: office.codeNow(bob.factor) })
    expect(await outcome(wrong)).toBe('factor_wrong')
    expect((await add(bob, passkey)).passkeys).toMatchObject([{ name: 'Key', lastUsed: null }])
    const { data } = await ann.client.call('auditLog', { query: { action: 'staff.add_passkey' } })
    expect(data).toMatchObject([{ staffId: bob.id, subjectId: bob.id }])
  })

  it('signs in by itself, once for each question', async () => {
    const { challenge } = await office.visitor.call('askLoginPasskey')
    const answer = passkey.answer(challenge)
    const login = () => office.visitor.call('loginByPasskey', { body: answer })
    expect((await login()).me).toMatchObject({ email: 'bob@staff.example', roles: ['admin'] })
    expect(await outcome(login())).toBe('login_failed')
    expect(await outcome(logIn(createSoftPasskey()))).toBe('login_failed')
  })

  it('approves what needs a second factor, one act a proof', async () => {
    const request = await ann.act('requestRoles', { body: { id: eve.id, roles: ['risk'] } })
    const proof = await proofOf(bob, passkey)
    const approve = (hash: string) =>
      outcome(bob.client.call('approveRequest', { body: { id: request.id, hash }, proof }))
    expect(await approve(request.hash)).toBe('done')
    expect(await approve(request.hash)).toBe('factor_wrong')
    const foreign = ann.client.call('beginPasskey', { proof: await proofOf(bob, passkey) })
    expect(await outcome(foreign)).toBe('factor_wrong')
  })

  it('proves nothing more once it was removed', async () => {
    const key = createSoftPasskey()
    const { passkeys } = await add(ann, key)
    const [before, after] = [await proofOf(ann, key), await proofOf(ann, key)]
    const removal = { body: { id: passkeys[0]?.id ?? '' }, proof: before }
    expect((await ann.client.call('removePasskey', removal)).passkeys).toEqual([])
    const late = ann.client.call('beginPasskey', { proof: after })
    expect(await outcome(late)).toBe('factor_wrong')
  })

  it('of staff is none of the customers’', async () => {
    const rows = await database.query('SELECT credential_id FROM passkey')
    expect(rows).toEqual([])
  })

  it('goes with the factor that two admins reset, and by its owner’s own hand', async () => {
    const other = createSoftPasskey()
    const [mine] = (await add(ann, other)).passkeys
    const code = await proofOf(ann, other)
    const removed = await ann.client.call('removePasskey', {
      body: { id: mine?.id ?? '' },
      proof: code,
    })
    expect(removed.passkeys).toEqual([])
    expect(await outcome(logIn(other))).toBe('login_failed')
    const { request } = await ann.act('resetFactor', { body: { id: bob.id } })
    // Who has lost the app and still has a passkey is the second person of their own reset.
    const approval = { id: request?.id ?? '', hash: request?.hash ?? '' }
    const proof = await proofOf(bob, passkey)
    await bob.client.call('approveRequest', { body: approval, proof })
    expect(await outcome(logIn(passkey))).toBe('login_failed')
  })
})
