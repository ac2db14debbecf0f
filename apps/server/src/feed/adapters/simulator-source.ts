// `MARKET=simulated`: a made market that sees nothing but its keys, the clock and configuration.
// The hash of each day is published before its first price, the day itself after its last (H9).

import type { Instrument, InstrumentSymbol } from '@fairtick/core/market/instrument'
import { PRICE_ONE, type Price } from '@fairtick/core/numbers/price'
import { MINUTE_MS, SECOND_MS } from '@fairtick/core/time/duration'
import { instantFromMs } from '@fairtick/core/time/instant'
import type { MarketClock } from '../../platform/clock.ts'
import type { HistoryRequest, MarketSource, SourceListener } from '../market-source.ts'
import {
  commitmentOf,
  type DayInstrument,
  midnightAfter,
  readDay,
  type SimulatedDay,
  type SimulatedDays,
  writeDay,
} from './simulated-day.ts'
import { createDayPath, type DayEnd } from './simulated-path.ts'
import { createSimulatedFlow, SIMULATOR_FEED } from './simulator-flow.ts'
import { candlesOfPast, generatePast, type SimulatedPast } from './simulator-history.ts'
import { SIMULATED_INSTRUMENTS } from './simulator-instruments.ts'
import { drawVolatility } from './simulator-prices.ts'
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
  const book = openDayBook(plan)
  const startMs = Math.max(
    Math.floor(clock.wallMs()),
    plan.tapeTimeMs ?? 0,
    book.newest?.fromMs ?? 0,
  )
  let day = book.resume(startMs)
  const past = keepForAWhile(pastOf(day, startMs, days.newKey(startMs - 1)))
  const { instruments } = day
  let isRunning = false
  return {
    kind: 'simulated',
    get description() {
      return `${new Date(day.fromMs).toISOString()} SHA-256 ${commitmentOf(writeDay(day))}`
    },
    symbols: () =>
      instruments.map(({ symbol }) => ({
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
      isRunning = true
      announce(day, listener)
      return createSimulatedFlow({
        ...{ clock, listener, startMs, firstDay: day },
        beginDay: (fromMs, end) => {
          day = book.begin(fromMs, end)
          announce(day, listener)
          return day
        },
        onTime: (timeMs) => book.reveal(timeMs, day, listener),
      })
    },
    status: () => (isRunning ? { [SIMULATOR_FEED]: 'up' } : {}),
  }
}

function announce(day: SimulatedDay, { onRecord }: SourceListener): void {
  const [from, until] = [instantFromMs(day.fromMs), instantFromMs(day.untilMs)]
  onRecord({ kind: 'commitment', from, until, hash: commitmentOf(writeDay(day)) })
}

/** The days that are kept: which one goes on, which begins, which has ended and may be revealed. */
function openDayBook(plan: SimulatedPlan) {
  const { days, lastPrices } = plan
  const wanted = chooseInstruments(plan)
  let secret = days.load().map(readDay)
  let revealed: readonly SimulatedDay[] = []
  const newest = secret.at(-1)

  const begin = (fromMs: number, end: DayEnd | undefined): SimulatedDay => {
    const key = days.newKey(fromMs)
    const instruments = wanted.map((each): DayInstrument => {
      const startPrice = end?.prices.get(each.symbol) ?? each.startPrice
      return { ...each, startPrice }
    })
    const isKnown = end?.volatility.own.length === wanted.length
    const day: SimulatedDay = {
      ...{ version: 1, fromMs, untilMs: midnightAfter(fromMs) },
      ...{ key: Buffer.from(key).toString('hex'), instruments },
      volatility: isKnown ? end.volatility : drawVolatility(wanted, key),
      shocks: plan.shocks ?? NO_SHOCKS,
    }
    days.keep(fromMs, writeDay(day))
    secret = [...secret, day]
    return day
  }
  return {
    newest,
    begin,
    resume: (startMs: number): SimulatedDay => {
      if (newest === undefined) return begin(startMs, endWith(lastPrices, undefined))
      if (startMs < newest.untilMs && isSameMarket(newest, wanted)) return newest
      const end = createDayPath(newest).stateAt(startMs)
      return begin(startMs, startMs < newest.untilMs ? end : endWith(lastPrices, end))
    },
    /** Of all but the day that runs; what was revealed the day before is on the tape by then. */
    reveal: (timeMs: number, running: SimulatedDay, { onRecord }: SourceListener) => {
      const ended = secret.filter(
        (day) =>
          day !== running && timeMs >= Math.min(day.untilMs, running.fromMs) + REVEAL_AFTER_MS,
      )
      if (ended.length === 0) return
      for (const { fromMs } of revealed) days.forget(fromMs)
      for (const day of ended) onRecord({ kind: 'reveal', text: writeDay(day) })
      secret = secret.filter((day) => !ended.includes(day))
      revealed = ended
    },
  }
}

/** What customers saw last is where it goes on. */
function endWith(
  lastPrices: ReadonlyMap<InstrumentSymbol, Price> | undefined,
  end: DayEnd | undefined,
): DayEnd | undefined {
  const seen = [...(lastPrices ?? [])].map(
    ([symbol, price]) => [symbol, Number(price) / Number(PRICE_ONE)] as const,
  )
  const volatility = end?.volatility ?? { group: [], own: [] }
  return { prices: new Map([...(end?.prices ?? []), ...seen]), volatility }
}

function isSameMarket({ instruments }: SimulatedDay, wanted: readonly DayInstrument[]): boolean {
  const namesOf = (of: readonly DayInstrument[]) =>
    of.map(({ symbol, priceDecimals }) => `${symbol} ${priceDecimals}`).join()
  return namesOf(instruments) === namesOf(wanted)
}

function chooseInstruments({ instruments }: SimulatedPlan): readonly DayInstrument[] {
  const decimals = new Map(instruments.map((each) => [each.symbol, each.priceDecimals]))
  return SIMULATED_INSTRUMENTS.flatMap((each) => {
    const priceDecimals = decimals.get(each.symbol)
    return priceDecimals === undefined ? [] : [{ ...each, priceDecimals }]
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
