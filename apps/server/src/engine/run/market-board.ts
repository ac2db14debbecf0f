// The market as it stands after the last commit: newest ticks, running candles, 24 h figures.

import type { Candle } from '@fairtick/core/market/candle'
import { type CandleBuilder, createCandleBuilder } from '@fairtick/core/market/candle-builder'
import {
  addClosedMinute,
  calculateDayFigures,
  createDayWindow,
  type DayWindow,
} from '@fairtick/core/market/change-24h'
import type { Instrument, InstrumentSymbol } from '@fairtick/core/market/instrument'
import { type MarketStatus, marketStatus } from '@fairtick/core/market/staleness'
import type { Tick } from '@fairtick/core/market/tick'
import { formatQuantity } from '@fairtick/core/numbers/lots'
import { formatPrice } from '@fairtick/core/numbers/price'
import { formatRate } from '@fairtick/core/numbers/rate'
import { MINUTE_MS } from '@fairtick/core/time/duration'
import type { Instant } from '@fairtick/core/time/instant'
import type { Bus } from '../../platform/bus.ts'
import type { DayFigures, InstrumentSnapshot, MarketTick } from '../../platform/bus-topics.ts'
import { presentCandle } from '../../platform/candle-figures.ts'
import type { ClosedMinute } from '../candles/candle-projection.ts'

/** Statuses and day figures are looked at this often. */
const LOOK_EVERY_MS = 500

type Line = {
  readonly instrument: Instrument
  readonly slot: number
  readonly window: DayWindow
  tick: Tick | undefined
  status: MarketStatus
  publishedDay: string
  /** Start of the newest minute that is in the database. */
  storedMinute: number
  /** Of the ticks that are being added, the place of its last one; `NOT_ADDED`: it has none. */
  lastPlace: number
}

const NOT_ADDED = -1

/** What the board begins with, at the start and after each recovery of the engine. */
export type BoardStart = {
  readonly instrument: Instrument
  readonly tick: Tick | undefined
  /** The closed minutes of the last day, ascending. */
  readonly day: readonly Candle[]
  /** Ticks of the minute that is not over yet. */
  readonly running: readonly Tick[]
}

export type MarketBoard = {
  /** Forgets everything and begins again. */
  readonly load: (starts: readonly BoardStart[]) => void
  /** What was committed up to `time`: ticks in tape order, and the minutes that were over. */
  readonly add: (ticks: readonly Tick[], minutes: readonly ClosedMinute[], time: Instant) => void
  readonly stop: () => void
}

/** Publishes what changed and answers the questions about the market. */
export function startMarketBoard(bus: Bus, now: () => Instant): MarketBoard {
  let lines = new Map<InstrumentSymbol, Line>()
  let builder = createCandleBuilder(() => {})
  const dayOf = (line: Line, at: Instant) =>
    calculateDayFigures(line.window, builder.latest(line.slot, '1m'), at)

  const load = (starts: readonly BoardStart[]) => {
    const bySlot: Line[] = []
    builder = createCandleBuilder((slot, minute) => {
      const line = bySlot[slot] as Line
      addClosedMinute(line.window, minute)
      bus.publish('candle', { candles: [candleOf(line, minute)] })
    })
    for (const start of starts) bySlot.push(beginLine(start, builder, now()))
    lines = new Map(bySlot.map((line) => [line.instrument.symbol, line]))
  }
  const add = (ticks: readonly Tick[], minutes: readonly ClosedMinute[], time: Instant) => {
    for (const { symbol, candle } of minutes) {
      const line = lines.get(symbol)
      if (line) line.storedMinute = candle.time
    }
    const texts: MarketTick[] = []
    const touched: Line[] = []
    for (const tick of ticks) {
      const line = lines.get(tick.symbol)
      if (!line) continue
      line.tick = tick
      builder.addTick(line.slot, tick.time, tick.price, tick.volume)
      if (line.lastPlace === NOT_ADDED) touched.push(line)
      line.lastPlace = texts.push(tickText(line.instrument, tick)) - 1
    }
    // Not at the minute's end by the clock: its last ticks may still be on their way.
    builder.closeUntil(time)
    if (touched.length === 0) return
    const at = now()
    for (const line of touched) {
      const last = texts[line.lastPlace] as MarketTick
      texts[line.lastPlace] = { ...last, change: changeText(dayOf(line, at)) }
      line.lastPlace = NOT_ADDED
    }
    const statuses = touched.flatMap((line) => changedStatus(line, at))
    bus.publish('market', { ticks: texts, statuses })
    const running = touched.flatMap((line) => {
      const candle = builder.latest(line.slot, '1m')
      return candle ? [candleOf(line, candle)] : []
    })
    bus.publish('candle', { candles: running })
  }
  const look = setInterval(
    () => publishChanges([...lines.values()], dayOf, now(), bus),
    LOOK_EVERY_MS,
  )

  bus.answer('market.snapshot', async ({ symbols }) => {
    const at = now()
    const asked = symbols?.flatMap((symbol) => lines.get(symbol) ?? []) ?? [...lines.values()]
    return { instruments: asked.map((line) => snapshotOf(line, dayOf(line, at), at)) }
  })
  bus.answer('candle.running', async ({ symbol }) => {
    const line = lines.get(symbol)
    const candle = line && builder.latest(line.slot, '1m')
    // A stored minute is in the table, and perhaps in an hour that was rolled up.
    if (!line || !candle || candle.time <= line.storedMinute) return undefined
    return presentCandle(candle, line.instrument.priceDecimals)
  })
  return { load, add, stop: () => clearInterval(look) }
}

function beginLine(start: BoardStart, builder: CandleBuilder, now: Instant): Line {
  const { instrument, tick, day, running } = start
  const line: Line = {
    instrument,
    slot: builder.addInstrument(),
    window: createDayWindow(),
    tick,
    status: marketStatus(tick, now),
    publishedDay: '',
    storedMinute: day.at(-1)?.time ?? 0,
    lastPlace: NOT_ADDED,
  }
  for (const minute of day) addClosedMinute(line.window, minute)
  for (const { time, price, volume } of running) {
    // The minute in which a stop came may be stored by now, and so among those of the day.
    if (time >= line.storedMinute + MINUTE_MS) builder.addTick(line.slot, time, price, volume)
  }
  return line
}

/** What changes by time alone: an instrument turns stale, minutes leave the 24 hours. */
function publishChanges(
  lines: readonly Line[],
  day: (line: Line, at: Instant) => ReturnType<typeof calculateDayFigures>,
  now: Instant,
  bus: Bus,
): void {
  const statuses = lines.flatMap((line) => changedStatus(line, now))
  const days = lines.flatMap((line) => {
    const figures = dayText(line.instrument, day(line, now))
    const text = JSON.stringify(figures)
    if (!figures || text === line.publishedDay) return []
    line.publishedDay = text
    return [figures]
  })
  if (statuses.length + days.length > 0) bus.publish('market', { ticks: [], statuses, days })
}

function changedStatus(line: Line, now: Instant) {
  const status = marketStatus(line.tick, now)
  if (status === line.status) return []
  line.status = status
  return [{ symbol: line.instrument.symbol, status }]
}

function snapshotOf(
  line: Line,
  figures: ReturnType<typeof calculateDayFigures>,
  now: Instant,
): InstrumentSnapshot {
  const { instrument, tick } = line
  const day = dayText(instrument, figures)
  const change = changeText(figures)
  return {
    symbol: instrument.symbol,
    status: marketStatus(tick, now),
    ...(tick ? { tick: { ...tickText(instrument, tick), change } } : {}),
    ...(day ? { day } : {}),
  }
}

function tickText({ priceDecimals }: Instrument, tick: Tick): MarketTick {
  const { symbol, seq, time } = tick
  const price = formatPrice(tick.price, priceDecimals)
  return { symbol, seq, time, price, volume: formatQuantity(tick.volume) }
}

function changeText(figures: ReturnType<typeof calculateDayFigures>): string | null {
  return figures ? formatRate(figures.change) : null
}

function dayText(
  { symbol, priceDecimals }: Instrument,
  figures: ReturnType<typeof calculateDayFigures>,
): DayFigures | undefined {
  if (!figures) return undefined
  return {
    symbol,
    high24h: formatPrice(figures.high, priceDecimals),
    low24h: formatPrice(figures.low, priceDecimals),
    volume24h: formatQuantity(figures.volume),
  }
}

function candleOf({ instrument }: Line, candle: Candle) {
  return { symbol: instrument.symbol, candle: presentCandle(candle, instrument.priceDecimals) }
}
