// The amount of a deposit: whether the method takes it, and about what it credits (TR-7).

import { calculateCredit } from '@fairtick/core/cash/deposit'
import { parseQuantity, type Quantity } from '@fairtick/core/numbers/lots'
import { formatMoney } from '@fairtick/core/numbers/money'
import { parsePrice } from '@fairtick/core/numbers/price'
import type { DepositMethod } from './method-steps.ts'

export type AmountProblem = 'empty' | 'invalid' | 'below' | 'above'

type Limits = Pick<DepositMethod, 'min' | 'max' | 'rateToUsd'>

/** What stands against `amount`, as typed; undefined when the method takes it. */
export function amountProblem(amount: string, method: Limits): AmountProblem | undefined {
  if (amount === '') return 'empty'
  const quantity = readQuantity(amount)
  const [min, max] = [parseQuantity(method.min), parseQuantity(method.max)]
  if (quantity === undefined || min === undefined || max === undefined) return 'invalid'
  if (quantity < min) return 'below'
  if (quantity > max) return 'above'
  return estimateCredit(amount, method) === '0' ? 'invalid' : undefined
}

/** In USD at the rate of now; undefined while there is no amount. */
export function estimateCredit(
  amount: string,
  { rateToUsd }: Pick<Limits, 'rateToUsd'>,
): string | undefined {
  const quantity = readQuantity(amount)
  const rate = parsePrice(rateToUsd)
  if (quantity === undefined || rate === undefined || quantity <= 0n) return undefined
  return formatMoney(calculateCredit(quantity, rate))
}

/** As the server reads it: `12.` is typed on the way to `12.5`. */
export function amountText(typed: string): string {
  return typed.startsWith('.') ? `0${typed}` : typed.replace(/\.$/, '')
}

function readQuantity(typed: string): Quantity | undefined {
  return parseQuantity(amountText(typed))
}
