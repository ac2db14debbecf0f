// Candles of many instruments from their ticks (TR-2.10), as cheap as they can be while exact.

import type { Quantity } from '../numbers/lots.ts'
import type { Price } from '../numbers/price.ts'
import { MINUTE_MS } from '../time/duration.ts'
import type { Instant } from '../time/instant.ts'
import { type Candle, INTERVALS, type Interval } from './candle.ts'
import { foldCandle } from './fold-candles.ts'

export type CandleBuilder = {
  /** Takes in one more instrument; the answer is its slot in all other calls. */
  readonly addInstrument: () => number
  /** One tick; times of one instrument never go back (TR-2.1). The hot path. */
  readonly addTick: (slot: number, time: Instant, price: Price, volume: Quantity) => void
  /** Closes every minute that ended at or before `time`; without it the next tick does. */
  readonly closeUntil: (time: Instant) => void
  /** The newest candle, running or over; undefined before the first tick. */
  readonly latest: (slot: number, interval: Interval) => Candle | undefined
  /** After a restart: the newest stored candle of an interval, before the first tick. */
  readonly resume: (slot: number, interval: Interval, candle: Candle) => void
}

/**
 * A tick touches one running minute only; the longer intervals are folded when a minute closes
 * and joined with the running one when read. Columns of plain bigints and not a BigInt64Array:
 * a price of scale 10^12 leaves 64 bits above nine million, which would wrap without a word.
 *
 * A minute is silent only across an outage, since a live source repeats its tick every 5 s
 * (TR-2.2): so a quiet minute is flat with volume 0, and a minute without a tick is a hole.
 */
export function createCandleBuilder(
  onMinute: (slot: number, candle: Candle) => void,
): CandleBuilder {
  const ends: number[] = []
  const opens: Price[] = []
  const highs: Price[] = []
  const lows: Price[] = []
  const closes: Price[] = []
  const volumes: Quantity[] = []
  /** Per slot the newest candle of each interval as of the last closed minute. */
  const folded: (Candle | undefined)[][] = []

  const running = (slot: number): Candle | undefined => {
    const end = ends[slot] as number
    if (end === NO_MINUTE) return undefined
    return {
      time: (end - MINUTE_MS) as Instant,
      open: opens[slot] as Price,
      high: highs[slot] as Price,
      low: lows[slot] as Price,
      close: closes[slot] as Price,
      volume: volumes[slot] as Quantity,
    }
  }

  const closeMinute = (slot: number) => {
    const minute = running(slot)
    if (!minute) return
    ends[slot] = NO_MINUTE
    const newest = folded[slot] as (Candle | undefined)[]
    for (const [place, interval] of INTERVALS.entries()) {
      newest[place] = foldCandle(newest[place], minute, interval)
    }
    onMinute(slot, minute)
  }

  const openMinute = (slot: number, time: Instant, price: Price, volume: Quantity) => {
    closeMinute(slot)
    ends[slot] = time - (time % MINUTE_MS) + MINUTE_MS
    opens[slot] = highs[slot] = lows[slot] = closes[slot] = price
    volumes[slot] = volume
  }

  return {
    addInstrument: () => {
      folded.push([])
      return ends.push(NO_MINUTE) - 1
    },
    addTick: (slot, time, price, volume) => {
      if (time >= (ends[slot] as number)) return openMinute(slot, time, price, volume)
      if (price > (highs[slot] as Price)) highs[slot] = price
      else if (price < (lows[slot] as Price)) lows[slot] = price
      closes[slot] = price
      if (volume !== 0n) volumes[slot] = ((volumes[slot] as Quantity) + volume) as Quantity
    },
    closeUntil: (time) => {
      for (let slot = 0; slot < ends.length; slot += 1) {
        if ((ends[slot] as number) <= time) closeMinute(slot)
      }
    },
    latest: (slot, interval) => {
      const newest = folded[slot]?.[INTERVALS.indexOf(interval)]
      const minute = running(slot)
      return minute ? foldCandle(newest, minute, interval) : newest
    },
    resume: (slot, interval, candle) => {
      const newest = folded[slot] as (Candle | undefined)[]
      newest[INTERVALS.indexOf(interval)] = candle
    },
  }
}

/** The end of a minute that no instrument is in: every tick is later. */
const NO_MINUTE = 0
