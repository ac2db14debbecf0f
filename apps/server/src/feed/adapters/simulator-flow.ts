// The running simulated market: minutes are drawn ahead, trades are handed on when they are due.

import { ZERO_QUANTITY } from '@fairtick/core/numbers/lots'
import { MINUTE_MS, SECOND_MS } from '@fairtick/core/time/duration'
import type { Clock } from '../../platform/clock.ts'
import type { SourceListener } from '../market-source.ts'
import { sizeToQuantity, stepsToPrice } from './simulator-history.ts'
import { type MinutePath, type PriceModel, SECONDS_PER_MINUTE } from './simulator-prices.ts'
import { createRandom } from './simulator-random.ts'
import { createShocks, type ShockSettings } from './simulator-shocks.ts'
import { drawTrades, type MinuteTrades, type TradeFlow } from './simulator-trades.ts'

export type FlowPlan = {
  readonly model: PriceModel
  readonly priceDecimals: readonly number[]
  readonly startPrices: readonly number[]
  readonly name: string
  readonly shocks: ShockSettings
  readonly clock: Clock
  readonly listener: SourceListener
}

/** The name of the simulator in feed states. */
export const SIMULATOR_FEED = 'simulator'

/** How often trades that became due are looked for. */
const LOOK_EVERY_MS = 50

/** More of our time than this between two looks is a leap of the clock, not a slow machine. */
const LEAP_MS = 5 * SECOND_MS

/** Of a longer leap all but the last part is walked in steps of this. */
const LEAP_STEP_MINUTES = 60

/** One instrument in the minute that runs. */
type Line = {
  readonly flow: TradeFlow
  /** The efficient price at the start of the minute. */
  startPrice: number
  path: MinutePath
  trades: MinuteTrades
  /** The next trade of the minute. */
  next: number
  tradeId: number
}

/** Starts the flow with the start price of every instrument; the answer stops it. */
export function createSimulatedFlow(plan: FlowPlan): () => Promise<void> {
  const { model, clock, listener } = plan
  const addShocks = createShocks(model.instruments, plan.shocks, plan.name)
  const lines = model.instruments.map((_, place) => lineOf(plan, place))
  let minute = -1

  const startMinute = () => {
    const paths = model.stepMinute()
    addShocks(paths)
    for (const [place, line] of lines.entries()) {
      const path = paths[place] as MinutePath
      line.startPrice = priceAtSecond(line, SECONDS_PER_MINUTE)
      line.path = { logMoves: path.logMoves.slice(), activity: path.activity }
      line.trades = drawTrades(line.flow, line.path, line.startPrice)
      line.next = 0
    }
    minute += 1
  }

  /** Skips minutes: their trades are drawn by nobody, the prices move on. */
  const skipMinutes = (count: number) => {
    for (let left = count; left > 0; left -= LEAP_STEP_MINUTES) {
      const steps = model.stepCoarsely(Math.min(left, LEAP_STEP_MINUTES))
      for (const [place, line] of lines.entries()) {
        line.startPrice *= Math.exp(steps[place]?.logMove ?? 0)
      }
    }
    minute += count
  }

  const playTo = (elapsedMs: number) => {
    const target = Math.floor(elapsedMs / MINUTE_MS)
    for (;;) {
      const untilMs = minute < target ? MINUTE_MS : elapsedMs - minute * MINUTE_MS
      for (const line of lines) handOnTrades(line, untilMs, listener)
      if (minute >= target) return
      startMinute()
    }
  }

  const leapTo = (elapsedMs: number) => {
    const target = Math.floor(elapsedMs / MINUTE_MS)
    skipMinutes(Math.max(0, target - minute - 1))
    if (minute < target) startMinute()
    const inMinuteMs = elapsedMs - target * MINUTE_MS
    for (const line of lines) {
      while (dueMs(line) <= inMinuteMs) line.next += 1
      handOnMark(line, Math.floor(inMinuteMs / SECOND_MS), listener)
    }
  }

  const startedMs = clock.monotonicMs()
  let seenMs = startedMs
  const look = () => {
    const nowMs = clock.monotonicMs()
    const isLeap = nowMs - seenMs > LEAP_MS
    seenMs = nowMs
    if (isLeap) leapTo(nowMs - startedMs)
    else playTo(nowMs - startedMs)
    for (const { flow } of lines) listener.onAlive(flow.instrument.symbol)
  }
  listener.onState(SIMULATOR_FEED, 'up')
  for (const line of lines) handOnMark(line, 0, listener)
  startMinute()
  const timer = setInterval(look, LOOK_EVERY_MS)
  return async () => clearInterval(timer)
}

function lineOf({ model, priceDecimals, startPrices, name }: FlowPlan, place: number): Line {
  const instrument = model.instruments[place] as TradeFlow['instrument']
  const random = createRandom(`${name} trades ${instrument.symbol}`)
  return {
    flow: { instrument, priceDecimals: priceDecimals[place] as number, random, side: 1 },
    startPrice: startPrices[place] as number,
    path: { logMoves: new Float64Array(SECONDS_PER_MINUTE + 1), activity: 1 },
    trades: { timesMs: [], steps: [], sizes: [], sides: [] },
    next: 0,
    tradeId: 0,
  }
}

function priceAtSecond({ startPrice, path }: Line, second: number): number {
  return startPrice * Math.exp(path.logMoves[second] as number)
}

/** When the next trade of the minute is due; never when there is none. */
function dueMs({ trades, next }: Line): number {
  return trades.timesMs[next] ?? Number.POSITIVE_INFINITY
}

function handOnTrades(line: Line, untilMs: number, { onQuote }: SourceListener): void {
  const { flow, trades } = line
  const { instrument, priceDecimals } = flow
  for (; dueMs(line) <= untilMs; line.next += 1) {
    line.tradeId += 1
    onQuote({
      symbol: instrument.symbol,
      price: stepsToPrice(trades.steps[line.next] as number, priceDecimals),
      volume: sizeToQuantity(trades.sizes[line.next] as number, instrument),
      venueTimeMs: undefined,
      venueId: line.tradeId,
    })
  }
}

/** The price in force without a trade: at the start, and after a leap of the clock. */
function handOnMark(line: Line, second: number, { onQuote }: SourceListener): void {
  const { instrument, priceDecimals } = line.flow
  const step = Math.max(1, Math.round(priceAtSecond(line, second) * 10 ** priceDecimals))
  line.tradeId += 1
  onQuote({
    symbol: instrument.symbol,
    price: stepsToPrice(step, priceDecimals),
    volume: ZERO_QUANTITY,
    venueTimeMs: undefined,
    venueId: line.tradeId,
  })
}
