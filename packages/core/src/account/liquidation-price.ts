// The mark at which an account would be stopped out, every other price unchanged (TR-4.9).

import { type Direction, exitPrice } from '../contracts/direction.ts'
import { calculateQuantity, QUANTITY_ONE } from '../contracts/margin.ts'
import type { OpenTrade } from '../contracts/position.ts'
import { calculateProfit } from '../contracts/profit.ts'
import { type Instrument, isQuotedInDollars } from '../market/instrument.ts'
import { calculateQuote } from '../market/quote.ts'
import { DOLLARS_ONE } from '../numbers/exact-dollars.ts'
import { type Price, roundPriceRatio } from '../numbers/price.ts'
import { solveQuadratic } from '../numbers/quadratic.ts'
import type { Rate } from '../numbers/rate.ts'
import {
  addRational,
  compareRational,
  divideRational,
  type Rational,
  subtractRational,
  sumRationals,
} from '../numbers/rational.ts'
import type { AccountExposure } from './account-figures.ts'
import { calculateEquity } from './equity.ts'
import { equityAt } from './risk-rate.ts'

export type LiquidationQuestion = {
  readonly exposure: AccountExposure
  readonly stopOut: Rate
  readonly instrument: Instrument
  readonly mark: Price
  /** All of the account's open lots on this instrument: they move together. */
  readonly trades: readonly OpenTrade[]
}

/**
 * Rounded half-even to the instrument's price decimals; undefined when no positive price does it,
 * and for different spreads on one USD/XXX instrument, where it is not worked out.
 */
export function calculateLiquidationPrice(question: LiquidationQuestion): Price | undefined {
  const { exposure, stopOut, instrument } = question
  const missing = subtractRational(
    equityAt(exposure.usedMargin, stopOut),
    calculateEquity(exposure),
  )
  const solved = isQuotedInDollars(instrument)
    ? solveDollars(question, missing)
    : solveInverse(question, missing)
  if (solved === undefined || solved.numerator <= 0n) return undefined
  const price = roundPriceRatio(solved.numerator, solved.denominator, instrument.priceDecimals)
  return price > 0n ? price : undefined
}

/**
 * The side that weighs more on one instrument: a price that moves against it brings the stop-out.
 * Undefined where both weigh the same. P/L in dollars goes with the lots, of USD/XXX with the lots
 * times the opening price.
 */
export function decidingSide(
  instrument: Pick<Instrument, 'quote'>,
  trades: readonly OpenTrade[],
): Direction | undefined {
  const weightOf = ({ lots, openPrice }: OpenTrade) =>
    isQuotedInDollars(instrument) ? lots : lots * openPrice
  const weight = trades.reduce(
    (sum, trade) => sum + (trade.direction === 'long' ? weightOf(trade) : -weightOf(trade)),
    0n,
  )
  if (weight === 0n) return undefined
  return weight > 0n ? 'long' : 'short'
}

/** P/L is linear in the mark: `mark + missing / quantity`. */
function solveDollars(
  { instrument, trades, mark }: LiquidationQuestion,
  missing: Rational,
): Rational | undefined {
  const quantity = trades.reduce(
    (sum, { direction, lots }) =>
      sum + (direction === 'long' ? 1n : -1n) * calculateQuantity(instrument, lots),
    0n,
  )
  if (quantity === 0n) return undefined
  const move = divideRational(missing, { numerator: quantity, denominator: DOLLARS_ONE })
  return addRational({ numerator: mark, denominator: 1n }, withPositiveDenominator(move))
}

/**
 * With bid `m − h` and ask `m + h` the P/L is
 * `Σ longs × (1 − open / (m − h)) − Σ shorts × (1 − open / (m + h))`: a quadratic in the mark.
 * Of two answers, one on each side, it is the nearer one.
 */
function solveInverse(
  { instrument, trades, mark }: LiquidationQuestion,
  missing: Rational,
): Rational | undefined {
  const [first] = trades
  if (first === undefined || trades.some(({ spread }) => spread !== first.spread)) return undefined
  const quote = calculateQuote(mark, first)
  const now = trades.map((one) => calculateProfit(instrument, one, exitPrice(one.direction, quote)))
  const target = addRational(sumRationals(now), missing)
  const sums = { long: { size: 0n, opened: 0n }, short: { size: 0n, opened: 0n } }
  for (const { direction, lots, openPrice } of trades) {
    const quantity = calculateQuantity(instrument, lots)
    sums[direction].size += quantity
    sums[direction].opened += quantity * openPrice
  }
  const { long, short } = sums
  const half = quote.ask - mark
  // × (m − h) × (m + h) × the target's denominator
  const square = (long.size - short.size) * target.denominator - target.numerator * QUANTITY_ONE
  const linear = (short.opened - long.opened) * target.denominator
  const opened = (long.opened + short.opened) * target.denominator
  const roots = solveQuadratic(square, linear, -half * (square * half + opened))
  const [one, other] = roots.filter((root) => root.numerator > half * root.denominator)
  if (one === undefined || other === undefined) return one
  return compareRational(distanceOf(one, mark), distanceOf(other, mark)) <= 0n ? one : other
}

function distanceOf({ numerator, denominator }: Rational, mark: Price): Rational {
  const difference = numerator - mark * denominator
  return { numerator: difference < 0n ? -difference : difference, denominator }
}

function withPositiveDenominator({ numerator, denominator }: Rational): Rational {
  return denominator < 0n
    ? { numerator: -numerator, denominator: -denominator }
    : { numerator, denominator }
}
