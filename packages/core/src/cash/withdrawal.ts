// A withdrawal: what leaves the account, what is deducted and what is received (TR-6.1).

import { type Money, subtractMoney } from '../numbers/money.ts'
import { multiplyByRate, RATE_ONE } from '../numbers/rate.ts'
import { roundHalfEven } from '../numbers/rounding.ts'
import type { Instant } from '../time/instant.ts'
import { calculateTaxable } from './withdrawal-tax.ts'
import type { WithdrawalMethod, WithdrawalTerms } from './withdrawal-terms.ts'
import type { WithdrawalSource } from './withdrawal-window.ts'

export type WithdrawalAmounts = {
  readonly fee: Money
  /** The part of the amount that tax is taken of. */
  readonly taxable: Money
  readonly tax: Money
  /** `amount − fee − tax`; not positive when the deductions eat it up. */
  readonly received: Money
}

/** A withdrawal that is neither paid nor returned; its terms are those of the submit. */
export type OpenWithdrawal = WithdrawalAmounts & {
  readonly id: string
  readonly accountId: string
  readonly method: string
  readonly from: WithdrawalSource
  /** What left cash or salary; it is on hold. */
  readonly amount: Money
  readonly submittedTime: Instant
  /** Undefined: waits for approval; until then the customer can cancel it (TR-6.4). */
  readonly approvedTime: Instant | undefined
}

/** Fee and tax, each rounded once, and what is received. */
export function calculateWithdrawal(
  request: { readonly amount: Money; readonly from: WithdrawalSource },
  method: WithdrawalMethod,
  { taxBase, taxRate }: Pick<WithdrawalTerms, 'taxBase' | 'taxRate'>,
  untaxedGains: Money,
): WithdrawalAmounts {
  const fee = calculateWithdrawalFee(request.amount, method)
  const taxable = calculateTaxable(request, taxBase, untaxedGains)
  const tax = multiplyByRate(taxable, taxRate)
  return { fee, taxable, tax, received: subtractMoney(subtractMoney(request.amount, fee), tax) }
}

/** `round(amount × feeRate + feeFixed)`: one amount, rounded once. */
function calculateWithdrawalFee(amount: Money, { feeRate, feeFixed }: WithdrawalMethod): Money {
  return roundHalfEven(amount * feeRate + feeFixed * RATE_ONE, RATE_ONE) as Money
}
