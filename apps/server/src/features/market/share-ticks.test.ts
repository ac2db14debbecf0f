// The newest ticks from memory are those of the tape, whatever is asked for (TR-2.6).

import { openTestDatabase, type TestDatabase } from '@fairtick/server/test/database/test-database'
import { isDeclined } from '@fairtick/wire/handler'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createSettableClock, openEngine } from '../../engine/engine-fixture.ts'
import { createBus } from '../../platform/bus.ts'
import type { Queryable } from '../../platform/database.ts'
import { listTicks } from './list-ticks.ts'
import { countMarketChanges } from './market-changes.ts'
import { shareTicks } from './share-ticks.ts'

const SYMBOL = 'BTCUSDT'
const DECIMALS = 2
const TICKS = 30
/** The ticks before it were not told of: the server was started anew in between. */
const TOLD_FROM = 11
/** One was lost on the way, and all before it count no more. */
const TOLD_ANEW_FROM = 16

let database: TestDatabase
let asked = 0
let shared: ReturnType<typeof shareTicks>['shared']
type Query = Parameters<typeof shared.open>[0]['query']

const stored = (query: Query) => listTicks(database, query, DECIMALS)

beforeAll(async () => {
  database = await openTestDatabase()
  const engine = await openEngine(database, createSettableClock())
  for (let tick = 0; tick < TICKS; tick += 1) {
    await engine.tick(String(64_000 + tick))
    await engine.pass(9_000)
  }
  await engine.stop()
  const bus = createBus((fault) => {
    throw fault
  })
  const counting: Queryable = {
    query: (sql, parameters) => {
      asked += 1
      return database.query(sql, parameters)
    },
  }
  const decimalsOf = (symbol: string) => (symbol === SYMBOL ? DECIMALS : undefined)
  const parts = { database: counting, bus, changes: countMarketChanges(bus), decimalsOf }
  shared = shareTicks(parts).shared
  const { ticks } = await stored({ symbol: SYMBOL, fromSeq: TOLD_FROM })
  for (const [seq, time, price] of ticks) {
    if (seq === TOLD_ANEW_FROM - 1) continue
    bus.publish('market', { ticks: [{ symbol: SYMBOL, seq, time, price, volume: '0' }] })
  }
})
afterAll(() => database.close())

async function read(query: Query) {
  const opened = shared.open({ query, language: 'en', variant: '' })
  return isDeclined(opened) ? opened.declined : JSON.parse(await opened.make())
}

it.each([
  { limit: 5 },
  { limit: 15 },
  { fromSeq: 16 },
  { fromSeq: 17, limit: 3 },
  { fromSeq: 29, limit: 50 },
])('%j: from memory', async (wanted) => {
  const query = { symbol: SYMBOL, ...wanted }
  asked = 0
  const found = await read(query)
  expect(asked).toBe(0)
  expect(found).toEqual(await stored(query))
})

it.each([
  {},
  { limit: 16 },
  { fromSeq: 1 },
  { fromSeq: 11, limit: 2 },
  { fromSeq: 15 },
  { before: 9e15, limit: 4 },
  // Another process may have it in the tape before it is told of here.
  { fromSeq: 31 },
])('%j: some are not kept, so the tape is asked', async (wanted) => {
  const query = { symbol: SYMBOL, ...wanted }
  asked = 0
  const found = await read(query)
  expect(asked).toBeGreaterThan(0)
  expect(found).toEqual(await stored(query))
})

it('there is none of an instrument that is not listed', async () => {
  expect(await read({ symbol: 'NONE' })).toBe('not_found')
})
