// Gross profit and loss of a contract in USD, exact (TR-3, TR-4).

import { type Instrument, isQuotedInDollars } from '../market/instrument.ts'
import { DOLLARS_ONE } from '../numbers/exact-dollars.ts'
import type { Lots } from '../numbers/lots.ts'
import type { Price } from '../numbers/price.ts'
import type { Rational } from '../numbers/rational.ts'
import type { Direction } from './direction.ts'
import { calculateQuantity, QUANTITY_ONE } from './margin.ts'

/** What is gained by opening and closing `lots` at two prices. */
export type Trade = {
  readonly direction: Direction
  readonly lots: Lots
  readonly openPrice: Price
}

/** `side × quantity × (exit − open)`; USD/XXX: divided by the exit price. */
export function calculateProfit(
  instrument: Pick<Instrument, 'contractSize' | 'quote'>,
  { direction, lots, openPrice }: Trade,
  exit: Price,
): Rational {
  const quantity = calculateQuantity(instrument, lots)
  const move = direction === 'long' ? exit - openPrice : openPrice - exit
  return isQuotedInDollars(instrument)
    ? { numerator: quantity * move, denominator: DOLLARS_ONE }
    : { numerator: quantity * move, denominator: QUANTITY_ONE * exit }
}
