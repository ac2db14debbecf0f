// Tape time in a running engine while the clock of the machine is set.

import { DAY_MS, HOUR_MS } from '@fairtick/core/time/duration'
import { openTestDatabase, type TestDatabase } from '@fairtick/server/test/database/test-database'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import {
  createSettableClock,
  type EngineFixture,
  openEngine,
  type SettableClock,
} from '../engine-fixture.ts'
import { verifyTape } from '../verify/verify-tape.ts'

let database: TestDatabase
let engine: EngineFixture
let clock: SettableClock

beforeEach(async () => {
  clock = createSettableClock()
  database = await openTestDatabase()
  engine = await openEngine(database, clock)
  await engine.open('a')
  await engine.tick('64000')
})

afterEach(async () => {
  await engine.stop()
  await database.close()
})

const result = async (id: string) => {
  const [row] = await database.query<{ result: string | null }>(
    'SELECT result FROM option_order WHERE id = $1',
    [id],
  )
  return row
}

/** Places on the tape where time goes back: none, ever. */
const stepsBack = () =>
  database.query(
    `SELECT first_position FROM (
       SELECT first_position, first_time, lag(last_time) OVER (ORDER BY first_position) AS before
       FROM tape_block) AS blocks WHERE first_time < before`,
  )

const findings = async () => (await verifyTape(database, 'genesis')).findings

describe('the clock of the machine is set (REL-21)', () => {
  it('back by an hour: nothing opens meanwhile, and what is due is settled in time', async () => {
    await engine.buy('a', 'o')
    clock.wall -= HOUR_MS
    expect(engine.notReady()).toBe('tape time is ahead of the clock')
    await expect(engine.buy('a', 'p')).rejects.toThrow()
    await engine.pass(20_000)
    await engine.tick('64000')
    await engine.pass(9_000)
    expect(await result('o')).toMatchObject({ result: null })
    await engine.pass(2_000)
    expect(await result('o')).toMatchObject({ result: 'draw' })
    clock.wall += HOUR_MS
    await engine.tick('64000')
    expect(await engine.buy('a', 'p')).toMatchObject({ kind: 'option-bought' })
    expect(await stepsBack()).toEqual([])
    expect(await findings()).toEqual([])
  })

  it('back by an hour and started again: it waits for the clock and loses nothing', async () => {
    await engine.buy('a', 'o')
    await engine.stop()
    clock.wall -= HOUR_MS
    engine = await openEngine(database, clock)
    expect(engine.notReady()).toBe('tape time is ahead of the clock')
    await engine.pass(20_000)
    await engine.tick('64000')
    await engine.pass(11_000)
    expect(await result('o')).toMatchObject({ result: 'draw' })
    expect(await stepsBack()).toEqual([])
    expect(await findings()).toEqual([])
  })

  it.each([
    ['two hours', 2 * HOUR_MS],
    ['a day', DAY_MS],
  ])('ahead by %s: what fell due is settled once, void as no price was there', async (_, leap) => {
    await engine.buy('a', 'o', { durationSeconds: 300 })
    clock.wall += leap
    await engine.pass(1_000)
    expect(await result('o')).toMatchObject({ result: 'void' })
    clock.wall -= leap
    await engine.pass(1_000)
    clock.wall += leap
    await engine.pass(DAY_MS)
    const [days] = await database.query(
      `SELECT count(*) AS written, count(DISTINCT line) AS different
       FROM tape_block, unnest(string_to_array(payload, E'\\n')) AS line
       WHERE line LIKE '["calendar"%'`,
    )
    expect(days?.written).toBe(days?.different)
    expect(await stepsBack()).toEqual([])
    expect(await findings()).toEqual([])
  })
})
