// The running simulated market: trades of the day's path are handed on when they are due.

import { ZERO_QUANTITY } from '@fairtick/core/numbers/lots'
import { MINUTE_MS, SECOND_MS } from '@fairtick/core/time/duration'
import type { MarketClock } from '../../platform/clock.ts'
import type { SourceListener } from '../market-source.ts'
import type { DayInstrument, SimulatedDay } from './simulated-day.ts'
import { createDayPath, type DayEnd, nearestStep, type RunningMinute } from './simulated-path.ts'
import { sizeToQuantity, stepsToPrice } from './simulator-history.ts'

export type FlowPlan = {
  readonly clock: MarketClock
  readonly listener: SourceListener
  readonly firstDay: SimulatedDay
  /** Not before that moment: what was shown already is not shown again. */
  readonly startMs: number
  /** The day that follows one, from that moment on; it is kept and published by then. */
  readonly beginDay: (fromMs: number, end: DayEnd) => SimulatedDay
  /** Called at each look, with the time of the market. */
  readonly onTime: (timeMs: number) => void
}

/** The name of the simulator in feed states. */
export const SIMULATOR_FEED = 'simulator'

/** How often trades that became due are looked for. */
const LOOK_EVERY_MS = 50

/** More of our time than this between two looks is a leap of the clock, not a slow machine. */
const LEAP_MS = 5 * SECOND_MS

/** What of an instrument was handed on. */
type Line = { next: number; quotes: number }

/** Starts the flow; the answer stops it. */
export function createSimulatedFlow(plan: FlowPlan): () => Promise<void> {
  const { clock, listener } = plan
  const timeNow = createMarketTime(clock, plan.startMs)
  const lines = new Map<string, Line>()
  let path = createDayPath(plan.firstDay)
  let running: readonly RunningMinute[] = []
  let seenMs = timeNow()

  const lineOf = ({ symbol }: DayInstrument): Line => {
    const line = lines.get(symbol) ?? { next: 0, quotes: 0 }
    lines.set(symbol, line)
    return line
  }
  const moveTo = (minute: number) => {
    running = path.moveTo(minute)
    for (const { instrument } of running) lineOf(instrument).next = 0
  }
  /** All that is due before `timeMs`, of this day. */
  const playTo = (timeMs: number) => {
    const elapsedMs = timeMs - path.day.fromMs
    const target = Math.floor(elapsedMs / MINUTE_MS)
    for (;;) {
      const untilMs = elapsedMs - path.minute() * MINUTE_MS
      for (const minute of running) {
        handOnTrades(minute, lineOf(minute.instrument), { untilMs, listener })
      }
      if (path.minute() >= target) return
      moveTo(path.minute() + 1)
    }
  }
  /** The price in force of each instrument, without what lies before. */
  const enterAt = (timeMs: number) => {
    const elapsedMs = timeMs - path.day.fromMs
    moveTo(Math.floor(elapsedMs / MINUTE_MS))
    const inMinuteMs = elapsedMs - path.minute() * MINUTE_MS
    for (const minute of running) {
      handOnMark(minute, lineOf(minute.instrument), { untilMs: inMinuteMs, listener })
    }
  }
  const look = () => {
    const nowMs = timeNow()
    const isLeap = nowMs - seenMs > LEAP_MS
    seenMs = nowMs
    if (nowMs >= path.day.untilMs) {
      const { untilMs } = path.day
      if (!isLeap) playTo(untilMs - 1)
      const fromMs = isLeap ? Math.floor(nowMs) : untilMs
      path = createDayPath(plan.beginDay(fromMs, path.stateAt(untilMs)))
      enterAt(fromMs)
    }
    plan.onTime(nowMs)
    if (isLeap && path.day.fromMs < nowMs) enterAt(nowMs)
    else playTo(nowMs)
    for (const { instrument } of running) listener.onAlive(instrument.symbol)
  }
  listener.onState(SIMULATOR_FEED, 'up')
  plan.onTime(seenMs)
  enterAt(seenMs)
  const timer = setInterval(look, LOOK_EVERY_MS)
  return async () => clearInterval(timer)
}

/** As tape time goes: by the monotonic clock, and on at the wall clock where that leapt ahead. */
function createMarketTime(clock: MarketClock, startMs: number): () => number {
  let fromMs = Math.max(startMs, clock.wallMs())
  let sinceMs = clock.monotonicMs()
  return () => {
    const wallMs = clock.wallMs()
    const timeMs = fromMs + (clock.monotonicMs() - sinceMs)
    if (wallMs - timeMs <= LEAP_MS) return timeMs
    fromMs = wallMs
    sinceMs = clock.monotonicMs()
    return fromMs
  }
}

type Part = {
  /** ms since the start of the minute. */
  readonly untilMs: number
  readonly listener: SourceListener
}

function isDue({ trades }: RunningMinute, { next }: Line, untilMs: number): boolean {
  return (trades.timesMs[next] ?? Number.POSITIVE_INFINITY) <= untilMs
}

function handOnTrades(minute: RunningMinute, line: Line, { untilMs, listener }: Part): void {
  const { instrument, trades } = minute
  for (; isDue(minute, line, untilMs); line.next += 1) {
    line.quotes += 1
    listener.onQuote({
      symbol: instrument.symbol,
      price: stepsToPrice(trades.steps[line.next] as number, instrument.priceDecimals),
      volume: sizeToQuantity(trades.sizes[line.next] as number, instrument),
      venueTimeMs: undefined,
      venueId: line.quotes,
    })
  }
}

/** The last trade of the minute, or where it began: at a start, and after a leap of the clock. */
function handOnMark(minute: RunningMinute, line: Line, { untilMs, listener }: Part): void {
  const { instrument, trades, startPrice } = minute
  const { priceDecimals, symbol } = instrument
  while (isDue(minute, line, untilMs)) line.next += 1
  const step = trades.steps[line.next - 1] ?? nearestStep(startPrice, priceDecimals)
  line.quotes += 1
  listener.onQuote({
    ...{ symbol, price: stepsToPrice(step, priceDecimals), volume: ZERO_QUANTITY },
    ...{ venueTimeMs: undefined, venueId: line.quotes },
  })
}
