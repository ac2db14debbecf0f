// The engine with its feed: what a slow venue may do to the start.

import { parseInstrument } from '@fairtick/core/market/instrument'
import { HOUR_MS } from '@fairtick/core/time/duration'
import { openTestDatabase, type TestDatabase } from '@fairtick/server/test/database/test-database'
import { createBarrier } from '@fairtick/testkit/barrier'
import { eventually } from '@fairtick/testkit/eventually'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { instrumentConstants, readCatalogue } from '../features/market/public.ts'
import type { MarketSource, SourceListener } from '../feed/market-source.ts'
import { type Bus, createBus } from '../platform/bus.ts'
import { calendarSettings, createCalendar } from '../platform/calendar.ts'
import { systemClock } from '../platform/clock.ts'
import { readConfig } from '../platform/config.ts'
import { createLog } from '../platform/log.ts'
import { startEngineRole } from './engine-role.ts'

/** Longer than the market board waits between two looks. */
const SLOW_MS = 800

const sourceOf = (history: MarketSource['history']): MarketSource => ({
  kind: 'replay',
  description: 'a venue that takes its time',
  symbols: () => [{ symbol: 'BTCUSDT', origin: 'nowhere' }],
  history,
  subscribe: () => async () => {},
  status: () => ({}),
})

let database: TestDatabase
let bus: Bus
beforeEach(async () => {
  database = await openTestDatabase()
  bus = createBus((error) => {
    throw error
  })
})
afterEach(async () => {
  bus.close()
  await database.close()
})

const config = readConfig({})

async function start(
  history: MarketSource['history'],
  historyPatienceMs?: number,
  source = sourceOf(history),
) {
  const { instruments } = readCatalogue()
  return await startEngineRole({
    ...{ config, database, bus, clock: systemClock, log: createLog('silent') },
    calendar: createCalendar(calendarSettings(config.calendar)),
    ...{ source, isFirstStart: true, onDepth: () => {} },
    standing: async () => ({ catalogue: instruments.map(instrumentConstants) }),
    instruments: instruments.map(parseInstrument),
    ...(historyPatienceMs !== undefined && { historyPatienceMs }),
  })
}

it('waits for a slow history without falling over', async () => {
  const role = await start(async () => {
    await new Promise((resolve) => setTimeout(resolve, SLOW_MS))
    return []
  })
  expect(role.engine.notReady()).toBeUndefined()
  await role.stop()
})

it('folds no hour before its history is in (TR-2.10)', async () => {
  const barrier = createBarrier()
  const role = await start(async () => {
    await barrier.pass()
    return []
  }, 0)
  const time = Math.floor(Date.now() / HOUR_MS) * HOUR_MS - 2 * HOUR_MS
  await database.query(`INSERT INTO candle VALUES ('BTCUSDT', '1m', $1::bigint, 1, 1, 1, 1, 1)`, [
    String(time),
  ])
  const hours = async () => {
    await role.rollUpCandles()
    return await database.query(`SELECT time FROM candle WHERE "interval" = '1h'`)
  }
  expect(await hours()).toEqual([])
  barrier.open()
  await expect.poll(hours).toEqual([{ time: BigInt(time) }])
  await role.stop()
})

it('TR-5.3 tells an engine that begins anew what was said of the sources meanwhile', async () => {
  const source = sourceOf(async () => [])
  let listener: SourceListener | undefined
  const role = await start(source.history, undefined, {
    ...source,
    subscribe: (given) => {
      listener = given
      return async () => {}
    },
  })
  const told = async () => {
    const rows = await database.query<{ said: string }>(
      `SELECT found[1] AS said FROM tape_block,
         LATERAL regexp_matches(payload, '\\["feed",\\d+,"nowhere","(\\w+)"', 'g') AS found
       ORDER BY first_position`,
    )
    return rows.map(({ said }) => said)
  }
  listener?.onState('nowhere', 'down')
  await eventually('the outage', async () => (await told()).length === 1)
  // It falls over this; until it leads again there is nobody to tell.
  role.engine.submit({ kind: 'jurisdiction', rules: {} as never })
  await eventually('its end', () => role.engine.notReady() !== undefined)
  listener?.onState('nowhere', 'up')
  await eventually('the next life', () => role.engine.notReady() === undefined)
  await eventually('the word of it', async () => (await told()).join() === 'down,up')
  await role.stop()
})
