// What the house owes, as a statement of its own accounts is held against it (H14, decision 114).

import { formatMoney } from '@fairtick/core/numbers/money'
import { openTestDatabase, type TestDatabase } from '@fairtick/server/test/database/test-database'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createSettableClock, type EngineFixture, openEngine } from '../../engine/engine-fixture.ts'
import { sumLiabilities, totalOf } from './store.ts'

let database: TestDatabase
let engine: EngineFixture
beforeEach(async () => {
  database = await openTestDatabase()
  engine = await openEngine(database, createSettableClock())
})
afterEach(async () => {
  await engine.stop()
  await database.close()
})

test('the debt of one customer is not taken off what another is owed', async () => {
  for (const id of ['a', 'b']) await engine.open(id)
  const before = await sumLiabilities(database, 'practice')
  const [a] = await database.query<{ cash: bigint }>("SELECT cash FROM account WHERE id = 'a'")
  await database.query("UPDATE account SET cash = -2000000000 WHERE id = 'a'")
  const after = await sumLiabilities(database, 'practice')
  expect(totalOf(before) - totalOf(after)).toBe(a?.cash)
  expect(formatMoney(after.cash)).toBe(formatMoney((before.cash - (a?.cash ?? 0n)) as never))
  expect(after.cash).toBeGreaterThan(0n)
})
