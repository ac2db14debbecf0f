// Between two acts of the leader a follow can only end by its stop: minutes that cannot reach it
// are passed over by their candles, the ticks of the others are gone through one by one.

import { exitPrice } from '@fairtick/core/contracts/direction'
import { openTrade, type Position } from '@fairtick/core/contracts/position'
import { calculateProfit } from '@fairtick/core/contracts/profit'
import { calculateStopHeadroom } from '@fairtick/core/copy/copy-stop'
import { marketOf } from '@fairtick/core/engine/state/market'
import type { Candle } from '@fairtick/core/market/candle'
import { calculateQuote } from '@fairtick/core/market/quote'
import type { Tick } from '@fairtick/core/market/tick'
import type { Price } from '@fairtick/core/numbers/price'
import {
  compareRational,
  type Rational,
  subtractRational,
  sumRationals,
} from '@fairtick/core/numbers/rational'
import { MINUTE_MS } from '@fairtick/core/time/duration'
import type { ImaginedFollow } from './imagined-follow.ts'

export type ReadPrices = {
  /** The minutes of the span that have ended, ascending. */
  readonly candles: (symbol: string, fromMs: number, toMs: number) => Promise<readonly Candle[]>
  /** Ticks behind a seq up to a moment; undefined: more than a dry run goes through. */
  readonly ticks: (
    symbol: string,
    span: { readonly fromMs: number; readonly toMs: number; readonly afterSeq: number },
  ) => Promise<readonly Tick[] | undefined>
  /** The tick in force at a moment. */
  readonly inForce: (symbol: string, atMs: number) => Promise<Tick | undefined>
}

type Extremes = Pick<Candle, 'high' | 'low' | 'close'>

/** Evaluations without a pause for others. */
const TURN = 100

/** A moment, and of what happened then the tick in force: others of that millisecond came after. */
export type Until = { readonly timeMs: number; readonly tick?: Tick | undefined }

function isBefore(tick: Tick, untilMs: number, last: Tick | undefined): boolean {
  if (last === undefined) return true
  return tick.symbol === last.symbol ? tick.seq <= last.seq : tick.time < untilMs
}

/** Goes on to a moment, or to the stop; false: there was too much to go through. */
export async function watchStop(
  imagined: ImaginedFollow,
  read: ReadPrices,
  { timeMs: untilMs, tick: last }: Until,
): Promise<boolean> {
  const fromMs = imagined.state.time
  const symbols = copiedSymbols(imagined)
  const minutes = await readMinutes(read, symbols, { fromMs, untilMs })
  const closes = new Map<string, Price>()
  let seen = 0
  for (const [minute, extremes] of minutes) {
    seen += 1
    if (seen % TURN === 0) await new Promise(setImmediate)
    if (!imagined.follow().isActive || imagined.copies().length === 0) return true
    const worst = extremes.size > 0 ? worstProfit(imagined, extremes, closes) : undefined
    for (const [symbol, { close }] of extremes) closes.set(symbol, close)
    const isWhole = minute >= fromMs && minute + MINUTE_MS <= untilMs
    if (worst !== undefined && isPassedOver(imagined, worst, isWhole ? minute : undefined)) continue
    await standAt(imagined, read, minute - 1)
    const toMs = Math.min(minute + MINUTE_MS - 1, untilMs)
    const ticks: Tick[] = []
    for (const symbol of symbols) {
      const afterSeq = imagined.lastSeq(symbol)
      const found = await read.ticks(symbol, { fromMs: minute, toMs, afterSeq })
      if (found === undefined) return false
      for (const tick of found) if (isBefore(tick, untilMs, last)) ticks.push(tick)
    }
    for (const tick of ticks.sort((a, b) => a.time - b.time)) imagined.tick(tick)
  }
  return true
}

/**
 * Gives the ticks in force at a moment to markets whose minutes were passed over. What gains comes
 * first: so on the way it never stands lower than before and after, where no stop acted.
 */
export async function standAt(
  imagined: ImaginedFollow,
  read: Pick<ReadPrices, 'inForce'>,
  atMs: number,
): Promise<void> {
  const moved: { readonly tick: Tick; readonly change: Rational }[] = []
  for (const symbol of copiedSymbols(imagined)) {
    const tick = await read.inForce(symbol, atMs)
    if (tick === undefined || tick.seq <= imagined.lastSeq(symbol)) continue
    const copies = imagined.copies().filter((copy) => copy.symbol === symbol)
    const before = marketOf(imagined.state, symbol).tick.price
    const [was, is] = [before, tick.price].map((mark) =>
      sumRationals(copies.map((copy) => profitAt(imagined, copy, mark))),
    ) as [Rational, Rational]
    moved.push({ tick, change: subtractRational(is, was) })
  }
  moved.sort((a, b) => Number(compareRational(b.change, a.change)))
  for (const { tick } of moved) imagined.tick(tick)
}

function copiedSymbols(imagined: ImaginedFollow): readonly string[] {
  return [...new Set(imagined.copies().map(({ symbol }) => symbol))]
}

/** By their beginnings; the running one, which has no candle yet, is there without extremes. */
async function readMinutes(
  read: ReadPrices,
  symbols: readonly string[],
  { fromMs, untilMs }: { readonly fromMs: number; readonly untilMs: number },
) {
  const minutes = new Map<number, Map<string, Extremes>>()
  let newest = 0
  for (const symbol of symbols) {
    for (const candle of await read.candles(symbol, fromMs - MINUTE_MS, untilMs)) {
      const minute = minutes.get(candle.time) ?? new Map<string, Extremes>()
      minutes.set(candle.time, minute.set(symbol, candle))
      newest = Math.max(newest, candle.time)
    }
  }
  const running = untilMs - (untilMs % MINUTE_MS)
  if (symbols.length > 0 && newest < running) minutes.set(running, new Map())
  return [...minutes].sort(([a], [b]) => a - b)
}

/**
 * Of a whole minute that the stop is out of reach of, the worst is noted as if it had been; of one
 * that was there in part only its ticks say whether it was.
 */
function isPassedOver(
  imagined: ImaginedFollow,
  worst: Rational,
  wholeMinute: number | undefined,
): boolean {
  if (calculateStopHeadroom(imagined.follow(), worst).numerator <= 0n) return false
  if (wholeMinute === undefined) return !imagined.isLower(worst)
  imagined.note(worst, wholeMinute)
  return true
}

/** At the worst price of the minute for each copy; one without a candle is where it was left. */
function worstProfit(
  imagined: ImaginedFollow,
  extremes: ReadonlyMap<string, Extremes>,
  closes: ReadonlyMap<string, Price>,
): Rational {
  const worst = imagined.copies().map((copy) => {
    const left = () => closes.get(copy.symbol) ?? marketOf(imagined.state, copy.symbol).tick.price
    return profitAt(imagined, copy, worstOf(copy, extremes.get(copy.symbol)) ?? left())
  })
  return sumRationals(worst)
}

function profitAt(imagined: ImaginedFollow, copy: Position, mark: Price): Rational {
  const { instrument } = marketOf(imagined.state, copy.symbol)
  const exit = exitPrice(copy.direction, calculateQuote(mark, copy.constants))
  return calculateProfit(instrument, openTrade(copy), exit)
}

function worstOf({ direction }: Position, extremes: Extremes | undefined): Price | undefined {
  return direction === 'long' ? extremes?.low : extremes?.high
}
