// What staff see of an open position is what closing it at that tick brings, to the last digit.

import { OPEN_JURISDICTION } from '@fairtick/core/engine/jurisdiction'
import { parseInstrument } from '@fairtick/core/market/instrument'
import {
  BTCUSDT,
  createSettableClock,
  type EngineFixture,
  openEngine,
} from '@fairtick/server/engine/engine-fixture'
import { openAccountReader } from '@fairtick/server/features/account/public'
import { createPresentContract } from '@fairtick/server/features/contracts/public'
import { contractRoutes } from '@fairtick/server/features/contracts/routes'
import type { CustomerDependencies } from '@fairtick/server/features/customers/dependencies'
import { readPositions } from '@fairtick/server/features/customers/read-sections'
import { createBus } from '@fairtick/server/platform/bus'
import { openTestDatabase, type TestDatabase } from '@fairtick/server/test/database/test-database'
import { type AccountContext, isDeclined } from '@fairtick/wire/handler'
import { afterAll, beforeAll, expect, it } from 'vitest'

const LEADER = { leaderId: 'l', name: 'Leader' }

const LOOK = { id: 'user of a', reason: 'complaint' } as const
const OWN: AccountContext = {
  ...{ language: 'en', account: 'practice', address: '', device: '', key: undefined },
  caller: { userId: 'user of a', sessionId: '' },
}

let database: TestDatabase
let engine: EngineFixture
let calls: ReturnType<typeof contractRoutes>
let dependencies: CustomerDependencies
let price: string | undefined = '64000.00'

beforeAll(async () => {
  database = await openTestDatabase()
  engine = await openEngine(database, createSettableClock())
  const bus = createBus((error) => {
    throw error
  })
  bus.answer('market.snapshot', async () => {
    const tick = price && { symbol: 'BTCUSDT', seq: 1, time: 1, price, volume: '0' }
    return { instruments: [{ symbol: 'BTCUSDT', status: 1, ...(tick && { tick }) }] }
  })
  const instruments = new Map([['BTCUSDT', parseInstrument(BTCUSDT)]])
  const readOpenAccount = openAccountReader({ database, bus, instruments })
  calls = contractRoutes({
    ...{ database, bus, now: engine.now, ask: engine.ask, instruments, readOpenAccount },
    presentContract: createPresentContract(
      () => 2,
      () => LEADER,
    ),
    findOptionDetail: async () => undefined,
    learnLeaders: async () => {},
    nextRollover: () => 99,
    jurisdiction: () => OPEN_JURISDICTION,
  })
  dependencies = { database, screens: calls, readOpenAccount } as unknown as CustomerDependencies
  await engine.open('a')
  await engine.tick('64000')
})
afterAll(async () => {
  await engine.stop()
  await database.close()
})

const open = async (direction: 'long' | 'short', lots: string) => {
  const form = { symbol: 'BTCUSDT', direction, orderType: 'market', lots, leverage: 10 } as const
  const answer = await calls.openContract({ query: {}, body: form }, OWN)
  if (isDeclined(answer)) throw new Error(JSON.stringify(answer))
}
const positions = () => readPositions(dependencies, LOOK, OWN)

it('is worth what closing it brings, and closes at the price that is shown', async () => {
  await open('long', '3')
  await open('short', '1.5')
  price = '64321.07'
  await engine.tick(price)
  const { data, total } = await positions()
  expect([total, data.map(({ direction }) => direction)]).toEqual([2, ['short', 'long']])
  for (const { id, exitPrice, openProfit } of data) {
    const closed = await calls.closeContract({ query: {}, body: { id } }, OWN)
    if (isDeclined(closed)) throw new Error(JSON.stringify(closed))
    expect([exitPrice, openProfit]).toEqual([closed.order.closePrice, closed.order.profit])
  }
  expect(await positions()).toMatchObject({ data: [], total: 0 })
})

it('has no worth where there is no price', async () => {
  await open('long', '1')
  price = undefined
  const [position] = (await positions()).data
  expect(position).toMatchObject({ exitPrice: null, openProfit: null, status: 'trading' })
})
