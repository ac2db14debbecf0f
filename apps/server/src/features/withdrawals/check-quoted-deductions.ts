// What a customer was shown is what is charged (TR-6.1): looked at before any code is spent, and
// again by the engine, whose terms and gains are those that count.

import { matchesQuote, type QuotedDeductions } from '@fairtick/core/cash/quoted-deductions'
import { calculateWithdrawal } from '@fairtick/core/cash/withdrawal'
import { parseWithdrawalTerms } from '@fairtick/core/cash/withdrawal-terms'
import type { WithdrawalSource } from '@fairtick/core/cash/withdrawal-window'
import { formatMoney, type Money, parseMoney } from '@fairtick/core/numbers/money'
import { boundComplaint } from '@fairtick/wire/field-rules'
import { type Declined, invalid, refused } from '@fairtick/wire/handler'
import type { WithdrawalTermsText } from './store.ts'

/** The deductions that its owner was shown; others are refused (`terms_changed`). */
export type Shown = { readonly fee: string; readonly tax: string } | undefined

type Asked = {
  readonly form: {
    readonly method: 'bank' | 'wallet'
    readonly from: WithdrawalSource
    readonly shown?: Shown
  }
  readonly amount: Money
  /** Kept with the withdrawal: it has to be the one that is charged by. */
  readonly terms: WithdrawalTermsText
  readonly untaxedGains: Money
}

/** What the engine is told; declined where something else would be charged now. */
export function checkQuotedDeductions({
  form,
  amount,
  terms,
  untaxedGains,
}: Asked): QuotedDeductions | Declined {
  const { shown, from } = form
  const parsed = parseWithdrawalTerms(terms)
  const method = parsed.methods.get(form.method)
  if (method === undefined) return invalid({ method: ['choice'] })
  if (amount <= 0n) {
    return invalid({ amount: [boundComplaint('below_minimum', formatMoney(method.min))] })
  }
  const { taxRate, taxBase } = parsed
  const basis = { feeRate: method.feeRate, feeFixed: method.feeFixed, taxRate, taxBase }
  if (shown === undefined) return { basis, amounts: undefined }
  const [fee, tax] = [parseMoney(shown.fee), parseMoney(shown.tax)]
  if (fee === undefined || tax === undefined) return invalid({ shown: ['invalid'] })
  const told = { basis, amounts: { fee, tax } }
  const charged = calculateWithdrawal({ amount, from }, method, parsed, untaxedGains)
  if (matchesQuote(told, basis, charged)) return told
  return refused('terms_changed', {
    fee: formatMoney(charged.fee),
    tax: formatMoney(charged.tax),
    received: formatMoney(charged.received),
  })
}
