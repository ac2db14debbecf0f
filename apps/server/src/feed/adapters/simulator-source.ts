// `MARKET=simulated`: a made market that sees nothing but its keys, the clock and configuration.
// The hash of each day is published before its first price, the day itself after its last (H9).

import type { Instrument, InstrumentSymbol } from '@fairtick/core/market/instrument'
import type { Commitment } from '@fairtick/core/market/source-kind'
import type { Price } from '@fairtick/core/numbers/price'
import { MINUTE_MS, SECOND_MS } from '@fairtick/core/time/duration'
import { instantFromMs } from '@fairtick/core/time/instant'
import type { MarketClock } from '../../platform/clock.ts'
import type {
  HistoryRequest,
  MarketSource,
  PublishedDay,
  SourceListener,
} from '../market-source.ts'
import {
  commitmentOf,
  type DayInstrument,
  midnightAfter,
  readDay,
  type SimulatedDay,
  type SimulatedDays,
  writeDay,
} from './simulated-day.ts'
import { createDayPath, type DayEnd, startVolatility, toNumber } from './simulated-path.ts'
import { createSimulatedFlow, SIMULATOR_FEED } from './simulator-flow.ts'
import { candlesOfPast, generatePast, type SimulatedPast } from './simulator-history.ts'
import { SIMULATED_INSTRUMENTS } from './simulator-instruments.ts'
import { NO_SHOCKS, type ShockSettings } from './simulator-shocks.ts'

export type SimulatedPlan = {
  readonly days: SimulatedDays
  readonly instruments: readonly Pick<Instrument, 'symbol' | 'priceDecimals'>[]
  readonly clock: MarketClock
  /** Last prices of an installation that goes on: these instruments have their history already. */
  readonly lastPrices?: ReadonlyMap<InstrumentSymbol, Price>
  /** The newest moment on the tape: prices that were shown are not shown again. */
  readonly tapeTimeMs?: number | undefined
  readonly shocks?: ShockSettings
}

/** The generated past is kept this long after it was last asked for. */
const PAST_KEPT_MS = 60 * SECOND_MS

/** A day is revealed this long after its end, when no price of it waits any more. */
const REVEAL_AFTER_MS = MINUTE_MS

/** Instruments that the simulator does not know have no prices. */
export function createSimulatedSource(plan: SimulatedPlan): MarketSource {
  const { clock, lastPrices, days } = plan
  let book = openDayBook(plan)
  const startMs = startTime(plan, book)
  let day = book.dayAt(startMs)
  const past = keepForAWhile(pastOf(day, startMs, days.newKey(startMs - 1)))
  const { instruments } = day
  let published: PublishedDay | undefined
  return {
    kind: 'simulated',
    description: 'a keyed model, each day committed to before it begins',
    publishedDay: () => published,
    symbols: () =>
      day.instruments.map(({ symbol }) => ({
        symbol,
        origin: 'simulated by a keyed model, no market behind it',
        feed: SIMULATOR_FEED,
      })),
    history: async (request) => {
      const place = instruments.findIndex(({ symbol }) => symbol === request.symbol)
      if (place === -1 || lastPrices?.has(request.symbol)) return []
      return newest(past()[place] as SimulatedPast, request, startMs)
    },
    subscribe: (listener) => {
      // Another server may have begun days while this one waited for it to stop.
      book = openDayBook(plan)
      const nowMs = startTime(plan, book)
      if (book.newest !== undefined || nowMs >= day.untilMs) day = book.dayAt(nowMs)
      const begin = () => {
        book.keep(day)
        const { from, hash } = commit(day, listener)
        published = { from, hash, revealed: published?.revealed ?? null }
      }
      // What a stop kept off the tape; what stands there already is only said again.
      for (const kept of book.ended(day)) commit(kept, listener)
      begin()
      return createSimulatedFlow({
        ...{ clock, listener, startMs: nowMs, firstDay: day },
        beginDay: (fromMs, end) => {
          day = book.newDay(fromMs, end)
          begin()
          return day
        },
        onTime: (timeMs) => {
          for (const ended of book.endedAt(timeMs, day)) {
            const text = writeDay(ended)
            listener.onRecord({ kind: 'reveal', text })
            const { fromMs, key } = ended
            const revealed = { from: instantFromMs(fromMs), key, hash: commitmentOf(text) }
            if (published !== undefined) published = { ...published, revealed }
          }
        },
      })
    },
    status: () => (published ? { [SIMULATOR_FEED]: 'up' } : {}),
  }
}

/** What was shown already is not shown again, whatever the clock says. */
function startTime({ clock, tapeTimeMs }: SimulatedPlan, { newest }: DayBook): number {
  return Math.max(Math.floor(clock.wallMs()), tapeTimeMs ?? 0, newest?.fromMs ?? 0)
}

function commit(day: SimulatedDay, { onRecord }: SourceListener): Commitment {
  const [from, until] = [instantFromMs(day.fromMs), instantFromMs(day.untilMs)]
  const commitment = { from, until, hash: commitmentOf(writeDay(day)) }
  onRecord({ kind: 'commitment', ...commitment })
  return commitment
}

type DayBook = ReturnType<typeof openDayBook>

/** The days that are kept: which one goes on, which begins, which has ended and may be revealed. */
function openDayBook(plan: SimulatedPlan) {
  const { days } = plan
  let secret = days.load().map(readDay)
  let revealed: readonly SimulatedDay[] = []
  const newest = secret.at(-1)

  /** It is of nobody's knowledge until it is kept. */
  const newDay = (fromMs: number, end: DayEnd | undefined): SimulatedDay => {
    const key = days.newKey(fromMs)
    const instruments = startInstruments(plan, end)
    return {
      ...{ version: 1, fromMs, untilMs: midnightAfter(fromMs) },
      ...{ key: Buffer.from(key).toString('hex'), instruments },
      volatility: startVolatility(instruments, end, key),
      shocks: plan.shocks ?? NO_SHOCKS,
    }
  }
  return {
    newest,
    newDay,
    /** A day that was begun goes on whatever changed: other instruments wait for the next one. */
    dayAt: (timeMs: number): SimulatedDay => {
      if (newest === undefined) return newDay(timeMs, undefined)
      if (timeMs < newest.untilMs) return newest
      return newDay(timeMs, createDayPath(newest).stateAt(newest.untilMs))
    },
    keep: (day: SimulatedDay) => {
      if (secret.includes(day)) return
      days.keep(day.fromMs, writeDay(day))
      secret = [...secret, day]
    },
    /** Those that are kept beside the one that runs, oldest first. */
    ended: (running: SimulatedDay) => secret.filter((day) => day !== running),
    /** To be revealed now. What was revealed the day before is on the tape by then: forgotten. */
    endedAt: (timeMs: number, running: SimulatedDay): readonly SimulatedDay[] => {
      const ended = secret.filter(
        (day) => day !== running && timeMs >= day.untilMs + REVEAL_AFTER_MS,
      )
      if (ended.length === 0) return ended
      for (const { fromMs } of revealed) days.forget(fromMs)
      secret = secret.filter((day) => !ended.includes(day))
      revealed = ended
      return ended
    },
  }
}

/** Where the day before ended; else at what customers saw last; else as the model has it. */
function startInstruments(plan: SimulatedPlan, end: DayEnd | undefined): readonly DayInstrument[] {
  const { instruments, lastPrices } = plan
  const decimals = new Map(instruments.map((each) => [each.symbol, each.priceDecimals]))
  return SIMULATED_INSTRUMENTS.flatMap((each): DayInstrument[] => {
    const priceDecimals = decimals.get(each.symbol)
    if (priceDecimals === undefined) return []
    const seen = lastPrices?.get(each.symbol)
    const shown = seen === undefined ? each.startPrice : toNumber(seen)
    return [{ ...each, priceDecimals, startPrice: end?.prices.get(each.symbol) ?? shown }]
  })
}

function pastOf(day: SimulatedDay, startMs: number, key: Uint8Array) {
  const { instruments, volatility } = day
  return () =>
    generatePast({
      ...{ instruments, volatility, startMs, key },
      priceDecimals: instruments.map(({ priceDecimals }) => priceDecimals),
      startPrices: instruments.map(({ startPrice }) => startPrice),
    })
}

function newest(
  past: SimulatedPast,
  { interval, beforeMs, limit }: HistoryRequest,
  startMs: number,
) {
  const candles = candlesOfPast(past, interval, startMs)
  return candles.filter(({ time }) => time < beforeMs).slice(-limit)
}

/** Makes it when asked, again and the same when asked later: 100 000 candles need not stay. */
function keepForAWhile<T>(make: () => T): () => T {
  let kept: T | undefined
  let timer: NodeJS.Timeout | undefined
  return () => {
    clearTimeout(timer)
    timer = setTimeout(() => {
      kept = undefined
    }, PAST_KEPT_MS).unref()
    kept ??= make()
    return kept
  }
}
