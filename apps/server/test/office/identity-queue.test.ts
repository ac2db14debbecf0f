// The queue of identities by status and by customer; each look is written down with what was asked.

import { createSessionFixture } from '@fairtick/server/features/auth/session-fixture'
import { openTestDatabase, type TestDatabase } from '@fairtick/server/test/database/test-database'
import { type IdentityStage, openIdentityStage } from '@fairtick/server/test/identity-fixture'
import { createManualClock } from '@fairtick/testkit/manual-clock'
import type { AdminCallInput } from '@fairtick/wire/admin/api-contract'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Member, type OfficeFixture, openOffice, outcome } from './office-fixture.ts'

let database: TestDatabase
let office: OfficeFixture
let stage: IdentityStage
let rei: Member
let hana: string
let ken: string
const clock = createManualClock(Date.UTC(2026, 0, 15))

beforeAll(async () => {
  database = await openTestDatabase()
  const auth = await createSessionFixture(database, clock)
  const enter = async (phone: string, email: string) =>
    (await auth.enter({ phone, email, fullName: 'Hana Sato' })).user.id
  hana = await enter('09000000001', 'hana@mail.example')
  ken = await enter('09000000002', 'ken@mail.example')
  office = await openOffice(database, clock)
  const { dataFolder } = office
  stage = openIdentityStage({ database, dataFolder, nowMs: clock.wallMs })
  rei = await office.hire(await office.setUp(), 'rei@house.example', ['reviewer'])
})
afterAll(async () => {
  await office.stop()
  await database.close()
})

const queue = async (query: AdminCallInput<'identityQueue'>['query']) => {
  const { data, total } = await rei.client.call('identityQueue', { query })
  return { ids: data.map(({ id }) => id), total }
}
const none = { ids: [], total: 0 }

it('finds all that one customer has sent, whatever became of it, and nothing of others', async () => {
  const first = await stage.send(hana, { idNumber: 'TK-1' })
  const reasons = [{ field: 'back', code: 'blurred' }] as const
  const failed = rei.act('failIdentity', { body: { id: first, reasons: [...reasons] } })
  expect(await outcome(failed)).toBe('done')
  const other = await stage.send(ken, { idNumber: 'TK-2' })
  expect(await queue({ user: hana })).toEqual(none)
  expect(await queue({ user: hana, status: 'failed' })).toEqual({ ids: [first], total: 1 })
  expect(await queue({ user: 'nobody', status: 'all' })).toEqual(none)
  expect(await queue({ status: 'all' })).toEqual({ ids: [other, first], total: 2 })
  expect(await queue({ user: hana, status: 'all' })).toEqual({ ids: [first], total: 1 })
  const [entry] = await database.query(
    "SELECT detail FROM audit_entry WHERE action = 'identity.list' ORDER BY number DESC LIMIT 1",
  )
  const detail = { user: hana, status: 'all', found: [first] }
  expect(JSON.parse(String(entry?.detail))).toMatchObject(detail)
})
