// What a customer was shown is what is charged (TR-6.1): looked at before his codes are spent, and
// again by the engine, whose terms and gains are those that count.

import { isAsShown, type ShownDeductions } from '@fairtick/core/cash/shown-deductions'
import { calculateWithdrawal } from '@fairtick/core/cash/withdrawal'
import { parseWithdrawalTerms } from '@fairtick/core/cash/withdrawal-terms'
import { formatMoney, type Money, parseMoney } from '@fairtick/core/numbers/money'
import { type Declined, invalid, refused } from '@fairtick/wire/handler'
import type { WithdrawalTermsText } from './store.ts'
import type { WithdrawalForm } from './submit-withdrawal.ts'

type Asked = {
  readonly form: Pick<WithdrawalForm, 'method' | 'from' | 'shown'>
  readonly amount: Money
  /** Kept with the withdrawal: it has to be the one that is charged by. */
  readonly terms: WithdrawalTermsText
  readonly untaxedGains: Money
}

/** What the engine is told; declined where something else would be charged now. */
export function checkShown({
  form,
  amount,
  terms,
  untaxedGains,
}: Asked): ShownDeductions | Declined {
  const { shown, from } = form
  const parsed = parseWithdrawalTerms(terms)
  const method = parsed.methods.get(form.method)
  if (method === undefined) return invalid({ method: ['invalid'] })
  const { taxRate, taxBase } = parsed
  const basis = { feeRate: method.feeRate, feeFixed: method.feeFixed, taxRate, taxBase }
  if (shown === undefined) return { basis, amounts: undefined }
  const [fee, tax] = [parseMoney(shown.fee), parseMoney(shown.tax)]
  if (fee === undefined || tax === undefined) return invalid({ shown: ['invalid'] })
  const told = { basis, amounts: { fee, tax } }
  const charged = calculateWithdrawal({ amount, from }, method, parsed, untaxedGains)
  if (isAsShown(told, basis, charged)) return told
  return refused('terms_changed', {
    fee: formatMoney(charged.fee),
    tax: formatMoney(charged.tax),
    received: formatMoney(charged.received),
  })
}
