// How near an account is to its stop-out: equity over used margin (TR-4 Account, TR-4.7).

import { type Money, moneyAsRational } from '../numbers/money.ts'
import { parseRate, RATE_ONE, type Rate } from '../numbers/rate.ts'
import { compareRational, type Rational } from '../numbers/rational.ts'
import { roundHalfEven } from '../numbers/rounding.ts'
import { calculateEquity } from './equity.ts'

/** At or below this the customer is warned, once per fall. */
export const MARGIN_CALL = parseRate('0.8') as Rate
/** At or below this positions are closed. */
export const STOP_OUT = parseRate('0.5') as Rate

type Risk = {
  readonly cash: Money
  readonly usedMargin: Money
  readonly openProfit: Rational
}

const SHOWN_DECIMALS = 6
const SHOWN_STEP = 10n ** BigInt(12 - SHOWN_DECIMALS)

/** `equity / used margin` rounded half-even to 6 decimals for showing; undefined without margin. */
export function calculateRiskRate(risk: Risk): Rate | undefined {
  if (risk.usedMargin === 0n) return undefined
  const { numerator, denominator } = calculateEquity(risk)
  const margin = moneyAsRational(risk.usedMargin)
  const scaled = numerator * margin.denominator * (RATE_ONE / SHOWN_STEP)
  return (roundHalfEven(scaled, denominator * margin.numerator) * SHOWN_STEP) as Rate
}

/** Exact: is the risk rate at or below `level`? Never without margin. */
export function isRiskAtMost(risk: Risk, level: Rate): boolean {
  if (risk.usedMargin === 0n) return false
  return compareRational(calculateEquity(risk), equityAt(risk.usedMargin, level)) <= 0n
}

/** The equity at which the risk rate is exactly `level`. */
export function equityAt(usedMargin: Money, level: Rate): Rational {
  const { numerator, denominator } = moneyAsRational(usedMargin)
  return { numerator: numerator * level, denominator: denominator * RATE_ONE }
}
