// What a contract costs: opening and closing fee, and the overnight charge (TR-4).

import { type Instrument, isQuotedInDollars } from '../market/instrument.ts'
import { DOLLARS_ONE } from '../numbers/exact-dollars.ts'
import type { Lots } from '../numbers/lots.ts'
import { type Money, roundMoney } from '../numbers/money.ts'
import type { Price } from '../numbers/price.ts'
import { RATE_ONE, type Rate } from '../numbers/rate.ts'
import type { Rational } from '../numbers/rational.ts'
import type { Direction } from './direction.ts'
import { calculateQuantity, QUANTITY_ONE } from './margin.ts'

/** Rate times rate. */
const RATES_ONE = RATE_ONE * RATE_ONE

/** `notional × feeRate × (1 − discount)`, rounded: opening and closing alike. */
export function calculateFee(notional: Rational, feeRate: Rate, discount: Rate): Money {
  const { numerator, denominator } = notional
  const paid = RATE_ONE - discount
  return roundMoney(numerator * feeRate * paid, denominator * RATES_ONE)
}

/**
 * `quantity × mark × overnightRate(side)`, rounded; USD/XXX: without the mark. Negative: a credit.
 */
export function calculateOvernightFee(
  instrument: Pick<Instrument, 'contractSize' | 'quote' | 'overnightRate'>,
  direction: Direction,
  lots: Lots,
  mark: Price,
): Money {
  const quantity = calculateQuantity(instrument, lots)
  const rate = instrument.overnightRate[direction]
  return isQuotedInDollars(instrument)
    ? roundMoney(quantity * mark * rate, DOLLARS_ONE * RATE_ONE)
    : roundMoney(quantity * rate, QUANTITY_ONE * RATE_ONE)
}
