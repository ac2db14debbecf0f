// The mark of an installation that was made up: it is never put on one that people use.

import { openTestDatabase, type TestDatabase } from '@fairtick/server/test/database/test-database'
import { insertMember } from '@fairtick/server/test/team-members'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Queryable } from '../../platform/database.ts'
import { isDemo, markAsDemo } from './demo-flag-store.ts'

const NOW_MS = Date.UTC(2026, 0, 15)
let database: TestDatabase

beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())

const TRACES: Readonly<Record<string, (tx: Queryable) => Promise<unknown>>> = {
  'a customer': (tx) => insertMember(tx, 'hana'),
  'a price on its tape': (tx) =>
    tx.query(`INSERT INTO tape_block VALUES (1, 1, NULL, 0, 0, 'price', 'before', 'hash')`),
}

test.each(Object.keys(TRACES))('an installation with %s cannot become a demo', async (trace) => {
  const undone = new Error('undone')
  const work = database.transaction(async (tx) => {
    await TRACES[trace]?.(tx)
    await expect(markAsDemo(tx, NOW_MS)).rejects.toThrow('without any data')
    expect(await isDemo(tx)).toBe(false)
    throw undone
  })
  await expect(work).rejects.toBe(undone)
})

test('an empty one is a demo from its mark on, and for good', async () => {
  expect(await isDemo(database)).toBe(false)
  await markAsDemo(database, NOW_MS)
  expect(await isDemo(database)).toBe(true)
  await expect(database.query('DELETE FROM demo_mark')).rejects.toThrow('permission denied')
  await insertMember(database, 'invented')
  expect(await isDemo(database)).toBe(true)
})
