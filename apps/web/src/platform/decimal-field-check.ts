// What is wrong with an amount as it is typed: one vocabulary of all forms, each with its own text.

import { parseQuantity } from '@fairtick/core/numbers/lots'
import { amountProblem } from '@fairtick/wire/field-rules'

/** `required`: nothing is typed. `invalid`: it is no amount. */
export type DecimalProblem = 'required' | 'invalid' | 'too_many_decimals' | 'too_low' | 'too_high'

export type DecimalBounds = {
  /** As many as money has by default. */
  readonly decimals?: number
  /** Both as decimal text, and both allowed. */
  readonly min: string
  readonly max: string
}

/** Undefined when `typed` is within its bounds; nothing is within bounds that are no amounts. */
export function findDecimalProblem(
  typed: string,
  { decimals, min, max }: DecimalBounds,
): DecimalProblem | undefined {
  if (typed === '') return 'required'
  const problem = amountProblem(typed, decimals)
  if (problem !== undefined) return problem === 'decimal' ? 'invalid' : 'too_many_decimals'
  const [amount, lowest, highest] = [parseQuantity(typed), parseQuantity(min), parseQuantity(max)]
  if (amount === undefined || lowest === undefined || highest === undefined) return 'invalid'
  if (amount < lowest) return 'too_low'
  return amount > highest ? 'too_high' : undefined
}
