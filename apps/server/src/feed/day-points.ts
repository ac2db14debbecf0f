// Was each tick of a simulated day a price of its path, about when the path had it (H9)?

import type { Price } from '@fairtick/core/numbers/price'
import { MINUTE_MS, SECOND_MS } from '@fairtick/core/time/duration'
import type { DayInstrument, SimulatedDay } from './adapters/simulated-day.ts'
import { createDayPath, type DayEnd, nearestStep } from './adapters/simulated-path.ts'
import { stepsToPrice } from './adapters/simulator-history.ts'

export type SeenTick = { readonly symbol: string; readonly time: number; readonly price: Price }

/** A price may be on the tape so long after its trade, or so little before it by its clock. */
export const LATEST_MS = 6 * SECOND_MS
const EARLIEST_MS = SECOND_MS

/** A price of the path from that moment on. `isTrade`: not only where a minute begins. */
export type Point = { readonly timeMs: number; readonly price: Price; readonly isTrade: boolean }

export type DayPoints = {
  readonly lines: ReadonlyMap<string, readonly Point[]>
  readonly end: DayEnd
}

/** The whole path of a day, worked out from its key. */
export function pointsOf(day: SimulatedDay): DayPoints {
  const path = createDayPath(day)
  const lines = new Map<string, Point[]>(day.instruments.map(({ symbol }) => [symbol, []]))
  for (let startMs = day.fromMs; startMs < day.untilMs; startMs += MINUTE_MS) {
    const minute = (startMs - day.fromMs) / MINUTE_MS
    for (const { instrument, startPrice, trades } of path.moveTo(minute)) {
      const line = lines.get(instrument.symbol) as Point[]
      line.push(startOf(instrument, startPrice, startMs))
      for (const [place, inMinuteMs] of trades.timesMs.entries()) {
        const timeMs = startMs + inMinuteMs
        if (timeMs >= day.untilMs) break
        const price = stepsToPrice(trades.steps[place] as number, instrument.priceDecimals)
        line.push({ timeMs, price, isTrade: true })
      }
    }
  }
  return { lines, end: path.stateAt(day.untilMs) }
}

function startOf({ priceDecimals }: DayInstrument, startPrice: number, timeMs: number): Point {
  const price = stepsToPrice(nearestStep(startPrice, priceDecimals), priceDecimals)
  return { timeMs, price, isTrade: false }
}

/** What may still be shown when the next day has begun. */
export function tailOf(line: readonly Point[], untilMs: number): readonly Point[] {
  const first = line.findLastIndex(
    ({ timeMs, isTrade }) => isTrade && timeMs <= untilMs - LATEST_MS,
  )
  return line.slice(Math.max(0, first))
}

/**
 * The ticks that show no price of the path near their time. What a tick shows is of a moment not
 * before that of the tick before.
 */
export function findForeign(
  line: readonly Point[],
  seen: readonly SeenTick[],
): readonly SeenTick[] {
  let from = 0
  return seen.filter(({ time, price }) => {
    from = Math.max(from, inForceAt(line, time - LATEST_MS, from))
    for (let place = from; place < line.length; place += 1) {
      const point = line[place] as Point
      if (point.timeMs > time + EARLIEST_MS) return true
      if (point.price !== price) continue
      from = place
      return false
    }
    return true
  })
}

/** The place of the newest trade up to that time, looked for from a place on. */
function inForceAt(line: readonly Point[], timeMs: number, from: number): number {
  let found = from
  for (let place = from; place < line.length; place += 1) {
    const point = line[place] as Point
    if (point.timeMs > timeMs) break
    if (point.isTrade) found = place
  }
  return found
}
