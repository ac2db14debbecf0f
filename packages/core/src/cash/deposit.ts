// What a deposit credits: the amount paid in, at the method's rate to USD (TR-7).

import { LOTS_ONE, type Quantity } from '../numbers/lots.ts'
import { type Money, roundMoney } from '../numbers/money.ts'
import { PRICE_ONE, type Price } from '../numbers/price.ts'

/** What a deposit came by. */
export type DepositChannel = 'bank' | 'crypto'

/** `round(amount × rate)`; `amount` in the currency paid, `rate` the USD of one unit of it. */
export function calculateCredit(amount: Quantity, rate: Price): Money {
  return roundMoney(amount * rate, LOTS_ONE * PRICE_ONE)
}
