// What a contract brought after everything that it cost: the one result that is told of it (TR-4).

import { type Money, subtractMoney } from '../numbers/money.ts'

export type ResultParts = {
  /** Gross, over all closes. */
  readonly profit: Money
  /** Of the opening and all closes. */
  readonly fee: Money
  /** Charged; negative: credited. */
  readonly overnightFee: Money
}

export function calculateNetResult({ profit, fee, overnightFee }: ResultParts): Money {
  return subtractMoney(subtractMoney(profit, fee), overnightFee)
}
