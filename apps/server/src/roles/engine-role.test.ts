// The engine with its feed: what a slow venue may do to the start.

import { parseInstrument } from '@fairtick/core/market/instrument'
import { openTestDatabase } from '@fairtick/testkit/test-database'
import { expect, it } from 'vitest'
import { instrumentConstants, readCatalogue } from '../features/market/public.ts'
import type { MarketSource } from '../feed/market-source.ts'
import { createBus } from '../platform/bus.ts'
import { systemClock } from '../platform/clock.ts'
import { readConfig } from '../platform/config.ts'
import { createLog } from '../platform/log.ts'
import { startEngineRole } from './engine-role.ts'

/** Longer than the market board waits between two looks. */
const SLOW_MS = 800

const slowSource: MarketSource = {
  kind: 'replay',
  description: 'a venue that takes its time',
  symbols: () => [{ symbol: 'BTCUSDT', origin: 'nowhere' }],
  history: async () => {
    await new Promise((resolve) => setTimeout(resolve, SLOW_MS))
    return []
  },
  subscribe: () => async () => {},
  status: () => ({}),
}

it('waits for a slow history without falling over', async () => {
  const database = await openTestDatabase()
  const bus = createBus((error) => {
    throw error
  })
  const { instruments } = readCatalogue()
  const role = await startEngineRole({
    ...{ config: readConfig({}), database, bus, clock: systemClock, log: createLog('silent') },
    ...{ source: slowSource, isFirstStart: true, onDepth: () => {} },
    constants: instruments.map(instrumentConstants),
    instruments: instruments.map(parseInstrument),
  })
  expect(role.engine.notReady()).toBeUndefined()
  await role.stop()
  bus.close()
  await database.close()
})
