// How many commands a group takes: all of few, half of many.

import { openTestDatabase, type TestDatabase } from '@fairtick/testkit/test-database'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { createSettableClock, type EngineFixture, openEngine } from './engine-fixture.ts'

let database: TestDatabase
let engine: EngineFixture

beforeEach(async () => {
  database = await openTestDatabase()
  engine = await openEngine(database, createSettableClock())
  await engine.open('a')
  await engine.tick('64000')
})

afterEach(async () => {
  await engine.stop()
  await database.close()
})

/** The commands of each group that `count` purchases at once came in. */
async function groupSizes(count: number): Promise<readonly number[]> {
  const sizes: number[] = []
  engine.onCommitted(({ notices }) => {
    const bought = notices.filter(({ body }) => body.kind === 'option').length
    if (bought > 0) sizes.push(bought)
  })
  await Promise.all(
    Array.from({ length: count }, (_, place) => engine.buy('a', `o${place}`, { stake: '5' })),
  )
  return sizes
}

it('all of few at once', async () => {
  expect(await groupSizes(60)).toEqual([60])
})

it('half of many, so that one half is decided while the other is committed', async () => {
  expect(await groupSizes(200)).toEqual([100, 100])
})
