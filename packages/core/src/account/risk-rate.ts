// How near an account is to its stop-out: equity over used margin (TR-4 Account, TR-4.7).

import { DOLLARS_ONE } from '../numbers/exact-dollars.ts'
import { type Money, moneyAsRational } from '../numbers/money.ts'
import { parseRate, RATE_ONE, type Rate } from '../numbers/rate.ts'
import {
  compareRational,
  divideRational,
  type Rational,
  roundRational,
} from '../numbers/rational.ts'
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

/** Of a millionth of a dollar and the smallest rate, over `DOLLARS_ONE`. */
const SMALLEST_PRODUCT = DOLLARS_ONE / (1_000_000n * RATE_ONE)

/** `equity / used margin` rounded half-even to 6 decimals for showing; undefined without margin. */
export function calculateRiskRate(risk: Risk): Rate | undefined {
  if (risk.usedMargin === 0n) return undefined
  const rate = divideRational(calculateEquity(risk), moneyAsRational(risk.usedMargin))
  return (roundRational(rate, SHOWN_DECIMALS) * SHOWN_STEP) as Rate
}

/** Exact: is the risk rate at or below `level`? Never without margin. */
export function isRiskAtMost(risk: Risk, level: Rate): boolean {
  if (risk.usedMargin === 0n) return false
  return compareRational(calculateEquity(risk), equityAt(risk.usedMargin, level)) <= 0n
}

/** The equity at which the risk rate is exactly `level`. */
export function equityAt(usedMargin: Money, level: Rate): Rational {
  return { numerator: usedMargin * level * SMALLEST_PRODUCT, denominator: DOLLARS_ONE }
}
