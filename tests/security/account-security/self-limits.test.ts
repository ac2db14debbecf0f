// Own limits over their calls: what the engine is asked, what sessions and deposits read (TR-12.3).

import { DAY_MS, MINUTE_MS } from '@fairtick/core/time/duration'
import { instantFromMs } from '@fairtick/core/time/instant'
import { loosenLimits } from '@fairtick/server/features/limits/public'
import { limitRoutes } from '@fairtick/server/features/limits/routes'
import { startOfZoneDay } from '@fairtick/server/platform/calendar'
import { openTestDatabase, type TestDatabase } from '@fairtick/server/test/database/test-database'
import { TEST_ROW_SEAL } from '@fairtick/server/test/row-seal'
import { createManualClock } from '@fairtick/testkit/manual-clock'
import type { CallArguments } from '@fairtick/wire/api-contract'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import {
  type AccountSecurityFixture,
  type Customer,
  openAccountSecurity,
} from './account-security-fixture.ts'

const clock = createManualClock(Date.UTC(2026, 0, 15))
let database: TestDatabase
let fixture: AccountSecurityFixture
let hana: Customer
beforeAll(async () => {
  database = await openTestDatabase()
  fixture = await openAccountSecurity(database, clock)
})
beforeEach(async () => {
  hana = await fixture.enter()
})
afterAll(() => database.close())

const dependencies = () => ({
  ...{ database, nowMs: () => clock.wallMs(), operatorTimeZone: 'Asia/Tokyo' },
  rowSeal: TEST_ROW_SEAL,
  drainInbox: async () => {},
  applyLinks: async () => {},
})
const change = (body: CallArguments<'changeLimits'>['body']) =>
  limitRoutes(dependencies()).changeLimits({ query: {}, body }, hana.context)
const read = () => limitRoutes(dependencies()).limits({ query: {}, body: {} }, hana.context)

/** What the engine is asked for this customer, the newest of each of their accounts. */
async function asked(): Promise<readonly unknown[]> {
  const rows = await database.query<{ command: unknown[] }>(
    `SELECT DISTINCT ON (command ->> 1) command FROM engine_inbox i
     JOIN account a ON a.id = i.command ->> 1 WHERE a.user_id = $1
     ORDER BY command ->> 1, i.id DESC`,
    [hana.userId],
  )
  return rows.map(({ command }) => [command[0], ...command.slice(2, 6)])
}

const countAsked = async () => (await database.query('SELECT FROM engine_inbox')).length

describe('TR-12.3, H12: own limits', () => {
  test('go to the engine for both accounts, tighter at once', async () => {
    const until = clock.wallMs() + 3 * DAY_MS
    expect(await change({ dailyLoss: '50', openPositions: 3, timeOutUntil: until })).toMatchObject({
      current: { dailyLoss: '50', openPositions: 3, timeOutUntil: until },
    })
    const each = ['set-limits', '50', 3, until, '0']
    expect(await asked()).toEqual([each, each])
  })

  test('looser ones wait a day, are said until then, and reach the engine by the job', async () => {
    await change({ openPositions: 0 })
    expect(await change({ openPositions: 3 })).toMatchObject({
      current: { openPositions: 0 },
      pending: [{ field: 'openPositions', value: '3', from: clock.wallMs() + DAY_MS }],
    })
    const stays = ['set-limits', null, 0, null, '0']
    expect(await asked()).toEqual([stays, stays])
    clock.advanceMs(DAY_MS - 1)
    await loosenLimits(dependencies())
    expect(await asked()).toEqual([stays, stays])
    clock.advanceMs(1)
    expect(await read()).toMatchObject({ current: { openPositions: 3 }, pending: [] })
    await loosenLimits(dependencies())
    const looser = ['set-limits', null, 3, null, '0']
    expect(await asked()).toEqual([looser, looser])
    expect(await read()).toMatchObject({ current: { openPositions: 3 }, pending: [] })
  })

  test('set to what they are write nothing, and what waits does not begin to wait anew', async () => {
    const until = clock.wallMs() + 3 * DAY_MS
    const body = { dailyLoss: '50', openPositions: 3, timeOutUntil: until, deposit: { day: '9' } }
    const first = await change(body)
    const before = await countAsked()
    expect(await change(body)).toEqual(first)
    expect(await countAsked()).toBe(before)
    const looser = await change({ dailyLoss: '80' })
    clock.advanceMs(MINUTE_MS)
    expect(await change({ dailyLoss: '80' })).toEqual(looser)
    // What is only to come is nothing to the engine yet.
    expect(await countAsked()).toBe(before)
    clock.advanceMs(DAY_MS - MINUTE_MS)
    await loosenLimits(dependencies())
    expect(await asked()).toEqual(Array(2).fill(['set-limits', '80', 3, until, '0']))
  })

  test('carry the results of the day so far, until when it lasts, and the gains of that moment', async () => {
    const [practice] = await database.query<{ id: string }>(
      "SELECT id FROM account WHERE user_id = $1 AND kind = 'practice'",
      [hana.userId],
    )
    await database.query('UPDATE account SET untaxed_gains = -7000000 WHERE id = $1', [
      practice?.id,
    ])
    await change({ dailyLoss: '50' })
    const rows = await database.query<{ command: unknown[] }>(
      'SELECT command FROM engine_inbox WHERE command ->> 1 = $1',
      [practice?.id],
    )
    const endOfDay = startOfZoneDay(instantFromMs(clock.wallMs() + DAY_MS), 'Asia/Tokyo')
    expect(rows.map(({ command }) => command.slice(5))).toEqual([['0', endOfDay, '-7']])
  })

  test('of one form act together or not at all', async () => {
    await change({ selfExcludedUntil: clock.wallMs() + DAY_MS })
    const body = { dailyLoss: '1', selfExcludedUntil: clock.wallMs() + 1 }
    expect(await change(body)).toEqual({
      declined: 'invalid',
      fields: { selfExcludedUntil: ['invalid'] },
    })
    expect(await read()).toMatchObject({ current: { dailyLoss: null } })
  })

  test('a session ends when it has lasted as long as its owner allows', async () => {
    await change({ sessionMinutes: 15 })
    const token = await fixture.auth.login(hana.phone, 'walnut bridge 52')
    const check = () => fixture.auth.sessions.check((token as { token: string }).token)
    clock.advanceMs(14 * MINUTE_MS)
    expect(await check()).toMatchObject({ userId: hana.userId })
    clock.advanceMs(MINUTE_MS)
    expect(await check()).toBeUndefined()
  })

  test('that somebody else wrote open nothing and end no session', async () => {
    const token = await fixture.auth.login(hana.phone, 'walnut bridge 52')
    const check = () => fixture.auth.sessions.check((token as { token: string }).token)
    await change({ sessionMinutes: 600 })
    expect(await check()).not.toHaveProperty('limitsAltered')
    await database.query(`UPDATE own_limit SET value = '1' WHERE user_id = $1`, [hana.userId])
    clock.advanceMs(10 * MINUTE_MS)
    expect(await check()).toMatchObject({ userId: hana.userId, limitsAltered: true })
  })
})
