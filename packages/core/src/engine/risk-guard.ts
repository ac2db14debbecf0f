// Lazy thresholds: while no mark crosses one, no margin call and no stop-out can be missed.

import { calculateEquity } from '../account/equity.ts'
import { equityAt } from '../account/risk-rate.ts'
import { exitPrice } from '../contracts/direction.ts'
import { calculateQuantity, QUANTITY_ONE } from '../contracts/margin.ts'
import { type InstrumentSymbol, isQuotedInDollars } from '../market/instrument.ts'
import { calculateQuote } from '../market/quote.ts'
import { approximate, approximateRatio } from '../numbers/approximate.ts'
import { PRICE_ONE } from '../numbers/price.ts'
import { type Rational, subtractRational } from '../numbers/rational.ts'
import type { Account } from './account.ts'
import { exposureOf } from './exposure.ts'
import { type EngineState, marketOf } from './state.ts'

/** Marks of one instrument, scaled as prices are; infinite: none on that side. */
export type Thresholds = { readonly fall: number; readonly rise: number }

const NONE: Thresholds = { fall: Number.NEGATIVE_INFINITY, rise: Number.POSITIVE_INFINITY }
/** Any tick of the instrument reaches it. */
const AT_ANY_TICK: Thresholds = { fall: Number.POSITIVE_INFINITY, rise: Number.POSITIVE_INFINITY }

/** Doubles are wrong by less than this part of an amount; thresholds are nearer by it. */
const SAFETY = 1e-6
/** Nearer than this part of a price no threshold is set: every tick is looked at. */
const SMALLEST_MOVE = 1e-9

/**
 * By how much equity may fall, and rise, before the account must be looked at exactly; surely not
 * too much of either. It is set exactly and moves with the ticks in doubles.
 */
export type RiskGuard = {
  /** In USD, infinite: it does not matter. */
  readonly down: number
  readonly up: number
  readonly legs: readonly Leg[]
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
  return { down, up, legs: collectLegs(state, account) }
}

/** The guard at the ticks of now; undefined when only an exact look can tell. */
export function moveRiskGuard(state: EngineState, guard: RiskGuard): RiskGuard | undefined {
  let change = 0
  const legs = guard.legs.map((leg) => {
    const exit = approximate(marketOf(state, leg.symbol).tick.price) - leg.markAbove
    const dollars = leg.dollars * (leg.isInverse ? leg.exit / exit : exit / leg.exit)
    const grown = dollars - leg.dollars
    change += (leg.side === 'long') === leg.isInverse ? -grown : grown
    return { ...leg, exit, dollars }
  })
  const slip = sumDollars(legs) * SAFETY * SMALLEST_MOVE
  const moved = { down: guard.down + change - slip, up: guard.up - change - slip, legs }
  return isUrgent(moved) ? undefined : moved
}

/**
 * Where each instrument must be looked at. Equity loses at most the sum of what its legs lose; when
 * each may move by the same part of its price, none goes first by chance.
 */
export function calculateRiskThresholds(
  account: Account,
  guard: RiskGuard,
): ReadonlyMap<InstrumentSymbol, Thresholds> {
  const found = new Map<InstrumentSymbol, Thresholds>()
  const all = isUrgent(guard) ? AT_ANY_TICK : NONE
  for (const { symbol } of account.positions.values()) found.set(symbol, all)
  if (all === AT_ANY_TICK) return found
  const total = sumDollars(guard.legs)
  for (const leg of guard.legs) {
    const known = found.get(leg.symbol) ?? NONE
    const own = thresholdsOf(leg, guard.down / total, guard.up / total)
    found.set(leg.symbol, nearer(known, own))
  }
  return found
}

function isUrgent({ down, up, legs }: RiskGuard): boolean {
  const total = sumDollars(legs)
  return !(down / total > SMALLEST_MOVE) || !(up / total > SMALLEST_MOVE)
}

function sumDollars(legs: readonly Leg[]): number {
  let total = 0
  for (const { dollars } of legs) total += dollars
  return total
}

/** What moves together: the net of an instrument in dollars, or one side of a USD/XXX one. */
type Leg = {
  readonly symbol: InstrumentSymbol
  /** Loses when the mark falls, or when it rises. */
  readonly side: 'long' | 'short'
  /** P/L is over the exit price (USD/XXX). */
  readonly isInverse: boolean
  /** Its size at the exit price, in USD: a move of the price by 1 % changes equity by 1 % of it. */
  readonly dollars: number
  /** The exit price, and what the mark is above it. */
  readonly exit: number
  readonly markAbove: number
}

function collectLegs(state: EngineState, account: Account): readonly Leg[] {
  const net = new Map<InstrumentSymbol, bigint>()
  const legs: Leg[] = []
  for (const { symbol, direction, lotsOpen, openPrice } of account.positions.values()) {
    const { instrument, tick } = marketOf(state, symbol)
    const quantity = calculateQuantity(instrument, lotsOpen)
    if (isQuotedInDollars(instrument)) {
      const signed = direction === 'long' ? quantity : -quantity
      net.set(symbol, (net.get(symbol) ?? 0n) + signed)
      continue
    }
    const exit = exitPrice(direction, calculateQuote(tick.price, instrument))
    const dollars = approximateRatio({
      numerator: quantity * openPrice,
      denominator: QUANTITY_ONE * exit,
    })
    const markAbove = approximate(tick.price - exit)
    const own = { dollars, exit: approximate(exit), markAbove }
    legs.push({ symbol, side: direction, isInverse: true, ...own })
  }
  for (const [symbol, quantity] of net) {
    if (quantity === 0n) continue
    const { price } = marketOf(state, symbol).tick
    const size = quantity > 0n ? quantity : -quantity
    const dollars = approximateRatio({
      numerator: size * price,
      denominator: QUANTITY_ONE * PRICE_ONE,
    })
    const side = quantity > 0n ? 'long' : 'short'
    const own = { dollars, exit: approximate(price), markAbove: 0 }
    legs.push({ symbol, side, isInverse: false, ...own })
  }
  return legs
}

/** A fall by the part `x` ends at `exit / (1 + x)`: the worst case, P/L over the exit price. */
function thresholdsOf({ side, exit, markAbove }: Leg, loss: number, gain: number): Thresholds {
  const [down, up] = side === 'long' ? [loss, gain] : [gain, loss]
  return {
    fall: down < Number.POSITIVE_INFINITY ? exit / (1 + down) + markAbove : NONE.fall,
    rise: up < Number.POSITIVE_INFINITY ? exit * (1 + up) + markAbove : NONE.rise,
  }
}

function nearer(a: Thresholds, b: Thresholds): Thresholds {
  return { fall: Math.max(a.fall, b.fall), rise: Math.min(a.rise, b.rise) }
}

/** `of − floor` in USD as a double that is surely not too large, also when it is negative. */
function spare(of: Rational, floor: Rational): number {
  const difference = approximateRatio(subtractRational(of, floor))
  return difference - Math.abs(difference) * SAFETY
}
