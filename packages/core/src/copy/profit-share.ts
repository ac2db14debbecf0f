// What a leader earns of a follower's profit: above the high-water mark, losers counted (TR-10.6).

import {
  type Money,
  maxMoney,
  minMoney,
  moneyAsRational,
  roundToMoney,
  ZERO_MONEY,
} from '../numbers/money.ts'
import { RATE_ONE } from '../numbers/rate.ts'
import {
  addRational,
  compareRational,
  type Rational,
  subtractRational,
} from '../numbers/rational.ts'
import type { Follow } from './follow.ts'

export type ProfitShare = {
  /** The new high-water mark, in USD, exact. */
  readonly highWater: Rational
  /** From the follower's cash to the leader's salary; none where there is no cash. */
  readonly amount: Money
}

/**
 * At a close of a copy, which `result` has counted; `openProfit`: unrealised P/L of the copies that
 * stay open. Undefined: the high-water mark is not passed.
 */
export function calculateProfitShare(
  { result, highWater: mark, profitShare }: Pick<Follow, 'result' | 'highWater' | 'profitShare'>,
  openProfit: Rational,
  cash: Money,
): ProfitShare | undefined {
  const realised = moneyAsRational(result)
  const highWater = openProfit.numerator < 0n ? addRational(realised, openProfit) : realised
  if (compareRational(highWater, mark) <= 0n) return undefined
  const { numerator, denominator } = subtractRational(highWater, mark)
  const earned = roundToMoney({
    numerator: numerator * profitShare,
    denominator: denominator * RATE_ONE,
  })
  return { highWater, amount: minMoney(earned, maxMoney(ZERO_MONEY, cash)) }
}
