// The form of a withdrawal: what is wrong with the amount, and what would be received (TR-6).

import { calculateWithdrawal } from '@fairtick/core/cash/withdrawal'
import { parseWithdrawalTerms } from '@fairtick/core/cash/withdrawal-terms'
import type { WithdrawalSource } from '@fairtick/core/cash/withdrawal-window'
import {
  addMoney,
  formatMoney,
  type Money,
  maxMoney,
  minMoney,
  parseMoney,
  ZERO_MONEY,
} from '@fairtick/core/numbers/money'
import type { CallResult } from '@fairtick/wire/api-contract'
import { amountProblem } from '@fairtick/wire/field-rules'
import { readMoney } from '../../platform/read-money.ts'

export type Terms = CallResult<'withdrawalTerms'>
export type MethodTerms = Terms['methods'][number]
export type Method = MethodTerms['method']
export type { WithdrawalSource }

/** What is asked for; `amount` is decimal text as typed. */
export type WithdrawalRequest = {
  readonly amount: string
  readonly method: Method
  readonly from: WithdrawalSource
}

export type AmountProblem =
  | 'required'
  | 'too_many_decimals'
  | 'too_low'
  | 'too_high'
  | 'insufficient'
  | 'nothing_left'

/** Decimal text, as the record of the request will have it. */
export type Preview = {
  readonly amount: string
  readonly fee: string
  readonly taxable: string
  readonly tax: string
  /** Fee and tax. */
  readonly total: string
  readonly received: string
}

/** Of two limits that are passed, what one has is named before what the method takes. */
export function findAmountProblem(
  request: WithdrawalRequest,
  terms: Terms,
): AmountProblem | undefined {
  const { amount } = request
  const method = termsOf(terms, request.method)
  const problem = amountProblem(amount, method?.decimals)
  if (problem === 'too_many_decimals') return problem
  const money = parseMoney(amount)
  if (problem !== undefined || money === undefined || method === undefined) return 'required'
  if (money < readMoney(method.min)) return 'too_low'
  if (money > readMoney(terms.withdrawable)) return 'insufficient'
  if (money > readMoney(method.max)) return 'too_high'
  return received(request, money, terms) > ZERO_MONEY ? undefined : 'nothing_left'
}

/** By the very functions that will charge it; undefined while no amount is typed. */
export function previewWithdrawal(request: WithdrawalRequest, terms: Terms): Preview | undefined {
  const money = parseMoney(request.amount)
  if (money === undefined || termsOf(terms, request.method) === undefined) return undefined
  const amounts = calculate(request, money, terms)
  return {
    amount: formatMoney(money),
    fee: formatMoney(amounts.fee),
    taxable: formatMoney(amounts.taxable),
    tax: formatMoney(amounts.tax),
    total: formatMoney(addMoney(amounts.fee, amounts.tax)),
    received: formatMoney(maxMoney(ZERO_MONEY, amounts.received)),
  }
}

/** All that can leave at once by this method, to the last decimal that it takes. */
export function largestAmount(terms: Terms, method: MethodTerms): string {
  const most = minMoney(readMoney(terms.withdrawable), readMoney(method.max))
  const [whole = '', fraction = ''] = formatMoney(most).split('.')
  return [whole, fraction.slice(0, method.decimals)].filter((part) => part !== '').join('.')
}

export function termsOf(terms: Terms, method: Method): MethodTerms | undefined {
  return terms.methods.find((one) => one.method === method)
}

function received(request: WithdrawalRequest, money: Money, terms: Terms): Money {
  return calculate(request, money, terms).received
}

function calculate({ method, from }: WithdrawalRequest, amount: Money, terms: Terms) {
  const { taxRate, taxBase, windowMode, untaxedGains } = terms
  const methods = Object.fromEntries(terms.methods.map(({ method: code, ...of }) => [code, of]))
  const parsed = parseWithdrawalTerms({ taxRate, taxBase, windowMode, methods })
  const of = parsed.methods.get(method)
  if (of === undefined) throw new Error(`no terms of ${method}`)
  return calculateWithdrawal({ amount, from }, of, parsed, readMoney(untaxedGains))
}
