// The amount of a deposit: whether the method takes it, and about what it credits (TR-7).

import { calculateCredit } from '@fairtick/core/cash/deposit'
import { parseQuantity } from '@fairtick/core/numbers/lots'
import { formatMoney } from '@fairtick/core/numbers/money'
import { parsePrice } from '@fairtick/core/numbers/price'
import { type DecimalProblem, findDecimalProblem } from '../../platform/decimal-field-check.ts'
import type { DepositMethod } from './method-steps.ts'

type Limits = Pick<DepositMethod, 'min' | 'max' | 'decimals' | 'rateToUsd'>

/** What stands against `amount`, as typed; undefined when the method takes it. */
export function amountProblem(amount: string, method: Limits): DecimalProblem | undefined {
  const problem = findDecimalProblem(amount, method)
  if (problem !== undefined) return problem
  return estimateCredit(amount, method) === '0' ? 'invalid' : undefined
}

/** In USD at the rate of now; undefined while there is no amount. */
export function estimateCredit(
  amount: string,
  { rateToUsd }: Pick<Limits, 'rateToUsd'>,
): string | undefined {
  const quantity = parseQuantity(amount)
  const rate = parsePrice(rateToUsd)
  if (quantity === undefined || rate === undefined || quantity <= 0n) return undefined
  return formatMoney(calculateCredit(quantity, rate))
}
