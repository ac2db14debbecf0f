// What one person credits alone in a day, and which first approvals of a deposit count (REL-58).

import { DAY_MS } from '@fairtick/core/time/duration'
import {
  createSettableClock,
  type EngineFixture,
  openEngine,
} from '@fairtick/server/engine/engine-fixture'
import { findUnauthorised } from '@fairtick/server/features/authority/public'
import {
  as,
  type DepositStage,
  openDepositStage,
} from '@fairtick/server/features/deposits/deposits-fixture'
import { readDepositMethods } from '@fairtick/server/features/deposits/public'
import { NOON, TERMS } from '@fairtick/server/features/withdrawals/withdrawals-fixture'
import { openTestDatabase, type TestDatabase } from '@fairtick/server/test/database/test-database'
import { TEST_ROW_SEAL } from '@fairtick/server/test/row-seal'
import { createManualClock } from '@fairtick/testkit/manual-clock'
import { isDeclined } from '@fairtick/wire/handler'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type Member, type OfficeFixture, openOffice, outcome } from './office-fixture.ts'

let database: TestDatabase
let engine: EngineFixture
let deposits: DepositStage
let office: OfficeFixture
let [ann, rei, sam]: Member[] = []

beforeAll(async () => {
  database = await openTestDatabase()
  engine = await openEngine(database, createSettableClock(NOON), { moneyTerms: TERMS })
  deposits = openDepositStage(database, engine, { methods: readDepositMethods() })
  for (const user of ['a', 'b', 'c']) await deposits.enter(user)
  office = await openOffice(database, createManualClock(NOON), { ask: engine.ask })
  ann = await office.setUp()
  rei = await office.hire(ann, 'rei@house.example', ['reviewer'])
  sam = await office.hire(ann, 'sam@house.example', ['reviewer'])
})
afterAll(async () => {
  await office.stop()
  await engine.stop()
  expect(await findUnauthorised(database, TEST_ROW_SEAL)).toEqual([])
  await database.close()
})
/** A day later nothing counts any more, and everybody signs in again. */
beforeEach(() => later(DAY_MS))

async function later(ms: number): Promise<void> {
  office.clock.advanceMs(ms)
  const again = (member: Member | undefined) => office.loginAgain(member as Member)
  ;[ann, rei, sam] = [await again(ann), await again(rei), await again(sam)]
}

const submitted = async (user: string, amount: string): Promise<string> => {
  const body = { id: 'usdt-trc20', amount, voucher: await deposits.voucher(user) }
  const answer = await deposits.calls.submitDeposit({ query: {}, body }, as(user))
  if (isDeclined(answer)) throw new Error(JSON.stringify(answer))
  return answer.id
}
const clientOf = (member: Member | undefined) => (member as Member).client
const approve = (member: Member | undefined, id: string) =>
  outcome((member as Member).act('approveDeposit', { body: { id } }))
const seenBy = (member: Member | undefined, id: string) =>
  clientOf(member).call('depositCase', { query: { id } })
const stateOf = async (id: string) => {
  const sql = 'SELECT reviewed_by, approved_time IS NOT NULL AS approved FROM deposit WHERE id = $1'
  return (await database.query(sql, [id]))[0]
}

describe('one person alone', () => {
  it('credits no more in a day than at once, to however many accounts', async () => {
    expect(await approve(rei, await submitted('a', '6000'))).toBe('done')
    const second = await submitted('b', '4000.01')
    expect(await seenBy(rei, second)).toMatchObject({
      ...{ needsTwo: true, onePersonMax: '10000' },
      creditedAlone: { byMe: '6000', toAccount: '0' },
    })
    expect(await approve(rei, second)).toBe('done')
    expect(await stateOf(second)).toMatchObject({ approved: false })
    expect(await approve(rei, await submitted('b', '4000'))).toBe('done')
    expect(await approve(sam, second)).toBe('done')
    expect(await stateOf(second)).toMatchObject({ approved: true, reviewed_by: sam?.id })
    // What two credited is nobody's alone.
    expect(await approve(sam, await submitted('c', '10000'))).toBe('done')
  })

  it('credits no more to one account in a day, whoever each of them is', async () => {
    expect(await approve(rei, await submitted('a', '7000'))).toBe('done')
    const second = await submitted('a', '3000.01')
    const seen = await seenBy(sam, second)
    expect(seen).toMatchObject({ needsTwo: true, creditedAlone: { byMe: '0', toAccount: '7000' } })
    await later(DAY_MS)
    expect(await seenBy(sam, second)).toMatchObject({ needsTwo: false })
    expect(await approve(sam, second)).toBe('done')
  })
})

describe('the first of two', () => {
  it('counts no more when they may not approve any more (REL-57)', async () => {
    const id = await submitted('a', '10001')
    expect(await approve(rei, id)).toBe('done')
    expect(await seenBy(sam, id)).toMatchObject({ firstApprovedBy: rei?.id })
    await office.giveRoles(rei as Member, ['support'])
    expect(await seenBy(sam, id)).toMatchObject({ firstApprovedBy: null, firstApprovedTime: null })
    expect(await approve(sam, id)).toBe('done')
    expect(await stateOf(id)).toMatchObject({ approved: false })
    await office.giveRoles(rei as Member, ['reviewer'])
    expect(await approve(rei, id)).toBe('done')
    expect(await stateOf(id)).toMatchObject({ approved: true })
  })

  it('counts no more when they were dismissed', async () => {
    const kim = await office.hire(ann as Member, 'kim@house.example', ['reviewer'])
    const id = await submitted('a', '10002')
    expect(await approve(kim, id)).toBe('done')
    await ann?.act('deactivateStaff', { body: { id: kim.id } })
    expect(await approve(sam, id)).toBe('done')
    expect(await stateOf(id)).toMatchObject({ approved: false })
  })

  it('counts for three days, and can then be the first again', async () => {
    const id = await submitted('b', '10003')
    expect(await approve(rei, id)).toBe('done')
    await later(3 * DAY_MS)
    expect(await seenBy(sam, id)).toMatchObject({ firstApprovedBy: null, needsTwo: true })
    expect(await approve(rei, id)).toBe('done')
    expect(await approve(rei, id)).toBe('own_request')
    expect(await approve(sam, id)).toBe('done')
    expect(await stateOf(id)).toMatchObject({ approved: true, reviewed_by: sam?.id })
  })
})

it('what was credited alone is written down for good', async () => {
  const changed = database.query('UPDATE deposit_sole_approval SET credit = 1')
  await expect(changed).rejects.toThrow(/permission denied/)
  const deleted = database.query('DELETE FROM deposit_sole_approval')
  await expect(deleted).rejects.toThrow(/permission denied/)
})
