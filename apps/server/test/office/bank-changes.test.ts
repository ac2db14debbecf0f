// Changes of bank accounts over real HTTP: two reviewers carry one out, one fails it (REL-58).

import { DAY_MS } from '@fairtick/core/time/duration'
import { createSessionFixture } from '@fairtick/server/features/auth/session-fixture'
import { loadBankChange } from '@fairtick/server/features/payout-methods/bank-store'
import { sealBankChange } from '@fairtick/server/features/payout-methods/sealed-targets'
import type { AccountEvent } from '@fairtick/server/platform/bus-topics'
import { openTestDatabase, type TestDatabase } from '@fairtick/server/test/database/test-database'
import { TEST_ROW_SEAL } from '@fairtick/server/test/row-seal'
import { createManualClock } from '@fairtick/testkit/manual-clock'
import type { AdminCallInput } from '@fairtick/wire/admin/api-contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { insertBankChange, insertBankOf } from './bank-change-fixture.ts'
import { type Member, type OfficeFixture, openOffice, outcome } from './office-fixture.ts'

let database: TestDatabase
let office: OfficeFixture
let userId: string
let ann: Member
let rei: Member
let sam: Member
const told: AccountEvent[] = []
const clock = createManualClock(Date.UTC(2026, 0, 15))

beforeAll(async () => {
  database = await openTestDatabase()
  const auth = await createSessionFixture(database, clock)
  userId = (await auth.enter({ phone: '09000000001', email: 'hana@mail.example' })).user.id
  await insertBankOf(database, userId)
  office = await openOffice(database, clock, { publish: (events) => told.push(...events) })
  ann = await office.setUp()
  rei = await office.hire(ann, 'rei@house.example', ['reviewer'])
  sam = await office.hire(ann, 'sam@house.example', ['reviewer'])
})
afterAll(async () => {
  await office.stop()
  await database.close()
})

const submit = (id: string) => insertBankChange(database, { id, userId, nowMs: clock.wallMs() })
const approve = ({ act }: Member, id: string) => outcome(act('approveBankChange', { body: { id } }))
const seenBy = ({ client }: Member, id: string) => client.call('bankChangeCase', { query: { id } })
const boundBank = async () => {
  const sql = 'SELECT bank_name FROM bank_account WHERE user_id = $1'
  return (await database.query<{ bank_name: string }>(sql, [userId]))[0]?.bank_name
}
const actionsOn = async (id: string) => {
  const entries = await database.query<{ action: string; staff_id: string }>(
    `SELECT action, staff_id FROM audit_entry WHERE subject_id = $1
       AND action IN ('bank_change.approve_first', 'bank_change.approve') ORDER BY number`,
    [id],
  )
  return entries.map(({ action, staff_id }) => [action, staff_id])
}

describe('a change of a bank account', () => {
  it('is carried out by the second of two reviewers, and the customer hears of it', async () => {
    await submit('one')
    const { data } = await rei.client.call('bankChangeQueue')
    expect(data).toMatchObject([{ id: 'one', bankName: 'Bank one', cardNumber: '••••321' }])
    const before = { current: { bankName: 'Bank' }, wanted: { bankName: 'Bank one' } }
    expect(await seenBy(rei, 'one')).toMatchObject({ ...before, firstApprovedBy: null })
    const claimed = await sam.client.call('claimBankChange', { body: { id: 'one' } })
    expect(claimed.claim.staffId).toBe(sam.id)

    expect([await approve(rei, 'one'), await approve(rei, 'one')]).toEqual(['done', 'own_request'])
    expect(await boundBank()).toBe('Bank')
    expect(told).toEqual([])
    expect(await seenBy(sam, 'one')).toMatchObject({
      ...{ ...before, status: 'pending', firstApprovedBy: rei.id },
      staffNames: { [rei.id]: 'Somebody' },
    })
    expect([await approve(sam, 'one'), await approve(sam, 'one')]).toEqual(['done', 'not_found'])
    expect(await boundBank()).toBe('Bank one')
    expect(told.map((event) => event.userId)).toContain(userId)
    expect(await actionsOn('one')).toEqual([
      ['bank_change.approve_first', rei.id],
      ['bank_change.approve', sam.id],
    ])
    expect(await seenBy(sam, 'one')).toMatchObject({ status: 'success', firstApprovedBy: rei.id })
    const late = { id: 'one', reason: 'name_differs' } as const
    expect(await outcome(rei.act('failBankChange', { body: late }))).toBe('not_found')
  })

  it('is failed by one, also after somebody approved it', async () => {
    await submit('two')
    expect(await approve(rei, 'two')).toBe('done')
    const body = { id: 'two', reason: 'name_differs' } as const
    expect(await outcome(sam.act('failBankChange', { body }))).toBe('done')
    expect([await approve(sam, 'two'), await boundBank()]).toEqual(['not_found', 'Bank one'])
  })

  it('is found with all of its customer, whatever became of them', async () => {
    const queue = async (query: AdminCallInput<'bankChangeQueue'>['query']) => {
      const { data, total } = await rei.client.call('bankChangeQueue', { query })
      return { ids: data.map(({ id }) => id).sort(), total }
    }
    const all = { ids: ['one', 'two'], total: 2 }
    expect(await queue({ user: userId, status: 'all' })).toEqual(all)
    expect(await queue({ status: 'all' })).toEqual(all)
    expect(await queue({ user: userId, status: 'failed' })).toEqual({ ids: ['two'], total: 1 })
    expect(await queue({ user: 'nobody', status: 'all' })).toEqual({ ids: [], total: 0 })
    expect(await queue({ user: userId })).toEqual({ ids: [], total: 0 })
  })

  it('counts no first approval that is old (REL-58)', async () => {
    await submit('old')
    expect(await approve(rei, 'old')).toBe('done')
    clock.advanceMs(3 * DAY_MS)
    ann = await office.loginAgain(ann)
    rei = await office.loginAgain(rei)
    sam = await office.loginAgain(sam)
    expect((await seenBy(sam, 'old')).firstApprovedBy).toBeNull()
    expect([await approve(sam, 'old'), await boundBank()]).toEqual(['done', 'Bank one'])
    expect([await approve(rei, 'old'), await boundBank()]).toEqual(['done', 'Bank old'])
  })

  it('counts none of somebody who may not approve any more (REL-57)', async () => {
    await submit('gone')
    expect(await approve(rei, 'gone')).toBe('done')
    await office.giveRoles(rei, ['auditor'])
    expect([await approve(sam, 'gone'), await boundBank()]).toEqual(['done', 'Bank old'])
    await office.giveRoles(rei, ['reviewer'])
  })

  it('counts none of another account (REL-58)', async () => {
    await submit('other')
    expect(await approve(rei, 'other')).toBe('done')
    await database.asOwner("UPDATE bank_change SET card_number = '1' WHERE id = 'other'")
    await database.asOwner('GRANT UPDATE (seal) ON bank_change TO fairtick_app')
    await database.asOwner('RESET ROLE; SET ROLE fairtick_app')
    expect(await approve(sam, 'other')).toBe('target_altered')
    // As if its customer had asked for this one.
    const change = await loadBankChange(database, 'other')
    if (change === undefined) throw new Error('no change')
    const seal = sealBankChange(TEST_ROW_SEAL, change)
    await database.query("UPDATE bank_change SET seal = $1 WHERE id = 'other'", [seal])
    expect([await approve(sam, 'other'), await boundBank()]).toEqual(['done', 'Bank old'])
  })

  it('keeps its first approvals: the server cannot change or take away one', async () => {
    for (const change of [
      "UPDATE bank_change_first_approval SET staff_id = 'x'",
      'DELETE FROM bank_change_first_approval',
    ])
      await expect(database.query(change)).rejects.toThrow(/permission denied/)
  })
})
