// How long withdrawals took, from rows written by hand (H6).

import { HOUR_MS } from '@fairtick/core/time/duration'
import { openTestDatabase, type TestDatabase } from '@fairtick/server/test/database/test-database'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { measurePayouts } from './measure-payouts.ts'

const FROM = Date.UTC(2026, 1, 1)
const UNTIL = Date.UTC(2026, 2, 1)
const NONE = {
  ...{ paid: 0, medianMs: null, p95Ms: null, longestMs: null },
  ...{ failed: 0, cancelled: 0, waiting: 0, longestWaitMs: null },
}

let database: TestDatabase
beforeAll(async () => {
  database = await openTestDatabase()
  for (const [id, kind] of [
    ['ann', 'practice'],
    ['rea', 'real'],
  ]) {
    await database.query(
      `INSERT INTO account (id, user_id, kind, cash, stake, withdrawal_hold, salary)
       VALUES ($1, $1, $2, 0, 0, 0, 0)`,
      [id, kind],
    )
  }
})
afterAll(() => database.close())

type Row = {
  readonly status: string
  readonly at: number
  readonly end?: number
  readonly of?: string
}

let written = 0
async function write({ status, at, end, of = 'ann' }: Row): Promise<void> {
  written += 1
  await database.query(
    `INSERT INTO withdrawal (id, account_id, method, taken_from, amount, fee, taxable, tax,
       received, submitted_time, approved_time, status, ended_time)
     VALUES ($1, $2, 'bank', 'cash', 10, 1, 0, 0, 9, $3::bigint, $4::bigint, $5, $4::bigint)`,
    [`w${written}`, of, String(at), end === undefined ? null : String(end), status],
  )
}

const measure = (kind: 'practice' | 'real' = 'practice') =>
  measurePayouts(database, kind, { fromMs: FROM, untilMs: UNTIL })

describe('H6: withdrawals', () => {
  it('of none are none', async () => {
    expect(await measure()).toEqual(NONE)
  })

  it('count where they were paid, from the request on, by calendar time', async () => {
    // Of before, at the very first and the very last moment, and of after.
    await write({ status: 'success', at: FROM - 9 * HOUR_MS, end: FROM - 1 })
    await write({ status: 'success', at: FROM - 40 * HOUR_MS, end: FROM })
    await write({ status: 'success', at: UNTIL - 2, end: UNTIL - 1 })
    await write({ status: 'success', at: UNTIL - 3 * HOUR_MS, end: UNTIL })
    await write({ status: 'success', at: UNTIL, end: UNTIL + 1 })
    await write({ status: 'failed', at: FROM, end: FROM + 1 })
    await write({ status: 'cancelled', at: FROM, end: UNTIL - 1 })
    await write({ status: 'cancelled', at: FROM, end: FROM + 1 })
    await write({ status: 'pending', at: UNTIL - 50 * HOUR_MS })
    await write({ status: 'pending', at: UNTIL })
    await write({ status: 'pending', at: FROM, of: 'rea' })
    expect(await measure()).toEqual({
      ...{ paid: 2, medianMs: 1, p95Ms: 40 * HOUR_MS, longestMs: 40 * HOUR_MS },
      ...{ failed: 1, cancelled: 2, waiting: 2, longestWaitMs: 50 * HOUR_MS },
    })
    expect(await measure('real')).toEqual({ ...NONE, waiting: 1, longestWaitMs: UNTIL - FROM })
  })

  it('are ranked: half took at most the median, 95 of 100 at most the second', async () => {
    // With the two of above 40: 1 ms, 2 to 39 ms, and 40 hours.
    for (let took = 39; took >= 2; took -= 1) {
      await write({ status: 'success', at: FROM, end: FROM + took })
    }
    const { paid, medianMs, p95Ms, longestMs } = await measure()
    expect([paid, medianMs, p95Ms, longestMs]).toEqual([40, 20, 38, 40 * HOUR_MS])
  })
})
