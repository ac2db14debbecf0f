// Lazy marks: while no price reaches one, no margin call and no stop-out can be missed.

import { calculateEquity } from '../account/equity.ts'
import { equityAt } from '../account/risk-rate.ts'
import { exitPrice } from '../contracts/direction.ts'
import { calculateQuantity, QUANTITY_ONE } from '../contracts/margin.ts'
import { isQuotedInDollars } from '../market/instrument.ts'
import { calculateQuote } from '../market/quote.ts'
import { approximate, approximateRatio } from '../numbers/approximate.ts'
import { invariant } from '../numbers/invariant.ts'
import { PRICE_ONE } from '../numbers/price.ts'
import { type Rational, subtractRational } from '../numbers/rational.ts'
import type { Account } from './account.ts'
import { exposureOf } from './exposure.ts'
import type { EngineState, Market } from './state.ts'
import { NEVER_FALLS, NEVER_RISES, type Watch } from './watch.ts'

/** A mark that is reached whatever the tick. */
const AT_ANY_TICK = Number.POSITIVE_INFINITY
/** Doubles are wrong by less than this part of an amount; marks are nearer by it. */
const SAFETY = 1e-6
/** Nearer than this part of a price no mark is set: every tick is looked at. */
const SMALLEST_MOVE = 1e-9
/** A mark a little nearer than it need be costs one look too early, to move it costs more. */
const NEAR_ENOUGH = 0.75

/**
 * By how much equity may fall, and rise, before the account must be looked at exactly; surely not
 * too much of either. It is set exactly and moves with the ticks in doubles.
 */
export type RiskGuard = {
  /** In USD, infinite: it does not matter. */
  down: number
  up: number
  /** Of each leg; those of one watch stand next to each other. */
  readonly watches: readonly Watch[]
  readonly markets: readonly Market[]
  /** `FIGURES` doubles a leg: in one place, since a look is mostly waiting for memory. */
  readonly figures: Float64Array
}

/** The figures of a leg, by their place. */
const EXIT = 0
const DOLLARS = 1
const MARK_ABOVE = 2
const SIDE = 3
const POWER = 4
const FALL = 5
const RISE = 6
const FIGURES = 7

/** What moves together: the net of an instrument in dollars, or one side of a USD/XXX one. */
type Leg = {
  readonly watch: Watch
  /** The exit price, and what the mark is above it. */
  readonly exit: number
  readonly markAbove: number
  /** Its size at the exit price, in USD: a move of the price by 1 % changes equity by 1 % of it. */
  readonly dollars: number
  /** 1 loses when the mark falls, -1 when it rises. */
  readonly side: 1 | -1
  /** Of the exit price that the size goes with: -1 where P/L is over it (USD/XXX). */
  readonly power: 1 | -1
}

/** Above the margin call only a fall matters; below it a fall to the stop-out and a recovery. */
export function calculateRiskGuard(state: EngineState, account: Account): RiskGuard | undefined {
  if (account.positions.size === 0) return undefined
  const exposure = exposureOf(state, account)
  const equity = calculateEquity(exposure)
  const { marginCall, stopOut } = state.terms
  const { isMarginCalled } = account
  const floor = equityAt(exposure.usedMargin, isMarginCalled ? stopOut : marginCall)
  const down = spare(equity, floor)
  const up = isMarginCalled
    ? spare(equityAt(exposure.usedMargin, marginCall), equity)
    : Number.POSITIVE_INFINITY
  const legs = collectLegs(account)
  const watches = legs.map(({ watch }) => watch)
  const figures = Float64Array.from(
    legs.flatMap(({ exit, dollars, markAbove, side, power, watch: { riskFall, riskRise } }) => [
      ...[exit, dollars, markAbove, side, power, riskFall, riskRise],
    ]),
  )
  return { down, up, watches, markets: watches.map(({ market }) => market), figures }
}

/** Moves the guard to the ticks of now; false when only an exact look can tell. */
export function moveRiskGuard(guard: RiskGuard): boolean {
  const { markets, figures } = guard
  let change = 0
  let total = 0
  for (let leg = 0, at = 0; leg < markets.length; leg += 1, at += FIGURES) {
    const { tick } = markets[leg] as Market
    if (tick === undefined) return false
    const exit = approximate(tick.price) - (figures[at + MARK_ABOVE] as number)
    const grown = exit / (figures[at + EXIT] as number)
    const before = figures[at + DOLLARS] as number
    const power = figures[at + POWER] as number
    const dollars = power > 0 ? before * grown : before / grown
    change += (figures[at + SIDE] as number) * power * (dollars - before)
    total += dollars
    figures[at + EXIT] = exit
    figures[at + DOLLARS] = dollars
  }
  const slip = total * SAFETY * SMALLEST_MOVE
  guard.down += change - slip
  guard.up -= change + slip
  return !isUrgent(guard, total)
}

/**
 * Sets the marks at which the risk of an account must be looked at, on every watch of it. So near
 * to an edge that doubles cannot tell, it has no guard: each tick is looked at exactly.
 */
export function setRiskMarks(account: Account): void {
  const { guard, positions, watches } = account
  const isAnyTick = guard !== undefined && isUrgent(guard, sumDollars(guard))
  for (const watch of watches.values()) {
    if (!isAnyTick && guard?.watches.includes(watch)) continue
    watch.riskFall = NEVER_FALLS
    watch.riskRise = NEVER_RISES
  }
  if (isAnyTick) {
    account.guard = undefined
    for (const { symbol } of positions.values()) {
      const watch = watches.get(symbol)
      if (watch) watch.riskFall = AT_ANY_TICK
    }
  } else if (guard) keepRiskMarks(guard, () => {})
}

/**
 * Moves the marks that are too far off by now or much too near, and tells whose. Equity loses at
 * most the sum of what its legs lose; when each may move by the same part of its price, none goes
 * first by chance.
 */
export function keepRiskMarks(guard: RiskGuard, onMoved: (watch: Watch) => void): void {
  const { down, up, watches, figures } = guard
  const total = sumDollars(guard)
  let fall = NEVER_FALLS
  let rise = NEVER_RISES
  for (let leg = 0, at = 0; leg < watches.length; leg += 1, at += FIGURES) {
    const exit = figures[at + EXIT] as number
    const markAbove = figures[at + MARK_ABOVE] as number
    const isLong = (figures[at + SIDE] as number) > 0
    fall = Math.max(fall, fallOf(exit, (isLong ? down : up) / total) + markAbove)
    rise = Math.min(rise, exit * (1 + (isLong ? up : down) / total) + markAbove)
    if (watches[leg + 1] === watches[leg]) continue
    const mark = exit + markAbove
    const isFallKept = isNearEnough(mark - (figures[at + FALL] as number), mark - fall)
    const isRiseKept = isNearEnough((figures[at + RISE] as number) - mark, rise - mark)
    if (!isFallKept || !isRiseKept) {
      const watch = watches[leg] as Watch
      if (!isFallKept) watch.riskFall = figures[at + FALL] = fall
      if (!isRiseKept) watch.riskRise = figures[at + RISE] = rise
      onMoved(watch)
    }
    fall = NEVER_FALLS
    rise = NEVER_RISES
  }
}

/** A fall by the part `x` ends at `exit / (1 + x)`: the worst case, P/L over the exit price. */
function fallOf(exit: number, part: number): number {
  return part === Number.POSITIVE_INFINITY ? NEVER_FALLS : exit / (1 + part)
}

function isNearEnough(kept: number, wanted: number): boolean {
  return kept > 0 && kept <= wanted && kept >= wanted * NEAR_ENOUGH
}

function isUrgent({ down, up }: RiskGuard, total: number): boolean {
  return !(down / total > SMALLEST_MOVE) || !(up / total > SMALLEST_MOVE)
}

function sumDollars({ figures }: RiskGuard): number {
  let total = 0
  for (let at = DOLLARS; at < figures.length; at += FIGURES) total += figures[at] as number
  return total
}

/** The watches of all positions stand. */
function collectLegs({ positions, watches }: Account): readonly Leg[] {
  const net = new Map<Watch, bigint>()
  const inverse = new Map<Watch, readonly Leg[]>()
  for (const { symbol, constants, direction, lotsOpen, openPrice } of positions.values()) {
    const watch = watches.get(symbol)
    invariant(watch?.market.tick, `a position on ${symbol} is not watched`)
    const { instrument, tick } = watch.market
    const quantity = calculateQuantity(instrument, lotsOpen)
    if (isQuotedInDollars(instrument)) {
      const signed = direction === 'long' ? quantity : -quantity
      net.set(watch, (net.get(watch) ?? 0n) + signed)
      continue
    }
    const exit = exitPrice(direction, calculateQuote(tick.price, constants))
    const dollars = approximateRatio({
      numerator: quantity * openPrice,
      denominator: QUANTITY_ONE * exit,
    })
    const [side, markAbove] = [
      direction === 'long' ? 1 : -1,
      approximate(tick.price - exit),
    ] as const
    const leg = { watch, exit: approximate(exit), markAbove, dollars, side, power: -1 } as const
    inverse.set(watch, [...(inverse.get(watch) ?? []), leg])
  }
  const legs = [...inverse.values()].flat()
  for (const [watch, quantity] of net) {
    const { tick } = watch.market
    if (quantity === 0n || tick === undefined) continue
    const size = quantity > 0n ? quantity : -quantity
    const dollars = approximateRatio({
      numerator: size * tick.price,
      denominator: QUANTITY_ONE * PRICE_ONE,
    })
    const side = quantity > 0n ? 1 : -1
    legs.push({ watch, exit: approximate(tick.price), markAbove: 0, dollars, side, power: 1 })
  }
  return legs
}

/** `of − floor` in USD as a double that is surely not too large, also when it is negative. */
function spare(of: Rational, floor: Rational): number {
  const difference = approximateRatio(subtractRational(of, floor))
  return difference - Math.abs(difference) * SAFETY
}
