// Quantity, notional and margin of a contract (TR-4).

import { type Instrument, isQuotedInDollars } from '../market/instrument.ts'
import { DOLLARS_ONE } from '../numbers/exact-dollars.ts'
import { LOTS_ONE, type Lots } from '../numbers/lots.ts'
import { type Money, roundMoney } from '../numbers/money.ts'
import type { Price } from '../numbers/price.ts'
import type { Rational } from '../numbers/rational.ts'

/** Contract size times lots: the base units of a contract, exact. */
export const QUANTITY_ONE = LOTS_ONE * LOTS_ONE

type Size = Pick<Instrument, 'contractSize' | 'quote'>

/** `lots × contractSize`, scaled by 10^16. */
export function calculateQuantity(
  { contractSize }: Pick<Size, 'contractSize'>,
  lots: Lots,
): bigint {
  return lots * contractSize
}

/** `quantity × price` in USD, exact; USD/XXX: the quantity is dollars already (TR-3). */
export function calculateNotional(instrument: Size, lots: Lots, price: Price): Rational {
  const quantity = calculateQuantity(instrument, lots)
  return isQuotedInDollars(instrument)
    ? { numerator: quantity * price, denominator: DOLLARS_ONE }
    : { numerator: quantity, denominator: QUANTITY_ONE }
}

/** `notional / leverage`, rounded. */
export function calculateMargin(notional: Rational, leverage: number): Money {
  return roundMoney(notional.numerator, notional.denominator * BigInt(leverage))
}
