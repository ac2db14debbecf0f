// What gaps in the prices did, case by case with times to the millisecond (H6, TR-5.3).

import { parseInstrument } from '@fairtick/core/market/instrument'
import { HOUR_MS, MINUTE_MS } from '@fairtick/core/time/duration'
import { openTestDatabase, type TestDatabase } from '@fairtick/server/test/database/test-database'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import {
  BTCUSDT,
  createSettableClock,
  type EngineFixture,
  ETHUSDT,
  FOLLOW_TERMS,
  LEADING_TERMS,
  money,
  openEngine,
} from '../../engine/engine-fixture.ts'
import type { Span } from './figures.ts'
import { measureGaps } from './measure-gaps.ts'

/** Monday, 5 January 2026, noon in Tokyo: no rollover comes in between. */
const NOON = Date.UTC(2026, 0, 5, 3)
const STALE_MS = 30_000
const JUDGED_MS = 10 * MINUTE_MS
/** The clock goes on so far with each tick. */
const TICK_MS = 100

const instruments = new Map(
  [BTCUSDT, ETHUSDT].map((text) => [text.symbol, parseInstrument(text)] as const),
)
const NOBODY = { orders: 0, usd: '0' }
const NO_OPTIONS = { due: 0, house: NOBODY, customer: NOBODY, neither: 0, paid: NOBODY }
const NO_STOPS = { stopped: 0, house: NOBODY, customer: NOBODY, neither: 0 }

let clock: ReturnType<typeof createSettableClock>
let database: TestDatabase
let engine: EngineFixture
beforeEach(async () => {
  clock = createSettableClock(NOON)
  database = await openTestDatabase()
  engine = await openEngine(database, clock, { catalogue: [BTCUSDT, ETHUSDT] })
})
afterEach(async () => {
  await engine.stop()
  await database.close()
})

const ALL: Span = { fromMs: NOON - HOUR_MS, untilMs: NOON + 24 * HOUR_MS }
const measure = (span = ALL, kind: 'practice' | 'real' = 'practice') =>
  measureGaps({ database, instruments }, kind, span)
/** A tick of just that time, by when every clock mark before it is written. */
async function tickAt(atMs: number, price: string, symbol?: string): Promise<void> {
  if (atMs > clock.wallMs()) await engine.pass(atMs - clock.wallMs())
  expect(clock.wallMs()).toBe(atMs)
  await engine.tick(price, symbol)
}
const passTo = (atMs: number) => engine.pass(atMs - clock.wallMs())

describe('options that are due without a fresh price', () => {
  const EXPIRY_MS = 300_000
  const buy = (id: string, direction: 'up' | 'down', symbol = 'BTCUSDT') =>
    engine.ask({
      ...{ kind: 'buy-option', accountId: 'ann', optionId: id, symbol, direction },
      ...{ stake: money('10'), durationSeconds: EXPIRY_MS / 1000, shown: undefined },
    })

  beforeEach(async () => {
    await engine.open('ann')
    // The tape names no source of bitcoin; those of ether are up all the time.
    engine.submit({ kind: 'feed', feed: 'replay', state: 'up', symbols: ['ETHUSDT'] })
    await engine.tick('64000')
    await engine.tick('3000', 'ETHUSDT')
  })

  it('H6: void ones count for whom the newest price would have gone against', async () => {
    const boughtMs = clock.wallMs()
    for (const [id, side] of [
      ['would win', 'up'],
      ['would win too', 'up'],
      ['would lose', 'down'],
    ] as const) {
      await buy(id, side)
    }
    await tickAt(boughtMs + 200_000, '64000.01')
    // 70 s later at the price of the newest tick: bought and due at the same.
    await buy('fresh', 'up')
    await passTo(boughtMs + EXPIRY_MS + 1_000)
    await passTo(boughtMs + 200_000 + EXPIRY_MS + 2_000)
    const { options } = await measure()
    expect(options.own).toEqual(NO_OPTIONS)
    expect(options.source).toEqual({
      ...{ due: 4, house: { orders: 2, usd: '17' }, customer: { orders: 1, usd: '10' } },
      ...{ neither: 1, paid: NOBODY },
    })
  })

  it('H6: in an outage of our own the win is paid, and counted as such', async () => {
    const boughtMs = clock.wallMs()
    await buy('wins', 'up', 'ETHUSDT')
    await buy('loses', 'down', 'ETHUSDT')
    await tickAt(boughtMs + 200_000, '3001', 'ETHUSDT')
    await passTo(boughtMs + EXPIRY_MS + 1_000)
    const { options } = await measure()
    expect(options.source).toEqual(NO_OPTIONS)
    expect(options.own).toEqual({
      ...{ due: 2, house: NOBODY, customer: { orders: 1, usd: '10' }, neither: 0 },
      paid: { orders: 1, usd: '8.5' },
    })
  })

  it.each([
    [STALE_MS, 0],
    [STALE_MS + 1, 1],
  ])('with a price of %i ms before the expiry there are %i', async (ageMs, due) => {
    const boughtMs = clock.wallMs()
    await buy('a', 'up')
    await tickAt(boughtMs + EXPIRY_MS - ageMs, '64010')
    await passTo(boughtMs + EXPIRY_MS + 1_000)
    const { options } = await measure()
    expect(options.source.due).toBe(due)
    expect(options.source.house.orders).toBe(due)
  })

  it('are of the span in which they were settled, and of the kind of account', async () => {
    const boughtMs = clock.wallMs()
    await buy('a', 'up')
    await tickAt(boughtMs + 1_000, '64010')
    await passTo(boughtMs + EXPIRY_MS + 1_000)
    const [row] = await database.query<{ close_time: bigint }>(
      'SELECT close_time FROM option_order',
    )
    const settledMs = Number(row?.close_time)
    const due = async (fromMs: number, untilMs: number, kind?: 'real') =>
      (await measure({ fromMs, untilMs }, kind)).options.source.due
    expect(await due(settledMs, settledMs + 1)).toBe(1)
    expect(await due(NOON, settledMs)).toBe(0)
    expect(await due(settledMs + 1, ALL.untilMs)).toBe(0)
    expect(await due(ALL.fromMs, ALL.untilMs, 'real')).toBe(0)
  })
})

describe('stop-outs behind a gap', () => {
  /** 20 USD carry one lot at 50; a fall or rise of 4 000 costs twice as much as there is. */
  async function openPosition(side: 'long' | 'short' = 'long'): Promise<number> {
    await engine.open('poor', '20')
    await engine.tick('64000')
    await engine.trade('poor', 'p', { leverage: 50, direction: side })
    return clock.wallMs() - TICK_MS
  }

  /** The last tick before the gap; the first behind it; the one that closes the position. */
  async function stopOut(
    { gapMs, delayMs }: { readonly gapMs: number; readonly delayMs: number },
    side: 'long' | 'short' = 'long',
  ): Promise<number> {
    const beforeMs = await openPosition(side)
    const firstMs = beforeMs + gapMs
    const stopMs = firstMs + delayMs
    if (delayMs > 0) await tickAt(firstMs, '64001')
    // No second gap.
    for (let atMs = firstMs + 20_000; atMs <= stopMs - TICK_MS; atMs += 20_000) {
      await tickAt(atMs, '64002')
    }
    await tickAt(stopMs, side === 'long' ? '60000' : '68000')
    const rows = await database.query<{ time: bigint }>(
      `SELECT time FROM contract_close WHERE reason = 'stop_out'`,
    )
    expect(rows.map(({ time }) => Number(time))).toEqual([stopMs])
    return stopMs
  }

  it.each([
    [STALE_MS, 0, 0],
    [STALE_MS + 1, 0, 1],
    [STALE_MS + 1, MINUTE_MS, 1],
    [STALE_MS + 1, MINUTE_MS + 1, 0],
    [HOUR_MS, 40_000, 1],
  ])('a gap of %i ms and a close %i ms after its end: %i', async (gapMs, delayMs, stopped) => {
    const stopMs = await stopOut({ gapMs, delayMs })
    await passTo(stopMs + JUDGED_MS + MINUTE_MS)
    const { own, copies } = await measure()
    expect(own.stopped).toBe(stopped)
    expect(copies).toEqual(NO_STOPS)
  })

  it.each([
    ['long', '59000.5', 'customer', '9.995'],
    ['long', '61000', 'house', '10'],
    ['short', '69000', 'customer', '10'],
    ['short', '64000.01', 'house', '39.9999'],
  ] as const)(
    'H6: of a %s at %s ten minutes later the %s gained',
    async (side, later, who, usd) => {
      const stopMs = await stopOut({ gapMs: MINUTE_MS, delayMs: 0 }, side)
      // Neither the one before counts, which is not the newest, nor the one that comes too late.
      await tickAt(stopMs + JUDGED_MS - 1_000, '64321')
      await tickAt(stopMs + JUDGED_MS, later)
      await tickAt(stopMs + JUDGED_MS + 1_000, '65432')
      expect((await measure()).own).toEqual({ ...NO_STOPS, stopped: 1, [who]: { orders: 1, usd } })
    },
  )

  it('count for nobody at the same price, or where no newer one ever came', async () => {
    const stopMs = await stopOut({ gapMs: MINUTE_MS, delayMs: 0 })
    await passTo(stopMs + JUDGED_MS + MINUTE_MS)
    expect((await measure()).own).toEqual({ ...NO_STOPS, stopped: 1, neither: 1 })
    await tickAt(stopMs + JUDGED_MS + 2 * MINUTE_MS, '60000')
    expect((await measure()).own).toEqual({ ...NO_STOPS, stopped: 1, neither: 1 })
  })

  it('are judged by the first price behind another gap, which hides nothing so', async () => {
    const stopMs = await stopOut({ gapMs: MINUTE_MS, delayMs: 0 })
    await tickAt(stopMs + MINUTE_MS, '59000')
    await tickAt(stopMs + JUDGED_MS + MINUTE_MS, '61000')
    const house = { orders: 1, usd: '10' }
    expect((await measure()).own).toEqual({ ...NO_STOPS, stopped: 1, house })
  })

  it('are of the span in which their ten minutes end, once', async () => {
    const stopMs = await stopOut({ gapMs: MINUTE_MS, delayMs: 0 })
    const endMs = stopMs + JUDGED_MS
    await tickAt(endMs, '61000')
    const stopped = async (fromMs: number, untilMs: number) =>
      (await measure({ fromMs, untilMs })).own.stopped
    expect(await stopped(NOON, endMs)).toBe(0)
    expect(await stopped(endMs, endMs + HOUR_MS)).toBe(1)
    expect(await stopped(endMs + 1, endMs + HOUR_MS)).toBe(0)
  })

  it('of copies are told apart, each by its own lots', async () => {
    await engine.open('lead')
    await engine.open('copier', '20')
    await engine.ask({ kind: 'set-leading', accountId: 'lead', terms: LEADING_TERMS })
    const follow = { accountId: 'copier', leaderId: 'lead', terms: FOLLOW_TERMS }
    await engine.ask({ kind: 'follow-leader', ...follow })
    await engine.tick('64000')
    await engine.trade('lead', 'l', { leverage: 50, lots: '3' })
    await passTo(clock.wallMs() - TICK_MS + MINUTE_MS)
    const stopMs = clock.wallMs()
    await tickAt(stopMs, '60000')
    // The leader's own close is no stop-out.
    await engine.close('lead', 'l')
    await tickAt(stopMs + JUDGED_MS, '60500')
    expect(await measure()).toMatchObject({
      own: NO_STOPS,
      copies: { ...NO_STOPS, stopped: 1, house: { orders: 1, usd: '5' } },
    })
  })

  it('of an instrument of unknown size are not measured: nothing is made up', async () => {
    const stopMs = await stopOut({ gapMs: MINUTE_MS, delayMs: 0 })
    await tickAt(stopMs + JUDGED_MS, '61000')
    const parts = { database, instruments: new Map() }
    await expect(measureGaps(parts, 'practice', ALL)).rejects.toThrow(/no instrument/)
  })
})
