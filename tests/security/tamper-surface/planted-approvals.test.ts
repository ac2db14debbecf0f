// A thief of the run-time role writes rows that say who wanted what: none is one of two people.

import { createSessionFixture } from '@fairtick/server/features/auth/session-fixture'
import {
  hashChange,
  readPayload,
  writePayload,
} from '@fairtick/server/features/changes/change-payload'
import { loadBankChange } from '@fairtick/server/features/payout-methods/bank-store'
import { hashDetails } from '@fairtick/server/features/payout-methods/review/first-bank-approvals'
import { hashPayload } from '@fairtick/server/features/staff/request-payload'
import { BOTH_DATABASES, isMissing } from '@fairtick/server/test/database/both-databases'
import type { TestDatabase } from '@fairtick/server/test/database/test-database'
import { insertBankChange, insertBankOf } from '@fairtick/server/test/office/bank-change-fixture'
import {
  type Member,
  type OfficeFixture,
  openOffice,
  outcome,
  shippedTerms,
} from '@fairtick/server/test/office/office-fixture'
import { createManualClock, type ManualClock } from '@fairtick/testkit/manual-clock'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'

const START = Date.UTC(2026, 0, 15)

describe.each(BOTH_DATABASES)('on %s', (name, open) => {
  let database: TestDatabase
  let clock: ManualClock
  let office: OfficeFixture
  let [ann, bob]: Member[] = []
  beforeEach(async () => {
    database = await open()
    clock = createManualClock(START)
    office = await openOffice(database, clock)
    ann = await office.setUp()
    bob = await office.setUpSecond()
  })
  afterEach(async () => {
    await office.stop()
    await database.close()
  })

  const limits = { depositCreditByOne: '99999', recoveryHoldHours: 72 }
  const payload = writePayload({ before: null, after: limits, noticeHours: null })
  const named = { id: 'planted', kind: 'limits', subject: 'limits', payload } as const

  it.skipIf(isMissing(name))('terms that a row says were changed do not stand', async () => {
    const shipped = (await shippedTerms(database)).limits()
    await database.query(
      `INSERT INTO change_request (id, kind, subject, payload, payload_hash, note, requested_by,
         requested_time, expires_time, status, decided_by, decided_time, acts_time, done_time)
       VALUES ('planted', 'limits', 'limits', $1, $2, '', $3, 1, 2, 'approved', $4, 1, 1, 1)`,
      [payload, hashChange(named), ann?.id ?? '', bob?.id ?? ''],
    )
    expect(readPayload(payload).after).toEqual(limits)
    expect((await shippedTerms(database)).limits()).toEqual(shipped)
  })

  it.skipIf(isMissing(name))('a request that nobody made cannot be approved', async () => {
    const eve = await office.hire(ann as Member, 'eve@house.example')
    const asked = { act: 'roles', staffId: eve.id, before: [], after: ['admin'] }
    const text = JSON.stringify(asked)
    const hash = hashPayload('planted', text)
    await database.query(
      `INSERT INTO role_request (id, staff_id, payload, payload_hash, requested_by, requested_time,
         status)
       VALUES ('planted', $1, $2, $3, $4, $5, 'pending')`,
      [eve.id, text, hash, ann?.id ?? '', START],
    )
    const approved = (bob as Member).act('approveRequest', { body: { id: 'planted', hash } })
    expect(await outcome(approved)).toBe('changed_meanwhile')
  })

  it.skipIf(isMissing(name))('a change that nobody asked for cannot be approved', async () => {
    const shipped = (await shippedTerms(database)).limits()
    const text = writePayload({ before: shipped, after: limits, noticeHours: null })
    const hash = hashChange({ ...named, payload: text })
    const ends = START + 1_000_000
    await database.query(
      `INSERT INTO change_request (id, kind, subject, payload, payload_hash, note, requested_by,
         requested_time, expires_time, status)
       VALUES ('planted', 'limits', 'limits', $1, $2, '', $3, 1, $4, 'pending')`,
      [text, hash, ann?.id ?? '', ends],
    )
    const risk = await office.hire(ann as Member, 'risk@house.example', ['risk', 'finance'])
    await office.giveRoles(ann as Member, ['admin', 'risk', 'finance'])
    const approved = risk.act('approveChange', { body: { id: 'planted', hash } })
    expect(await outcome(approved)).toBe('changed_meanwhile')
  })

  it.skipIf(isMissing(name))('a first approval of a bank change that was planted', async () => {
    const auth = await createSessionFixture(database, clock)
    const { user } = await auth.enter({ phone: '09000000001', email: 'hana@mail.example' })
    await insertBankOf(database, user.id)
    const rei = await office.hire(ann as Member, 'rei@house.example', ['reviewer'])
    const sam = await office.hire(ann as Member, 'sam@house.example', ['reviewer'])
    await insertBankChange(database, { id: 'one', userId: user.id, nowMs: START })
    const change = await loadBankChange(database, 'one')
    if (change === undefined) throw new Error('no change')
    await database.query(
      `INSERT INTO bank_change_first_approval (change_id, staff_id, time, details_hash, seal)
       VALUES ('one', $1, $2, $3, 'made up')`,
      [sam.id, START, hashDetails(change)],
    )
    const approve = ({ act }: Member) => outcome(act('approveBankChange', { body: { id: 'one' } }))
    const status = async () => (await loadBankChange(database, 'one'))?.status
    expect([await approve(rei), await status()]).toEqual(['done', 'pending'])
    expect([await approve(sam), await status()]).toEqual(['done', 'success'])
  })
})
