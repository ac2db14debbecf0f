// Equity: cash plus unrealised P/L (TR-4 Account).

import { type Money, moneyAsRational } from '../numbers/money.ts'
import { addRational, type Rational } from '../numbers/rational.ts'

/** Exact, in USD. */
export function calculateEquity({
  cash,
  openProfit,
}: {
  readonly cash: Money
  /** Sum of unrealised P/L at exit prices, exact. */
  readonly openProfit: Rational
}): Rational {
  return addRational(moneyAsRational(cash), openProfit)
}
