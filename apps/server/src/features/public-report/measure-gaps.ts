// Options and stop-outs around gaps in the prices, by who gained from what the gap did (H6).

import type { OutageCause } from '@fairtick/core/market/source-health'
import { isFresh } from '@fairtick/core/market/staleness'
import { addMoney, formatMoney, type Money, ZERO_MONEY } from '@fairtick/core/numbers/money'
import type { Price } from '@fairtick/core/numbers/price'
import { calculatePayout } from '@fairtick/core/options/payout'
import { decideResult } from '@fairtick/core/options/settlement'
import { MINUTE_MS } from '@fairtick/core/time/duration'
import { type Instant, instantFromMs } from '@fairtick/core/time/instant'
import { readLastTick, readTicks } from '../../engine/tape/tape-store.ts'
import type { Queryable } from '../../platform/database.ts'
import { accountPages } from './account-pages.ts'
import type { Gained, OptionsInGap, Span, StopsBehindGap } from './figures.ts'
import { type GapOption, listGapOptions, listStopOuts, type StopOut } from './gap-store.ts'
import type { OrderParts } from './measure-orders.ts'
import type { MeasuredReport } from './sealed-report.ts'
import { worthOf } from './slippage.ts'

/** So long from the first price behind a gap on a stop-out is counted as one of it. */
export const BEHIND_GAP_MS = MINUTE_MS
/** So long after a stop-out it is judged by the price. */
export const JUDGED_AFTER_MS = 10 * MINUTE_MS

export type MeasuredGaps = {
  readonly options: Readonly<Record<OutageCause, OptionsInGap>>
  readonly own: StopsBehindGap
  readonly copies: StopsBehindGap
}

/**
 * A stop-out is of the span in which its ten minutes end: so each one is counted once, and what
 * is measured of a span that is over does not change any more.
 */
export async function measureGaps(
  { database, instruments }: OrderParts,
  kind: MeasuredReport['accountKind'],
  span: Span,
): Promise<MeasuredGaps> {
  const options = { own: createOptions(), source: createOptions() }
  const stops = { own: createStops(instruments), copies: createStops(instruments) }
  const findMarks = createMarkFinder(database)
  const judged = {
    fromMs: span.fromMs - JUDGED_AFTER_MS,
    untilMs: span.untilMs - JUDGED_AFTER_MS,
  }
  for await (const ids of accountPages(database, kind)) {
    for (const option of await listGapOptions(database, ids, span)) {
      options[option.outage].add(option)
    }
    for (const stop of await listStopOuts(database, ids, judged)) {
      const marks = await findMarks(stop)
      if (marks !== undefined) stops[stop.isCopy ? 'copies' : 'own'].add(stop, marks)
    }
  }
  return {
    options: { own: options.own.total(), source: options.source.total() },
    ...{ own: stops.own.total(), copies: stops.copies.total() },
  }
}

function createGained() {
  let [orders, usd] = [0, ZERO_MONEY]
  return {
    add: (amount: Money) => {
      orders += 1
      usd = addMoney(usd, amount)
    },
    total: (): Gained => ({ orders, usd: formatMoney(usd) }),
  }
}

function createOptions() {
  const [house, customer, paid] = [createGained(), createGained(), createGained()]
  let [due, neither] = [0, 0]
  return {
    add: (option: GapOption) => {
      due += 1
      if (option.result !== 'void') return paid.add(option.profit)
      // What it would have been if the newest price had counted.
      const result = decideResult(option, { price: option.settlePrice }, undefined)
      if (result === 'win') house.add(calculatePayout(option.stake, option.payoutRate))
      else if (result === 'lose') customer.add(option.stake)
      else neither += 1
    },
    total: (): OptionsInGap => ({
      ...{ due, house: house.total(), customer: customer.total() },
      ...{ neither, paid: paid.total() },
    }),
  }
}

/** Marks, not exit prices: the spread of a close is no move of the price. */
type Marks = { readonly atStop: Price; readonly later: Price }

function createStops(instruments: OrderParts['instruments']) {
  const [house, customer] = [createGained(), createGained()]
  let [stopped, neither] = [0, 0]
  return {
    add: ({ symbol, direction, lots }: StopOut, { atStop, later }: Marks) => {
      stopped += 1
      if (later === atStop) {
        neither += 1
        return
      }
      const instrument = instruments.get(symbol)
      // Nothing is made up: without its size nothing is measured, and the job says so.
      if (!instrument) throw new Error(`no instrument ${symbol}`)
      const worth = worthOf({ instrument, lots }, atStop, later)
      if (later > atStop === (direction === 'long')) house.add(worth)
      else customer.add(worth)
    },
    total: (): StopsBehindGap => ({
      ...{ stopped, house: house.total(), customer: customer.total() },
      neither,
    }),
  }
}

/** A tick that closes many positions is looked up once; so many are remembered. */
const MARKS_KEPT = 10_000

/** Undefined: no gap had ended within the minute before. */
function createMarkFinder(database: Queryable) {
  const known = new Map<string, Marks | undefined>()
  return async (stop: StopOut): Promise<Marks | undefined> => {
    const key = `${stop.symbol} ${stop.seq} ${stop.timeMs}`
    if (!known.has(key)) {
      if (known.size === MARKS_KEPT) known.clear()
      known.set(key, await readMarks(database, stop))
    }
    return known.get(key)
  }
}

/** Reads a minute of ticks, and ten minutes on one more. */
async function readMarks(
  database: Queryable,
  { symbol, seq, timeMs }: StopOut,
): Promise<Marks | undefined> {
  const before = instantFromMs(timeMs - BEHIND_GAP_MS - 1)
  const from = (await readLastTick(database, symbol, before))?.seq ?? 1
  const ticks = await readTicks(database, symbol, from, seq - from + 1)
  const isBehindGap = ticks.some(({ time }, place) => {
    const last = ticks[place - 1]
    return last !== undefined && !isFresh(last, time)
  })
  if (!isBehindGap) return undefined
  const atStop = ticks.find((tick) => tick.seq === seq)
  const later = await readFreshTick(database, symbol, instantFromMs(timeMs + JUDGED_AFTER_MS))
  if (!atStop || !later) throw new Error(`no tick ${seq} of ${symbol}`)
  return { atStop: atStop.price, later: later.price }
}

/** The one in force; in another gap the first behind it: no gap decides how it is judged. */
async function readFreshTick(database: Queryable, symbol: string, at: Instant) {
  const last = await readLastTick(database, symbol, at)
  if (last === undefined || isFresh(last, at)) return last
  const [next] = await readTicks(database, symbol, last.seq + 1, 1)
  return next ?? last
}
