// From the socket of a venue to who checks a tick: a made-up venue on the loopback, all parts real.

import { createHash } from 'node:crypto'
import { parseInstrument } from '@fairtick/core/market/instrument'
import { openTestDatabase, type TestDatabase } from '@fairtick/server/test/database/test-database'
import { eventually } from '@fairtick/testkit/eventually'
import { MockBinance } from '@fairtick/testkit/mock-exchange/mock-binance'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { readTicks } from '../engine/tape/tape-store.ts'
import { verifyTape } from '../engine/verify/verify-tape.ts'
import { instrumentConstants, readCatalogue } from '../features/market/public.ts'
import { tapeFrameRoutes } from '../features/tape/frame-routes.ts'
import { createFrameKeeper } from '../features/tape/keep-frames.ts'
import { type Bus, createBus } from '../platform/bus.ts'
import { calendarSettings, createCalendar } from '../platform/calendar.ts'
import { systemClock } from '../platform/clock.ts'
import { readConfig } from '../platform/config.ts'
import { createLog } from '../platform/log.ts'
import { type EngineRole, startEngineRole } from './engine-role.ts'
import { factsOf } from './market-facts.ts'
import { openSource } from './market-source.ts'

const TRON = readCatalogue().instruments.filter(({ symbol }) => symbol === 'TRXUSDT')

let database: TestDatabase
let bus: Bus
let venue: MockBinance
let role: EngineRole | undefined

beforeEach(async () => {
  database = await openTestDatabase()
  bus = createBus((error) => {
    throw error
  })
  venue = new MockBinance({ nowMs: systemClock.wallMs })
  await venue.start()
})
afterEach(async () => {
  await role?.stop()
  role = undefined
  bus.close()
  await venue.stop()
  await database.close()
})

/** With a base of the operator's own, as the settings name it. */
async function start() {
  const config = readConfig({
    ...{ MARKET: 'live', BINANCE_REST: venue.restUrl, BINANCE_WS: venue.wsUrl },
  })
  const [instruments, log] = [TRON.map(parseInstrument), createLog('silent')]
  const { source } = await openSource({
    ...{ mode: 'practice', market: config.market, instruments, clock: systemClock, log },
    ...{ belongsTo: undefined, lastPrices: new Map(), tapeTimeMs: undefined, dataFolder: '' },
  })
  const started = await startEngineRole({
    ...{ config, database, bus, clock: systemClock, log, source, instruments },
    calendar: createCalendar(calendarSettings(config.calendar)),
    ...{ isFirstStart: false, onDepth: () => {}, historyPatienceMs: 0 },
    standing: async () => ({ catalogue: TRON.map(instrumentConstants) }),
    frames: createFrameKeeper({ database, log }),
  })
  role = started
  return { role: started, market: factsOf(source) }
}

/** The venue sends this; resolves once the tick of it stands on the tape. */
async function tick(seq: number, best: { id: number; bid: string; ask: string }) {
  await eventually('the connection', () => venue.clients.length === 1)
  venue.best('TRXUSDT', best)
  await eventually(
    'the tick',
    async () => (await readTicks(database, 'TRXUSDT', seq, 1)).length === 1,
  )
}

async function frameOf(seq: number) {
  const { tapeFrame } = tapeFrameRoutes({ database })
  return await tapeFrame({ query: { symbol: 'TRXUSDT', seq }, body: {} } as never, {} as never)
}

it('H2: whoever reads the tape sees which base was asked, and what it said of each price', async () => {
  const { role } = await start()
  const beforeMs = Date.now()
  await tick(1, { id: 7, bid: '0.320001', ask: '0.320005' })
  // The tick is on the disk before the engine hears that it is.
  await eventually('its frame', async () => {
    await role.storeFrames()
    const answer = await frameOf(1)
    return !('declined' in answer) && answer.frames[0]?.frame !== null
  })
  const [block] = await database.query<{ lines: string }>(
    `SELECT string_agg(payload, E'\n' ORDER BY first_position) AS lines FROM tape_block`,
  )
  const records = (block?.lines ?? '').split('\n').map((line) => JSON.parse(line))
  const kinds = records.map(([kind]) => kind)
  const venueRecord = records.find(([kind]) => kind === 'venue')
  expect(venueRecord?.slice(2)).toEqual(['unverified:binance', venue.restUrl, venue.wsUrl])
  expect(kinds.indexOf('venue')).toBeLessThan(kinds.indexOf('tick'))
  const [, , symbol, seq, price, , hash, receivedMs, venueTimeMs] = records.find(
    ([kind]) => kind === 'tick',
  )
  expect([symbol, seq, price, venueTimeMs]).toEqual(['TRXUSDT', 1, '0.320003', null])
  expect(receivedMs).toBeGreaterThanOrEqual(beforeMs)
  const answer = await frameOf(1)
  const told = { hash, received: receivedMs, feed: 'unverified:binance' }
  expect(answer).toMatchObject({ frames: [told] })
  if ('declined' in answer) throw new Error(answer.declined)
  const frame = answer.frames[0]?.frame ?? ''
  expect(createHash('sha256').update(frame).digest('base64url')).toBe(hash)
  // The price is the middle of what the frame says, by anybody's reckoning.
  const { data } = JSON.parse(frame)
  expect((Number(data.b) + Number(data.a)) / 2).toBe(Number(price))
  expect((await verifyTape(database, 'genesis')).findings).toEqual([])
})

it('H2: customers read the host of a made-up venue, and never the name of the one it plays', async () => {
  const { market } = await start()
  const host = new URL(venue.restUrl).host
  expect(market.originsOf('TRXUSDT')).toEqual([`${host} (unverified, binance protocol, TRX/USDT)`])
  expect(market.description).toBe(`${host} (unverified, binance protocol)`)
  expect([...market.unverified()]).toEqual(['TRXUSDT'])
})

it('stores what is left when it stops', async () => {
  const { role: running } = await start()
  await tick(1, { id: 7, bid: '0.320001', ask: '0.320005' })
  await running.stop()
  role = undefined
  expect(await frameOf(1)).toMatchObject({ seq: 1 })
})
