// Change, high, low and volume of the last 24 hours, from real candles (TR-2.7).

import { type Quantity, ZERO_QUANTITY } from '../numbers/lots.ts'
import type { Price } from '../numbers/price.ts'
import { RATE_ONE, type Rate } from '../numbers/rate.ts'
import { roundHalfEven } from '../numbers/rounding.ts'
import { DAY_MS, MINUTE_MS } from '../time/duration.ts'
import { addMs, type Instant } from '../time/instant.ts'
import type { Candle } from './candle.ts'
import { joinCandles } from './fold-candles.ts'

/** The closed minutes of one instrument's last 24 hours; never more than a day of them. */
export type DayWindow = {
  readonly minutes: Candle[]
  /** The price in force when the oldest minute of the window began; undefined: none is known. */
  priceBefore: Price | undefined
  /** All of `minutes` as one. */
  joined: Candle | undefined
}

export type DayFigures = {
  /** A fraction of the price 24 h ago or, with less history, of the oldest known one. */
  readonly change: Rate
  readonly high: Price
  readonly low: Price
  readonly volume: Quantity
}

export function createDayWindow(): DayWindow {
  return { minutes: [], priceBefore: undefined, joined: undefined }
}

/** Takes in the next closed minute (ascending) and lets go what is older than 24 h. */
export function addClosedMinute(window: DayWindow, minute: Candle): void {
  window.minutes.push(minute)
  window.joined = window.joined ? joinCandles(window.joined, minute) : minute
  forgetBefore(window, addMs(minute.time, MINUTE_MS - DAY_MS))
}

/**
 * The figures at `now`, to the minute: the price 24 h ago is the one in force when the minute
 * of that instant began. `running` is the minute not closed yet, whose close is the price now;
 * one that the window has already is not counted again.
 * Undefined while no price is known; after a silent day the last known price stands flat.
 */
export function calculateDayFigures(
  window: DayWindow,
  running: Candle | undefined,
  now: Instant,
): DayFigures | undefined {
  forgetBefore(window, addMs(now, -DAY_MS))
  const { joined, priceBefore } = window
  const isCounted = running && running.time <= (window.minutes.at(-1)?.time ?? -1)
  const open = isCounted ? undefined : running
  const day = joined && open ? joinCandles(joined, open) : (open ?? joined)
  if (day) {
    const { high, low, volume } = day
    return { change: calculateChange(priceBefore ?? day.open, day.close), high, low, volume }
  }
  if (priceBefore === undefined) return undefined
  return { change: ZERO_RATE, high: priceBefore, low: priceBefore, volume: ZERO_QUANTITY }
}

const ZERO_RATE = 0n as Rate

/** As a part of the price before, rounded half to even. */
export function calculateChange(before: Price, now: Price): Rate {
  return roundHalfEven((now - before) * RATE_ONE, before) as Rate
}

/** Lets go of every minute that had ended at `oldest`, keeping the price that it left in force. */
function forgetBefore(window: DayWindow, oldest: Instant): void {
  const { minutes } = window
  let gone = 0
  for (const minute of minutes) {
    if (minute.time + MINUTE_MS > oldest) break
    window.priceBefore = minute.close
    gone += 1
  }
  if (gone === 0) return
  minutes.splice(0, gone)
  window.joined = minutes.length === 0 ? undefined : minutes.reduce(joinCandles)
}
