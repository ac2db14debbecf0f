// The candles of the socket, and of `market/kline` as all share it, are those that are stored, at
// every moment and interval (TR-2.10).

import { INTERVALS, type Interval } from '@fairtick/core/market/candle'
import { createCandleBuilder } from '@fairtick/core/market/candle-builder'
import type { Instrument } from '@fairtick/core/market/instrument'
import type { Tick } from '@fairtick/core/market/tick'
import { formatQuantity, type Quantity } from '@fairtick/core/numbers/lots'
import { formatPrice, PRICE_ONE, type Price } from '@fairtick/core/numbers/price'
import { DAY_MS, MINUTE_MS } from '@fairtick/core/time/duration'
import { instantFromMs } from '@fairtick/core/time/instant'
import { openTestDatabase, type TestDatabase } from '@fairtick/server/test/database/test-database'
import { drawNumber } from '@fairtick/testkit/drawn-sample'
import { eventually } from '@fairtick/testkit/eventually'
import { isDeclined } from '@fairtick/wire/handler'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { rollUpCandles } from '../engine/candles/candle-history.ts'
import type { ClosedMinute } from '../engine/candles/candle-projection.ts'
import { type MarketBoard, startMarketBoard } from '../engine/run/market-board.ts'
import { listCandles } from '../features/market/list-candles.ts'
import { answerCandles, countMarketChanges } from '../features/market/public.ts'
import { shareCandles } from '../features/market/share-candles.ts'
import { CANDLES_KEPT } from '../gateway/candle-series.ts'
import { type Fixture, startFixture, type TestClient } from '../gateway/gateway-fixture.ts'
import type { Bus } from '../platform/bus.ts'
import type { CandleFigures } from '../platform/bus-topics.ts'
import { createDerivedValue } from '../platform/derived-value.ts'

/** Before the end of a month, of a year, of a leap day, of a week. */
const STARTS = ['2026-01-31T23:52', '2026-12-31T23:40', '2028-02-29T22:10', '2026-03-08T23:57']
const EARLY = INTERVALS.filter((_, place) => place % 2 === 0)
const BTC = { symbol: 'BTCUSDT', priceDecimals: 2 } as Instrument

type Step = {
  readonly afterMs: number
  readonly cents: number
  readonly units: number
  /** Held against `market/kline` after it; between two looks minutes and hours may end. */
  readonly isLookedAt: boolean
}

const steps = fc.array(
  fc.record({
    afterMs: fc.oneof(
      { weight: 6, arbitrary: fc.integer({ min: 0, max: 50_000 }) },
      { weight: 3, arbitrary: fc.constant(MINUTE_MS) },
      { weight: 2, arbitrary: fc.integer({ min: MINUTE_MS, max: 40 * MINUTE_MS }) },
      { weight: 1, arbitrary: fc.integer({ min: DAY_MS / 8, max: 9 * DAY_MS }) },
    ),
    cents: fc.integer({ min: 1, max: 20_000 }),
    units: fc.integer({ min: 0, max: 5_000_000 }),
    isLookedAt: fc.boolean(),
  }),
  { minLength: 8, maxLength: 30 },
)

let database: TestDatabase
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())

it('of all nine intervals, whenever somebody begins to look', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...STARTS),
      steps,
      fc.nat({ max: 30 }),
      async (start, happenings, joinsAt) => {
        await database.asOwner('DELETE FROM candle')
        const market = await openMarket(Date.parse(`${start}Z`))
        try {
          await market.play(happenings, joinsAt % happenings.length)
        } finally {
          await market.close()
        }
      },
    ),
    { numRuns: 8, seed: drawNumber('live candles') },
  )
})

async function openMarket(startMs: number) {
  let board: MarketBoard | undefined
  let nowMs = startMs
  let readShared: ReadShared | undefined
  const fixture = await startFixture({}, (bus) => {
    readShared = openShared(bus)
    board = startMarketBoard(bus, () => instantFromMs(nowMs))
    answerCandles(bus, database, new Map([[BTC.symbol, BTC]]))
    bus.answer('session.check', async () => undefined)
    bus.answer('depth.latest', async () => undefined)
    board.load([{ instrument: BTC, tick: undefined, day: [], running: [] }])
  })
  const closed: ClosedMinute[] = []
  const builder = createCandleBuilder((_, candle) => closed.push({ symbol: BTC.symbol, candle }))
  const slot = builder.addInstrument()
  let seq = 0

  /** As the engine commits: the closed minutes are stored before anybody hears of the tick. */
  async function commit({ afterMs, cents, units }: Step): Promise<void> {
    nowMs += afterMs
    seq += 1
    const time = instantFromMs(nowMs)
    const price = (BigInt(cents) * (PRICE_ONE / 100n)) as Price
    const volume = BigInt(units) as Quantity
    const tick = { symbol: BTC.symbol, seq, time, price, volume } as Tick
    builder.addTick(slot, time, price, volume)
    builder.closeUntil(time)
    const minutes = closed.splice(0)
    for (const minute of minutes) await store(minute)
    board?.add([tick], minutes, time)
  }

  return {
    play: async (happenings: readonly Step[], joinsAt: number) => {
      // The others are begun in the middle.
      const looking = [await look(fixture, EARLY)]
      for (const [place, step] of happenings.entries()) {
        await commit(step)
        if (place % 7 === 3) await rollUpCandles(database, nowMs)
        if (place === joinsAt) looking.push(await look(fixture, INTERVALS))
        const isLookedAt = step.isLookedAt || place === joinsAt || place % CANDLES_KEPT === 0
        if (!isLookedAt) continue
        for (const each of looking) await expectSame(each, fixture, readShared as ReadShared)
      }
    },
    close: async () => {
      board?.stop()
      await fixture.close()
    },
  }
}

async function store({ symbol, candle }: ClosedMinute): Promise<void> {
  const prices = [candle.open, candle.high, candle.low, candle.close]
  await database.query(
    `INSERT INTO candle (symbol, "interval", time, open, high, low, close, volume)
     SELECT $1, '1m', $2::bigint, $3::numeric, $4::numeric, $5::numeric, $6::numeric, $7::numeric`,
    [
      ...[symbol, String(candle.time), ...prices.map((price) => formatPrice(price, 2))],
      formatQuantity(candle.volume),
    ],
  )
}

type Look = { readonly client: TestClient; readonly intervals: readonly Interval[] }

async function look(fixture: Fixture, intervals: readonly Interval[]): Promise<Look> {
  const client = await fixture.open()
  client.subscribe(intervals.map((interval) => `kline:${BTC.symbol}:${interval}`))
  await client.settled()
  return { client, intervals }
}

/** What the frames so far put into a chart: each candle replaces the one of its time. */
function chartOf({ frames }: TestClient, interval: Interval): readonly CandleFigures[] {
  const candles = new Map<number, CandleFigures>()
  for (const { type, kline_list = [] } of frames) {
    if (type === interval) for (const candle of kline_list) candles.set(candle.time, candle)
  }
  return [...candles.values()].sort((one, other) => one.time - other.time)
}

type ReadShared = (interval: Interval, limit: number, before?: number) => Promise<unknown>

/** As the router keeps it: opened once for each query, made when the instrument has changed. */
function openShared(bus: Bus): ReadShared {
  const { shared } = shareCandles({
    ...{ database, bus, changes: countMarketChanges(bus) },
    decimalsOf: () => BTC.priceDecimals,
  })
  const kept = new Map<string, () => string | Promise<string>>()
  return async (type, limit, before) => {
    const key = `${type} ${limit} ${before}`
    const opened = shared.open({
      ...{ query: { coinName: BTC.symbol, type, limit, before }, language: 'en', variant: '' },
    })
    if (isDeclined(opened)) throw new Error('declined')
    const read = kept.get(key) ?? createDerivedValue(opened.inputs, opened.make)
    kept.set(key, read)
    return JSON.parse(await read()).kline_list
  }
}

async function expectSame(
  { client, intervals }: Look,
  { bus }: Fixture,
  readShared: ReadShared,
): Promise<void> {
  for (const interval of intervals) {
    const wanted = { symbol: BTC.symbol, priceDecimals: 2, interval, beforeMs: undefined }
    const all = await listCandles(database, bus, { ...wanted, limit: 1_000 })
    const newest = JSON.stringify(all.at(-1))
    for (const limit of [1, 4, 1_000]) {
      expect(await readShared(interval, limit)).toEqual(all.slice(-limit))
    }
    const before = (all.at(-1)?.time ?? 0) + 1
    const page = await listCandles(database, bus, { ...wanted, limit: 2, beforeMs: before })
    expect(await readShared(interval, 2, before)).toEqual(page)
    await eventually(
      `${interval} ${newest}`,
      () => JSON.stringify(chartOf(client, interval).at(-1)) === newest,
      5_000,
    )
    const chart = chartOf(client, interval)
    expect(chart).toEqual(all.slice(-chart.length))
  }
}
