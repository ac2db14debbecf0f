// Whatever the ticks, every candle of every interval is their fold (TR-2.10).

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Quantity } from '../numbers/lots.ts'
import type { Price } from '../numbers/price.ts'
import { type Instant, instantFromMs } from '../time/instant.ts'
import { type Candle, INTERVALS, type Interval } from './candle.ts'
import { createCandleBuilder } from './candle-builder.ts'
import { foldCandles } from './fold-candles.ts'
import { startOfInterval } from './interval.ts'

type TickOf = { slot: number; time: Instant; price: Price; volume: Quantity }

const SLOTS = 3
const steps = fc.array(
  fc.record({
    slot: fc.nat({ max: SLOTS - 1 }),
    /** Mostly within the minute, at times days and months ahead, at times at the very same ms. */
    waitMs: fc.oneof(
      fc.constant(0),
      fc.integer({ min: 1, max: 9_000 }),
      fc.integer({ min: 9_000, max: 4_000_000 }),
      fc.integer({ min: 4_000_000, max: 3_000_000_000 }),
    ),
    price: fc.bigInt({ min: 1n, max: 10n ** 24n }),
    volume: fc.bigInt({ min: 0n, max: 10n ** 20n }),
    close: fc.boolean(),
  }),
  { minLength: 1, maxLength: 80 },
)

describe('TR-2.10 candles', () => {
  it('equal the fold of their ticks at every interval, running and closed', () => {
    fc.assert(
      fc.property(steps, fc.integer({ min: 0, max: 2 ** 41 }), (path, startMs) => {
        const minutes: Candle[][] = Array.from({ length: SLOTS }, () => [])
        const builder = createCandleBuilder((slot, candle) => minutes[slot]?.push(candle))
        for (let slot = 0; slot < SLOTS; slot += 1) builder.addInstrument()
        const ticks: TickOf[] = []
        let timeMs = startMs
        for (const { slot, waitMs, price, volume, close } of path) {
          timeMs += waitMs
          const time = instantFromMs(timeMs)
          if (close) builder.closeUntil(time)
          ticks.push({ slot, time, price: price as Price, volume: volume as Quantity })
          builder.addTick(slot, time, price as Price, volume as Quantity)
        }
        for (let slot = 0; slot < SLOTS; slot += 1) {
          const own = ticks.filter((tick) => tick.slot === slot)
          for (const interval of INTERVALS) {
            expect(builder.latest(slot, interval)).toEqual(foldTicks(own, interval).at(-1))
          }
        }
        builder.closeUntil(instantFromMs(timeMs + 60_000))
        for (let slot = 0; slot < SLOTS; slot += 1) {
          const own = ticks.filter((tick) => tick.slot === slot)
          for (const interval of INTERVALS) {
            const folded = foldCandles(minutes[slot] ?? [], interval)
            expect(folded).toEqual(foldTicks(own, interval))
            expect(builder.latest(slot, interval)).toEqual(folded.at(-1))
          }
        }
      }),
    )
  })
})

/** The slow, obvious way: group the ticks, then take first, extremes, last and sum. */
function foldTicks(ticks: readonly TickOf[], interval: Interval): Candle[] {
  const groups = Map.groupBy(ticks, ({ time }) => startOfInterval(time, interval))
  return [...groups].map(([time, group]) => {
    const prices = group.map(({ price }) => price)
    const sorted = prices.toSorted((a, b) => (a < b ? -1 : a > b ? 1 : 0))
    return {
      time,
      open: prices[0] as Price,
      high: sorted.at(-1) as Price,
      low: sorted[0] as Price,
      close: prices.at(-1) as Price,
      volume: group.reduce((sum, { volume }) => sum + volume, 0n) as Quantity,
    }
  })
}
