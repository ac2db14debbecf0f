// An office whose admins are lost opens again by the recovery secrets of two people, by no less.

import { findUnauthorised } from '@fairtick/server/features/authority/public'
import { recoverOffice } from '@fairtick/server/features/staff/public'
import { createRowSeal } from '@fairtick/server/platform/row-seal'
import { openTestDatabase, type TestDatabase } from '@fairtick/server/test/database/test-database'
import { TEST_ROW_SEAL } from '@fairtick/server/test/row-seal'
import { createManualClock } from '@fairtick/testkit/manual-clock'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type Member, type OfficeFixture, openOffice, outcome } from './office-fixture.ts'

type Admin = Member & { readonly recoverySecret: string }

let database: TestDatabase
let office: OfficeFixture
let ann: Admin
let bob: Admin

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

const recover = (one: string, other: string, rowSeal = TEST_ROW_SEAL) => {
  const { mails } = office.parts
  return recoverOffice({ database, rowSeal, mails, nowMs: office.clock.wallMs }, [one, other])
}
const UNKNOWN = { outcome: 'refused', why: 'unknown' }
const isOpen = ({ client }: Member) => outcome(client.call('me'))

describe('two recovery secrets of two people', () => {
  it('close every admin’s account and let two new admins in, each by their own', async () => {
    const sue = await office.hire(ann, 'sue@house.example', ['support'])
    expect(await recover(ann.recoverySecret, bob.recoverySecret)).toEqual({
      outcome: 'recovered',
      closed: [ann.email, bob.email],
    })
    expect([await isOpen(ann), await isOpen(bob), await isOpen(sue)]).toEqual([
      ...['unauthorized', 'unauthorized'],
      'done',
    ])
    const enrol = (secret: string, email: string) =>
      office.enrolAdmin(secret, email, 'New').then(
        (admin) => admin,
        () => undefined,
      )
    const eve = await enrol(ann.recoverySecret, 'eve@house.example')
    expect(await enrol(ann.recoverySecret, 'puppet@house.example')).toBeUndefined()
    // Whoever was an admin may come in anew by the address of before.
    const bobAgain = await enrol(bob.recoverySecret, bob.email)
    if (eve === undefined || bobAgain === undefined) throw new Error('nobody came in')
    expect((await eve.client.call('me')).roles).toEqual(['admin'])
    const { data } = await eve.client.call('auditLog', { query: { action: 'office.recover' } })
    expect(data).toMatchObject([
      { staffId: null, detail: { by: [ann.id, bob.id], closed: [ann.id, bob.id] } },
    ])
    expect((await eve.client.call('auditCheck')).findings).toEqual([])
    // The secrets of before recover nothing again; those of the new admins do.
    expect(await recover(ann.recoverySecret, bob.recoverySecret)).toEqual(UNKNOWN)
    const again = await recover(eve.recoverySecret, bobAgain.recoverySecret)
    expect(again).toMatchObject({ outcome: 'recovered' })
  })

  it('are both needed, and of two people', async () => {
    const wrong = 'AAAA-BBBB-CCCC-DDDD-EEEE-FFFF-GGGG-HHHH'
    expect(await recover(ann.recoverySecret, wrong)).toEqual(UNKNOWN)
    expect(await recover(wrong, bob.recoverySecret)).toEqual(UNKNOWN)
    expect(await recover(ann.recoverySecret, ann.recoverySecret)).toEqual({
      ...{ outcome: 'refused', why: 'same_person' },
    })
    expect([await isOpen(ann), await isOpen(bob)]).toEqual(['done', 'done'])
  })

  it('open nothing in the office before a recovery', async () => {
    const body = { secret: ann.recoverySecret }
    expect(await outcome(office.visitor.call('enrolFactor', { body }))).toBe('secret_wrong')
  })

  it('count no more once another one was made', async () => {
    const made = await ann.act('renewMyRecovery', {})
    expect(await recover(ann.recoverySecret, bob.recoverySecret)).toEqual(UNKNOWN)
    expect((await ann.client.call('myRecovery')).madeTime).toBe(office.clock.wallMs())
    expect(await recover(made.recoverySecret, bob.recoverySecret)).toMatchObject({
      outcome: 'recovered',
    })
  })

  it('are of admins alone', async () => {
    const sue = await office.hire(ann, 'sue@house.example', ['support'])
    expect(await outcome(sue.act('renewMyRecovery', {}))).toBe('not_permitted')
    expect(await sue.client.call('myRecovery')).toEqual({ madeTime: null })
  })

  it('bring in a second admin where one is left: that of who agreed to go still counts', async () => {
    const { request } = await ann.act('deactivateStaff', { body: { id: bob.id } })
    const approval = { id: request?.id ?? '', hash: request?.hash ?? '' }
    await bob.act('approveRequest', { body: approval })
    const recovered = await recover(ann.recoverySecret, bob.recoverySecret)
    expect(recovered).toEqual({ outcome: 'recovered', closed: [ann.email] })
  })

  it('are not those of somebody who went while two were left', async () => {
    const carol = await office.hire(ann, 'carol@house.example', ['admin'])
    const { recoverySecret } = await carol.act('renewMyRecovery', {})
    const { request } = await ann.act('deactivateStaff', { body: { id: carol.id } })
    const approval = { id: request?.id ?? '', hash: request?.hash ?? '' }
    await bob.act('approveRequest', { body: approval })
    expect(await recover(ann.recoverySecret, recoverySecret)).toEqual(UNKNOWN)
  })
})

describe('behind it the database', () => {
  it('holds hashes alone, and a row that was planted or given to another counts nothing', async () => {
    const rows = await database.query<Record<string, string>>('SELECT * FROM staff_recovery')
    const dump = JSON.stringify(rows, (_, value) =>
      typeof value === 'bigint' ? String(value) : value,
    )
    expect(rows).toHaveLength(2)
    for (const { recoverySecret } of [ann, bob]) expect(dump).not.toContain(recoverySecret)
    const sue = await office.hire(ann, 'sue@house.example', ['support'])
    // One person's secret in the name of two.
    await database.query('DELETE FROM staff_recovery WHERE staff_id = $1', [bob.id])
    const sql = `INSERT INTO staff_recovery
      SELECT $1, secret_hash || 'x', made_time, seal FROM staff_recovery WHERE staff_id = $2`
    await database.query(sql, [sue.id, ann.id])
    expect(await recover(ann.recoverySecret, bob.recoverySecret)).toEqual(UNKNOWN)
    const moved = 'UPDATE staff_recovery SET made_time = made_time + 1'
    await database.query(moved)
    expect(await recover(ann.recoverySecret, bob.recoverySecret)).toEqual(UNKNOWN)
  })

  it('needs the key that is not in it', async () => {
    const foreign = createRowSeal(new Uint8Array(32).fill(1))
    const secrets = [ann.recoverySecret, bob.recoverySecret] as const
    expect(await recover(...secrets, foreign)).toEqual(UNKNOWN)
  })
})
