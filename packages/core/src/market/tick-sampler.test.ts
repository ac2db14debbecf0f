// When a price becomes a tick (TR-2.2).

import fc from 'fast-check'
import { beforeEach, describe, expect, it } from 'vitest'
import type { Quantity } from '../numbers/lots.ts'
import type { Price } from '../numbers/price.ts'
import {
  createTickSampler,
  noteAlive,
  noteMark,
  type SampledTick,
  TICK_SPACING_MS,
  type TickSampler,
  takeTick,
} from './tick-sampler.ts'

let sampler: TickSampler

beforeEach(() => {
  sampler = createTickSampler()
})

describe('TR-2.2 tick sampler', () => {
  it('the first mark is a tick at once', () => {
    mark(0, 100n, 5n)
    expect(take(0)).toEqual([100n, 5n])
    expect(take(0)).toBeUndefined()
  })

  it('at most 4 a second: the latest mark wins and the volumes add up', () => {
    mark(0, 100n, 1n)
    take(0)
    mark(100, 101n, 2n)
    mark(200, 102n, 3n)
    expect(take(249)).toBeUndefined()
    expect(take(250)).toEqual([102n, 5n])
  })

  it('a mark that came back before its tick was due is no change', () => {
    mark(0, 100n, 1n)
    take(0)
    mark(100, 101n, 2n)
    mark(200, 100n, 2n)
    expect(take(250)).toBeUndefined()
    noteAlive(sampler, 4_999)
    expect(take(5_000)).toEqual([100n, 4n])
  })

  it('repeats after 5 s only when the source showed that it is alive since', () => {
    mark(0, 100n, 1n)
    take(0)
    expect(take(5_000)).toBeUndefined()
    noteAlive(sampler, 5_100)
    expect(take(5_100)).toEqual([100n, 0n])
    noteAlive(sampler, 6_000)
    expect(take(10_099)).toBeUndefined()
    expect(take(10_100)).toEqual([100n, 0n])
    expect(take(15_100)).toBeUndefined()
  })

  it('a clock that leaps ahead repeats nothing without a new sign of life', () => {
    mark(0, 100n, 1n)
    take(0)
    noteAlive(sampler, 1_000)
    expect(take(3_600_000)).toBeUndefined()
    noteAlive(sampler, 3_600_000)
    expect(take(3_600_001)).toEqual([100n, 0n])
  })

  it('a mark that waited while the clock leapt ahead is no price of the new time', () => {
    mark(0, 100n, 1n)
    take(0)
    mark(100, 101n, 2n)
    expect(take(60_000)).toBeUndefined()
    mark(60_000, 102n, 3n)
    expect(take(60_000)).toEqual([102n, 5n])
  })

  it('whatever comes: spacing kept, no volume lost, the last tick is the last mark', () => {
    const steps = fc.array(
      fc.record({
        waitMs: fc.integer({ min: 0, max: 400 }),
        price: fc.bigInt({ min: 1n, max: 5n }),
        volume: fc.bigInt({ min: 0n, max: 9n }),
      }),
      { minLength: 1, maxLength: 100 },
    )
    fc.assert(
      fc.property(steps, (path) => {
        sampler = createTickSampler()
        const ticks: { atMs: number; tick: SampledTick }[] = []
        const look = (atMs: number) => {
          const tick = takeTick(sampler, atMs)
          if (tick) ticks.push({ atMs, tick })
        }
        let nowMs = 0
        let traded = 0n
        for (const { waitMs, price, volume } of path) {
          nowMs += waitMs
          mark(nowMs, price, volume)
          traded += volume
          look(nowMs)
        }
        look(nowMs + TICK_SPACING_MS)
        for (const [place, { atMs }] of ticks.entries()) {
          const before = ticks[place - 1]
          if (before) expect(atMs - before.atMs).toBeGreaterThanOrEqual(TICK_SPACING_MS)
        }
        expect(ticks.at(-1)?.tick.price).toBe(path.at(-1)?.price)
        const written = ticks.reduce((sum, { tick }) => sum + tick.volume, 0n)
        expect(written + sampler.volume).toBe(traded)
      }),
    )
  })
})

function mark(nowMs: number, price: bigint, volume: bigint): void {
  noteMark(sampler, { price: price as Price, volume: volume as Quantity }, nowMs)
}

function take(nowMs: number): [Price, Quantity] | undefined {
  const tick = takeTick(sampler, nowMs)
  return tick && [tick.price, tick.volume]
}
