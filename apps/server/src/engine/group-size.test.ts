// How many commands a group takes and when it goes: all of few, half of many.

import { setImmediate as nextTurn } from 'node:timers/promises'
import { openTestDatabase, type TestDatabase } from '@fairtick/testkit/test-database'
import { afterEach, beforeEach, expect, it } from 'vitest'
import type { Database } from '../platform/database.ts'
import { createSettableClock, type EngineFixture, openEngine } from './engine-fixture.ts'

let database: TestDatabase
let engine: EngineFixture
/** Groups that were sent to the database, and what they wait for there. */
let sent = 0
let held: PromiseWithResolvers<void> | undefined

beforeEach(async () => {
  database = await openTestDatabase()
  engine = await openEngine(countingGroups(database), createSettableClock())
  await engine.open('a')
  await engine.tick('64000')
})

afterEach(async () => {
  held?.resolve()
  await engine.stop()
  await database.close()
})

function countingGroups(database: Database): Database {
  const lane = database.engineLane
  return {
    ...database,
    engineLane: {
      ...lane,
      write: async (sql, parameters) => {
        sent += 1
        await held?.promise
        await lane.write(sql, parameters)
      },
    },
  }
}

function buyAtOnce(count: number, name = 'o') {
  return Array.from({ length: count }, (_, place) =>
    engine.buy('a', `${name}${place}`, { stake: '5' }),
  )
}

/** The commands of each group that `count` purchases at once came in. */
async function groupSizes(count: number): Promise<readonly number[]> {
  const sizes: number[] = []
  engine.onCommitted(({ notices }) => {
    const bought = notices.filter(({ body }) => body.kind === 'option').length
    if (bought > 0) sizes.push(bought)
  })
  await Promise.all(buyAtOnce(count))
  return sizes
}

it('all of few at once', async () => {
  expect(await groupSizes(60)).toEqual([60])
})

it('half of many, so that one half is decided while the other is committed', async () => {
  expect(await groupSizes(200)).toEqual([100, 100])
})

it('of few, a second group goes once as many wait as are under way, and no third', async () => {
  held = Promise.withResolvers()
  const purchases: Promise<unknown>[] = []
  /** How many groups the engine sends for so many more, before it is answered. */
  const sendWhileHeld = async (name: string, count: number): Promise<number> => {
    const before = sent
    purchases.push(...buyAtOnce(count, name))
    for (let turn = 0; turn < 20; turn += 1) await nextTurn()
    return sent - before
  }
  expect(await sendWhileHeld('first', 4)).toBe(1)
  expect(await sendWhileHeld('second', 3)).toBe(0)
  expect(await sendWhileHeld('last of the second', 1)).toBe(1)
  expect(await sendWhileHeld('third', 20)).toBe(0)
  held.resolve()
  expect(await Promise.all(purchases)).toHaveLength(28)
})
