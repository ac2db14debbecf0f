// Which keys may have an answer: never a wrong no, and few needless looks.

import { openTestDatabase, type TestDatabase } from '@fairtick/server/test/database/test-database'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { answerId } from '../../platform/idempotency.ts'
import { orderedId } from '../../platform/random-id.ts'
import { createIdempotencyFilter } from './idempotency-bloom-filter.ts'

/** More than one reading takes. */
const KEPT = 60_000
const NEW = 10_000
const NOON_MS = 1_763_800_000_000

let database: TestDatabase

beforeEach(async () => {
  database = await openTestDatabase()
})

afterEach(async () => {
  await database.close()
})

/** Of one time: they differ in their hashes alone. */
function drawIds(count: number): readonly string[] {
  return Array.from({ length: count }, () => answerId({ scope: 'a', key: orderedId(NOON_MS) }))
}

async function keepAnswers(ids: readonly string[]): Promise<void> {
  await database.query(
    `INSERT INTO idempotency SELECT id::uuid, 'body', '{}', 1 FROM unnest($1::text[]) AS asked (id)`,
    [ids],
  )
}

it('every key may have an answer before what is kept was read', () => {
  const known = createIdempotencyFilter()
  expect(drawIds(NEW).every(known.add)).toBe(true)
})

it('REL-3: every key with an answer may have one, and few others', async () => {
  const kept = drawIds(KEPT)
  await keepAnswers(kept)
  const known = createIdempotencyFilter()
  const [underWay = ''] = drawIds(1)
  known.add(underWay)
  await known.read(database)
  expect(kept.filter((id) => !known.add(id))).toEqual([])
  expect(known.add(underWay)).toBe(true)
  const fresh = drawIds(NEW)
  expect(fresh.filter(known.add).length).toBeLessThan(NEW / 50)
  expect(fresh.filter((id) => !known.add(id))).toEqual([])
})

it('with more answers than it takes every key may have one', async () => {
  await keepAnswers(drawIds(200))
  const known = createIdempotencyFilter(100)
  await known.read(database)
  expect(drawIds(NEW).every(known.add)).toBe(true)
  expect(known.isWorn()).toBe(false)
})

it('is worn by as many new keys as it takes', async () => {
  const known = createIdempotencyFilter(100)
  await known.read(database)
  drawIds(99).forEach(known.add)
  expect(known.isWorn()).toBe(false)
  known.add(drawIds(1)[0] as string)
  expect(known.isWorn()).toBe(true)
})

it('a reading that failed leaves every key to be looked up, and is tried again', async () => {
  const known = createIdempotencyFilter()
  await known.read({ query: () => Promise.reject(new Error('timeout')) })
  expect(known.isWorn()).toBe(false)
  expect(drawIds(1_000).every(known.add)).toBe(true)
  expect(known.isWorn()).toBe(true)
})
