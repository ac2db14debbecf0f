// How many commands a group takes and when it goes: all of few, half of many.

import { setImmediate as nextTurn } from 'node:timers/promises'
import { openTestDatabase, type TestDatabase } from '@fairtick/server/test/database/test-database'
import { afterEach, beforeEach, expect, it } from 'vitest'
import type { Database } from '../../platform/database.ts'
import { createSettableClock, type EngineFixture, openEngine } from '../engine-fixture.ts'
import type { CommandOutcome } from '../engine-port.ts'

/** An account has at most 300 open options. */
const ACCOUNTS = ['a', 'b', 'c', 'd', 'e']

let database: TestDatabase
let engine: EngineFixture
/** Groups that were sent to the database, and what they wait for there. */
let sent = 0
let held: PromiseWithResolvers<void> | undefined

beforeEach(async () => {
  held = undefined
  database = await openTestDatabase()
  engine = await openEngine(countingGroups(database), createSettableClock())
  for (const account of ACCOUNTS) await engine.open(account)
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
    engine.buy(ACCOUNTS[place % ACCOUNTS.length] ?? '', `${name}${place}`, { stake: '5' }),
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
  expect(await groupSizes(300)).toEqual([150, 150])
})

it('128 at least, while there are so many', async () => {
  expect(await groupSizes(200)).toEqual([128, 72])
})

/** How many groups the engine sends for so many more, before any of them is answered. */
async function sendWhileHeld(purchases: Promise<CommandOutcome>[], count: number): Promise<number> {
  held ??= Promise.withResolvers()
  const before = sent
  purchases.push(...buyAtOnce(count, `wave ${purchases.length} `))
  for (let turn = 0; turn < 20; turn += 1) await nextTurn()
  return sent - before
}

it.each([
  ['few', [4, 3, 1, 20], [1, 0, 1, 0]],
  ['those that come call by call', [100, 1, 98, 1, 30], [1, 0, 0, 1, 0]],
  ['more than two groups hold', [512, 256, 255, 1, 256], [2, 1, 0, 1, 0]],
])('of %s, the next group goes once it is worth its commit', async (_what, waves, groups) => {
  const purchases: Promise<CommandOutcome>[] = []
  const went: number[] = []
  for (const count of waves) went.push(await sendWhileHeld(purchases, count))
  expect(went).toEqual(groups)
  held?.resolve()
  const outcomes = await Promise.all(purchases)
  expect(outcomes.filter(({ kind }) => kind === 'option-bought')).toHaveLength(outcomes.length)
})
