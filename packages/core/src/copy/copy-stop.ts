// When the losses of a follow end it (TR-10.5).

import { moneyAsRational, subtractMoney } from '../numbers/money.ts'
import { RATE_ONE } from '../numbers/rate.ts'
import { addRational, type Rational } from '../numbers/rational.ts'
import type { Follow } from './follow.ts'

type Stopped = Pick<Follow, 'terms' | 'result' | 'resultAtBegin'>

/**
 * What the follow may still lose before it ends, in USD, exact: result since it began + unrealised
 * P/L of the open copies + stop loss × allocation. Not above zero: it ends.
 */
export function calculateStopHeadroom(
  { terms, result, resultAtBegin }: Stopped,
  openProfit: Rational,
): Rational {
  const { stopLoss, allocation } = terms
  const since = moneyAsRational(subtractMoney(result, resultAtBegin))
  const { numerator, denominator } = moneyAsRational(allocation)
  const bearable = { numerator: numerator * stopLoss, denominator: denominator * RATE_ONE }
  return addRational(addRational(since, openProfit), bearable)
}
