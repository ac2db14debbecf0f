// Tries are counted in whatever order the database comes to them.

import { openTestDatabase, type TestDatabase } from '@fairtick/server/test/database/test-database'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { admitTry } from './attempt-throttle.ts'

const NOW_MS = Date.UTC(2026, 0, 15)

let database: TestDatabase
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())

it('a try that read the clock before another is not refused behind it', async () => {
  const tried = { subject: 'one', place: '192.0.2.0', device: 'new' } as const
  expect(await admitTry(database, tried, NOW_MS + 1)).toBeUndefined()
  expect(await admitTry(database, tried, NOW_MS)).toBeUndefined()
})

it('the sixth in a row waits, and no longer than it says', async () => {
  const tried = { subject: 'two', place: '192.0.2.0', device: 'new' } as const
  for (let count = 0; count < 5; count += 1) await admitTry(database, tried, NOW_MS)
  expect(await admitTry(database, tried, NOW_MS)).toBe(30_000)
  expect(await admitTry(database, tried, NOW_MS + 30_000)).toBeUndefined()
})
