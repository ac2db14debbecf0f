// The mark at which an account would be stopped out, every other price unchanged (TR-4.9).

import { exitPrice } from '../contracts/direction.ts'
import { calculateQuantity, QUANTITY_ONE } from '../contracts/margin.ts'
import type { OpenTrade } from '../contracts/position.ts'
import { calculateProfit } from '../contracts/profit.ts'
import { type Instrument, isQuotedInDollars } from '../market/instrument.ts'
import { calculateQuote } from '../market/quote.ts'
import { DOLLARS_ONE } from '../numbers/exact-dollars.ts'
import { type Price, roundPriceRatio } from '../numbers/price.ts'
import type { Rate } from '../numbers/rate.ts'
import {
  addRational,
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
 * and for longs beside shorts, or different spreads, on a USD/XXX instrument, whose P/L has no
 * single such price.
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

/** P/L is `±(quantity − quantity × open / exit)`: solved for the exit price, then the mark. */
function solveInverse(
  { instrument, trades, mark }: LiquidationQuestion,
  missing: Rational,
): Rational | undefined {
  const [first] = trades
  if (first === undefined || !trades.every((trade) => closeAlike(trade, first))) return undefined
  const { direction } = first
  const exit = exitPrice(direction, calculateQuote(mark, first))
  const now = trades.map((trade) => calculateProfit(instrument, trade, exit))
  const target = addRational(sumRationals(now), missing)
  const side = direction === 'long' ? 1n : -1n
  const quantity = trades.reduce((sum, { lots }) => sum + calculateQuantity(instrument, lots), 0n)
  const weighted = trades.reduce(
    (sum, { lots, openPrice }) => sum + calculateQuantity(instrument, lots) * openPrice,
    0n,
  )
  // side × (quantity − weighted / exit) = target
  const divisor = quantity * target.denominator - side * target.numerator * QUANTITY_ONE
  if (divisor <= 0n) return undefined
  const solvedExit = { numerator: weighted * target.denominator, denominator: divisor }
  return addRational(solvedExit, { numerator: mark - exit, denominator: 1n })
}

/** At one price whatever the mark. */
function closeAlike(one: OpenTrade, other: OpenTrade): boolean {
  return one.direction === other.direction && one.spread === other.spread
}

function withPositiveDenominator({ numerator, denominator }: Rational): Rational {
  return denominator < 0n
    ? { numerator: -numerator, denominator: -denominator }
    : { numerator, denominator }
}
