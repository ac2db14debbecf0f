// Four made-up venues on the loopback, all parts real: one lies, one dies, two die, they come back.

import { parseInstrument } from '@fairtick/core/market/instrument'
import { STALE_AFTER_MS } from '@fairtick/core/market/staleness'
import type { TapeTick } from '@fairtick/core/market/tick'
import { formatPrice } from '@fairtick/core/numbers/price'
import { openTestDatabase, type TestDatabase } from '@fairtick/server/test/database/test-database'
import { eventually } from '@fairtick/testkit/eventually'
import {
  type FourVenues,
  openFourVenues,
  type VenueName,
} from '@fairtick/testkit/mock-exchange/four-venues'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { readTicks } from '../engine/tape/tape-store.ts'
import { verifyTape } from '../engine/verify/verify-tape.ts'
import { instrumentConstants, readCatalogue } from '../features/market/public.ts'
import { tapeFrameRoutes } from '../features/tape/frame-routes.ts'
import { createFrameKeeper } from '../features/tape/keep-frames.ts'
import { type Bus, createBus } from '../platform/bus.ts'
import { calendarSettings, createCalendar } from '../platform/calendar.ts'
import { type AdvancingClock, createAdvancingClock, systemClock } from '../platform/clock.ts'
import { readConfig } from '../platform/config.ts'
import { createLog } from '../platform/log.ts'
import { type EngineRole, startEngineRole } from './engine-role.ts'
import { factsOf, type MarketFacts } from './market-facts.ts'
import { openSource } from './market-source.ts'

const BITCOIN = readCatalogue().instruments.filter(({ symbol }) => symbol === 'BTCUSDT')
const ALL = ['binance', 'kraken', 'coinbase', 'bitstamp'] as const

let database: TestDatabase
let bus: Bus
let venues: FourVenues
let clock: AdvancingClock
let role: EngineRole
let market: MarketFacts

beforeEach(async () => {
  database = await openTestDatabase()
  bus = createBus((error) => {
    throw error
  })
  clock = createAdvancingClock(systemClock)
  const bitcoin = { bids: [['64000.0', '1.0']], asks: [['64000.2', '1.0']] } as const
  venues = await openFourVenues(clock.wallMs, { 'BTC/USDT': bitcoin })
  const config = readConfig({ MARKET: 'live', ...venues.settings })
  const [instruments, log] = [BITCOIN.map(parseInstrument), createLog('silent')]
  const { source } = await openSource({
    ...{ mode: 'practice', market: config.market, instruments, clock, log },
    ...{ belongsTo: undefined, lastPrices: new Map(), tapeTimeMs: undefined, dataFolder: '' },
  })
  market = factsOf(source)
  role = await startEngineRole({
    ...{ config, database, bus, clock, log, source, instruments },
    calendar: createCalendar(calendarSettings(config.calendar)),
    ...{ isFirstStart: false, onDepth: () => {}, historyPatienceMs: 0 },
    standing: async () => ({ catalogue: BITCOIN.map(instrumentConstants) }),
    frames: createFrameKeeper({ database, log }),
  })
  const { binance, kraken, coinbase, bitstamp } = venues
  await eventually(
    'all subscriptions',
    () =>
      [binance.clients.length === 1, kraken.messages.length === 2].every(Boolean) &&
      coinbase.messages.length === 3 &&
      bitstamp.messages.length === 2,
  )
})
afterEach(async () => {
  await role.stop()
  bus.close()
  await venues.stop()
  await database.close()
})

let turn = 0

/** Each of these says a price around this one, never the same twice. */
function say(dollars: number, ...names: readonly VenueName[]): void {
  turn += 1
  const cents = String(turn % 90).padStart(2, '0')
  for (const name of names) venues.says[name]('BTC', `${dollars}.${cents}`, `${dollars}.98`)
}

async function newest(): Promise<TapeTick | undefined> {
  return (await readTicks(database, 'BTCUSDT', 1, 10_000)).at(-1)
}

const feedsOf = (tick: TapeTick | undefined) =>
  tick?.constituents?.map(({ feed }) => feed.replace('unverified:', '')) ?? []

/** These go on talking until the newest tick is made of exactly those. */
async function untilMadeOf(
  dollars: number,
  talking: readonly VenueName[],
  made: readonly VenueName[] = talking,
  more: () => void = () => {},
): Promise<TapeTick> {
  let found: TapeTick | undefined
  await eventually(`a tick of ${made}`, async () => {
    say(dollars, ...talking)
    more()
    found = await newest()
    return feedsOf(found).join() === made.join()
  })
  return found as TapeTick
}

async function linesOf(kind: string): Promise<readonly unknown[][]> {
  const blocks = await database.query<{ payload: string }>(
    'SELECT payload FROM tape_block ORDER BY first_position',
  )
  const lines = blocks.flatMap(({ payload }) => payload.split('\n'))
  return lines.filter((line) => line.startsWith(`["${kind}",`)).map((line) => JSON.parse(line))
}

it('H2, TR-2.8: all four make the price, and every frame of it is kept and served', async () => {
  const tick = await untilMadeOf(64_000, ALL)
  const { tapeFrame } = tapeFrameRoutes({ database })
  const query = { symbol: 'BTCUSDT', seq: tick.seq }
  const feeds: string[] = []
  // The tick is on the disk before the engine hears that it is.
  await eventually('the frame of each venue', async () => {
    await role.storeFrames()
    const answer = await tapeFrame({ query, body: {} } as never, {} as never)
    if ('declined' in answer) throw new Error(answer.declined)
    feeds.splice(0, feeds.length, ...answer.frames.map(({ feed }) => feed))
    return answer.frames.every(({ frame }) => frame !== null)
  })
  expect(feeds).toEqual(ALL.map((name) => `unverified:${name}`))
  const prices = tick.constituents?.map(({ price }) => Number(formatPrice(price, 0))) ?? []
  const [, low = 0, high = 0] = [...prices].sort((a, b) => a - b)
  // Rounding takes half a cent at most; what is beyond it here is that of binary fractions.
  const gap = Math.abs(Number(formatPrice(tick.price, 0)) - (low + high) / 2)
  expect(gap).toBeLessThan(0.0051)
  expect(market.originsOf('BTCUSDT')).toHaveLength(4)
  const bases = (await linesOf('venue')).map((fields) => fields.slice(2))
  expect(bases).toContainEqual(['unverified:coinbase', null, venues.coinbase.wsUrl])
  expect((await verifyTape(database, 'genesis')).findings).toEqual([])
})

it('H2, TR-2.8: one that lies by 5 % is left out and named on the tape', async () => {
  await untilMadeOf(64_000, ALL)
  const honest = ['binance', 'kraken', 'bitstamp'] as const
  const tick = await untilMadeOf(64_000, honest, honest, () => say(67_200, 'coinbase'))
  expect(Math.round(Number(formatPrice(tick.price, 0)))).toBe(64_001)
  const [departed] = await linesOf('quarantine')
  expect(departed?.slice(2, 3)).toEqual(['BTCUSDT'])
  expect(departed?.slice(4)).toEqual(['departed', 'unverified:coinbase'])
  expect(String(departed?.[3])).toMatch(/^67200\./)
  // It says the truth again: its name on the tick is its return.
  await untilMadeOf(64_000, ALL)
})

it('H2, TR-2.8: goes on without one and without two, and stops with one alone until they are back', async () => {
  await untilMadeOf(64_000, ALL)
  await venues.kraken.stop()
  await untilMadeOf(64_010, ['binance', 'coinbase', 'bitstamp'])
  await venues.bitstamp.stop()
  await untilMadeOf(64_020, ['binance', 'coinbase'])
  await venues.coinbase.stop()
  await eventually('its connection to be gone', async () =>
    (await linesOf('feed')).some(
      ([, , feed, state]) => `${feed} ${state}` === 'unverified:coinbase down',
    ),
  )
  const last = await newest()
  // Whatever the one that is left says, and for however long.
  for (let second = 0; second < 40; second += 1) {
    say(64_500 + second, 'binance')
    clock.advanceMs(1_000)
  }
  await eventually(
    'tape time to pass',
    () => role.engine.now() - (last?.time ?? 0) > STALE_AFTER_MS,
  )
  expect((await newest())?.seq).toBe(last?.seq)
  for (const name of ['kraken', 'coinbase', 'bitstamp'] as const) await venues[name].start()
  // Back-off is by this clock.
  const back = await untilMadeOf(64_600, ALL, ALL, () => clock.advanceMs(500))
  expect(back.seq).toBeGreaterThan(last?.seq ?? 0)
  expect((await verifyTape(database, 'genesis')).findings).toEqual([])
})
