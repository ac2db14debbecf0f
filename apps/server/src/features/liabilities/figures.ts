// What an account is owed, figure by figure, none of them below zero; what it owes, apart.

import { addMoney, type Money, roundToMoney } from '@fairtick/core/numbers/money'
import { type Rational, sumRationals } from '@fairtick/core/numbers/rational'
import type { Figures } from '@fairtick/proof/liability-leaf'

export type Balances = {
  readonly cash: Money
  readonly stake: Money
  readonly hold: Money
  readonly salary: Money
  readonly rewards: Money
}

export type Owed = { readonly figures: Figures; readonly deficit: bigint }

/**
 * Cash below zero takes from the open profit that carries it, and from nothing else. What is left
 * below zero is a deficit: the customer's debt, which pays nobody.
 */
export function calculateOwed(
  { cash, stake, hold, salary, rewards }: Balances,
  profits: readonly Rational[],
): Owed {
  const profit = roundToMoney(sumRationals(profits))
  const figures = {
    ...{ stake, hold, salary, rewards },
    cash: orZero(cash),
    profit: orZero(cash < 0n ? addMoney(profit, cash) : profit),
  }
  return { figures, deficit: orZero(-addMoney(cash, profit)) }
}

function orZero(amount: bigint): bigint {
  return amount > 0n ? amount : 0n
}
