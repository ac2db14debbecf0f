// Are the prices of a simulated market the ones that were committed to before the day began (H9)?
// Each revealed day is worked out anew, and every tick of it held against its path.

import type { Commitment } from '@fairtick/core/market/source-kind'
import { formatPrice, type Price } from '@fairtick/core/numbers/price'
import { MINUTE_MS, SECOND_MS } from '@fairtick/core/time/duration'
import {
  commitmentOf,
  type DayInstrument,
  readDay,
  type SimulatedDay,
} from './adapters/simulated-day.ts'
import { createDayPath, nearestStep } from './adapters/simulated-path.ts'
import { stepsToPrice } from './adapters/simulator-history.ts'

type SeenTick = { readonly symbol: string; readonly time: number; readonly price: Price }

/** What the check hears of the tape; the other records say nothing of simulated prices. */
type HeardEntry =
  | ({ readonly kind: 'tick' } & SeenTick)
  | ({ readonly kind: 'commitment' } & Commitment)
  | { readonly kind: 'reveal'; readonly text: string; readonly time: number }
  | { readonly kind: 'source' | 'clock' | 'feed' | 'quarantine' }
  | { readonly kind: 'calendar' | 'money-terms' | 'instrument' }

export type SimulatedDayCheck = {
  /** Every record, in the order of the tape. */
  readonly note: (entry: HeardEntry) => void
  readonly result: () => SimulatedDaysVerdict
}

export type SimulatedDaysVerdict = {
  /** Worked out anew. */
  readonly days: number
  readonly ticks: number
  /** One sentence each. */
  readonly findings: readonly string[]
}

/** A price may be on the tape so long after its trade, or so little before it by its clock. */
const LATEST_MS = 6 * SECOND_MS
const EARLIEST_MS = SECOND_MS
/** By then the day before has been revealed. */
const REVEALED_WITHIN_MS = 10 * MINUTE_MS
const MAX_FINDINGS = 100

/** A day on the tape, with its ticks until it is revealed. */
type OpenDay = Commitment & { readonly ticks: Map<string, SeenTick[]>; isRevealed: boolean }

export function checkSimulatedDays(): SimulatedDayCheck {
  const findings: string[] = []
  const days: OpenDay[] = []
  let tails: ReadonlyMap<string, readonly Point[]> = new Map()
  let [revealed, ticks, newestMs] = [0, 0, 0]
  let running: OpenDay | undefined

  const checkDay = (open: OpenDay, day: SimulatedDay) => {
    const points = pointsOf(day)
    for (const [symbol, seen] of open.ticks) {
      const line = [...(tails.get(symbol) ?? []), ...(points.get(symbol) ?? [])]
      findings.push(...findForeign(line, seen).map((tick) => describe(tick, day)))
      ticks += seen.length
    }
    tails = new Map([...points].map(([symbol, line]) => [symbol, tailOf(line, day.untilMs)]))
    open.ticks.clear()
    open.isRevealed = true
    revealed += 1
  }
  const commit = (commitment: Commitment) => {
    const known = days.find(({ hash }) => hash === commitment.hash)
    running = known ?? { ...commitment, ticks: new Map(), isRevealed: false }
    if (known === undefined) days.push(running)
  }
  const reveal = (text: string, time: number) => {
    const hash = commitmentOf(text)
    const open = days.find((day) => day.hash === hash)
    if (open === undefined)
      findings.push(`at ${iso(time)} a day was revealed that nobody committed to`)
    else if (open === running && time < open.until)
      findings.push(`the day of ${iso(open.from)} was revealed while it ran`)
    else if (!open.isRevealed) checkDay(open, readDay(text))
  }
  const see = (tick: SeenTick) => {
    newestMs = tick.time
    if (running === undefined) return
    if (running.isRevealed || tick.time > running.until + LATEST_MS) {
      findings.push(`${tick.symbol} at ${iso(tick.time)} is of no day that was committed to`)
      return
    }
    const seen = running.ticks.get(tick.symbol)
    if (seen === undefined) running.ticks.set(tick.symbol, [tick])
    else seen.push(tick)
  }
  return {
    note: (entry) => {
      if (entry.kind === 'tick') see(entry)
      else if (entry.kind === 'commitment') commit(entry)
      else if (entry.kind === 'reveal') reveal(entry.text, entry.time)
      else if (entry.kind === 'source') running = undefined
    },
    result: () => {
      const hidden = days.filter(({ isRevealed }, place) => {
        const next = days[place + 1]
        return !isRevealed && next !== undefined && newestMs > next.from + REVEALED_WITHIN_MS
      })
      const missing = hidden.map(({ from }) => `the day of ${iso(from)} was never revealed`)
      return { days: revealed, ticks, findings: [...findings, ...missing].slice(0, MAX_FINDINGS) }
    },
  }
}

/** A price of the path from that moment on. `isTrade`: not only where a minute begins. */
type Point = { readonly timeMs: number; readonly price: Price; readonly isTrade: boolean }

function pointsOf(day: SimulatedDay): ReadonlyMap<string, readonly Point[]> {
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
  return lines
}

function startOf({ priceDecimals }: DayInstrument, startPrice: number, timeMs: number): Point {
  const price = stepsToPrice(nearestStep(startPrice, priceDecimals), priceDecimals)
  return { timeMs, price, isTrade: false }
}

/** What may still be shown when the next day has begun. */
function tailOf(line: readonly Point[], untilMs: number): readonly Point[] {
  const first = line.findLastIndex(
    ({ timeMs, isTrade }) => isTrade && timeMs <= untilMs - LATEST_MS,
  )
  return line.slice(Math.max(0, first))
}

/**
 * The ticks that show no price of the path near their time. What a tick shows is of a moment not
 * before that of the tick before.
 */
function findForeign(line: readonly Point[], seen: readonly SeenTick[]): readonly SeenTick[] {
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

function describe({ symbol, time, price }: SeenTick, { instruments }: SimulatedDay): string {
  const decimals = instruments.find((each) => each.symbol === symbol)?.priceDecimals ?? 0
  const shown = formatPrice(price, decimals)
  return `${symbol} at ${iso(time)}: ${shown} is no price of the day that was committed to`
}

function iso(timeMs: number): string {
  return new Date(timeMs).toISOString()
}
