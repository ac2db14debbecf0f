// A challenge is answered once, and its trace is kept no longer than it could be answered.

import { openTestDatabase, type TestDatabase } from '@fairtick/server/test/database/test-database'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createSeal } from '../../../platform/sealed-text.ts'
import { makeChallenge, readChallenge } from './sealed-challenge.ts'
import { purgeChallenges, spendChallenge } from './spent-challenge-store.ts'

const NOW_MS = Date.UTC(2026, 0, 15)
const EXPIRES_MS = NOW_MS + 300_000
const seal = createSeal(new Uint8Array(32))
let database: TestDatabase

beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())

test('it opens what it was asked for, while it counts', () => {
  const challenge = makeChallenge(seal, 'login', EXPIRES_MS)
  expect(readChallenge(seal, 'login', challenge, EXPIRES_MS - 1)).toBe(EXPIRES_MS)
  expect(readChallenge(seal, 'login', challenge, EXPIRES_MS)).toBeUndefined()
  expect(readChallenge(seal, 'withdrawal', challenge, NOW_MS)).toBeUndefined()
  const otherSeal = createSeal(new Uint8Array(32).fill(1))
  expect(readChallenge(otherSeal, 'login', challenge, NOW_MS)).toBeUndefined()
})

test('a used one is used for as long as it counts, and then forgotten', async () => {
  const challenge = makeChallenge(seal, 'login', EXPIRES_MS)
  const later = makeChallenge(seal, 'login', EXPIRES_MS + 1)
  const spend = (one: string, expiresMs: number) => spendChallenge(database, one, expiresMs)
  const isKept = async () =>
    (await database.query('SELECT FROM spent_challenge WHERE expires_time = $1', [EXPIRES_MS]))
      .length === 1
  expect(await spend(challenge, EXPIRES_MS)).toBe(true)
  expect(await spend(later, EXPIRES_MS + 1)).toBe(true)
  await purgeChallenges(database, EXPIRES_MS)
  expect(await spend(challenge, EXPIRES_MS)).toBe(false)
  await purgeChallenges(database, EXPIRES_MS + 1)
  expect(await isKept()).toBe(false)
  expect(await spend(later, EXPIRES_MS + 1)).toBe(false)
})
